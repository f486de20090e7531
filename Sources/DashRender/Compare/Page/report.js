"use strict";
(() => {
  const report = JSON.parse(document.getElementById("data").textContent);
  const frames = report.frames;
  const sized = frames.find((frame) => frame.firstSize || frame.secondSize);
  const usualSize = sized ? sized.firstSize || sized.secondSize : [390, 844];
  const byId = (id) => document.getElementById(id);
  const views = ["side", "swipe", "blink", "heat"];
  const state = { at: 0, view: "side", size: "fit", region: 0, swipe: 50, blinkSecond: false, blinks: true };
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const blinkPeriod = 700;

  function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key === "style") Object.assign(made.style, value);
      else if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
      else made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }

  function grouped(number) { return String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f"); }

  // --- The head ---------------------------------------------------------------------------------------------------

  function fillHead() {
    document.title = `${report.summary} – comparison`;
    byId("verdict").textContent = report.summary[0].toUpperCase() + report.summary.slice(1);
    byId("verdict").classList.toggle("passes", report.passes);
    byId("first-name").textContent = report.first;
    byId("second-name").textContent = report.second;
    byId("rules").textContent = report.rules;
    byId("list-title").textContent = frames.length === 1 ? "1 differs" : `${grouped(frames.length)} differ`;
    byId("timeline").hidden = report.total < 2;
  }

  // --- The timeline -----------------------------------------------------------------------------------------------

  const stripHeight = 44;

  /// From a single pixel (a sixth of the strip) to all of them (the whole strip), by the logarithm.
  function barHeight(frame) {
    if (!frame.differing) return stripHeight;
    const share = Math.log(1 + frame.differing) / Math.log(1 + frame.compared);
    return stripHeight * (1 / 6 + share * 5 / 6);
  }

  function bar(x, width, height, kind) {
    const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    const values = { x, y: stripHeight - height, width, height, class: kind };
    for (const [key, value] of Object.entries(values)) rect.setAttribute(key, value);
    return rect;
  }

  function fillTimeline() {
    const strip = byId("strip");
    strip.setAttribute("viewBox", `0 0 ${report.total} ${stripHeight}`);
    strip.setAttribute("aria-label", `${frames.length} of ${report.total} frames differ`);
    const least = report.total / 600;
    for (const frame of frames) {
      const width = Math.max(1, least);
      strip.append(bar(frame.index, width, barHeight(frame), frame.passes ? "bar-tolerated" : "bar-fail"));
    }
    const here = bar(0, Math.max(.4, least / 2), stripHeight, "here");
    here.id = "here";
    strip.append(here);
    const count = Math.min(12, report.total);
    for (let i = 0; i < count; i++) {
      const index = count === 1 ? 0 : Math.round(i * (report.total - 1) / (count - 1));
      byId("ticks").append(element("span", { style: { left: `${index / (report.total - 1) * 100}%` } }, String(index)));
    }
    const seek = (event) => {
      if (event.type === "pointermove" && !event.buttons) return;
      const box = strip.getBoundingClientRect();
      show(nearest((event.clientX - box.left) / box.width * report.total - .5));
    };
    strip.addEventListener("pointerdown", seek);
    strip.addEventListener("pointermove", seek);
  }

  function nearest(index) {
    let best = 0;
    frames.forEach((frame, at) => {
      if (Math.abs(frame.index - index) < Math.abs(frames[best].index - index)) best = at;
    });
    return best;
  }

  // --- The list ---------------------------------------------------------------------------------------------------

  function fillList() {
    frames.forEach((frame, at) => {
      const button = element("button", { type: "button", onclick: () => show(at) },
        element("span", {}, frame.name),
        element("span", { class: "count" }, frame.differing ? grouped(frame.differing) : frame.short),
        element("span", { class: "share" }, frame.note));
      if (frame.passes) button.classList.add("tolerated");
      byId("list").append(element("li", {}, button));
    });
  }

  // --- Pictures ---------------------------------------------------------------------------------------------------

  const versions = {
    first: { label: "First", missing: "not in the first" },
    second: { label: "Second", missing: "not in the second" },
    heat: { label: "Heat map", missing: "sizes differ, or one is missing" },
  };

  function image(frame, version, attributes = {}) {
    if (!frame[version]) return element("div", { class: "gone" }, versions[version].missing);
    return element("img", { src: frame[version], alt: `${versions[version].label}, ${frame.name}`, draggable: "false",
      decoding: "sync", ...attributes });
  }

  function sizeOf(frame, version) {
    const size = version === "second" ? frame.secondSize || frame.firstSize : frame.firstSize || frame.secondSize;
    // A frame that only one side has is shown as large as the others.
    return size || usualSize;
  }

  /// The factor at which `count` pictures beside each other fit the window; never above one to one of large pictures.
  function scaleFor(frame, count) {
    const ratio = 1 / (window.devicePixelRatio || 1);
    if (state.size === "full") return ratio;
    const [width, height] = sizeOf(frame, "first");
    const room = byId("viewer").clientWidth - 40 - 20 * (count - 1);
    const tall = Math.max(320, window.innerHeight - 330);
    const fit = Math.min(room / count / width, tall / height);
    return fit > ratio ? Math.max(ratio, Math.min(8, Math.floor(fit))) : fit;
  }

  function picture(frame, version, scale, ...children) {
    const [width, height] = sizeOf(frame, version);
    const box = element("div", { class: "picture", style: { width: `${width * scale}px`, height: `${height * scale}px` } },
      ...children);
    if (scale > 1) box.style.imageRendering = "pixelated";
    return box;
  }

  function outline(frame, scale, left = 0, top = 0) {
    const region = frame.regions[state.region];
    if (!region) return "";
    const [x, y, width, height] = region;
    const gap = 2;
    return element("div", { class: "outline", style: {
      left: `${(x - left) * scale - gap}px`, top: `${(y - top) * scale - gap}px`,
      width: `${width * scale + 2 * gap}px`, height: `${height * scale + 2 * gap}px` } });
  }

  function caption(version, text) {
    return element("figcaption", {}, element("span", { class: `tag ${version}` }, text || versions[version].label));
  }

  const painters = {
    side(frame) {
      const scale = scaleFor(frame, 2);
      return ["first", "second"].map((version) => element("figure", {}, caption(version),
        picture(frame, version, scale, image(frame, version), outline(frame, scale))));
    },
    swipe(frame) {
      const scale = scaleFor(frame, 1);
      const box = picture(frame, "first", scale, image(frame, "first"), image(frame, "second"),
        element("div", { class: "edge" }));
      box.classList.add("swipe");
      box.children[1].classList.add("over");
      const move = (event) => {
        if (event.type === "pointermove" && !event.buttons) return;
        const rect = box.getBoundingClientRect();
        swipeTo((event.clientX - rect.left) / rect.width * 100);
      };
      box.addEventListener("pointerdown", move);
      box.addEventListener("pointermove", move);
      const range = element("input", { type: "range", min: 0, max: 100, step: "any", id: "swipe-range",
        "aria-label": "Where the second picture begins", oninput: (event) => swipeTo(Number(event.target.value)) });
      byId("control").append(caption("first"), range, caption("second"));
      return [element("figure", {}, box)];
    },
    blink(frame) {
      const scale = scaleFor(frame, 1);
      const box = picture(frame, "first", scale, image(frame, "first"), image(frame, "second"), outline(frame, scale));
      box.id = "blink";
      byId("control").append(element("span", { id: "blink-label" }),
        element("button", { type: "button", id: "blink-button", onclick: stepBlink }));
      return [element("figure", {}, box)];
    },
    heat(frame) {
      const scale = scaleFor(frame, 1);
      byId("control").append(element("span", { class: "words" },
        "Orange to red: a little to much. Blue: antialiased edges that do not count."));
      return [element("figure", {}, caption("heat"), picture(frame, "heat", scale, image(frame, "heat")))];
    },
  };

  function swipeTo(percent) {
    state.swipe = Math.min(100, Math.max(0, percent));
    const box = document.querySelector(".swipe");
    if (!box) return;
    box.style.setProperty("--at", `${state.swipe}%`);
    byId("swipe-range").value = state.swipe;
  }

  function paintBlink() {
    const box = byId("blink");
    if (!box) return;
    box.children[0].style.visibility = state.blinkSecond ? "hidden" : "visible";
    box.children[1].style.visibility = state.blinkSecond ? "visible" : "hidden";
    const label = byId("blink-label");
    label.textContent = state.blinkSecond ? "Second" : "First";
    label.className = `tag ${state.blinkSecond ? "second" : "first"}`;
    byId("blink-button").textContent = state.blinks ? "Stop" : "Show the other";
  }

  function stepBlink() {
    if (state.blinks) state.blinks = false;
    else state.blinkSecond = !state.blinkSecond;
    paintBlink();
  }

  // --- The changed region -----------------------------------------------------------------------------------------

  const context = 8, cropRoom = 300, mostZoom = 16;

  function crop(frame, version) {
    const [x, y, width, height] = frame.regions[state.region];
    const [allWidth, allHeight] = sizeOf(frame, version);
    const left = Math.max(0, x - context), top = Math.max(0, y - context);
    const right = Math.min(allWidth, x + width + context), bottom = Math.min(allHeight, y + height + context);
    const fit = Math.min(cropRoom / (right - left), cropRoom / (bottom - top));
    const scale = fit >= 1 ? Math.min(mostZoom, Math.floor(fit)) : fit;
    const place = `width:${allWidth * scale}px;height:${allHeight * scale}px;left:${-left * scale}px;top:${-top * scale}px`;
    const img = image(frame, version);
    if (img.tagName === "IMG") img.style.cssText = place;
    const box = element("div", { class: "picture", style: {
      width: `${(right - left) * scale}px`, height: `${(bottom - top) * scale}px` } }, img, outline(frame, scale, left, top));
    const zoom = scale >= 1 ? `${scale} ×` : `${Math.round(scale * 100)} %`;
    return element("figure", {}, caption(version, `${versions[version].label}, ${zoom}`), box);
  }

  function paintRegions(frame) {
    byId("zoom").hidden = frame.regions.length === 0;
    if (frame.regions.length === 0) return;
    byId("regions").replaceChildren(...frame.regions.map(([x, y, width, height, count], at) =>
      element("button", { type: "button", "aria-pressed": String(at === state.region), onclick: () => showRegion(at) },
        `${grouped(count)} px at ${x}, ${y} (${width} × ${height})`)));
    byId("crops").replaceChildren(...["first", "second", "heat"].map((version) => crop(frame, version)));
  }

  function showRegion(at) {
    const count = frames[state.at].regions.length;
    if (count === 0) return;
    state.region = (at + count) % count;
    paint();
  }

  // --- Showing ----------------------------------------------------------------------------------------------------

  function paint() {
    const frame = frames[state.at];
    const main = byId("viewer");
    main.dataset.frame = frame.name;
    for (const name of ["view", "size"]) {
      for (const button of document.querySelectorAll(`button[data-${name}]`)) {
        button.setAttribute("aria-pressed", String(button.dataset[name] === state[name]));
      }
    }
    byId("frame-name").textContent = frame.name;
    byId("words").textContent = frame.words + (frame.passes ? " – within the tolerance" : "");
    byId("previous").disabled = state.at === 0;
    byId("next").disabled = state.at === frames.length - 1;
    byId("here").setAttribute("x", frame.index);
    byId("control").replaceChildren();
    byId("stage").className = `stage ${state.size}`;
    byId("stage").replaceChildren(...painters[state.view](frame));
    swipeTo(state.swipe);
    paintBlink();
    paintRegions(frame);
    document.querySelectorAll("#list button").forEach((button, at) => {
      if (at === state.at) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
    });
  }

  function show(at) {
    state.at = Math.min(frames.length - 1, Math.max(0, at));
    state.region = 0;
    paint();
    byId("list").children[state.at].scrollIntoView({ block: "nearest" });
    history.replaceState(null, "", `#${encodeURIComponent(frames[state.at].name)}`);
  }

  function choose(name, value) {
    state[name] = value;
    paint();
  }

  function press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || byId("help").open) return;
    const isRange = event.target.type === "range", isButton = event.target.tagName === "BUTTON";
    const steps = { ArrowLeft: -1, k: -1, K: -1, ArrowRight: 1, j: 1, J: 1 };
    if (event.key in steps && !(isRange && event.key.startsWith("Arrow"))) show(state.at + steps[event.key]);
    else if (event.key === "Home" && !isRange) show(0);
    else if (event.key === "End" && !isRange) show(frames.length - 1);
    else if (/^[1-4]$/.test(event.key)) choose("view", views[event.key - 1]);
    else if (event.key === "f" || event.key === "F") choose("size", state.size === "fit" ? "full" : "fit");
    else if (event.key === "[") showRegion(state.region - 1);
    else if (event.key === "]") showRegion(state.region + 1);
    else if (event.key === " " && state.view === "blink" && !isButton) stepBlink();
    else if (event.key === "?") byId("help").showModal();
    else return;
    event.preventDefault();
  }

  function start() {
    fillHead();
    byId("help-button").addEventListener("click", () => byId("help").showModal());
    if (frames.length === 0) {
      document.querySelector(".columns").replaceWith(element("p", { class: "empty" }, "No pixel differs."));
      byId("timeline").hidden = true;
      return;
    }
    fillTimeline();
    fillList();
    byId("previous").addEventListener("click", () => show(state.at - 1));
    byId("next").addEventListener("click", () => show(state.at + 1));
    for (const name of ["view", "size"]) {
      for (const button of document.querySelectorAll(`button[data-${name}]`)) {
        button.addEventListener("click", () => choose(name, button.dataset[name]));
      }
    }
    document.addEventListener("keydown", press);
    window.addEventListener("resize", paint);
    state.blinks = !isCalm;
    setInterval(() => {
      if (state.view !== "blink" || !state.blinks) return;
      state.blinkSecond = !state.blinkSecond;
      paintBlink();
    }, blinkPeriod);
    const wanted = decodeURIComponent(location.hash.slice(1));
    const failing = frames.findIndex((frame) => !frame.passes);
    const named = frames.findIndex((frame) => frame.name === wanted);
    show(named >= 0 ? named : Math.max(0, failing));
  }

  start();
})();
