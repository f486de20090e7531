"""A scooter and a bicycle for riders, seen nearly from the side."""

import math

import numpy as np
from mathutils import Vector

from kit import shapes, solid, stencil, surfaces, wheel
from kit.showroom import stage
from kit.solid import Curve

TEAL = (0.012, 0.20, 0.23)
# Riders are shown on white and on near-black sheets: nothing of them may be as dark as the latter.
DARK = (0.038, 0.039, 0.042)
RUBBER = (0.036, 0.037, 0.039)
SIDEWALL = (0.090, 0.092, 0.096)
BOX_GREY = (0.083, 0.092, 0.106)
RIM_LIGHT = 260  # watts

FRONT, REAR = Vector((-0.63, 0, 0.243)), Vector((0.62, 0, 0.243))


def ring(x, z, radius, y=0.0, count=72):
    return [
        Vector((x + radius * math.cos(a), y, z + radius * math.sin(a)))
        for a in (i / count * 2 * math.pi for i in range(count))
    ]


def scooter():
    paint = surfaces.car_paint('teal paint', TEAL)
    black = surfaces.plain('black', DARK, 0.5)
    chrome = surfaces.plain('chrome', (0.62, 0.62, 0.64), 0.15, Metallic=1.0)
    for hub in (FRONT, REAR):
        scooter_wheel(hub)
    scooter_body(black)
    scooter_engine(black, chrome)
    scooter_seat()
    scooter_shield(paint, black)
    scooter_fork(paint, chrome)
    scooter_bars(paint, black, chrome)
    scooter_rack(black, chrome)
    stage(0.17, 2.0, 0.9, turn=18, height=1.7, lens=240, rim=RIM_LIGHT)


def scooter_wheel(hub):
    rubber = surfaces.plain('rubber', RUBBER, 0.6)
    shapes.tube('tyre', ring(hub.x, hub.z, 0.187), 0.056, rubber, closed=True, sides=24)
    alloy = surfaces.plain('alloy', (0.50, 0.51, 0.53), 0.25, Metallic=0.9)
    design = wheel.Design(5, 0.030, color=(0.5, 0.5, 0.5))
    face = wheel.plate('spokes', wheel.circle(0.142), wheel.holes(0.20, design), 0.03, 0.006, alloy)
    shapes.at(face, hub + Vector((0, -0.012, 0)), 0, (90, 0))
    rim = shapes.lathe('rim', [(0.146, 0.04), (0.132, 0.036), (0.128, 0.0), (0.132, -0.036), (0.146, -0.04)], alloy, 72)
    shapes.at(rim, hub, 0, (90, 0))
    boss = [(0, 0.05), (0.030, 0.05), (0.045, 0.035), (0.05, 0), (0.05, -0.04), (0, -0.05)]
    cap = shapes.lathe('cap', boss, alloy, 48)
    shapes.at(cap, hub, 0, (90, 0))


def scooter_body(black):
    """From under the seat to the tail: one shell that narrows and rises, with the line of its side panel."""
    top = Curve([(0.05, 0.69), (0.2, 0.72), (0.5, 0.735), (0.8, 0.765), (1.0, 0.80), (1.12, 0.815)])
    low = Curve([(0.05, 0.26), (0.20, 0.27), (0.38, 0.34), (0.60, 0.46), (0.85, 0.575), (1.02, 0.665), (1.12, 0.69)])
    wide = Curve([(0.05, 0.14), (0.2, 0.17), (0.4, 0.205), (0.6, 0.205), (0.8, 0.17), (1.0, 0.105), (1.12, 0.07)])
    front = Curve([(0.2, 0.07), (0.45, 0.11), (0.75, 0.17)])

    def field(x, y, z):
        middle, tall = (top(x) + low(x)) / 2, np.maximum(0.06, (top(x) - low(x)) / 2)
        side = np.abs(y) - wide(x) * (1 - 0.16 * np.clip((z - middle) / tall, -1.3, 1.3) ** 2)
        ends = np.maximum(front(z) - x, x - 1.09)
        radius = np.clip(tall * 0.75, 0.03, 0.11)
        return solid.rounded(radius, side, ends, (z - top(x)) * 0.97, (low(x) - z) * 0.9, power=2.2)

    graph = surfaces.Graph('teal paint', TEAL, 0.3, Coat_Weight=1.0, Coat_Roughness=0.03)
    layers = stencil.Layers(graph)
    panel = stencil.line([(0.24, 0.24), (0.27, 0.42), (0.33, 0.60), (0.50, 0.665), (0.75, 0.705), (1.12, 0.775)], 0.008)
    layers.cover(panel, (0.0, 1.2, 0.2, 0.9), layers.x, layers.z, (0.003, 0.03, 0.035), 0.6)
    core = ((0.24, -0.02, 0.60), (0.84, 0.02, 0.70))
    solid.shell('body', field, (0.0, -0.22, 0.2), (1.12, 0.22, 0.84), core, (120, 50, 70), layers.material())
    plain = surfaces.car_paint('floor', TEAL)
    shapes.soft_box('floor', (0.62, 0.34, 0.085), 0.038, plain, 20).location = (-0.12, 0, 0.262)
    shapes.soft_box('mat', (0.44, 0.29, 0.03), 0.012, black, 10).location = (-0.11, 0, 0.302)
    red = surfaces.plain('red', (0.5, 0.008, 0.008), 0.12, Coat_Weight=1.0)
    shapes.ball('tail lamp', (1.08, 0, 0.745), (0.042, 0.08, 0.040), red, segments=32)


