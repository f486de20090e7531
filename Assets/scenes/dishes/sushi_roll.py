"""Salmon avocado rolls on slate, with ginger and wasabi."""

import math

from mathutils import Vector

from kit import food, shapes, surfaces

R, TALL = 0.0215, 0.026
RING = 0.0395  # the pieces and the ginger lie in a ring of five, nearly touching


def build():
    food.table((0.50, 0.36, 0.22))
    slate = surfaces.stone('slate', (0.022, 0.024, 0.027), (0.05, 0.053, 0.058), 0.1)
    shapes.box('slate', (0, 0, 0.004), (0.19, 0.136, 0.008), slate, 0.002, 6)
    random = shapes.rng(5)
    # The picture is also shown as a small disc: four pieces and the garnish lie within its circle.
    for angle in (52, 124, 196, 268):
        around = math.radians(angle)
        piece(Vector((RING * math.cos(around), RING * math.sin(around), 0.008)), random)
    garnish(random)
    food.window(power=1.25)
    food.shot((-0.002, 0.000, 0.012), 0.46, 50, -12, 122, 5.6)


def piece(place, random):
    rice = surfaces.plain('rice', (0.80, 0.78, 0.72), 0.35, Subsurface_Weight=0.3, Subsurface_Scale=0.003)
    nori = surfaces.grained('nori', (0.012, 0.022, 0.014), 0.5, 400, 0.0006)
    core = shapes.lathe('core', [(0, 0), (R * 0.93, 0), (R * 0.93, TALL), (0, TALL)], rice, 40)
    wrap = shapes.lathe('nori', [(R * 0.52, TALL + 0.0006), (R * 0.565, TALL + 0.0008), (R * 0.565, 0.0)], nori, 40)
    core.location = wrap.location = place
    grains(place, rice, random)
    filling(place, random)


def grains(place, rice, random):
    spots = []
    for _ in range(420):
        a = random.uniform(0, 6.283)
        spots.append(
            place + Vector((R * 0.975 * math.cos(a), R * 0.975 * math.sin(a), random.uniform(0.001, TALL)))
        )
    for _ in range(120):
        a, r = random.uniform(0, 6.283), R * math.sqrt(random.uniform(0.36, 0.96))
        spots.append(place + Vector((r * math.cos(a), r * math.sin(a), TALL - 0.0004)))
    food.scatter(
        lambda: shapes.ball('grain', (0, 0, 0), (0.0023, 0.0014, 0.0013), rice, segments=12), spots, random
    )
    sesame = surfaces.plain('sesame', (0.70, 0.50, 0.25), 0.5)
    dark = surfaces.plain('black sesame', (0.015, 0.013, 0.012), 0.4)
    for seed in (sesame, dark):
        around = [
            place + Vector((R * 1.06 * math.cos(a), R * 1.06 * math.sin(a), random.uniform(0.004, TALL)))
            for a in (random.uniform(0, 6.283) for _ in range(26))
        ]
        food.scatter(
            lambda seed=seed: shapes.ball('sesame', (0, 0, 0), (0.0018, 0.0011, 0.0007), seed, segments=10),
            around,
            random,
        )


def filling(place, random):
    g = surfaces.Graph(
        'salmon', (0.80, 0.20, 0.06), 0.25, Subsurface_Weight=0.3, Subsurface_Scale=0.004, Coat_Weight=0.4
    )
    fat = g.ramp(g.wave(55, 'DIAGONAL', 2.0), (0.78, 0.0), (0.95, 0.8))
    g.set('Base Color', g.mix(fat, (0.80, 0.17, 0.045), (0.88, 0.50, 0.32)))
    avocado = surfaces.grained('avocado', (0.46, 0.56, 0.14), 0.35, 90, 0.0006)
    rim = surfaces.plain('avocado rim', (0.14, 0.26, 0.04), 0.4)
    turn = random.uniform(0, 360)
    bits = [
        shapes.soft_box(
            'salmon', (R * 0.78, R * 0.60, TALL), 0.003, g.material, 12, shapes.rumple(0.0012, 90, random.random())
        ),
        shapes.soft_box(
            'avocado', (R * 0.66, R * 0.32, TALL), 0.0025, avocado, 12, shapes.rumple(0.001, 90, random.random())
        ),
        shapes.soft_box('rim', (R * 0.66, R * 0.09, TALL), 0.001, rim, 8),
    ]
    for bit, across in zip(bits, (-R * 0.14, R * 0.30, R * 0.45)):
        a = math.radians(turn)
        bit.location = place + Vector((-across * math.sin(a), across * math.cos(a), TALL / 2 + 0.0018))
        bit.rotation_euler.z = a


def garnish(random):
    pink = surfaces.plain('ginger', (0.84, 0.46, 0.38), 0.3, Subsurface_Weight=0.4, Subsurface_Scale=0.006)
    for k in range(9):
        slice_ = food.leaf('ginger', 0.026, 0.019, pink, 0.7, 0.35, k * 2.1)
        shapes.modify(slice_, 'SOLIDIFY', thickness=0.0012)
        shapes.at(
            slice_,
            (0.037 + random.uniform(-0.005, 0.005), -0.014 + random.uniform(-0.005, 0.005), 0.012 + k * 0.0016),
            random.uniform(0, 360),
            (random.uniform(-40, 40), random.uniform(-30, 30)),
        )
    wasabi = surfaces.grained('wasabi', (0.30, 0.46, 0.12), 0.6, 260, 0.001)
    food.lump('wasabi', (0.034, -0.041, 0.014), (0.010, 0.009, 0.007), wasabi, 2, 0.35)
