"""Smooth closed shells, and the curves that describe them.

A shell is given as a field: a function of x, y and z (arrays, in metres) that is negative inside, zero on the surface
and about the distance to it nearby. A grid of points is drawn out from a core until it lies on the surface, so that
the mesh is even and every edge has the roundness that the field gives it.
"""

import numpy as np

from . import shapes

HALVINGS = 26


def spline(points, steps=24, closed=False):
    """A uniform cubic B-spline: it bends evenly and never overshoots its control points."""
    pts = np.asarray(points, float)
    pts = np.concatenate([pts, pts[:3]]) if closed else np.concatenate([pts[:1]] * 2 + [pts] + [pts[-1:]] * 2)
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    weights = ((1 - t) ** 3, 3 * t**3 - 6 * t**2 + 4, -3 * t**3 + 3 * t**2 + 3 * t + 1, t**3)
    spans = [sum(w * p for w, p in zip(weights, pts[i : i + 4])) / 6 for i in range(len(pts) - 3)]
    return np.concatenate(spans if closed else spans + [pts[-1:]])


class Curve:
    """A value along a line: y for each x, from a few control points (x, y) in order of x."""

    def __init__(self, points):
        line = spline(points, 400)
        self.x, self.y = line[:, 0], line[:, 1]

    def __call__(self, x):
        return np.interp(x, self.x, self.y)

    def slope(self, x, step=0.01):
        return (self(x + step) - self(x - step)) / (2 * step)

    def where(self, y, rising=True):
        """The x at which the curve has the value y, on its way up to its highest point or down from it."""
        peak = int(np.argmax(self.y))
        part = slice(0, peak + 1) if rising else slice(len(self.y) - 1, peak - 1, -1)
        return np.interp(y, self.y[part], self.x[part])


def rounded(radius, *fields, power=2.5):
    """What lies inside all the fields, with the edges between them rounded; the bend sets in gently."""
    over = sum(np.maximum(f + radius, 0) ** power for f in fields)
    return np.minimum(np.maximum.reduce(fields), -radius) + over ** (1 / power)


def step(value, soft):
    """From 0 to 1 as the value goes from -soft to soft."""
    t = np.clip(value / (2 * soft) + 0.5, 0, 1)
    return t * t * (3 - 2 * t)


def shell(name, field, low, high, core, counts, material, warp=None):
    """The surface of a field. `low` and `high` are corners of a box around it, `core` those of one inside it.

    `warp` moves the finished points, for what is bent: it takes and gives arrays of x, y and z.
    """
    verts, faces = _box_grid(low, high, counts)
    start = np.clip(verts, *core)
    ray = verts - start
    ray /= np.linalg.norm(ray, axis=1, keepdims=True)
    near, far = np.zeros(len(verts)), np.full(len(verts), 2.0 * np.max(np.subtract(high, low)))
    for _ in range(HALVINGS):
        middle = (near + far) / 2
        inside = field(*(start + ray * middle[:, None]).T) < 0
        near, far = np.where(inside, middle, near), np.where(inside, far, middle)
    points = start + ray * near[:, None]
    if warp:
        points = np.stack(warp(*points.T), axis=1)
    return shapes.mesh(name, points.tolist(), faces, material)


def _box_grid(low, high, counts):
    """The six sides of a box as one closed mesh of quads."""
    quads = []
    for axis in range(3):
        a, b = (axis + 1) % 3, (axis + 2) % 3
        i, j = (k.ravel() for k in np.meshgrid(np.arange(counts[a]), np.arange(counts[b]), indexing='ij'))
        for end in (0, counts[axis]):
            quad = np.zeros((len(i), 4, 3), int)
            quad[:, :, axis] = end
            quad[:, :, a] = i[:, None] + (0, 1, 1, 0)
            quad[:, :, b] = j[:, None] + (0, 0, 1, 1)
            quads.append(quad if end else quad[:, ::-1])
    spots, faces = np.unique(np.concatenate(quads).reshape(-1, 3), axis=0, return_inverse=True)
    low, high = np.asarray(low, float), np.asarray(high, float)
    return low + (high - low) * spots / np.asarray(counts), faces.reshape(-1, 4).tolist()