def scooter_engine(black, chrome):
    grey = surfaces.plain('engine', (0.05, 0.05, 0.053), 0.4, Metallic=0.7)
    case = shapes.soft_box('drive case', (0.46, 0.07, 0.13), 0.034, grey, 24, lambda p: p + Vector((0, 0, 0.03 * p.x)))
    case.location = (0.47, -0.105, 0.255)
    for x, r in ((0.31, 0.055), (0.62, 0.045)):
        cover = shapes.lathe('cover', [(0, 0.016), (r * 0.7, 0.016), (r, 0.008), (r, -0.02)], grey, 48)
        shapes.at(cover, (x, -0.140, 0.252), 0, (90, 0))
    shapes.soft_box('engine', (0.30, 0.16, 0.18), 0.05, black, 12).location = (0.36, 0, 0.29)
    shapes.tube('damper', [(0.675, -0.155, 0.27), (0.765, -0.115, 0.58)], 0.022, chrome)
    flap = shapes.smooth_path([(0.90, 0, 0.66), (0.95, 0, 0.58), (0.985, 0, 0.46), (1.0, 0, 0.38)], 24)
    shapes.ribbon('mudguard', flap, (0, 1, 0), 0.13, 0.012, black)
    shapes.tube('silencer', [(0.52, 0.15, 0.22), (0.66, 0.17, 0.24), (0.94, 0.18, 0.30)], 0.045, black)


def scooter_seat():
    top = Curve([(0.08, 0.795), (0.2, 0.815), (0.4, 0.80), (0.55, 0.815), (0.68, 0.85), (0.80, 0.86)])
    wide = Curve([(0.08, 0.08), (0.2, 0.13), (0.4, 0.16), (0.80, 0.145)])

    def field(x, y, z):
        ends = np.maximum(0.10 - x, x - 0.70)
        return solid.rounded(0.05, ends, np.abs(y) - wide(x), z - top(x) + 0.6 * y * y, 0.715 - z)

    leather = surfaces.plain('seat', (0.105, 0.042, 0.020), 0.42)
    core = ((0.2, -0.05, 0.75), (0.62, 0.05, 0.76))
    solid.shell('seat', field, (0.08, -0.17, 0.70), (0.72, 0.17, 0.88), core, (70, 40, 20), leather)


