"""Priya's drop-off: a paper takeout bag on the mat of a painted porch."""

import math

import numpy as np
from mathutils import Vector

from kit import doorway, shapes, studio, surfaces

SIZE = Vector((0.31, 0.18, 0.34))

FINE = 0.0011  # distance between the paper's points, metres; a crease is no sharper than this
TOOTH, BITE = 0.0085, 0.0042  # the cut along the top: from tooth to tooth, and how deep
APEX = 0.095  # how high the fold in each narrow side comes down between its slanting folds


def build():
    porch()
    front_door()
    doorway.coir_mat(
        'mat', (0.03, 0.08, 0), (0.78, 0.46), -1.5, (0.33, 0.215, 0.115), (0.02, 0.03, 0.05), 0.02, 90000, 8
    )
    paper_bag((0.05, 0.11, 0.018), -40)
    pot_plant((0.86, 0.40, 0))
    doorway.fallen_leaves([(0.55, 0.36), (0.62, 0.28), (-0.58, -0.25)], (0.32, 0.19, 0.05), 8)
    doorway.grit(((-1.2, -0.7), (1.2, 0.45)), 1200, (0.12, 0.1, 0.08), 4)
    studio.sky(42, 120, 0.30)
    studio.sun((1.6, -3.1, 3.2), 2.9, 14)
    studio.camera((-0.30, -1.36, 1.20), (-0.06, 0.13, 0.16), lens=39, fstop=2.8, focus=(0.03, 0.02, 0.22), roll=1.2)


def pot_plant(place):
    """A clay pot of lavender beside the door: every porch has something growing on it."""
    clay = surfaces.stone('clay', (0.30, 0.12, 0.065), (0.42, 0.19, 0.11), 0.25)
    profile = [
        (0, 0),
        (0.085, 0),
        (0.125, 0.20),
        (0.138, 0.20),
        (0.142, 0.245),
        (0.128, 0.247),
        (0.120, 0.20),
        (0, 0.20),
    ]
    shapes.lathe('pot', profile, clay, 64).location = place
    rng = np.random.default_rng(6)
    count = 2600
    spread = rng.normal(0, 0.045, (count, 2))
    roots = np.column_stack([spread, np.full(count, 0.21)]) + np.array(place)
    lean = np.column_stack([spread * 9, np.ones(count)])
    tints = np.array((0.10, 0.17, 0.07)) * rng.uniform(0.5, 1.5, (count, 1))
    shapes.strands('stalks', roots, lean, 0.26, 0.0016, tints, surfaces.fibre('stalk', 0.6), 6)


def porch():
    board = surfaces.boards('porch paint', (0.16, 0.175, 0.18))
    for i in range(-9, 10):
        shapes.box('board', (i * 0.14 + 0.03, -0.6, -0.013), (0.136, 2.5, 0.026), board, 0.004)
    shapes.box('under', (0, 0, -0.08), (6, 5, 0.05), surfaces.plain('dark', (0.01, 0.01, 0.01), 0.9), 0)
    siding = surfaces.door_paint('siding', (0.52, 0.50, 0.43), 0.5)
    for row in range(9):
        for side in (-1, 1):
            lap = shapes.box('siding', (0, 0, 0), (2.0, 0.016, 0.135), siding, 0.003)
            shapes.at(lap, (0.04 + side * 1.58, 0.66, 0.16 + row * 0.12), 0, (7, 0))
    for side in (-1, 1):
        shapes.box('skirt', (0.04 + side * 1.5, 0.66, 0.05), (2.0, 0.03, 0.1), siding, 0.004)


