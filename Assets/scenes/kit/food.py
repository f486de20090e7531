"""The table, the window light and the crumbs that all dishes share."""

import math

import bpy
import numpy as np
from mathutils import Euler, Vector, noise

from . import shapes, studio, surfaces
from .graph import Graph


def table(color=(0.40, 0.25, 0.14), kind='wood'):
    if kind == 'wood':
        top = surfaces.boards('table', color)
    else:
        top = surfaces.stone('table', tuple(c * 0.8 for c in color), color, 0.12)
    for i in range(-4, 5):
        board = shapes.box(
            'table',
            (i * 0.152, 0, -0.02),
            (0.150 if kind == 'wood' else 0.153, 2.4, 0.04),
            top,
            0.002 if kind == 'wood' else 0,
        )
        board.rotation_euler.z = 0


def plate(radius, color=(0.80, 0.79, 0.76), depth=0.016):
    glaze = surfaces.plain('glaze', color, 0.18, Coat_Weight=0.7)
    r = radius
    profile = [
        (0, 0.004),
        (r * 0.62, 0.004),
        (r * 0.72, 0.007),
        (r * 0.86, depth * 0.75),
        (r * 0.97, depth),
        (r, depth + 0.0015),
        (r * 1.005, depth - 0.001),
        (r * 0.97, depth - 0.003),
        (r * 0.7, 0.001),
        (0, 0.0),
    ]
    curve = shapes.smooth_path([(x, 0, z) for x, z in profile], 80)
    return shapes.lathe('plate', [(p.x, p.z) for p in curve], glaze, 96)


def window(target=(0, 0, 0.03), power=1.0):
    """One large window behind and to the left, a pale wall answering from the right."""
    studio.background((0.95, 0.97, 1.0), 0.30)
    studio.area((-0.9, 0.8, 1.0), target, 24 * power, 0.8, (1, 0.96, 0.90))
    studio.area((1.0, -0.5, 0.9), target, 7 * power, 1.0, (1, 0.93, 0.85))


def shot(target, away, pitch=42, turn=8, lens=60, fstop=5.6):
    """A camera looking down at the dish from across the table."""
    rise, swing = math.radians(pitch), math.radians(turn)
    offset = Vector((math.sin(swing) * math.cos(rise), -math.cos(swing) * math.cos(rise), math.sin(rise))) * away
    studio.camera(Vector(target) + offset, target, lens, fstop)


def painted(name, verts, faces, tints, rough=0.5, gloss=None, subsurface=0.15, bump=0.0004):
    """A mesh that carries a colour (and perhaps a gloss) at each of its points."""
    g = Graph(name, rough=rough, Subsurface_Weight=subsurface, Subsurface_Scale=0.008, Coat_Roughness=0.15)
    g.set('Base Color', g.attribute('tint'))
    if gloss is not None:
        g.set('Coat Weight', g.add('ShaderNodeAttribute', attribute_name='gloss').outputs['Fac'])
    g.bump((g.noise(500, 4), 0.5, bump), (g.noise(120, 4), 0.4, bump * 2.5))
    thing = shapes.mesh(name, verts, faces, g.material)
    layer = thing.data.attributes.new('tint', 'FLOAT_COLOR', 'POINT')
    colors = np.concatenate([np.clip(tints, 0, 1), np.ones((len(tints), 1))], axis=1)
    layer.data.foreach_set('color', colors.ravel())
    if gloss is not None:
        thing.data.attributes.new('gloss', 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(gloss, float))
    return thing


def lerp(a, b, t):
    return np.asarray(a) * (1 - t) + np.asarray(b) * t


def fractal(point, scale, seed=0.0, octaves=4):
    return noise.fractal(Vector(point) * scale + Vector((seed, seed * 0.7, -seed)), 0.9, 2.0, octaves)


def lump(name, center, radii, material, seed, rough=0.25, segments=24, turn=None):
    """An uneven morsel: meat, crumb, nut."""
    thing = shapes.ball(name, (0, 0, 0), (1, 1, 1), material, segments=segments)
    for vert in thing.data.vertices:
        vert.co = vert.co * (1 + rough * fractal(vert.co, 1.3, seed, 3))
        vert.co = Vector(c * r for c, r in zip(vert.co, radii))
    thing.location = center
    thing.rotation_euler = turn or Euler((seed * 1.3, seed * 2.1, seed * 3.7))
    return thing


def scatter(make, spots, random):
    """Lay copies of one morsel at spots, each turned its own way and a little larger or smaller."""
    first = make()
    for spot in spots:
        copy = first.copy()
        bpy.context.scene.collection.objects.link(copy)
        copy.location = spot
        copy.rotation_euler = [random.uniform(0, 6.28) for _ in range(3)]
        copy.scale = [random.uniform(0.7, 1.3)] * 3
    bpy.data.objects.remove(first)


def leaf(name, length, width, material, curl=0.3, ruffle=0.0, seed=0):
    """A herb leaf along x from its stalk, cupped along the midrib."""
    verts, faces = [], []
    for i in range(21):
        t = i / 20
        half = width / 2 * math.sin(math.pi * t**0.8) ** 0.8 if 0 < t < 1 else 0
        for j in range(9):
            s = j / 4 - 1
            lift = curl * width * (s * s - 0.2) - curl * length * 0.5 * (t - 0.4) ** 2
            lift += ruffle * width * math.sin(t * 17 + seed) * s * s
            verts.append((t * length - length / 2, s * half, lift))
    for i in range(20):
        for j in range(8):
            a = i * 9 + j
            faces.append((a, a + 1, a + 10, a + 9))
    return shapes.mesh(name, verts, faces, material)


def green(name, color=(0.055, 0.17, 0.022)):
    """Leaf green with a paler midrib."""
    g = Graph(name, color, 0.38, Subsurface_Weight=0.1, Subsurface_Scale=0.004)
    rib = g.noise(60, 4, vector=g.stretched((0.5, 2, 1)))
    g.set('Base Color', g.mix(g.ramp(rib, (0.35, 0.0), (0.75, 0.7)), color, tuple(c * 1.9 + 0.01 for c in color)))
    return g.bump((rib, 0.4, 0.002)).material


def folded(radius, gap, thickness, height_of_fold=0.0, columns=64, rows=48, wobble=0.0, seed=0.0):
    """A round of dough folded over: a trough along x, open at the top. Returns points and faces."""
    verts, faces = [], []
    for i in range(columns + 1):
        for j in range(rows + 1):
            u, v = i / columns * 2 - 1, j / rows * 2 - 1
            x, s = _square_to_disc(u, v)
            x, s = x * radius, s * radius
            bend = gap / 2  # the fold is a half round; beyond it the walls stand
            quarter = math.pi / 2 * bend
            if abs(s) < quarter:
                a = s / bend
                y, z = bend * math.sin(a), bend * (1 - math.cos(a))
            else:
                over = abs(s) - quarter
                y, z = math.copysign(bend + over * 0.16, s), bend + over
            wave = wobble * fractal((x, s, 0), 22, seed, 2) * min(1, abs(s) / radius * 1.6)
            verts.append(Vector((x, y + wave, z + wave * 0.4)))
    n = rows + 1
    faces = [
        (i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1)
        for i in range(columns)
        for j in range(rows)
    ]
    return verts, faces


def _square_to_disc(u, v):
    return u * math.sqrt(1 - v * v / 2), v * math.sqrt(1 - u * u / 2)
