"""A car's wheel: a tyre on an alloy rim, cut from a disc as the design says."""

import math
from dataclasses import dataclass

import bpy
import numpy as np

from . import shapes, solid, surfaces

RIM = 0.755  # part of the tyre's radius
BRIGHT = (0.45, 0.46, 0.48)


@dataclass(frozen=True)
class Design:
    """An alloy rim: `spokes` arms of a width in metres; a split runs along each arm if it is above 0."""

    spokes: int = 5
    width: float = 0.060
    split: float = 0.0
    color: tuple = BRIGHT
    twist: float = 0.3  # radians


def place(x, y, side, radius, design):
    """A wheel at x whose outer face stands at y."""
    parts = _tyre(radius) + _rim(radius, design)
    hub = bpy.data.objects.new('wheel', None)
    bpy.context.scene.collection.objects.link(hub)
    for part in parts:
        part.parent = hub
    hub.location = (x, y, radius)
    hub.rotation_euler = (math.radians(-90 * side), 0, 0)


def _tyre(r):
    rubber = surfaces.plain('tyre', (0.016, 0.016, 0.017), 0.7)
    dark = surfaces.plain('behind the spokes', (0.012, 0.012, 0.013), 0.7)
    disc = surfaces.plain('brake disc', (0.16, 0.16, 0.165), 0.4, Metallic=0.8)
    profile = [
        (RIM * r, -0.008),
        (RIM * r + 0.008, -0.001),
        (r * 0.83, 0.004),
        (r * 0.90, 0.001),
        (r * 0.95, -0.012),
        (r * 0.985, -0.030),
        (r, -0.055),
        (r, -0.165),
        (r * 0.97, -0.200),
        (r * 0.85, -0.215),
        (r * 0.66, -0.21),
    ]
    line = solid.spline(profile, 6).tolist()
    return [
        shapes.lathe('tyre', line, rubber, 96),
        shapes.lathe('well', [(0, -0.10), (r * 0.70, -0.10), (RIM * r + 0.004, -0.004)], dark, 96),
        shapes.lathe('disc', [(r * 0.18, -0.085), (r * 0.46, -0.085), (r * 0.46, -0.10)], disc, 96),
    ]


def _rim(r, design):
    alloy = surfaces.plain('alloy', design.color, 0.34, Metallic=0.5)
    bright = surfaces.plain('rim edge', BRIGHT, 0.22, Metallic=0.9)
    outer = RIM * r
    face = plate('spokes', circle(outer - 0.004), holes(r, design), 0.018, 0.006, alloy)
    face.location.z = -0.026
    lip = [(outer - 0.016, -0.03), (outer - 0.013, -0.010), (outer - 0.004, -0.003), (outer + 0.003, -0.006)]
    cap = [(0, 0.004), (r * 0.10, 0.002), (r * 0.135, -0.004), (r * 0.145, -0.02)]
    return [
        face,
        shapes.lathe('lip', solid.spline(lip, 5).tolist(), bright, 96),
        shapes.lathe('cap', solid.spline(cap, 5).tolist(), alloy, 48),
    ]


def circle(radius, count=96):
    return [(radius * math.cos(a), radius * math.sin(a)) for a in np.linspace(0, 2 * math.pi, count, endpoint=False)]


def holes(r, design):
    """The openings between (and in) the arms."""
    found = []
    pitch = 2 * math.pi / design.spokes
    inner, outer = 0.19 * r, RIM * r - 0.026
    for k in range(design.spokes):
        middle = design.twist + k * pitch
        found.append(_hole(inner, outer, lambda q: pitch / 2 - design.width / 2 / q, middle + pitch / 2))
        if design.split:
            found.append(_hole(0.30 * r, outer, lambda q: design.split / 2 / q * (q / outer) ** 0.5, middle))
    return found


def _hole(inner, outer, half, middle):
    """A hole from one radius to another; `half` gives half its angle at a radius."""
    radii = np.linspace(inner, outer, 8)
    edge = [(q, middle + max(0.012, half(q))) for q in radii]
    back = [(q, middle - max(0.012, half(q))) for q in radii[::-1]]
    across = np.linspace(edge[-1][1], back[0][1], 6)[1:-1]
    path = edge + [(outer, a) for a in across] + back
    return solid.spline([(q * math.cos(a), q * math.sin(a)) for q, a in path], 3, closed=True).tolist()


def plate(name, outline, openings, thickness, bevel, material):
    """A flat plate with holes and softened edges."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions, data.fill_mode = '2D', 'BOTH'
    data.extrude, data.bevel_depth, data.bevel_resolution = thickness / 2, bevel, 2
    for loop in [outline] + openings:
        path = data.splines.new('POLY')
        path.points.add(len(loop) - 1)
        for point, (x, y) in zip(path.points, loop):
            point.co = (x, y, 0, 1)
        path.use_cyclic_u = True
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing
