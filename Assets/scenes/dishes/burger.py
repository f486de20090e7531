"""A double smash burger: crisp edges, melted cheese, pickles, a glossy seeded bun."""

import math

import numpy as np
from mathutils import Vector

from kit import food, shapes, surfaces

R = 0.052


def build():
    food.table((0.13, 0.09, 0.065))
    paper = surfaces.paper('greaseproof', (0.74, 0.70, 0.62), 0.6)
    sheet = shapes.soft_box('paper', (0.21, 0.19, 0.0012), 0.0005, paper, 60, shapes.rumple(0.0035, 22, 3))
    shapes.at(sheet, (0, 0, 0.004), 24)
    bun_bottom(0.005)
    leafy(0.027)
    patty(0.036, 1)
    cheese(0.0425, 20)
    patty(0.050, 2)
    cheese(0.0565, 58)
    pickles(0.060)
    bun_top(0.062)
    food.window(power=1.2)
    food.shot((0, 0, 0.050), 0.43, 17, 12, 78, 5.0)


def bun_bottom(z):
    crumb(
        shapes.smooth_path(
            [(0, 0, 0), (R * 0.9, 0, 0), (R * 1.02, 0, 0.006), (R, 0, 0.017), (R * 0.9, 0, 0.020), (0, 0, 0.020)],
            50,
        ),
        z,
        4,
    )


def bun_top(z):
    profile = shapes.smooth_path(
        [
            (0, 0, 0),
            (R * 0.88, 0, 0),
            (R * 1.03, 0, 0.007),
            (R * 1.0, 0, 0.020),
            (R * 0.78, 0, 0.034),
            (R * 0.4, 0, 0.043),
            (0, 0, 0.045),
        ],
        60,
    )
    bun = crumb(profile, z, 7)
    random = shapes.rng(2)
    seed = surfaces.plain('sesame', (0.80, 0.64, 0.38), 0.45)
    skin = shapes.Skin(bun)
    for _ in range(95):
        r, a = R * 0.86 * math.sqrt(random.random()), random.uniform(0, 6.283)
        spot = skin.hit((r * math.cos(a), r * math.sin(a), 1), (0, 0, -1), 0.0006)
        grain = shapes.ball('sesame', spot, (0.0021, 0.0013, 0.0009), seed, segments=10)
        out = Vector((spot.x, spot.y, spot.z - z + 0.02)).to_track_quat('Z', 'Y').to_euler()
        grain.rotation_euler = out
        grain.rotation_euler.rotate_axis('Z', random.uniform(0, 6.28))


def crumb(profile, z, seed):
    """A bun from its outline: brown and glossy above, pale where it was cut."""
    steps = 120
    verts, tints = [], []
    low, high = min(p.z for p in profile), max(p.z for p in profile)
    for s in range(steps):
        a = 2 * math.pi * s / steps
        for p in profile:
            wave = 1 + 0.018 * food.fractal((math.cos(a), math.sin(a), p.z * 30), 1.4, seed, 3)
            point = Vector((p.x * math.cos(a) * wave, p.x * math.sin(a) * wave, p.z))
            verts.append(point + Vector((0, 0, z)))
            heat = (p.z - low) / (high - low) * 1.5 + 0.22 * food.fractal(point, 60, seed, 4)
            tints.append(food.lerp((0.72, 0.48, 0.21), (0.40, 0.145, 0.030), max(0, min(1, heat))))
    n = len(profile)
    faces = [
        (s * n + k, (s + 1) % steps * n + k, (s + 1) % steps * n + k + 1, s * n + k + 1)
        for s in range(steps)
        for k in range(n - 1)
    ]
    return food.painted('bun', verts, faces, np.array(tints), 0.36, np.full(len(verts), 0.35), 0.12)