def front_door():
    blue = surfaces.door_paint('door paint', (0.022, 0.085, 0.125))
    trim = surfaces.door_paint('trim', (0.66, 0.65, 0.61), 0.42)
    nickel = surfaces.metal('nickel', (0.62, 0.60, 0.57), 0.3)
    doorway.leaf_door('door', -0.42, 0.92, 0.68, blue, [(0.28, 0.76), (0.98, 1.9)], stile=0.12, columns=2)
    shapes.box('letter plate', (0.04, 0.655, 0.87), (0.29, 0.01, 0.08), nickel, 0.004)
    shapes.box('letter flap', (0.04, 0.649, 0.87), (0.22, 0.008, 0.048), nickel, 0.004)
    for side in (-1, 1):
        shapes.box('casing', (0.04 + side * 0.535, 0.64, 1.1), (0.13, 0.07, 2.2), trim, 0.006)
        shapes.box('stop', (0.04 + side * 0.468, 0.66, 1.1), (0.014, 0.06, 2.2), trim, 0.003)
        shapes.box('block', (0.04 + side * 0.54, 0.635, 0.11), (0.15, 0.09, 0.22), trim, 0.006)
    oak = surfaces.boards('sill oak', (0.20, 0.12, 0.06))
    shapes.box('sill', (0.04, 0.56, 0.018), (1.2, 0.22, 0.036), oak, 0.008)
    door_hardware()


def door_hardware():
    """What protects the foot of the door: a kick plate, a sweep, and a seal along both stops."""
    nickel = surfaces.brushed('brushed nickel', (0.47, 0.48, 0.49))
    rubber = surfaces.plain('seal', (0.018, 0.018, 0.018), 0.7)
    shapes.box('kick plate', (0.04, 0.6562, 0.158), (0.85, 0.003, 0.155), nickel, 0.0012)
    across = [0.04 + 0.41 * k / 3 for k in range(-3, 4)]
    heads = surfaces.metal('screw heads', (0.34, 0.33, 0.31), 0.35)
    doorway.screws([(x, z) for x in across for z in (0.092, 0.224)], 0.6545, heads, 0.0048)
    shapes.box('sweep', (0.04, 0.652, 0.060), (0.9, 0.012, 0.022), nickel, 0.003)
    shapes.box('sweep brush', (0.04, 0.653, 0.043), (0.9, 0.007, 0.016), rubber, 0.001)
    for side in (-1, 1):
        shapes.box('seal', (0.04 + side * 0.457, 0.650, 1.1), (0.009, 0.014, 2.2), rubber, 0.003)


def creases(side, count, random):
    """Folds that handling leaves on one side, metres from its lower middle.

    Each is (x, z, direction, half length, height, width to one side, width to the other).
    """
    width = SIZE.y if side % 2 else SIZE.x
    out = []
    for k in range(count):
        long = k < count // 3
        reach = random.uniform(0.05, 0.13) if long else random.uniform(0.015, 0.05)
        rise = random.uniform(0.0018, 0.0040) if long else random.uniform(0.0008, 0.0020)
        # Paper gives way along the diagonals first.
        way = math.radians(random.choice((-1, 1)) * random.uniform(18, 78))
        wide = sorted((random.uniform(0.007, 0.023), random.uniform(0.0045, 0.012)))
        if random.random() < 0.5:
            wide.reverse()
        spot = random.uniform(-0.5, 0.5) * width, random.uniform(0.03, 1.0) * SIZE.z
        out.append((*spot, way, reach, rise * random.choice((-1, 1, 1)), *wide))
    return out


def folded(x, z, folds):
    """How far the creases push the paper out: each a ridge with flat flanks, fading toward its ends."""
    depth = np.zeros_like(x)
    for at_x, at_z, way, reach, rise, left, right in folds:
        along = (x - at_x) * math.cos(way) + (z - at_z) * math.sin(way)
        across = (z - at_z) * math.cos(way) - (x - at_x) * math.sin(way)
        flank = 1 - np.where(across < 0, -across / left, across / right)
        depth += rise * np.clip(flank, 0, 1) * np.clip(1 - (along / reach) ** 2, 0, 1)
    return depth


