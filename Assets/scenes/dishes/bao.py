"""Pork belly bao: folded steamed buns, glazed pork, coriander, crushed nuts."""

import math

from mathutils import Euler, Vector

from kit import food, shapes, surfaces


def build():
    food.table((0.30, 0.19, 0.11))
    steamer()
    random = shapes.rng(3)
    for x, y, turn in ((0.004, 0.040, -14), (-0.006, -0.038, 10)):
        bao(Vector((x, y, 0.022)), turn, random)
    food.window(power=1.35)
    food.shot((0, -0.002, 0.040), 0.44, 35, 10, 80, 5.0)


def steamer():
    cane = surfaces.boards('bamboo', (0.56, 0.38, 0.19))
    slat = surfaces.boards('slat', (0.27, 0.155, 0.07))
    for k in range(-9, 10):
        reach = math.sqrt(max(0.0, 0.112**2 - (k * 0.012) ** 2))
        if reach > 0.01:
            shapes.box('slat', (k * 0.012, 0, 0.016), (0.0108, reach * 2, 0.005), slat, 0.0012)
    shapes.lathe('under', [(0, 0.010), (0.112, 0.010)], surfaces.plain('under', (0.03, 0.02, 0.012), 0.9), 64)
    shapes.lathe(
        'wall',
        [(0.112, 0.0), (0.112, 0.043), (0.114, 0.046), (0.121, 0.046), (0.123, 0.043), (0.123, 0.0)],
        cane,
        96,
    )
    for z in (0.010, 0.034):
        shapes.tube(
            'hoop',
            [(0.1245 * math.cos(a), 0.1245 * math.sin(a), z) for a in (i / 96 * 6.2832 for i in range(96))],
            0.004,
            cane,
            closed=True,
            flat=0.5,
        )


def bao(place, turn, random):
    dough = surfaces.Graph('dough', (0.84, 0.80, 0.71), 0.42, Subsurface_Weight=0.4, Subsurface_Scale=0.01)
    dough = dough.bump((dough.noise(70, 4), 0.2, 0.002)).material
    verts, faces = food.folded(
        random.uniform(0.060, 0.064), random.uniform(0.038, 0.042), 0.012, wobble=0.005, seed=random.uniform(0, 9)
    )
    verts = [shapes.rumple(0.0035, 20, place.y * 90)(vert) for vert in verts]
    bun = shapes.mesh('bun', verts, faces, dough)
    shapes.modify(bun, 'SOLIDIFY', thickness=0.0135, offset=1.0, use_even_offset=False)
    shapes.modify(bun, 'REMESH', mode='VOXEL', voxel_size=0.0016, use_smooth_shade=True)
    shapes.modify(bun, 'SMOOTH', factor=0.5, iterations=14)
    parts = [bun] + pork(random) + greens(random)
    for part in parts:
        a = math.radians(turn)
        x, y, z = part.location
        part.location = place + Vector((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z))
        part.rotation_euler = (Euler((0, 0, a)).to_matrix() @ part.rotation_euler.to_matrix()).to_euler()


def pork(random):
    """Three braised slices, skin up, that lean against each other."""
    slices = []
    for k, (x, lean) in enumerate(((-0.029, -0.30), (0.001, 0.10), (0.030, 0.34))):
        meat = belly(k)
        size = (0.031 + random.uniform(-0.002, 0.003), 0.024, 0.040)
        piece = shapes.soft_box('pork', size, 0.0085, meat, 26, shapes.rumple(0.0042, 38, k * 1.7))
        piece.location = (x, random.uniform(-0.003, 0.003), 0.0445 + random.uniform(-0.003, 0.003))
        piece.rotation_euler = (random.uniform(-0.22, 0.22), lean, random.uniform(-0.3, 0.3))
        slices.append(piece)
    return slices


def belly(k):
    """Dark skin, then fat and lean in bands of uneven width that run into each other, under a glaze."""
    g = surfaces.Graph(
        'pork',
        (0.22, 0.06, 0.02),
        0.3,
        Subsurface_Weight=0.35,
        Subsurface_Scale=0.004,
        Coat_Weight=0.9,
        Coat_Roughness=0.08,
    )
    lean, fat, skin = (0.20, 0.052, 0.018), (0.62, 0.34, 0.16), (0.13, 0.030, 0.009)
    wobble = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(34 + 7 * k, 2), 0.5), 0.34)
    up = g.add('ShaderNodeSeparateXYZ', {'Vector': g.coords}).outputs['Z']
    level = g.math('ADD', g.math('MULTIPLY', up, 25), 0.5)
    height = g.math('ADD', g.math('ADD', level, wobble), 0.05 * (k - 1))
    color = g.mix(g.ramp(height, (0.30, 0.0), (0.40, 1.0)), lean, fat)
    color = g.mix(g.ramp(height, (0.50, 0.0), (0.58, 1.0)), color, lean)
    color = g.mix(g.ramp(height, (0.70, 0.0), (0.77, 1.0)), color, fat)
    color = g.mix(g.ramp(height, (0.86, 0.0), (0.92, 1.0)), color, skin)
    g.set('Base Color', color)
    return g.bump((g.noise(140, 4), 0.35, 0.0008)).material


def greens(random):
    herb, onion = food.green('coriander', (0.085, 0.27, 0.035)), food.green('spring onion', (0.20, 0.38, 0.07))
    nut = surfaces.grained('peanut', (0.58, 0.35, 0.15), 0.6, 200, 0.0006)
    out = []
    for k in range(12):
        leaf = food.leaf('coriander', 0.018, 0.014, herb, 0.5, 0.35, k)
        leaf.location = (
            random.uniform(-0.036, 0.036),
            random.uniform(-0.013, 0.013),
            0.062 + random.uniform(0, 0.005),
        )
        leaf.rotation_euler = (random.uniform(-0.7, 0.7), random.uniform(-0.7, 0.7), random.uniform(0, 6.28))
        out.append(leaf)
    for k in range(26):
        spot = (random.uniform(-0.036, 0.036), random.uniform(-0.013, 0.013), 0.064 + random.uniform(-0.002, 0.004))
        if k % 2:
            out.append(food.lump('peanut', spot, (0.0028, 0.0024, 0.002), nut, k, segments=12))
        else:
            ring = [(0.0032 * math.cos(a), 0.0032 * math.sin(a), 0) for a in (i / 16 * 6.2832 for i in range(16))]
            hoop = shapes.tube('onion', ring, 0.0011, onion, closed=True, sides=8)
            hoop.location = spot
            hoop.rotation_euler = (random.uniform(-0.8, 0.8), random.uniform(-0.8, 0.8), 0)
            out.append(hoop)
    return out
