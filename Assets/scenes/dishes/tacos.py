"""Al pastor tacos: charred tortillas, pork, pineapple, onion, coriander, lime."""

import math

from mathutils import Euler, Vector

from kit import food, shapes, surfaces


def build():
    food.table((0.16, 0.24, 0.27), 'stone')
    food.plate(0.135, (0.74, 0.70, 0.62), 0.012)
    random = shapes.rng(8)
    for k, y in enumerate((-0.052, 0.0, 0.052)):
        taco(Vector((-0.006 + 0.006 * k, y, 0.006)), random, k)
    lime(Vector((0.088, -0.062, 0.014)), 40)
    lime(Vector((0.096, -0.030, 0.014)), 100)
    food.window(power=1.15)
    food.shot((0.016, -0.006, 0.028), 0.47, 38, 24, 70, 5.6)


def taco(place, random, seed):
    g = surfaces.Graph('tortilla', (0.72, 0.50, 0.20), 0.65, Subsurface_Weight=0.15, Subsurface_Scale=0.004)
    toast = g.ramp(g.noise(55, 5, 0.65), (0.56, 0.0), (0.70, 1.0))
    tone = g.mix(g.noise(160, 4), (0.66, 0.42, 0.15), (0.76, 0.55, 0.25))
    g.set('Base Color', g.mix(g.math('MULTIPLY', toast, 0.75), tone, (0.20, 0.085, 0.03)))
    g.bump((g.noise(220, 4), 0.4, 0.0008), (g.noise(40, 3), 0.3, 0.002))
    verts, faces = food.folded(0.062, 0.030, 0.002, wobble=0.0045, seed=seed * 3.1)
    shell = shapes.mesh('tortilla', verts, faces, g.material)
    shapes.modify(shell, 'SOLIDIFY', thickness=0.0022)
    shell.location = place
    shell.rotation_euler = (math.radians(random.uniform(-8, 8)), 0, math.radians(random.uniform(-5, 5)))
    filling(place, random)


def within(place, random, low, high):
    """A spot in the trough, following its curved ends."""
    x = random.uniform(-0.050, 0.050)
    top = 1 - (x / 0.062) ** 2
    return place + Vector(
        (x, random.uniform(-0.013, 0.013), (low + (high - low) * random.random()) * (0.62 + 0.38 * top))
    )


def filling(place, random):
    meat = surfaces.Graph('pork', (0.34, 0.085, 0.022), 0.35, Coat_Weight=0.5, Coat_Roughness=0.2)
    char = meat.ramp(meat.noise(150, 4), (0.5, 0.0), (0.75, 0.9))
    meat.set('Base Color', meat.mix(char, (0.42, 0.10, 0.022), (0.08, 0.025, 0.01)))
    meat = meat.bump((meat.noise(240, 4), 0.6, 0.001)).material
    fruit = surfaces.plain(
        'pineapple', (0.86, 0.58, 0.08), 0.25, Subsurface_Weight=0.3, Subsurface_Scale=0.005, Coat_Weight=0.4
    )
    onion = surfaces.plain('onion', (0.82, 0.80, 0.76), 0.25, Subsurface_Weight=0.3, Subsurface_Scale=0.003)
    herb = food.green('coriander', (0.06, 0.21, 0.022))
    for k in range(52):
        food.lump(
            'pork',
            within(place, random, 0.024, 0.056),
            (random.uniform(0.005, 0.010), 0.006, 0.0042),
            meat,
            random.uniform(0, 9),
            0.5,
            16,
        )
    for k in range(9):
        bit = shapes.soft_box('pineapple', (0.011, 0.009, 0.008), 0.0018, fruit, 8, shapes.rumple(0.001, 90, k))
        bit.location = within(place, random, 0.054, 0.061)
        bit.rotation_euler = [random.uniform(0, 6) for _ in range(3)]
    for k in range(26):
        bit = shapes.soft_box('onion', (0.0045, 0.004, 0.0035), 0.0008, onion, 4)
        bit.location = within(place, random, 0.056, 0.064)
        bit.rotation_euler = [random.uniform(0, 6) for _ in range(3)]
    for k in range(15):
        leaf = food.leaf('coriander', 0.013, 0.010, herb, 0.5, 0.4, k)
        leaf.location = within(place, random, 0.060, 0.066)
        leaf.rotation_euler = (random.uniform(-0.6, 0.6), random.uniform(-0.6, 0.6), random.uniform(0, 6.28))


def lime(place, turn):
    """A wedge: rind outside, flesh within."""
    rind = surfaces.grained('rind', (0.10, 0.25, 0.025), 0.35, 300, 0.0006)
    flesh = surfaces.Graph(
        'flesh', (0.60, 0.70, 0.22), 0.2, Subsurface_Weight=0.4, Subsurface_Scale=0.006, Coat_Weight=0.6
    )
    flesh = flesh.bump((flesh.noise(140, 3, vector=flesh.stretched((0.4, 1, 1))), 0.5, 0.001)).material
    r, spread = 0.021, 0.62
    rows, columns = 16, 24
    for name, material, scale in (('rind', rind, 1.0), ('flesh', flesh, 0.93)):
        verts, faces = [Vector((-r * 1.25 * scale, 0, 0)), Vector((r * 1.25 * scale, 0, 0))], []
        for i in range(columns + 1):
            lean = (i / columns * 2 - 1) * spread
            for j in range(1, rows):
                a = math.pi * j / rows
                verts.append(
                    Vector(
                        (
                            -math.cos(a) * r * 1.25,
                            math.sin(a) * math.sin(lean) * r,
                            -math.sin(a) * math.cos(lean) * r,
                        )
                    )
                    * scale
                )
        n = rows - 1
        faces = [
            (2 + i * n + j, 2 + (i + 1) * n + j, 2 + (i + 1) * n + j + 1, 2 + i * n + j + 1)
            for i in range(columns)
            for j in range(n - 1)
        ]
        if name == 'flesh':
            faces += [
                tuple([0] + [2 + j for j in range(n)] + [1]),
                tuple([1] + [2 + columns * n + j for j in reversed(range(n))] + [0]),
            ]
        part = shapes.mesh(name, verts, faces, material, smooth=name == 'rind')
        part.rotation_euler = Euler((math.radians(-105), 0, math.radians(turn)))
        part.location = place
