"""What the two drop-off photos share: doors, mats and things that blow about on a stoop."""

import math

import numpy as np
from mathutils import Vector

from . import shapes, surfaces


def coir_mat(name, center, size, turn, pile, border=None, border_at=0.035, count=110000, seed=3):
    """A doormat of upright coconut fibres on a dark backing; `border` is a second fibre colour."""
    rng = np.random.default_rng(seed)
    width, depth = size
    roots = rng.uniform((-width / 2, -depth / 2, 0.008), (width / 2, depth / 2, 0.011), (count, 3))
    tints = np.asarray(pile) * rng.uniform(0.45, 1.35, (count, 1)) * rng.normal(1, 0.06, (count, 3))
    if border is not None:
        rim = np.minimum(width / 2 - abs(roots[:, 0]), depth / 2 - abs(roots[:, 1]))
        line = (rim > border_at) & (rim < border_at + 0.022)
        tints[line] = np.asarray(border) * rng.uniform(0.5, 1.4, (line.sum(), 1))
    # The pile is trodden down in patches, so it leans now one way and now another.
    lean = np.stack(
        [
            0.35 * np.sin(roots[:, 0] * 9 + roots[:, 1] * 4),
            0.3 * np.cos(roots[:, 1] * 11 - roots[:, 0] * 3),
            np.full(count, 1.0),
        ],
        axis=1,
    )
    fibre = surfaces.fibre(name + ' fibre')
    pile = shapes.strands(name + ' pile', roots, lean, 0.013, 0.00055, np.clip(tints, 0, 1), fibre, seed)
    back = shapes.box(
        name + ' back',
        (0, 0, 0.005),
        (width + 0.004, depth + 0.004, 0.01),
        surfaces.plain(name + ' rubber', (0.02, 0.017, 0.014), 0.8),
        0.003,
    )
    for part in (pile, back):
        turned(part, center, turn)


def turned(part, center, turn):
    """Turn a part about the origin, then carry it to its place."""
    angle = math.radians(turn)
    x, y, z = part.location
    part.location = (
        center[0] + x * math.cos(angle) - y * math.sin(angle),
        center[1] + x * math.sin(angle) + y * math.cos(angle),
        center[2] + z,
    )
    part.rotation_euler.z += angle
    return part


def raised_panel(name, center, size, paint, depth=0.018):
    """A door panel: a sunk bed, a rolled moulding round it and a raised field."""
    x, y, z = center
    width, height = size
    shapes.box(name + ' bed', (x, y + 0.012, z), (width, 0.012, height), paint, 0.001)
    shapes.box(name + ' field', (x, y + 0.004, z), (width - 0.1, 0.016, height - 0.1), paint, 0.012)
    corners = [
        (x - width / 2, z - height / 2),
        (x + width / 2, z - height / 2),
        (x + width / 2, z + height / 2),
        (x - width / 2, z + height / 2),
    ]
    for (x1, z1), (x2, z2) in zip(corners, corners[1:] + corners[:1]):
        long = max(abs(x2 - x1), abs(z2 - z1)) + depth
        shapes.box(
            name + ' moulding',
            ((x1 + x2) / 2, y - 0.002, (z1 + z2) / 2),
            (long, 0.022, depth) if z1 == z2 else (depth, 0.022, long),
            paint,
            0.007,
        )


def leaf_door(name, left, width, y, paint, panels, height=2.1, stile=0.11, columns=1):
    """A door leaf built as joiners build it: stiles, rails, and panels between them.

    `panels` lists (bottom, top) for each row, divided into `columns` by muntins.
    """
    middle = left + width / 2
    for x in (left + stile / 2, left + width - stile / 2):
        shapes.box(name + ' stile', (x, y, height / 2 + 0.02), (stile, 0.045, height), paint, 0.003)
    edges = [0.02] + [e for row in panels for e in row] + [height]
    for low, high in zip(edges[::2], edges[1::2]):
        shapes.box(
            name + ' rail',
            (middle, y + 0.001, (low + high) / 2),
            (width - 2 * stile, 0.044, high - low),
            paint,
            0.003,
        )
    clear = (width - 2 * stile - (columns - 1) * stile * 0.9) / columns
    for low, high in panels:
        for k in range(columns):
            x = left + stile + clear / 2 + k * (clear + stile * 0.9)
            raised_panel(name + ' panel', (x, y, (low + high) / 2), (clear, high - low), paint)
            if k:
                shapes.box(
                    name + ' muntin',
                    (x - clear / 2 - stile * 0.45, y + 0.001, (low + high) / 2),
                    (stile * 0.9, 0.044, high - low),
                    paint,
                    0.003,
                )


def screws(spots, y, metal, radius=0.004):
    for x, z in spots:
        shapes.ball('screw', (x, y, z), (radius, 0.0018, radius), metal, segments=16)


def fallen_leaves(places, color, seed=5):
    """Dry leaves, curled a little, lying where the wind leaves them."""
    random = shapes.rng(seed)
    for x, y in places:
        size = random.uniform(0.022, 0.04)
        tone = random.uniform(0.6, 1.3)
        dry = surfaces.grained('leaf', tuple(c * tone for c in color), 0.7, 90, 0.002)
        curl = random.uniform(0.25, 0.6)
        verts, faces = [], []
        for i in range(11):
            along = i / 10 * 2 - 1
            half = 0.5 * (1 - along * along) ** 0.7 * (1 + 0.25 * math.sin(i * 2.4))
            for j in range(5):
                across = (j / 4 * 2 - 1) * half
                verts.append(Vector((along, across, curl * (across**2 * 1.6 + along**2 * 0.35))) * size)
        for i in range(10):
            for j in range(4):
                a = i * 5 + j
                faces.append((a, a + 1, a + 6, a + 5))
        shapes.at(
            shapes.mesh('leaf', verts, faces, dry),
            (x, y, 0.004),
            random.uniform(0, 360),
            (random.uniform(-12, 12), random.uniform(-12, 12)),
        )


def grit(bounds, count, color, seed=9):
    """Small crumbs of dirt that gather on any step."""
    rng = np.random.default_rng(seed)
    (x1, y1), (x2, y2) = bounds
    roots = rng.uniform((x1, y1, 0), (x2, y2, 0.001), (count, 3))
    tints = np.asarray(color) * rng.uniform(0.4, 1.6, (count, 1))
    shapes.strands(
        'grit',
        roots,
        np.tile((0.0, 0.0, 0.3), (count, 1)),
        0.003,
        0.0011,
        np.clip(tints, 0, 1),
        surfaces.fibre('grit'),
        seed,
    )
