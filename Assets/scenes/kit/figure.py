"""Clay heads: a shared skull, and features laid upon it. The face looks along -y; a head is 2 tall."""

import math

import bmesh
import bpy
from mathutils import Vector

from . import shapes, surfaces


class Head:
    """A bare head of one width and jaw, ready for features."""

    def __init__(self, skin, width=1.0, jaw=1.0, nose=1.0):
        self.skin = skin
        clay = _clay(skin, width, jaw, nose) + _cheeks(skin, width)
        self.thing = shapes.blend('head', clay, skin, 0.028, 16)
        self.surface = shapes.Skin(self.thing)

    def front(self, x, z, lift=0.0):
        """The point of the face that shows at (x, z) from straight ahead."""
        spot = self.surface.hit((x, -5, z), (0, 1, 0), lift)
        return spot if spot is not None else Vector((x, 0, z))

    def line(self, points, radius, material, lift=0.0, flat=1.0, name='line', closed=False):
        """A soft rope laid on the face along (x, z) points: brows, lips, lashes."""
        path = shapes.smooth_path([(x, 0, z) for x, z in points], 40, closed)
        return shapes.tube(
            name, [self.front(p.x, p.z, lift) for p in path], radius, material, flat=flat, closed=closed
        )

    def patch(self, outline, material, lift, name='patch'):
        """A thin sheet laid on the face; `outline(u)` gives x, top z and bottom z for u in -1..1."""
        columns, rows = 33, 9
        verts = []
        for i in range(columns):
            x, top, bottom = outline(i / (columns - 1) * 2 - 1)
            verts += [self.front(x, top + (bottom - top) * j / (rows - 1), lift) for j in range(rows)]
        faces = [
            (i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1)
            for i in range(columns - 1)
            for j in range(rows - 1)
        ]
        return shapes.mesh(name, verts, faces, material)

    def coat(self, thickness, material, name='coat'):
        """A second skin of varying thickness: short hair, beard. Where it is negative it hides."""
        work = bmesh.new()
        work.from_mesh(self.thing.data)
        work.normal_update()
        depth = [thickness(v.co) for v in work.verts]
        gone = [v for v, d in zip(work.verts, depth) if d < -0.06]
        moved = [(v, v.co + v.normal * d) for v, d in zip(work.verts, depth)]
        for vert, spot in moved:
            vert.co = spot
        bmesh.ops.delete(work, geom=gone, context='VERTS')
        data = bpy.data.meshes.new(name)
        work.to_mesh(data)
        work.free()
        thing = bpy.data.objects.new(name, data)
        bpy.context.scene.collection.objects.link(thing)
        data.materials.clear()
        data.materials.append(material)
        return shapes.modify(thing, 'SMOOTH', factor=0.5, iterations=3)


def _clay(skin, width, jaw, nose):
    def lump(center, radii):
        return shapes.ball('clay', center, radii, skin, segments=40)

    both = (-1, 1)
    parts = [
        lump((0, 0.06, 0.16), (0.80 * width, 0.88, 0.88)),
        lump((0, -0.14, -0.42), (0.60 * jaw, 0.62, 0.50)),
        lump((0, -0.42, -0.70), (0.26 * jaw, 0.25, 0.20)),
        lump((0, -0.88, -0.14), (0.125 * nose, 0.15, 0.105)),
        lump((0, -0.80, 0.08), (0.075 * nose, 0.12, 0.26)),
        lump((0, 0.16, -1.1), (0.36, 0.36, 0.8)),
    ]
    parts += [lump((side * 0.095 * nose, -0.84, -0.165), (0.075 * nose, 0.09, 0.07)) for side in both]
    parts += [
        shapes.ball(
            'ear',
            (side * 0.80 * width, 0.08, -0.06),
            (0.085, 0.17, 0.25),
            skin,
            turn=side * 24,
            tilt=(8, 0),
            segments=32,
        )
        for side in both
    ]
    return parts


def _cheeks(skin, width):
    """Flat cheeks, and the clay that fills the face from temple to jaw, so that its outline is one oval."""
    fill = shapes.ball('cheek', (0, -0.12, -0.22), (0.69 * width, 0.60, 0.62), skin, segments=40)
    return [fill] + [
        shapes.ball('cheek', (side * 0.25, -0.40, -0.24), (0.28 * width, 0.30, 0.28), skin, segments=40)
        for side in (-1, 1)
    ]


def eyes(head, iris, lash, x=0.30, z=0.09, radius=0.155, open_to=0.46, lashes=0.022):
    """Round eyes looking ahead, each under a lid of the head's own skin."""
    white = surfaces.plain('eye white', (0.86, 0.86, 0.85), 0.12, Coat_Weight=0.6)
    color = surfaces.plain('iris', iris, 0.15, Coat_Weight=1.0)
    black = surfaces.plain('pupil', (0.004, 0.004, 0.004), 0.1, Coat_Weight=1.0)
    spark = surfaces.plain('catch light', (1, 1, 1), 0.3, Emission_Color=(1, 1, 1, 1), Emission_Strength=2.5)
    for side in (-1, 1):
        middle = head.front(side * x, z) + Vector((-side * 0.004, radius * 0.60, 0))
        shapes.ball('eye', middle, (radius, radius, radius * 1.04), white)
        ahead = middle - Vector((0, radius, 0))
        shapes.ball('iris', ahead + Vector((0, 0.018, 0)), (0.098, 0.034, 0.100), color)
        shapes.ball('pupil', ahead + Vector((0, 0.004, 0)), (0.058, 0.026, 0.060), black)
        shapes.ball('spark', ahead + Vector((-0.034, -0.014, 0.040)), (0.021, 0.012, 0.021), spark, segments=16)
        _lid(head.skin, middle, radius * 1.10, open_to, side, surfaces.plain('lash', lash, 0.5), lashes)