def scooter_shield(paint, black):
    """The leg shield: a plate that leans back and curls round the rider's knees."""
    lean = Curve([(0.15, -0.40), (0.30, -0.415), (0.50, -0.405), (0.75, -0.43), (1.05, -0.475)])
    wide = Curve([(0.20, 0.15), (0.30, 0.185), (0.50, 0.215), (0.72, 0.205), (0.90, 0.15), (1.02, 0.10)])

    def field(x, y, z):
        plane = solid.rounded(0.06, np.abs(y) - wide(z), z - 1.0, 0.225 - z)
        return solid.rounded(0.022, plane, np.abs(x) - 0.024)

    def warp(x, y, z):
        return x + lean(z) + 2.6 * y * y, y, z

    core = ((-0.004, -0.06, 0.32), (0.004, 0.06, 0.90))
    solid.shell('shield', field, (-0.03, -0.22, 0.22), (0.03, 0.22, 1.0), core, (10, 70, 110), paint, warp)
    spine = shapes.smooth_path([(-0.475, 0, 0.42), (-0.47, 0, 0.60), (-0.475, 0, 0.82), (-0.485, 0, 1.02)], 30)
    shapes.tube('spine', spine, lambda t: 0.055 + 0.012 * math.sin(math.pi * t), paint, sides=28)
    amber = surfaces.plain('amber', (0.8, 0.22, 0.01), 0.12, Coat_Weight=1.0)
    for side in (-1, 1):
        shapes.ball('indicator', (-0.385, side * 0.165, 0.83), (0.022, 0.03, 0.045), amber, segments=24)


def scooter_fork(paint, chrome):
    for side in (-1, 1):
        off = Vector((0, side * 0.088, 0))
        top = Vector((-0.515, 0, 0.56)) + off * 0.8
        shapes.tube('fork', [top, FRONT + Vector((0.02, 0, 0.09)) + off], 0.017, chrome)
        shapes.tube('slider', [Vector((-0.588, 0, 0.40)) + off, FRONT + off], 0.026, chrome, sides=20)
        shapes.ball('axle', FRONT + off * 1.15, (0.026, 0.016, 0.026), chrome, segments=24)
    fender(FRONT, 0.272, (8, 158), 0.074, paint)


def fender(hub, radius, reach, half, paint):
    """A guard round the upper part of a wheel, from one angle to another, with skirts that shorten to its ends."""
    verts, across = [], 13
    angles = np.radians(np.linspace(*reach, 61))
    for k, angle in enumerate(angles):
        skirt = radius * 0.36 * math.sin(math.pi * k / 60) ** 0.7
        for j in range(across):
            bend = math.pi * j / (across - 1)
            y = -half * math.copysign(abs(math.cos(bend)) ** 0.6, math.cos(bend))
            r = radius - 0.05 + 0.05 * math.sin(bend) ** 0.7 - (skirt if j in (0, across - 1) else 0)
            verts.append(hub + Vector((r * math.cos(angle), y, r * math.sin(angle))))
    faces = [
        (k * across + j, (k + 1) * across + j, (k + 1) * across + j + 1, k * across + j + 1)
        for k in range(60)
        for j in range(across - 1)
    ]
    guard = shapes.mesh('fender', verts, faces, paint)
    shapes.modify(guard, 'SOLIDIFY', thickness=0.008)
    shapes.modify(guard, 'SUBSURF', levels=1, render_levels=1)


def scooter_bars(paint, black, chrome):
    head = Vector((-0.47, 0, 1.055))
    shapes.soft_box('head', (0.21, 0.25, 0.15), 0.07, paint, 20).location = head
    lens = surfaces.plain('lens', (0.85, 0.87, 0.88), 0.05, Coat_Weight=1.0)
    shapes.at(shapes.lathe('lamp', [(0, 0.022), (0.04, 0.017), (0.068, 0)], lens, 48), (-0.578, 0, 1.05), 0, (0, -90))
    shapes.at(
        shapes.lathe('lamp rim', [(0.066, 0.004), (0.072, 0.012), (0.080, 0.004), (0.080, -0.03)], chrome, 48),
        (-0.578, 0, 1.05),
        0,
        (0, -90),
    )
    for side in (-1, 1):
        bar = [(-0.45, side * 0.08, 1.085), (-0.43, side * 0.20, 1.10), (-0.39, side * 0.32, 1.10)]
        shapes.tube('bar', shapes.smooth_path(bar, 20), 0.017, chrome)
        shapes.tube('grip', [(-0.415, side * 0.25, 1.10), (-0.375, side * 0.365, 1.10)], 0.024, black, sides=20)
        lever = [(-0.45, side * 0.20, 1.10), (-0.475, side * 0.25, 1.10), (-0.445, side * 0.35, 1.095)]
        shapes.tube('lever', shapes.smooth_path(lever, 16), 0.007, chrome)
        stalk = [(-0.43, side * 0.19, 1.11), (-0.43, side * 0.21, 1.19), (-0.42, side * 0.26, 1.27)]
        shapes.tube('stalk', shapes.smooth_path(stalk, 16), 0.008, chrome)
        mirror = shapes.ball('mirror', (0, 0, 0), (0.024, 0.072, 0.052), black, segments=40)
        shapes.at(mirror, (-0.42, side * 0.285, 1.30), -side * 10)