def patty(z, seed):
    g = surfaces.Graph('beef', (0.12, 0.045, 0.022), 0.42, Coat_Weight=0.35, Coat_Roughness=0.2)
    grain = g.noise(190, 6, 0.7)
    g.set('Base Color', g.mix(g.ramp(grain, (0.3, 0.0), (0.7, 1.0)), (0.035, 0.014, 0.008), (0.21, 0.085, 0.040)))
    g.bump((g.cells(210), 0.7, 0.0022), (grain, 0.8, 0.0016))

    def ragged(point):
        a = math.atan2(point.y, point.x)
        flat = math.hypot(point.x, point.y) / 0.056
        squash = max(abs(point.x), abs(point.y)) / max(1e-6, math.hypot(point.x, point.y))
        reach = 1.10 + 0.10 * food.fractal((math.cos(a), math.sin(a), seed), 2.2, seed, 3)
        return Vector(
            (
                point.x * squash * reach,
                point.y * squash * reach,
                point.z * (1 - 0.25 * flat**4) + 0.0016 * food.fractal(point, 70, seed, 3),
            )
        )

    shapes.soft_box('patty', (0.104, 0.104, 0.011), 0.0045, g.material, 60, ragged).location.z = z


def cheese(z, turn):
    """A square slice that hangs over the edge of the meat."""
    melt = surfaces.plain(
        'cheese', (0.86, 0.40, 0.035), 0.28, Subsurface_Weight=0.25, Subsurface_Scale=0.006, Coat_Weight=0.3
    )
    n, side = 48, 0.056
    verts = []
    for i in range(n + 1):
        for j in range(n + 1):
            x, y = (i / n * 2 - 1) * side, (j / n * 2 - 1) * side
            over = max(0.0, math.hypot(x, y) - 0.0535)
            pull = 1 - 0.62 * over / max(1e-6, math.hypot(x, y))
            verts.append((x * pull, y * pull, -over * 0.95 + 0.0007 * food.fractal((x, y, z), 50, turn, 2)))
    faces = [
        (i * (n + 1) + j, (i + 1) * (n + 1) + j, (i + 1) * (n + 1) + j + 1, i * (n + 1) + j + 1)
        for i in range(n)
        for j in range(n)
    ]
    slice_ = shapes.mesh('cheese', verts, faces, melt)
    shapes.modify(slice_, 'SOLIDIFY', thickness=0.0024, offset=1.0)
    shapes.modify(slice_, 'BEVEL', width=0.0007, segments=2)
    shapes.at(slice_, (0, 0, z), turn)


def leafy(z):
    """A ruffle of lettuce all the way round."""
    g = food.green('lettuce', (0.16, 0.33, 0.045))
    steps, rows = 420, 12
    verts = []
    for s in range(steps):
        a = 2 * math.pi * s / steps
        for k in range(rows):
            t = k / (rows - 1)
            ruffle = math.sin(a * 23 + 2 * math.sin(a * 5)) * 0.0048 * t**1.5 + math.sin(a * 51) * 0.0018 * t**2
            r = R * (0.6 + 0.52 * t) + 0.003 * math.sin(a * 7) * t
            verts.append((r * math.cos(a), r * math.sin(a), z + ruffle - 0.002 * t))
    faces = [
        (s * rows + k, (s + 1) % steps * rows + k, (s + 1) % steps * rows + k + 1, s * rows + k + 1)
        for s in range(steps)
        for k in range(rows - 1)
    ]
    shapes.modify(shapes.mesh('lettuce', verts, faces, g), 'SOLIDIFY', thickness=0.0006)


def pickles(z):
    flesh = surfaces.grained('pickle', (0.30, 0.36, 0.06), 0.3, 120, 0.0008)
    for k in range(6):
        a = k * 1.047 + 0.3
        slice_ = shapes.lathe(
            'pickle', [(0, 0.003), (0.0145, 0.003), (0.0155, 0.0022), (0.0155, 0.0006), (0, 0)], flesh, 32
        )
        shapes.at(slice_, (0.037 * math.cos(a), 0.037 * math.sin(a), z + 0.0004 * k), 0, (4, -5))