def _lid(skin, middle, radius, open_to, side, lash, lashes):
    """The upper lid: a cap over the eyeball down to its edge, with the lash line along it."""
    rows, columns = 14, 40
    verts = []
    edge = []
    for i in range(columns + 1):
        swing = math.pi * (i / columns)
        for j in range(rows + 1):
            # From straight up, forward and down to the edge; the corners droop a little.
            rise = math.pi / 2 - (math.pi / 2 - open_to * math.sin(swing) + 0.12 * (1 - math.sin(swing))) * j / rows
            spot = Vector((-math.cos(swing) * math.cos(rise), -math.sin(swing) * math.cos(rise), math.sin(rise)))
            verts.append(middle + spot * radius)
        edge.append(middle + spot * (radius + 0.006))
    n = rows + 1
    faces = [
        (i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j)
        for i in range(columns)
        for j in range(rows)
    ]
    shapes.modify(shapes.mesh('lid', verts, faces, skin), 'SOLIDIFY', thickness=0.016)
    shapes.tube('lash line', edge[4:-4], lambda t: lashes * math.sin(math.pi * (0.12 + 0.76 * t)), lash)


def brows(head, material, inner=(0.15, 0.36), peak=(0.33, 0.425), outer=(0.50, 0.35), thick=0.05):
    for side in (-1, 1):
        points = [
            (side * x, z)
            for x, z in (inner, ((inner[0] + peak[0]) / 2, (inner[1] + peak[1]) / 2 + 0.012), peak, outer)
        ]
        head.line(
            points,
            lambda t: thick * (0.75 + 0.4 * t) * (1 - 0.75 * max(0, t - 0.55) / 0.45),
            material,
            0.012,
            name='brow',
        )


def smile(head, lips, width=0.30, z=-0.40, opening=0.15, curve=0.10, lip=0.028):
    """A smile that shows the upper teeth."""
    dark = surfaces.plain('mouth', (0.10, 0.012, 0.014), 0.5)
    teeth = surfaces.plain('teeth', (0.88, 0.87, 0.84), 0.25, Coat_Weight=0.4)
    tongue = surfaces.plain('tongue', (0.50, 0.12, 0.11), 0.4)

    def top(u):
        return z + curve * u * u - 0.01

    def bottom(u):
        return top(u) - opening * (1 - u * u) ** 0.6 if abs(u) < 1 else top(u)

    head.patch(lambda u: (u * width, top(u), bottom(u)), dark, 0.010, 'mouth')
    head.patch(
        lambda u: (u * width * 0.94, top(u * 0.94), max(bottom(u * 0.94), top(u * 0.94) - 0.085)),
        teeth,
        0.018,
        'teeth',
    )
    head.patch(
        lambda u: (
            u * width * 0.55,
            max(bottom(u * 0.55) + 0.05 * (1 - u * u), bottom(u * 0.55)),
            bottom(u * 0.55),
        ),
        tongue,
        0.016,
        'tongue',
    )
    steps = [i / 10 - 1 for i in range(21)]
    head.line(
        [(u * width, top(u)) for u in steps],
        lambda t: lip * (0.45 + 0.55 * math.sin(math.pi * t)),
        lips,
        0.010,
        name='upper lip',
    )
    head.line(
        [(u * width, bottom(u)) for u in steps],
        lambda t: lip * 1.25 * (0.3 + 0.7 * math.sin(math.pi * t)),
        lips,
        0.008,
        name='lower lip',
    )


def bust(cloth, collar, broad=1.0):
    """Shoulders in one garment with a rolled neckline."""

    def lump(center, radii, tilt=(0, 0)):
        return shapes.ball('cloth', center, radii, cloth, tilt, segments=40)

    parts = [lump((0, 0.2, -2.24), (1.02 * broad, 0.62, 1.05)), lump((0, 0.2, -1.39), (0.52, 0.44, 0.30))]
    parts += [lump((side * 0.84 * broad, 0.22, -1.91), (0.46, 0.44, 0.46)) for side in (-1, 1)]
    parts += [lump((side * 1.06 * broad, 0.22, -2.59), (0.36, 0.40, 0.8)) for side in (-1, 1)]
    shapes.blend('bust', parts, cloth, 0.045, 14)
    ring = [
        Vector((0.44 * math.cos(a), 0.17 + 0.42 * math.sin(a), -1.15 + 0.10 * math.sin(a)))
        for a in (i / 48 * 2 * math.pi for i in range(48))
    ]
    shapes.tube('neckline', ring, 0.075, collar, closed=True)
