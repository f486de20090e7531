"""Garlic knots: buttered, golden on top, flecked with parsley and salt."""

import math

import numpy as np
from mathutils import Vector

from kit import food, shapes, surfaces

PALE, GOLD, BROWN = (0.78, 0.60, 0.33), (0.66, 0.39, 0.135), (0.42, 0.185, 0.055)


def build():
    food.table((0.20, 0.17, 0.15))
    food.plate(0.125, (0.10, 0.13, 0.16), 0.022)
    random = shapes.rng(7)
    places = [(0.052 * math.cos(a), 0.052 * math.sin(a), 0.032) for a in (0.4, 1.66, 2.9, 4.2, 5.4)]
    places.append((0.004, 0.0, 0.066))
    for k, place in enumerate(places):
        knot(place, k, random)
    food.window(power=1.25)
    food.shot((0, 0, 0.030), 0.45, 42, -10, 68, 5.0)


def knot(place, seed, random):
    """A rope of dough tied once."""
    turn = random.uniform(0, 6.28)
    path = []
    for i in range(120):
        a = 2 * math.pi * i / 120
        point = Vector(
            (math.sin(a) + 1.9 * math.sin(2 * a), math.cos(a) - 1.9 * math.cos(2 * a), -1.15 * math.sin(3 * a))
        )
        point *= 0.0098
        path.append(
            Vector(
                (
                    point.x * math.cos(turn) - point.y * math.sin(turn),
                    point.x * math.sin(turn) + point.y * math.cos(turn),
                    point.z,
                )
            )
        )
    rope = shapes.tube('rope', path, 0.0118, surfaces.plain('dough', PALE), closed=True, sides=20)
    dough = shapes.blend('knot', [rope], surfaces.plain('dough', PALE), 0.0014, 2)
    verts = [v.co * (1 + 0.03 * food.fractal(v.co, 40, seed, 3)) for v in dough.data.vertices]
    faces = [p.vertices[:] for p in dough.data.polygons]
    tints = [baked(v, v.normal.z, seed) for v in dough.data.vertices]
    food.bpy.data.objects.remove(dough)
    whole = food.painted('knot', verts, faces, np.array(tints), 0.46, np.full(len(verts), 0.16), 0.12)
    whole.location = place
    whole.rotation_euler = (random.uniform(-0.25, 0.25), random.uniform(-0.25, 0.25), 0)
    flecks(whole, random)


def baked(vert, up, seed):
    """Browner where the oven reaches: high, and facing upward."""
    heat = 0.34 + vert.co.z * 16 + 0.28 * up + 0.35 * food.fractal(vert.co, 55, seed, 4)
    heat = max(0.0, min(1.0, heat))
    return food.lerp(PALE, GOLD, heat * 2) if heat < 0.5 else food.lerp(GOLD, BROWN, heat * 2 - 1)


def flecks(whole, random):
    food.bpy.context.view_layer.update()
    parsley = surfaces.plain('parsley', (0.055, 0.20, 0.02), 0.6)
    garlic = surfaces.plain('garlic', (0.80, 0.70, 0.45), 0.4)
    up = [whole.matrix_world @ v.co for v in whole.data.vertices if v.normal.z > 0.35]
    food.scatter(
        lambda: food.lump('parsley', (0, 0, 0), (0.0034, 0.0023, 0.0005), parsley, 3, segments=8),
        random.sample(up, 62),
        random,
    )
    food.scatter(
        lambda: food.lump('garlic', (0, 0, 0), (0.0016, 0.0014, 0.001), garlic, 5, segments=8),
        random.sample(up, 26),
        random,
    )
