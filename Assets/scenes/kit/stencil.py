"""Flat shapes cast upon a surface by its material: windows, lamps, gaps.

A shape is a function of two arrays, the coordinates in metres, that gives the distance inside it (negative outside).
Its edge stays sharp and smooth whatever the mesh below does.
"""

import bpy
import numpy as np

from . import solid

PITCH = 0.003
REACH = 0.06


def polygon(points):
    """A shape with straight sides."""
    pts = np.asarray(points, float)

    def inside(u, v):
        nearest, odd = np.full(np.shape(u), np.inf), np.zeros(np.shape(u), bool)
        for (ax, ay), (bx, by) in zip(pts, np.roll(pts, -1, axis=0)):
            nearest = np.minimum(nearest, _to_segment(u, v, ax, ay, bx, by))
            if ay != by:
                odd ^= ((ay > v) != (by > v)) & (u < (bx - ax) * (v - ay) / (by - ay) + ax)
        return np.where(odd, nearest, -nearest)

    return _near(pts, inside)


def line(points, width, smooth=True):
    """A line of the given width."""
    pts = solid.spline(points, 8) if smooth else np.asarray(points, float)

    def inside(u, v):
        nearest = np.full(np.shape(u), np.inf)
        for (ax, ay), (bx, by) in zip(pts, pts[1:]):
            nearest = np.minimum(nearest, _to_segment(u, v, ax, ay, bx, by))
        return width / 2 - nearest

    return _near(pts, inside)


def _near(pts, inside):
    """Work a shape out around its points only; farther off it is REACH away."""
    (left, low), (right, high) = pts.min(axis=0) - REACH, pts.max(axis=0) + REACH

    def limited(u, v):
        near = (u > left) & (u < right) & (v > low) & (v < high)
        out = np.full(np.shape(u), -REACH)
        out[near] = inside(u[near], v[near])
        return out

    return limited


def _to_segment(u, v, ax, ay, bx, by):
    dx, dy = bx - ax, by - ay
    t = np.clip(((u - ax) * dx + (v - ay) * dy) / max(1e-12, dx * dx + dy * dy), 0, 1)
    return np.hypot(u - ax - t * dx, v - ay - t * dy)


def disc(x, y, radius):
    return lambda u, v: radius - np.hypot(u - x, v - y)


def any_of(*parts):
    return lambda u, v: np.maximum.reduce([part(u, v) for part in parts])


def all_of(*parts, round=0.0):
    if not round:
        return lambda u, v: np.minimum.reduce([part(u, v) for part in parts])
    return lambda u, v: -solid.rounded(round, *(-part(u, v) for part in parts))


def grown(part, by):
    return lambda u, v: part(u, v) + by


def stripes(pitch, share):
    """Level bars, each taking its share of the pitch."""
    return lambda u, v: pitch * (share / 2 - np.abs((v / pitch) % 1 - 0.5))


class Layers:
    """A material built up in layers, each cast along one direction where its shape says so."""

    def __init__(self, graph):
        self.graph = graph
        split = graph.add('ShaderNodeSeparateXYZ', {'Vector': graph.coords})
        self.x, self.y, self.z = (split.outputs[k] for k in 'XYZ')
        self.out = graph.math('ABSOLUTE', self.y)
        self.round = graph.math('ADD', self.x, self.out)
        self.shader = graph.bsdf.outputs['BSDF']

    def cover(self, shape, window, across, up, color, rough, only=None, **inputs):
        """Lay a colour where the shape is. `window` is (left, right, low, high); `only` limits it to a mask."""
        mask = self._mask(shape, window, across, up)
        if only is not None:
            mask = self.graph.math('MULTIPLY', mask, only)
        settings = {'Base Color': (*color, 1), 'Roughness': rough}
        settings.update({key.replace('_', ' '): value for key, value in inputs.items()})
        top = self.graph.add('ShaderNodeBsdfPrincipled', settings)
        self._over(mask, top.outputs['BSDF'])

    def cut(self, shape, window, across, up, only=None):
        """Make a hole."""
        mask = self._mask(shape, window, across, up)
        if only is not None:
            mask = self.graph.math('MULTIPLY', mask, only)
        self._over(mask, self.graph.add('ShaderNodeBsdfTransparent').outputs['BSDF'])

    def before(self, value, limit):
        """A mask of where the value is below the limit."""
        return self.graph.math('LESS_THAN', value, limit)

    def beyond(self, value, limit):
        return self.graph.math('GREATER_THAN', value, limit)

    def _over(self, mask, top):
        mix = self.graph.add('ShaderNodeMixShader')
        for socket, value in zip(mix.inputs, (mask, self.shader, top)):
            self.graph.tree.links.new(value, socket)
        self.shader = mix.outputs['Shader']

    def material(self):
        output = self.graph.tree.nodes['Material Output']
        self.graph.tree.links.new(self.shader, output.inputs['Surface'])
        return self.graph.material

    def _mask(self, shape, window, across, up):
        left, right, low, high = window
        place = self.graph.add('ShaderNodeCombineXYZ')
        for socket, value, start, end in (('X', across, left, right), ('Y', up, low, high)):
            shifted = self.graph.math('SUBTRACT', value, start)
            self.graph.tree.links.new(self.graph.math('DIVIDE', shifted, end - start), place.inputs[socket])
        node = self.graph.add('ShaderNodeTexImage', {'Vector': place.outputs[0]}, extension='CLIP')
        node.image = _picture(shape, window)
        return node.outputs['Color']


def _picture(shape, window):
    left, right, low, high = window
    width, height = (max(8, round(size / PITCH)) for size in (right - left, high - low))
    u = left + (np.arange(width) + 0.5) / width * (right - left)
    v = low + (np.arange(height) + 0.5) / height * (high - low)
    cover = np.clip(shape(*np.meshgrid(u, v)) / PITCH + 0.5, 0, 1)
    image = bpy.data.images.new('stencil', width, height, is_data=True)
    image.pixels.foreach_set(np.repeat(cover.astype(np.float32).ravel(), 4))
    image.update()
    return image