def scooter_rack(black, chrome):
    level = 0.858
    for side in (-1, 1):
        off = side * 0.12
        rail = [(0.72, off, 0.83), (0.745, off, level - 0.012), (0.80, off, level), (1.18, off, level)]
        shapes.tube('rail', shapes.smooth_path(rail, 24), 0.012, chrome)
        for foot, top in (((0.78, 0.07, 0.73), 0.80), ((0.98, 0.06, 0.77), 1.0)):
            shapes.tube('rack foot', [(foot[0], side * foot[1], foot[2]), (top, off, level)], 0.012, chrome)
    for x in (0.80, 0.99, 1.18):
        shapes.tube('bar', [(x, -0.12, level), (x, 0.12, level)], 0.010, chrome)
    cargo_box(Vector((0.955, 0, level + 0.217)), (0.38, 0.40, 0.365), black)


def cargo_box(center, size, base):
    """An insulated box on a rack: what makes it a delivery."""
    shell = surfaces.grained('box', BOX_GREY, 0.55, 80)
    lid = shapes.soft_box('lid', (size[0] + 0.02, size[1] + 0.02, 0.07), 0.025, shell, 12)
    lid.location = center + Vector((0, 0, size[2] / 2 + 0.005))
    body = shapes.soft_box('box', size, 0.03, shell, 12)
    body.location = center
    tape = surfaces.plain('tape', (0.75, 0.76, 0.78), 0.3)
    shapes.box('tape', tuple(center - Vector((0, 0, 0.03))), (size[0] + 0.004, size[1] + 0.004, 0.035), tape, 0.0)
    shapes.box(
        'rack',
        tuple(center - Vector((0, 0, size[2] / 2 + 0.012))),
        (size[0] * 0.95, size[1] * 0.6, 0.02),
        base,
        0.006,
    )


def bicycle():
    paint = surfaces.car_paint('orange paint', (0.62, 0.10, 0.012))
    dark = surfaces.plain('dark', DARK, 0.5)
    silver = surfaces.plain('silver', (0.30, 0.305, 0.315), 0.30, Metallic=0.6)
    steel = surfaces.plain('steel', (0.40, 0.41, 0.43), 0.25, Metallic=1.0)
    rear, front = Vector((0.52, 0, 0.345)), Vector((-0.53, 0, 0.345))
    for hub in (rear, front):
        bicycle_wheel(hub, steel)
    bicycle_frame(rear, front, paint, silver)
    bicycle_drive(rear, dark, steel)
    cargo_box(Vector((0.58, 0, 0.98)), (0.36, 0.34, 0.32), silver)
    for side in (-1, 1):
        level = side * 0.09
        shapes.tube('rack rail', [(0.32, level, 0.802), (0.78, level, 0.802)], 0.010, silver)
        for x in (0.46, 0.70):
            shapes.tube('rack leg', [rear + Vector((0, side * 0.07, 0)), Vector((x, level, 0.80))], 0.009, silver)
        shapes.tube('rack strut', [(0.36, level, 0.802), (0.185, side * 0.02, 0.73)], 0.009, silver)
    stage(0.0, 1.95, 0.8, turn=14, height=1.4, lens=250, rim=RIM_LIGHT)


def bicycle_wheel(hub, steel):
    tread = surfaces.plain('tread', RUBBER, 0.6)
    sidewall = surfaces.plain('sidewall', SIDEWALL, 0.55)
    shapes.tube('tyre', ring(hub.x, hub.z, 0.320), 0.024, sidewall, closed=True, sides=20)
    shapes.tube('tread', ring(hub.x, hub.z, 0.3275), 0.0205, tread, closed=True, sides=20)
    shapes.tube('rim', ring(hub.x, hub.z, 0.292), 0.012, steel, closed=True, sides=10)
    shapes.ball('hub', hub, (0.028, 0.05, 0.028), steel, segments=20)
    for k in range(18):
        a = k / 18 * 2 * math.pi
        out = Vector((math.cos(a), 0, math.sin(a)))
        shapes.tube(
            'spoke', [hub + Vector((0, 0.03 * (-1) ** k, 0)) + out * 0.02, hub + out * 0.29], 0.0028, steel, sides=6
        )


