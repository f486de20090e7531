"""A scooter and a bicycle for riders, seen nearly from the side."""

import math

from mathutils import Vector

from kit import shapes, surfaces
from kit.showroom import stage


def ring(x, z, radius, y=0.0, count=72):
    return [
        Vector((x + radius * math.cos(a), y, z + radius * math.sin(a)))
        for a in (i / count * 2 * math.pi for i in range(count))
    ]


def scooter():
    paint = surfaces.car_paint('teal paint', (0.012, 0.20, 0.23))
    black = surfaces.plain('black', (0.015, 0.015, 0.016), 0.55)
    chrome = surfaces.plain('chrome', (0.6, 0.6, 0.62), 0.15, Metallic=1.0)
    for x in (-0.60, 0.62):
        scooter_wheel(x, black, chrome)
    scooter_body(paint, black)
    scooter_front(paint, black, chrome)
    cargo_box(Vector((0.78, 0, 1.00)), (0.42, 0.42, 0.40), black)
    for side in (-1, 1):
        shapes.tube('rack leg', [(0.74, side * 0.09, 0.66), (0.78, side * 0.11, 0.79)], 0.014, chrome)
    stage(0.05, 2.1, 1.0, turn=16, height=1.6, lens=240)


def scooter_wheel(x, black, chrome):
    shapes.tube('tyre', ring(x, 0.235, 0.185), 0.058, black, closed=True, sides=20)
    hub = shapes.lathe(
        'hub',
        [(0, 0.045), (0.06, 0.045), (0.09, 0.025), (0.145, 0.03), (0.15, 0), (0.145, -0.03), (0, -0.04)],
        chrome,
        48,
    )
    shapes.at(hub, (x, 0, 0.235), 0, (90, 0))


def scooter_body(paint, black):
    def lump(center, radii):
        return shapes.ball('shell', center, radii, paint, segments=32)

    shapes.blend(
        'rear',
        [
            lump((0.50, 0, 0.52), (0.42, 0.19, 0.21)),
            lump((0.28, 0, 0.50), (0.26, 0.15, 0.24)),
            lump((0.78, 0, 0.60), (0.26, 0.15, 0.13)),
            lump((0.46, 0.12, 0.46), (0.30, 0.12, 0.19)),
            lump((0.46, -0.12, 0.46), (0.30, 0.12, 0.19)),
        ],
        paint,
        0.014,
        16,
    )
    shapes.soft_box('floor', (0.56, 0.34, 0.07), 0.03, paint, 16).location = (-0.04, 0, 0.255)
    shapes.soft_box('mat', (0.44, 0.28, 0.02), 0.008, black, 8).location = (-0.04, 0, 0.296)

    def saddle(p):
        return p + Vector(
            (0, -p.y * 0.25 * max(0, -p.x / 0.36), 0.035 * math.cos(p.x * 7.5) + 0.10 * p.x * (p.x > 0))
        )

    shapes.soft_box(
        'seat', (0.64, 0.28, 0.11), 0.05, surfaces.grained('seat', (0.13, 0.055, 0.025), 0.5, 60), 24, saddle
    ).location = (0.36, 0, 0.725)
    shapes.ball(
        'tail lamp',
        (1.02, 0, 0.63),
        (0.05, 0.07, 0.045),
        surfaces.plain('red', (0.5, 0.01, 0.01), 0.15, Coat_Weight=1.0),
        segments=24,
    )
    shapes.tube('exhaust', [(0.50, -0.20, 0.25), (0.70, -0.21, 0.26), (0.92, -0.21, 0.30)], 0.045, black)


def scooter_front(paint, black, chrome):
    shield = shapes.smooth_path(
        [(-0.24, 0, 0.25), (-0.34, 0, 0.32), (-0.40, 0, 0.52), (-0.45, 0, 0.78), (-0.49, 0, 0.97)], 40
    )
    plate = shapes.ribbon('shield', shield, (0, 1, 0), 0.42, 0.035, paint)
    shapes.modify(plate, 'SUBSURF', levels=2, render_levels=2)
    shapes.tube('steering', [(-0.60, 0, 0.24), (-0.545, 0, 0.50), (-0.47, 0, 0.86), (-0.44, 0, 1.0)], 0.05, paint)
    guard = shapes.ball('guard', (-0.60, 0, 0.27), (0.275, 0.10, 0.255), paint)
    cut_below(guard, 0.02)
    shapes.modify(guard, 'SOLIDIFY', thickness=0.015)
    shapes.ball('head', (-0.45, 0, 1.03), (0.13, 0.12, 0.085), paint)
    shapes.ball(
        'lamp',
        (-0.545, 0, 1.035),
        (0.05, 0.075, 0.07),
        surfaces.plain('lens', (0.9, 0.9, 0.85), 0.05, Coat_Weight=1.0),
    )
    for side in (-1, 1):
        shapes.tube(
            'bar', [(-0.44, 0, 1.05), (-0.42, side * 0.20, 1.08), (-0.38, side * 0.30, 1.08)], 0.017, chrome
        )
        shapes.tube('grip', [(-0.40, side * 0.24, 1.08), (-0.36, side * 0.36, 1.08)], 0.026, black)
        shapes.tube('stalk', [(-0.42, side * 0.20, 1.08), (-0.40, side * 0.27, 1.26)], 0.010, black)
        shapes.at(
            shapes.ball('mirror', (0, 0, 0), (0.022, 0.065, 0.055), black, segments=24), (-0.40, side * 0.28, 1.29)
        )


