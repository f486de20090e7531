"""Cars from a few curves: a lofted body, windows and lamps laid upon it, wheels."""

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from . import shapes, surfaces

SECTION = 44
STATIONS = 150


def curve(points):
    """A smooth function through (x, y) points."""
    path = shapes.smooth_path([(x, y, 0) for x, y in points], 240)

    def value(x):
        if x <= path[0].x:
            return path[0].y
        for a, b in zip(path, path[1:]):
            if x <= b.x:
                return a.y + (b.y - a.y) * (x - a.x) / max(1e-9, b.x - a.x)
        return path[-1].y

    return value


@dataclass
class Shape:
    """One car, nose at x = 0, in metres. Curves are lists of (x, value)."""

    length: float
    top: list  # bonnet, windscreen, roof, tail along the middle
    belt: list  # the shoulder of the body side
    width: list  # half width seen from above
    bottom: list
    axles: tuple
    windows: list  # each (x from, x to, bottom, top): curves of the side glass
    screen: tuple  # windscreen: x at its bottom and top, half width there
    back: tuple  # rear screen, likewise; None where it stands too steep to show
    lines: list  # door gaps as lists of (x, z)
    handles: list  # (x, z)
    wheel: float = 0.335
    lean: float = 0.42  # how far the glass leans in for each metre of height
    lamp: tuple = (0.62, 0.72)
    tail: tuple = (0.80, 0.98)
    mirror: tuple = (1.60, 0.98)


