"""Cars from a few curves: a body, a cabin upon it, and what is painted on them by stencils.

The nose is at x = 0, the car runs along x, z is up; everything is in metres. Both shells are the inside of a few
fields (front, side, top, ...), so that the nose closes as one piece and every edge is rounded alike.
"""

import math
from dataclasses import dataclass, field

import numpy as np
from mathutils import Vector

from . import shapes, solid, stencil, surfaces, wheel
from .solid import Curve

BLACK = (0.010, 0.010, 0.011)
GLASS = (0.015, 0.019, 0.023)
GAP = 0.013  # what a door gap measures in the picture, shadow and all
ARCH = 1.115  # wheel arch to tyre
LONG = 0.19  # a mirror's shell, along the car


@dataclass
class Shape:
    """One car. Curves are lists of control points (x, value) unless said otherwise."""

    length: float
    nose: list  # (z, x): the front along the middle, from below
    stern: list  # (z, distance before the end): the back along the middle
    width: list  # half width
    tuck: list  # (z, how far the side has turned in)
    deck: list  # height of bonnet, waist and boot along the middle
    bottom: list
    crease: list  # height of the line pressed into the side
    roof: list  # the cabin's outline along the middle: screen, roof, rear screen
    cabin: list  # the cabin's half width at its foot
    foot: float  # height of the cabin's foot
    lean: float  # how far the side glass leans in for each metre of height
    axles: tuple
    sill: list  # lower edge of the side glass
    margin: list  # from the roof's outline down to the side glass
    glass: tuple  # (front, rear) ends of the side glass, each a line (x, z), (x, z)
    pillars: list  # lines between the panes, each ((x, z), (x, z), width)
    screens: tuple  # upper ends (z) of the screen and the rear screen, 0 for none
    gaps: list  # door gaps, lists of (x, z)
    bonnet: list  # the bonnet's edge, (x, y)
    face: list = field(default_factory=list)  # Marks on the front, in (y, z)
    corner: list = field(default_factory=list)  # Marks round the front corner, in (x + y, z)
    rear: list = field(default_factory=list)  # Marks round the rear corner, in (x - y, z)
    handles: list = field(default_factory=list)  # (x, z)
    mirror: tuple = (1.6, 1.0)
    tyre: float = 0.335
    rim: wheel.Design = wheel.Design()
    trim: tuple = BLACK  # the line round the side glass
    bow: tuple = (0.30, 0.16)  # how far nose and stern curve back toward the sides
    bend: tuple = (0.24, 0.20)  # the same for the two screens
    corners: tuple = (0.30, 0.20)  # roundness of nose and stern, seen from above
    edge: float = 0.075  # roundness along the shoulder
    crown: float = 0.065  # how far the bonnet drops from the middle to the side
    cladding: float = 0.055  # height of the black strip below the doors


@dataclass
class Mark:
    """A shape laid on the body with its colour; `bright` is light that it gives off."""

    shape: object
    color: tuple
    rough: float = 0.15
    metallic: float = 0.0
    bright: float = 0.0