def cut_below(thing, level):
    """Keep what lies above a level of the thing's own space."""
    work = shapes.bmesh.new()
    work.from_mesh(thing.data)
    shapes.bmesh.ops.delete(work, geom=[v for v in work.verts if v.co.z < level], context='VERTS')
    work.to_mesh(thing.data)
    work.free()


def cargo_box(center, size, black):
    """An insulated box on a rack: what makes it a delivery."""
    shell = surfaces.grained('box', (0.035, 0.037, 0.042), 0.55, 80)
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
        black,
        0.006,
    )


def bicycle():
    paint = surfaces.car_paint('orange paint', (0.62, 0.10, 0.012))
    black = surfaces.plain('black', (0.015, 0.015, 0.016), 0.5)
    steel = surfaces.plain('steel', (0.40, 0.41, 0.43), 0.25, Metallic=1.0)
    rear, front = Vector((0.52, 0, 0.345)), Vector((-0.53, 0, 0.345))
    for hub in (rear, front):
        bicycle_wheel(hub, black, steel)
    bicycle_frame(rear, front, paint, black)
    bicycle_drive(rear, black, steel)
    cargo_box(Vector((0.50, 0, 0.98)), (0.36, 0.34, 0.32), black)
    for side in (-1, 1):
        shapes.tube(
            'rack leg', [rear + Vector((0, side * 0.07, 0)), Vector((0.56, side * 0.10, 0.80))], 0.010, black
        )
    stage(0.0, 1.95, 0.8, turn=14, height=1.4, lens=250)


def bicycle_wheel(hub, black, steel):
    shapes.tube('tyre', ring(hub.x, hub.z, 0.322), 0.024, black, closed=True, sides=14)
    shapes.tube('rim', ring(hub.x, hub.z, 0.292), 0.012, steel, closed=True, sides=10)
    shapes.ball('hub', hub, (0.028, 0.05, 0.028), steel, segments=20)
    for k in range(18):
        a = k / 18 * 2 * math.pi
        out = Vector((math.cos(a), 0, math.sin(a)))
        shapes.tube(
            'spoke', [hub + Vector((0, 0.03 * (-1) ** k, 0)) + out * 0.02, hub + out * 0.29], 0.0028, steel, sides=6
        )


def bicycle_frame(rear, front, paint, black):
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
    shapes.tube('post', [seat, seat + Vector((0.035, 0, 0.13))], 0.014, black)

    def saddle(p):
        return Vector((p.x, p.y * (0.45 + 0.9 * max(0, (p.x + 0.13) / 0.26)), p.z + 0.6 * p.x * p.x))

    shapes.soft_box(
        'saddle', (0.27, 0.15, 0.055), 0.026, surfaces.grained('leather', (0.12, 0.05, 0.022), 0.5, 80), 14, saddle
    ).location = seat + Vector((0.04, 0, 0.155))
    stem = head + Vector((-0.02, 0, 0.14))
    shapes.tube('stem', [head, stem, stem + Vector((-0.07, 0, 0.02))], 0.015, black)
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
            black,
        )
        shapes.tube(
            'grip',
            [stem + Vector((0.0, side * 0.245, 0.05)), stem + Vector((0.10, side * 0.285, 0.05))],
            0.020,
            black,
        )
    for hub, start, stop in ((rear, 20, 200), (front, 20, 160)):
        arc = [
            hub + 0.365 * Vector((math.cos(math.radians(a)), 0, math.sin(math.radians(a))))
            for a in range(start, stop, 6)
        ]
        shapes.ribbon('mudguard', arc, (0, 1, 0), 0.055, 0.006, black)


def bicycle_drive(rear, black, steel):
    crank = Vector((0.07, -0.05, 0.30))
    shapes.tube('chainring', ring(crank.x, crank.z, 0.085, -0.05), 0.009, steel, closed=True, sides=8)
    shapes.tube('sprocket', ring(rear.x, rear.z, 0.035, -0.05), 0.009, steel, closed=True, sides=8)
    for up in (1, -1):
        shapes.tube(
            'chain',
            [crank + Vector((0, 0, up * 0.085)), rear + Vector((0, -0.05, up * 0.038))],
            0.006,
            black,
            sides=6,
        )
    for turn, side in ((35, -1), (215, 1)):
        a = math.radians(turn)
        foot = Vector((crank.x - 0.165 * math.cos(a), side * 0.075, crank.z - 0.165 * math.sin(a)))
        shapes.tube('crank', [Vector((crank.x, side * 0.06, crank.z)), foot], 0.012, steel)
        shapes.box('pedal', tuple(foot + Vector((0, side * 0.05, 0))), (0.10, 0.08, 0.022), black, 0.006)
