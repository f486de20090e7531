"""A Margherita: blistered rim, pools of mozzarella, basil."""

import math

import numpy as np
from mathutils import Vector

from kit import food, shapes, surfaces

RADIUS = 0.15
CRUST, CHAR, SAUCE, CHEESE, TOASTED = (
    (0.60, 0.34, 0.13),
    (0.10, 0.045, 0.02),
    (0.36, 0.032, 0.008),
    (0.82, 0.70, 0.48),
    (0.52, 0.24, 0.07),
)


def build():
    food.table((0.26, 0.16, 0.09))
    board = surfaces.boards('peel', (0.46, 0.30, 0.17))
    shapes.lathe('peel', [(0, 0.014), (0.170, 0.014), (0.174, 0.011), (0.174, 0.002), (0, 0.0)], board, 96)
    base((0, 0, 0.014))
    basil()
    food.window(power=1.15)
    food.shot((0, 0.0, 0.02), 0.57, 58, 6, 62, 6.3)


def base(place):
    random = shapes.rng(12)
    pools = []
    while len(pools) < 15:
        r, a = 0.108 * math.sqrt(random.random()), random.uniform(0, 6.28)
        spot = (r * math.cos(a), r * math.sin(a), random.uniform(0.016, 0.03))
        if all(math.dist(spot[:2], p[:2]) > 0.034 for p in pools):
            pools.append(spot)
    rings, spokes = 190, 420
    verts, tints, gloss = [], [], []
    for i in range(rings + 1):
        for j in range(spokes):
            point, tint, shine = spot_on(i / rings, 2 * math.pi * j / spokes, pools)
            verts.append(point + Vector(place))
            tints.append(tint)
            gloss.append(shine)
    faces = [
        (i * spokes + j, (i + 1) * spokes + j, (i + 1) * spokes + (j + 1) % spokes, i * spokes + (j + 1) % spokes)
        for i in range(rings)
        for j in range(spokes)
    ]
    food.painted('pizza', verts, faces, np.array(tints), 0.45, gloss, 0.12)


def spot_on(t, angle, pools):
    """Height, colour and gloss at a place on the pizza: `t` from the middle to under the rim."""
    edge = RADIUS * (1 + 0.03 * food.fractal((math.cos(angle), math.sin(angle), 0), 1.6, 3))
    r = edge * min(1.0, t / 0.93)
    x, y = r * math.cos(angle), r * math.sin(angle)
    rim = max(0.0, (r / edge - 0.80) / 0.20)
    puff = 1 + 0.35 * food.fractal((x, y, 0), 26, 5, 3)
    z = 0.006 + 0.017 * puff * math.sin(math.pi * min(1.0, rim) ** 0.75) ** 0.8 if rim > 0 else 0.006
    if t > 0.93:
        z *= 1 - (t - 0.93) / 0.07
    grain = food.fractal((x, y, 0), 55, 1, 4)
    melt = sum(
        max(0.0, 1 - (math.hypot(x - px, y - py) * (1 + 0.28 * food.fractal((x, y, 0), 40, 9, 3)) / pr) ** 2)
        for px, py, pr in pools
    )
    cheese = min(1.0, max(0.0, melt * 3.2)) * (1 - min(1, rim * 6))
    z += 0.0045 * min(1.0, melt) ** 0.5 * cheese + 0.0012 * grain * (1 - rim)
    blister = max(0.0, food.fractal((x, y, 0), 38, 7, 3) - 0.1)
    dough = food.lerp(food.lerp(CRUST, TOASTED, min(1, max(0, 0.25 + 0.8 * grain))), CHAR, min(1, blister * 1.8))
    sauce = food.lerp(SAUCE, (0.50, 0.085, 0.014), min(1, max(0, 0.4 + grain)))
    milk = food.lerp(CHEESE, TOASTED, min(0.9, max(0, (food.fractal((x, y, 0), 60, 4, 3) - 0.22) * 2.4)))
    tint = food.lerp(food.lerp(sauce, milk, cheese), dough, min(1.0, max(0.0, rim * 7 + 0.8 * grain * (rim > 0))))
    return Vector((x, y, z)), tint, (1 - min(1, rim * 5)) * (0.35 + 0.35 * cheese)


def basil():
    leafy = food.green('basil', (0.045, 0.15, 0.018))
    for x, y, turn, size in (
        (0.03, 0.04, 30, 0.05),
        (0.055, 0.025, -35, 0.042),
        (-0.055, 0.06, 120, 0.044),
        (-0.045, -0.045, 200, 0.05),
        (0.04, -0.07, 300, 0.044),
        (0.0, -0.01, 80, 0.036),
        (-0.09, 0.0, 160, 0.034),
        (0.09, -0.02, 10, 0.034),
    ):
        shapes.at(food.leaf('basil', size, size * 0.62, leafy, 0.30, 0.08, turn), (x, y, 0.031), turn, (8, -6))