class Car:
    def __init__(self, shape, paint):
        """`paint` makes a new graph of the body's paint."""
        self.shape = shape
        self.curves = {
            name: Curve(getattr(shape, name))
            for name in 'nose stern width tuck deck bottom crease roof cabin sill margin'.split()
        }
        self.body = self._body(paint)
        self._cabin(paint)
        self._wheels()
        self._mirrors(paint)
        self._handles(paint)

    # The body.

    def half(self, x, z):
        """Half the body's width."""
        c = self.curves
        fold = np.sqrt((z - c['crease'](x)) ** 2 + 0.008**2)
        length = self.shape.length
        along = solid.step(x - 0.75, 0.35) * solid.step(length - 0.45 - x, 0.35)
        half = c['width'](x) - c['tuck'](z) + along * 0.020 * np.clip(1 - fold / 0.13, 0, 1)
        for axle in self.shape.axles:
            off = np.hypot(x - axle, z - self.shape.tyre) - self.shape.tyre * ARCH
            half = half + 0.014 * np.exp(-((off / 0.045) ** 2))
        return half

    def _wide(self, out):
        """The distance from the middle as a part of the body's half width."""
        return np.minimum(out / max(half for _, half in self.shape.width), 1.3)

    def behind(self, x, out, z):
        """How far behind the stern."""
        bow = self.shape.bow[1] * self._wide(out) ** 2.2
        return 0.93 * (x - self.shape.length + self.curves['stern'](z) + bow)

    def _body_field(self, x, y, z):
        s, c = self.shape, self.curves
        out = np.abs(y)
        wide = self._wide(out)
        front = 0.93 * (c['nose'](z) + s.bow[0] * wide**2.2 - x)
        rear = self.behind(x, out, z)
        ring = solid.rounded(s.corners[1], solid.rounded(s.corners[0], front, out - self.half(x, z)), rear)
        top = z - c['deck'](x) + s.crown * wide**2
        return solid.rounded(s.edge, ring, top, c['bottom'](x) - z)

    def _body(self, paint):
        s = self.shape
        wide = max(v for _, v in s.width)
        high = max(v for _, v in s.deck)
        return solid.shell(
            'body',
            self._body_field,
            (0, -wide, 0.15),
            (s.length, wide, high),
            ((0.75, -wide + 0.42, 0.52), (s.length - 0.75, wide - 0.42, 0.56)),
            (330, 120, 84),
            self._body_material(paint()),
        )

    def _body_material(self, graph):
        s, layers = self.shape, stencil.Layers(graph)
        side = (0, s.length, 0.05, 1.25)
        flank = layers.beyond(layers.out, 0.55)
        gaps = stencil.any_of(*(stencil.line(points, GAP) for points in s.gaps))
        layers.cover(gaps, side, layers.x, layers.z, BLACK, 0.6, flank)
        edge, above = (0, 1.6, 0, 0.95), layers.beyond(layers.z, 0.5)
        layers.cover(stencil.line(s.bonnet, GAP), edge, layers.x, layers.out, BLACK, 0.6, above)
        floor = self.curves['bottom']
        layers.cover(lambda u, v: floor(u) + 0.02 + s.cladding - v, side, layers.x, layers.z, BLACK, 0.55)
        self._marks(layers)
        for axle in s.axles:
            hole = stencil.disc(axle, s.tyre, s.tyre * ARCH)
            layers.cut(hole, (axle - 0.5, axle + 0.5, 0, 1), layers.x, layers.z, flank)
        return layers.material()

    def _marks(self, layers):
        """Lamps and grilles: on the front they are cast along the car, round the corners aslant."""
        s, end = self.shape, self.shape.length
        front, nose = layers.before(layers.x, 0.7), layers.before(layers.x, 1.6)
        tail = layers.beyond(layers.x, end - 1.2)
        aslant = layers.graph.math('SUBTRACT', layers.x, layers.out)
        for mark in s.face:
            self._lay(layers, mark, (-0.05, 0.95, 0.1, 1.1), layers.out, front)
        for mark in s.corner:
            self._lay(layers, mark, (0, 2.2, 0.1, 1.1), layers.round, nose)
        for mark in s.rear:
            self._lay(layers, mark, (end - 2.2, end + 0.1, 0.2, 1.5), aslant, tail)

    def _lay(self, layers, mark, window, across, only):
        extra = {'Emission_Color': (*mark.color, 1), 'Emission_Strength': mark.bright} if mark.bright else {}
        finish = dict(Metallic=mark.metallic, Coat_Weight=0.25, Coat_Roughness=0.04, **extra)
        layers.cover(mark.shape, window, across, layers.z, mark.color, mark.rough, only, **finish)

    # The cabin.

    def cabin_half(self, x, z):
        rise = z - self.shape.foot
        return self.curves['cabin'](x) - self.shape.lean * rise - 0.10 * rise**2

    def cabin_top(self, x, out):
        """Height of the cabin's outline and its slope, at a distance from the middle."""
        s, roof = self.shape, self.curves['roof']
        wide = np.minimum(out / 0.8, 1.2) ** 2
        start, end = s.roof[0][0], s.roof[-1][0]
        middle = (x - (start + end) / 2) / ((end - start) / 2)
        shift = np.where(middle < 0, s.bend[0], -s.bend[1]) * np.clip(np.abs(middle), 0, 1) ** 1.5
        spot = x - wide * shift
        return roof(spot) - 0.05 * wide, roof.slope(spot)

    def _cabin_field(self, x, y, z):
        out = np.abs(y)
        top, slope = self.cabin_top(x, out)
        over = (z - top) / np.sqrt(1 + np.minimum(np.abs(slope), 4) ** 2)
        side = (out - self.cabin_half(x, z)) * 0.92
        behind = solid.rounded(self.shape.corners[1], self.behind(x, out, z), out - self.curves['width'](x) + 0.06)
        # The foot stays within the body.
        start = self.shape.roof[0][0] - x
        return np.maximum.reduce([solid.rounded(0.085, over, side), self.shape.foot - 0.15 - z, start, behind + 0.012])

    def _cabin(self, paint):
        s = self.shape
        start, end = s.roof[0][0], s.roof[-1][0]
        high = max(v for _, v in s.roof)
        low = s.foot - 0.15
        solid.shell(
            'cabin',
            self._cabin_field,
            (start, -0.8, low),
            (end, 0.8, high),
            ((start + 0.75, -0.35, low + 0.10), (end - 0.75, 0.35, low + 0.16)),
            (260, 110, 60),
            self._cabin_material(paint()),
        )

    def below_roof(self, x, z):
        """How far below the cabin's outline a point of its side lies."""
        top, slope = self.cabin_top(x, self.cabin_half(x, z))
        return (top - z) / np.sqrt(1 + slope**2)

    def _side_glass(self):
        s, c = self.shape, self.curves
        (front, rear) = (_half_plane(*edge) for edge in s.glass)
        return stencil.all_of(
            lambda u, v: v - c['sill'](u),
            lambda u, v: self.below_roof(u, v) - c['margin'](u),
            front,
            lambda u, v: -rear(u, v),
            round=0.03,
        )

    def _screen(self, rising):
        """The glass of the screen, or of the rear screen, seen along the car."""
        s = self.shape
        roof = self.curves['roof']

        def inside(u, v):
            x = roof.where(v + 0.02, rising)
            x = x + 0.55 * (s.bend[0] if rising else -s.bend[1])
            side = (self.cabin_half(x, v) - 0.075 - u) * 0.9
            end = (s.screens[0 if rising else 1] - 0.07 * (u / 0.6) ** 2 - v) * 2.2
            return -solid.rounded(0.05, -side, -end)

        return inside

    def _cabin_material(self, graph):
        s, layers = self.shape, stencil.Layers(graph)
        start, end, high = s.roof[0][0], s.roof[-1][0], max(v for _, v in s.roof)
        flank = layers.beyond(layers.out, 0.35)
        glass = dict(color=GLASS, rough=0.05, Specular_IOR_Level=0.32)
        whole = self._side_glass()
        panes = [lambda u, v, p=p: -stencil.line(p[:2], p[2], False)(u, v) for p in s.pillars]
        at = ((start, end, s.foot - 0.1, high), layers.x, layers.z)
        metal = 0.0 if s.trim == BLACK else 1.0
        layers.cover(stencil.grown(whole, 0.014), *at, s.trim, 0.22, flank, Metallic=metal)
        layers.cover(whole, *at, BLACK, 0.4, flank, Specular_IOR_Level=0.2)
        layers.cover(stencil.all_of(stencil.grown(whole, -0.008), *panes), *at, only=flank, **glass)
        at = ((0, 0.9, s.foot - 0.15, high), layers.out, layers.z)
        middle = (start + end) / 2
        for rising, mask in ((True, layers.before(layers.x, middle)), (False, layers.beyond(layers.x, middle))):
            if s.screens[0 if rising else 1]:
                pane = self._screen(rising)
                layers.cover(pane, *at, BLACK, 0.3, mask)
                layers.cover(stencil.grown(pane, -0.025), *at, only=mask, **glass)
        return layers.material()

    # What is fixed to them.

    def _wheels(self):
        s = self.shape
        dark = surfaces.plain('wheel house', (0.004, 0.004, 0.004), 0.9)
        for axle in s.axles:
            for side in (-1, 1):
                face = float(self.half(axle, s.tyre + s.tyre * ARCH)) - 0.035
                wheel.place(axle, side * face, side, s.tyre, s.rim)
                self._wheel_house(axle, side, face, dark)

    def _wheel_house(self, axle, side, face, material):
        """The dark hollow over a wheel, down to the floor of the body."""
        s, steps = self.shape, 48
        radius = s.tyre * ARCH + 0.03
        down = math.asin((s.tyre - self.curves['bottom'](axle) - 0.03) / radius)
        turns = np.linspace(-down, math.pi + down, steps + 1)
        rim = [(axle + radius * math.cos(t), s.tyre + radius * math.sin(t)) for t in turns]
        verts = [(x, side * (float(self.half(x, z)) - 0.03), z) for x, z in rim]
        verts += [(x, side * (face - 0.34), z) for x, z in rim]
        n = steps + 1
        faces = [(k, k + 1, n + k + 1, n + k) for k in range(steps)] + [tuple(range(n, 2 * n))]
        shapes.mesh('wheel house', verts, faces, material, smooth=False)

    def _mirrors(self, paint):
        x, z = self.shape.mirror
        shell = paint().material
        black = surfaces.plain('mirror foot', BLACK, 0.4)

        def warp(p):
            """Flat toward the back; drawn in toward the front, the foot and the tip."""
            front = max(0.0, 0.5 - p.x / LONG) ** 1.6
            return Vector((p.x, p.y * (1 - 0.30 * front), p.z * (1 - 0.55 * front) * (1 - 0.9 * p.y) + 0.02 * front))

        for side in (-1, 1):
            root = float(self.cabin_half(x, z))
            cap = shapes.soft_box('mirror', (LONG, 0.22, 0.125), 0.05, shell, 24, warp)
            cap.scale.y = side
            cap.location = (x - 0.02, side * (root + 0.18), z + 0.085)
            arm = [(x + 0.02, side * (root - 0.02), z), (x + 0.02, side * (root + 0.14), z + 0.04)]
            shapes.tube('mirror foot', arm, 0.026, black, flat=0.6)

    def _handles(self, paint):
        skin = shapes.Skin(self.body)
        shell = paint().material
        for side in (-1, 1):
            for x, z in self.shape.handles:
                spot = skin.hit((x, side * 5, z), (0, -side, 0), 0.010)
                bar = shapes.soft_box('handle', (0.20, 0.030, 0.032), 0.014, shell, 8)
                bar.location = spot


def _half_plane(low, high):
    """Positive behind a line that leads upward from one point to another."""
    (ax, az), (bx, bz) = low, high
    reach = math.hypot(bx - ax, bz - az)
    return lambda u, v: ((bz - az) * (u - ax) - (bx - ax) * (v - az)) / reach