def side_of_bag(side, rows, folds):
    """The points of one side, from the bottom row to the top: arrays of x, y and z."""
    narrow = side % 2
    width = SIZE.y if narrow else SIZE.x
    columns = round(width / FINE)
    t = np.arange(columns) / columns
    height = np.linspace(0, 1, rows + 1)[:, None]
    w, d = SIZE.x / 2, SIZE.y / 2 * (1 - 0.40 * height**1.8)
    out_x, out_y = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    edge = np.minimum(t, 1 - t) * width
    push = folded((t - 0.5) * width + 0 * height, height * SIZE.z + 0 * t, folds) * np.clip(edge / 0.014, 0, 1)
    middle = 1 - abs(2 * t - 1)
    if narrow:
        fold = np.minimum(middle * (0.014 + 0.042 * height**1.2), 0.36 * (height * SIZE.z - APEX * middle))
        push = 0.6 * push - np.maximum(fold, 0)
    else:
        # The wide walls belly out over what is inside; flat storage left the fold across them.
        push += 0.014 * np.sin(np.pi * np.minimum(1, height * 1.25)) * np.sin(np.pi * t)
        push += 0.0030 * np.clip(1 - abs(height - 0.29) / 0.022, 0, 1) * (0.6 + 0.4 * np.cos(t * 9 + side))
    push *= np.clip(height * 5 + 0.1, 0, 1)
    step = 2 * t - 1
    x = out_x * w + push * out_x + (0 if narrow else -out_y * w * step) + 0 * height
    y = out_y * d + push * out_y + (out_x * d * step if narrow else 0)
    return x, y, height * SIZE.z + 0 * t


def paper_sheet(material):
    """The whole bag as one sheet, cut in teeth along its top."""
    random = shapes.rng(21)
    rows = round(SIZE.z / FINE)
    sides = [side_of_bag(k, rows, creases(k, 26 if k % 2 else 56, random)) for k in range(4)]
    x, y, z = (np.concatenate([side[axis] for side in sides], axis=1) for axis in range(3))
    columns = x.shape[1]
    tooth = abs((np.arange(columns) * FINE / TOOTH) % 1 - 0.5) * 2 - 0.5
    z = z + BITE * tooth * np.clip((z / SIZE.z - 0.97) / 0.03, 0, 1)
    slack, small = shapes.rumple(0.006, 6, 1.5), shapes.rumple(0.0018, 24, 4.0)
    verts = []
    for spot in np.stack([x, y, z], axis=-1).reshape(-1, 3).tolist():
        point = Vector(spot)
        loose = min(1, point.z / SIZE.z * 3)
        verts.append(point + (slack(point) + small(point) - 2 * point) * loose)
    j, i = np.mgrid[0:rows, 0:columns]
    here, ahead = j * columns + i, j * columns + (i + 1) % columns
    faces = np.stack([here, ahead, ahead + columns, here + columns], axis=-1).reshape(-1, 4)
    return shapes.modify(shapes.mesh('bag', verts, faces.tolist(), material), 'SOLIDIFY', thickness=0.0007)


def paper_bag(place, turn):
    bag = paper_sheet(surfaces.paper('kraft', (0.50, 0.335, 0.195)))
    napkin = surfaces.grained('napkin', (0.78, 0.77, 0.73), 0.9, 60, 0.001)
    parts = [
        bag,
        shapes.soft_box('napkins', (0.15, 0.055, 0.12), 0.008, napkin, 24, shapes.rumple(0.008, 12, 4)),
        shapes.soft_box('carton', (0.22, 0.10, 0.18), 0.01, surfaces.cardboard('carton', (0.5, 0.36, 0.21)), 10),
    ]
    parts[1].location = (0.02, 0, 0.252)
    parts[2].location = (0, 0, 0.10)
    cord = surfaces.twine('cord', (0.44, 0.28, 0.15))
    parts += [cord_handle(-1, 0.098, 0.022, cord), cord_handle(1, 0.108, 0.012, cord)]
    for part in parts:
        doorway.turned(part, place, turn)


def cord_handle(side, rise, lean, material):
    """A twisted paper cord, its ends glued inside the wall; it leans outward by `lean`."""
    y = side * SIZE.y / 2 * 0.54
    top = SIZE.z
    out = side * lean
    points = shapes.smooth_path(
        [
            (-0.062, y, top - 0.05),
            (-0.064, y, top + 0.012),
            (-0.052, y + out * 0.62, top + rise * 0.72),
            (0.004, y + out, top + rise),
            (0.054, y + out * 0.66, top + rise * 0.68),
            (0.062, y, top + 0.012),
            (0.060, y, top - 0.05),
        ],
        90,
    )
    return shapes.tube('handle', points, lambda t: 0.0031 + 0.0004 * math.sin(t * 260), material)