class Car:
    def __init__(self, shape, paint):
        self.shape = shape
        self.paint = paint
        self.black = surfaces.plain('trim', (0.012, 0.012, 0.013), 0.5)
        self.glass = surfaces.plain('window', (0.012, 0.015, 0.019), 0.09, Specular_IOR_Level=0.35)
        self.body = self._body()
        self.skin = shapes.Skin(self.body)
        for axle in shape.axles:
            for side in (-1, 1):
                wheel(axle, side, shape)
        self._windows()
        self._lamps()
        self._details()

    def _section(self, x, curves):
        """Half a slice through the body, from the middle of the floor up to the middle of the roof."""
        bottom, belt, top, w = (c(x) for c in curves)
        top = max(top, belt + 0.012)
        middle = bottom + (belt - bottom) * 0.52
        roof = max(0.12, 0.94 * w - self.shape.lean * (top - belt) - 0.02)
        knots = [
            (0, bottom),
            (0.80 * w, bottom),
            (0.955 * w, bottom + 0.05),
            (w, middle),
            (0.985 * w, belt - 0.10),
            (0.945 * w, belt),
            (0.945 * w - (0.945 * w - roof) * 0.5, belt + (top - belt) * 0.52),
            (roof, top - 0.055 * min(1, (top - belt) / 0.2)),
            (roof * 0.72, top - 0.018),
            (0, top),
        ]
        path = shapes.smooth_path([(0, y, z) for y, z in knots], SECTION)
        return [Vector((x, p.y, p.z)) for p in path]

    def _body(self):
        s = self.shape
        curves = [curve(c) for c in (s.bottom, s.belt, s.top, s.width)]
        verts = []
        ring = 2 * SECTION
        for i in range(STATIONS + 1):
            # Closer together at the ends, where the body turns in.
            x = s.length * (0.5 - 0.5 * math.cos(math.pi * i / STATIONS))
            half = self._section(x, curves)
            verts += half + [Vector((p.x, -p.y, p.z)) for p in reversed(half[1:-1])]
        faces = [
            (i * ring + k, i * ring + (k + 1) % ring, (i + 1) * ring + (k + 1) % ring, (i + 1) * ring + k)
            for i in range(STATIONS)
            for k in range(ring)
        ]
        faces += _cap(verts, range(ring), -0.03) + _cap(
            verts, range(STATIONS * ring, (STATIONS + 1) * ring), 0.03, True
        )
        body = shapes.mesh('body', verts, faces, self.paint)
        body.data.materials.append(self.black)
        for axle in s.axles:
            for side in (-1, 1):
                self._cut_arch(body, axle, side)
        return shapes.bake(body)

    def _cut_arch(self, body, axle, side):
        bpy.ops.mesh.primitive_cylinder_add(
            vertices=64,
            radius=self.shape.wheel * 1.14,
            depth=0.5,
            location=(axle, side * 0.90, self.shape.wheel),
            rotation=(math.pi / 2, 0, 0),
        )
        cutter = bpy.context.object
        cutter.data.materials.append(self.paint)
        cutter.data.materials.append(self.black)
        cutter.data.polygons.foreach_set('material_index', [1] * len(cutter.data.polygons))
        shapes.modify(body, 'BOOLEAN', object=cutter, operation='DIFFERENCE', solver='EXACT')
        shapes.bake(body)
        bpy.data.objects.remove(cutter)

    def on_side(self, side, x, z, lift=0.004):
        spot = self.skin.hit((x, side * 5, z), (0, -side, 0), lift)
        return spot or Vector((x, side * 0.8, z))

    def sheet(self, place, material, columns=40, rows=14, name='sheet'):
        """A thin sheet on the body; `place(u, v)` for u and v in 0..1 gives its points."""
        verts = [place(i / columns, j / rows) for i in range(columns + 1) for j in range(rows + 1)]
        n = rows + 1
        faces = [
            (i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1)
            for i in range(columns)
            for j in range(rows)
        ]
        return shapes.mesh(name, verts, faces, material)

    def _windows(self):
        chrome = surfaces.plain('bright trim', (0.55, 0.56, 0.58), 0.2, Metallic=1.0)
        for start, end, low, high in self.shape.windows:
            bottom, top = curve(low), curve(high)
            for side in (-1, 1):

                def place(u, v, side=side, start=start, end=end, bottom=bottom, top=top):
                    x = start + (end - start) * u
                    return self.on_side(side, x, bottom(x) + (top(x) - bottom(x)) * v)

                self.sheet(place, self.glass, name='side glass')
                edge = [place(i / 40, 0) for i in range(41)]
                shapes.tube('sill trim', edge, 0.010, chrome)
        for start, end, low, high in filter(None, (self.shape.screen, self.shape.back)):

            def place(u, v, start=start, end=end, low=low, high=high):
                x = start + (end - start) * v
                half = low + (high - low) * v
                bow = 0.10 * (2 * u - 1) ** 2 * (1 - v)  # the base of the glass curves toward the pillars
                spot = Vector((x + math.copysign(bow, end - start), (2 * u - 1) * half, 5))
                return self.skin.hit(spot, (0, 0, -1), 0.004) or Vector((x, 0, 1))

            self.sheet(place, self.glass, name='screen')

    def _lamps(self):
        clear = surfaces.plain('lamp', (0.62, 0.66, 0.70), 0.08, Coat_Weight=1.0, Metallic=0.5)
        red = surfaces.plain('tail lamp', (0.42, 0.006, 0.008), 0.15, Coat_Weight=1.0)
        s = self.shape
        self._front(self.black, -0.60, 0.60, s.lamp[0] - 0.33, s.lamp[0] - 0.13, 'grille')
        self._front(self.black, -0.40, 0.40, s.lamp[0] - 0.02, s.lamp[0] + 0.05, 'upper grille')
        for side in (-1, 1):
            low, high = s.lamp
            self._corner(
                side, 0.0, (1, -side * 0.85), (-0.36, 0.56), (low - 0.012, high + 0.012), self.black, 'bezel', 0.004
            )
            self._corner(side, 0.0, (1, -side * 0.85), (-0.34, 0.50), s.lamp, clear, 'head lamp', 0.008)
            self._corner(side, s.length, (-1, -side * 0.85), (-0.30, 0.46), s.tail, red, 'tail lamp', 0.006)

    def _front(self, material, left, right, low, high, name):
        def place(u, v):
            y, z = left + (right - left) * u, low + (high - low) * v
            return self.skin.hit((-5, y, z), (1, 0, 0), 0.006) or Vector((0, y, z))

        self.sheet(place, material, name=name)

    def _corner(self, side, x, aim, reach, band, material, name, lift):
        """A lamp that wraps round a corner, cast along a slanting line of sight."""
        aim = Vector((aim[0], aim[1], 0)).normalized()
        across = Vector((-aim.y, aim.x, 0)) * (-side if x == 0 else side)
        middle = Vector((x, side * 0.80, 0)) + aim * 0.3

        def place(u, v):
            along = reach[0] + (reach[1] - reach[0]) * u
            low, high = band
            # The lamp narrows to a point along the side of the car.
            taper = 1 - 0.75 * u**2
            z = high - (high - low) * (1 - v) * taper + 0.07 * u
            spot = middle + across * along + Vector((0, 0, z))
            return self.skin.hit(spot - aim * 4, aim, lift) or spot

        self.sheet(place, material, name=name)

    def _details(self):
        gap = surfaces.plain('gap', (0.02, 0.02, 0.022), 0.7)
        s = self.shape
        bottom = curve(s.bottom)
        for side in (-1, 1):
            for line in s.lines:
                path = shapes.smooth_path([(x, 0, z) for x, z in line], 40)
                shapes.tube('door gap', [self.on_side(side, p.x, p.z, 0.001) for p in path], 0.0075, gap)
            for x, z in s.handles:
                spot = self.on_side(side, x, z, 0.012)
                shapes.ball('handle', spot, (0.105, 0.022, 0.020), self.paint, segments=24)
            x, z = s.mirror
            spot = self.on_side(side, x, z - 0.03)
            shapes.ball(
                'mirror', spot + Vector((0.01, side * 0.12, 0.05)), (0.075, 0.12, 0.075), self.paint, segments=32
            )
            first, last = s.axles[0] + s.wheel * 1.2, s.axles[1] - s.wheel * 1.2

            def place(u, v, side=side):
                x = first + (last - first) * u
                return self.on_side(side, x, bottom(x) + 0.035 + 0.05 * v)

            self.sheet(place, self.black, name='sill')