def bicycle_frame(rear, front, paint, silver):
    crank, seat, head, fork = (
        Vector(p) for p in ((0.07, 0, 0.30), (0.20, 0, 0.80), (-0.36, 0, 0.84), (-0.39, 0, 0.70))
    )
    for a, b, r in (
        (crank, seat, 0.021),
        (seat, head, 0.020),
        (fork, crank, 0.025),
        (head + Vector((-0.008, 0, 0.05)), fork - Vector((0.01, 0, 0.03)), 0.025),
    ):
        shapes.tube('tube', [a, b], r, paint)
    for side in (-1, 1):
        off = Vector((0, side * 0.055, 0))
        shapes.tube('stay', [crank + off * 0.4, rear + off], 0.012, paint)
        shapes.tube('stay', [seat + off * 0.3, rear + off], 0.011, paint)
        shapes.tube(
            'fork',
            shapes.smooth_path([fork, fork + Vector((-0.03, side * 0.05, -0.10)), front + off], 16),
            0.014,
            paint,
        )
    shapes.tube('post', [seat, seat + Vector((0.035, 0, 0.13))], 0.014, silver)

    def saddle(p):
        return Vector((p.x, p.y * (0.45 + 0.9 * max(0, (p.x + 0.13) / 0.26)), p.z + 0.6 * p.x * p.x))

    leather = surfaces.grained('leather', (0.14, 0.06, 0.026), 0.5, 80)
    shapes.soft_box('saddle', (0.27, 0.15, 0.055), 0.026, leather, 14, saddle).location = seat + Vector((0.04, 0, 0.155))
    stem = head + Vector((-0.02, 0, 0.14))
    shapes.tube('stem', [head, stem, stem + Vector((-0.07, 0, 0.02))], 0.015, silver)
    for side in (-1, 1):
        shapes.tube(
            'bar',
            shapes.smooth_path(
                [
                    stem + Vector((-0.07, 0, 0.02)),
                    stem + Vector((-0.08, side * 0.16, 0.04)),
                    stem + Vector((0.06, side * 0.27, 0.05)),
                ],
                20,
            ),
            0.013,
            silver,
        )
        shapes.tube(
            'grip',
            [stem + Vector((0.0, side * 0.245, 0.05)), stem + Vector((0.10, side * 0.285, 0.05))],
            0.020,
            leather,
        )
    for hub, start, stop in ((rear, 20, 200), (front, 20, 160)):
        arc = [
            hub + 0.365 * Vector((math.cos(math.radians(a)), 0, math.sin(math.radians(a))))
            for a in range(start, stop, 6)
        ]
        shapes.ribbon('mudguard', arc, (0, 1, 0), 0.055, 0.006, silver)


def bicycle_drive(rear, dark, steel):
    crank = Vector((0.07, -0.05, 0.30))
    shapes.tube('chainring', ring(crank.x, crank.z, 0.085, -0.05), 0.009, steel, closed=True, sides=8)
    shapes.tube('sprocket', ring(rear.x, rear.z, 0.035, -0.05), 0.009, steel, closed=True, sides=8)
    for up in (1, -1):
        shapes.tube(
            'chain',
            [crank + Vector((0, 0, up * 0.085)), rear + Vector((0, -0.05, up * 0.038))],
            0.006,
            dark,
            sides=6,
        )
    for turn, side in ((35, -1), (215, 1)):
        a = math.radians(turn)
        foot = Vector((crank.x - 0.165 * math.cos(a), side * 0.075, crank.z - 0.165 * math.sin(a)))
        shapes.tube('crank', [Vector((crank.x, side * 0.06, crank.z)), foot], 0.012, steel)
        shapes.box('pedal', tuple(foot + Vector((0, side * 0.05, 0))), (0.10, 0.08, 0.022), dark, 0.006)
