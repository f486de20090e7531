"""Priya's drop-off: a paper takeout bag on the mat of a painted porch."""

import math

import numpy as np
from mathutils import Euler, Vector

from kit import doorway, shapes, studio, surfaces

SIZE = Vector((0.31, 0.18, 0.34))

# Creases in the paper: direction across the fold, distance between folds, depth.
FOLDS = [
    (Vector((0.8, 0.2, 0.6)), 0.080, 0.026),
    (Vector((-0.5, 0.3, 0.85)), 0.062, 0.026),
    (Vector((0.2, -0.4, 0.97)), 0.10, 0.030),
    (Vector((0.9, 0.1, -0.45)), 0.047, 0.014),
    (Vector((0.6, 0.5, -0.75)), 0.036, 0.014),
]
TILTED = Euler((0.7, 0.4, 0.5)).to_matrix()


def build():
    porch()
    front_door()
    doorway.coir_mat(
        'mat', (0.03, 0.08, 0), (0.78, 0.46), -1.5, (0.45, 0.29, 0.14), (0.02, 0.03, 0.05), 0.02, 90000, 8
    )
    paper_bag((0.05, 0.10, 0.018), -14)
    pot_plant((0.86, 0.40, 0))
    doorway.fallen_leaves([(0.55, 0.36), (0.62, 0.28), (-0.58, -0.25)], (0.32, 0.19, 0.05), 8)
    doorway.grit(((-1.2, -0.7), (1.2, 0.45)), 1200, (0.12, 0.1, 0.08), 4)
    studio.sky(42, 120, 0.24)
    studio.sun((2.4, -2.8, 3.2), 2.9, 14)
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
    shapes.box('skirt', (0.04, 0.66, 0.05), (5, 0.03, 0.1), siding, 0.004)


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
    shapes.box('sweep', (0.04, 0.652, 0.048), (0.9, 0.012, 0.03), nickel, 0.003)


def wall(around, height):
    """A point of the bag's wall: `around` the four sides 0..1, `height` 0..1."""
    w, d = SIZE.x / 2, SIZE.y / 2 * (1 - 0.42 * height**1.8)
    sides = ((-w, -d, w, -d), (w, -d, w, d), (w, d, -w, d), (-w, d, -w, -d))
    k = min(3, int(around * 4))
    t = around * 4 - k
    x1, y1, x2, y2 = sides[k]
    x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
    if k % 2:  # the gussets fold inward toward the top
        fold = (1 - abs(2 * t - 1)) * (0.004 + 0.055 * height**1.5)
        x -= math.copysign(fold, x)
    else:  # the wide walls belly out over what is inside
        y += math.copysign(0.016 * math.sin(math.pi * min(1, height * 1.25)) * math.sin(math.pi * t), y)
    return crumpled(Vector((x, y, height * SIZE.z)), height)


def crumpled(point, height):
    """Handling leaves soft waves, flat facets with sharp edges, and folds that run some way and fade."""
    soft = shapes.rumple(0.008, 6, 1.5)(point) - point
    depth = 0.0
    for across, pitch, share in FOLDS:
        bent = point + 0.010 * shapes.noise.noise_vector(point * 9)
        where = bent.dot(across) / pitch + 0.5 * shapes.noise.noise(point * 5 + across * 5)
        saw = abs(where - math.floor(where) - 0.5) - 0.25
        depth += share * saw * max(0.0, shapes.noise.noise(point * 7 + across * 13) + 0.05)
    for pitch, share in ((0.11, 0.009), (0.05, 0.0045)):
        spot = TILTED @ point / pitch
        near = shapes.noise.voronoi(spot, distance_metric='MANHATTAN')[0]
        depth += share * (near[1] - near[0]) * (0.6 + shapes.noise.noise(point * 6 + Vector((5, 2, 9))))
    # Bags are stored flat: the fold across, a third of the way up, never quite leaves.
    flat = 0.0035 * max(0.0, 1 - abs(height - 0.30) / 0.04)
    push = Vector((point.x * 0.35, point.y, 0)).normalized() * (depth + flat)
    return point + (soft + push) * min(1, height * 3 + 0.1)


def paper_bag(place, turn):
    kraft = surfaces.paper('kraft', (0.47, 0.30, 0.165))
    columns, rows = 380, 130
    verts = []
    for j in range(rows + 1):
        for i in range(columns):
            point = wall(i / columns, j / rows)
            if j == rows:
                point.z += 0.0022 * (1 if i % 2 else -1)
            verts.append(point)
    faces = [
        (
            j * columns + i,
            j * columns + (i + 1) % columns,
            (j + 1) * columns + (i + 1) % columns,
            (j + 1) * columns + i,
        )
        for j in range(rows)
        for i in range(columns)
    ]
    bag = shapes.modify(shapes.mesh('bag', verts, faces, kraft), 'SOLIDIFY', thickness=0.0007)
    napkin = surfaces.grained('napkin', (0.78, 0.77, 0.73), 0.9, 60, 0.001)
    parts = [
        bag,
        shapes.soft_box('napkins', (0.15, 0.055, 0.12), 0.008, napkin, 24, shapes.rumple(0.008, 12, 4)),
        shapes.soft_box('carton', (0.22, 0.10, 0.18), 0.01, surfaces.cardboard('carton', (0.5, 0.36, 0.21)), 10),
    ]
    parts[1].location = (0.02, 0, 0.252)
    parts[2].location = (0, 0, 0.10)
    cord = surfaces.twine('cord', (0.44, 0.28, 0.15))
    parts += [cord_handle(-1, 0.105, cord), cord_handle(1, 0.085, cord)]
    for part in parts:
        doorway.turned(part, place, turn)


def cord_handle(side, rise, material):
    """A twisted paper cord, its ends glued inside the wall."""
    y = side * (SIZE.y / 2 * 0.50)
    top = SIZE.z
    lean = -side * 0.02
    points = shapes.smooth_path(
        [
            (-0.062, y, top - 0.05),
            (-0.064, y, top + 0.02),
            (-0.05, y + lean, top + rise * 0.75),
            (0.004, y + lean * 1.6, top + rise),
            (0.052, y + lean, top + rise * 0.7),
            (0.062, y, top + 0.02),
            (0.060, y, top - 0.05),
        ],
        90,
    )
    return shapes.tube('handle', points, lambda t: 0.0028 + 0.0004 * math.sin(t * 260), material)