def _cap(verts, ring, bulge, flip=False):
    """Close an end of the body with rings that shrink to a point."""
    ring = list(ring)
    middle = sum((verts[i] for i in ring), Vector()) / len(ring)
    faces = []
    previous = ring
    for scale in (0.9, 0.7, 0.45, 0.2):
        start = len(verts)
        out = bulge * (1 - scale * scale)
        verts.extend(middle + (verts[i] - middle) * scale + Vector((out, 0, 0)) for i in ring)
        current = list(range(start, start + len(ring)))
        faces += _band(previous, current, flip)
        previous = current
    faces.append(tuple(previous if flip else reversed(previous)))
    return faces


def _band(outer, inner, flip):
    n = len(outer)
    quads = [(outer[k], inner[k], inner[(k + 1) % n], outer[(k + 1) % n]) for k in range(n)]
    return [tuple(reversed(q)) for q in quads] if flip else quads


def wheel(x, side, shape):
    """A tyre on a five-spoke alloy rim."""
    r = shape.wheel
    rubber = surfaces.plain('tyre', (0.018, 0.018, 0.019), 0.75)
    alloy = surfaces.plain('alloy', (0.50, 0.51, 0.53), 0.28, Metallic=0.85)
    dark = surfaces.plain('behind the spokes', (0.02, 0.02, 0.022), 0.6)
    y = side * (curve(shape.width)(x) - 0.115)
    profile = [
        (r * 0.68, 0.095),
        (r * 0.74, 0.108),
        (r * 0.90, 0.108),
        (r * 0.97, 0.09),
        (r, 0.05),
        (r, -0.05),
        (r * 0.97, -0.09),
        (r * 0.9, -0.108),
        (r * 0.68, -0.10),
    ]
    parts = [
        shapes.lathe('tyre', profile, rubber),
        shapes.lathe('dish', [(0, 0.03), (r * 0.66, 0.03), (r * 0.7, 0.08)], dark),
        shapes.lathe('lip', [(r * 0.62, 0.085), (r * 0.66, 0.1), (r * 0.70, 0.098), (r * 0.70, 0.05)], alloy),
        shapes.lathe('hub', [(0, 0.095), (r * 0.16, 0.09), (r * 0.2, 0.06)], alloy),
    ]
    for k in range(5):
        angle = 2 * math.pi * k / 5 + 0.3
        spoke = shapes.box('spoke', (0, 0, 0), (r * 0.56, r * 0.20, 0.035), alloy, 0.01)
        spoke.location = (math.cos(angle) * r * 0.38, math.sin(angle) * r * 0.38, 0.075)
        spoke.rotation_euler.z = angle
        parts.append(spoke)
    hub = bpy.data.objects.new('wheel', None)
    bpy.context.scene.collection.objects.link(hub)
    for part in parts:
        part.parent = hub
    hub.location = (x, y, r)
    hub.rotation_euler = (math.radians(-90 * side), 0, 0)
