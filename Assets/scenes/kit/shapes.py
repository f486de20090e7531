"""Mesh builders: each makes one object, sized in metres, with its material on."""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree

noise.seed_set(3)  # without a seed, noise vectors differ from one start of Blender to the next


def mesh(name, verts, faces, material, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    data.materials.append(material)
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    data.update()
    return _place(name, data)


def _place(name, data):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def at(thing, location=(0, 0, 0), turn=0.0, tilt=(0, 0)):
    """Move a thing and turn it: `turn` about the vertical, `tilt` about x and y, in degrees."""
    thing.location = location
    thing.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    return thing


def modify(thing, kind, **settings):
    modifier = thing.modifiers.new(kind.lower(), kind)
    for key, value in settings.items():
        setattr(modifier, key, value)
    return thing


def box(name, center, size, material, bevel=0.004, turn=0.0):
    """A box with rounded edges; no edge in a photo is perfectly sharp."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    bmesh.ops.scale(work, vec=size, verts=work.verts)
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    data.materials.append(material)
    thing = at(_place(name, data), center, turn)
    if bevel:
        modify(thing, 'BEVEL', width=bevel, segments=3)
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        modify(thing, 'WEIGHTED_NORMAL')
    return thing


def soft_box(name, size, radius, material, cuts=40, warp=None):
    """A rounded box fine enough to bend: `warp` moves each vertex."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=2)
    bmesh.ops.subdivide_edges(work, edges=work.edges[:], cuts=cuts, use_grid_fill=True)
    half = Vector(size) / 2
    for vert in work.verts:
        vert.co = _rounded(vert.co, half, radius)
        if warp:
            vert.co = warp(vert.co)
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    data.materials.append(material)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return _place(name, data)


def _rounded(corner, half, radius):
    full = Vector(c * h for c, h in zip(corner, half))
    inner = Vector(max(radius - h, min(h - radius, f)) for f, h in zip(full, half))
    return inner + (full - inner).normalized() * radius


def rumple(amount, scale, seed=0.0):
    """A warp that pushes points about by smooth noise."""
    offset = Vector((seed, seed * 1.7, seed * 2.3))

    def warp(point):
        return point + amount * noise.noise_vector(point * scale + offset)

    return warp


def ball(name, center, radii, material, tilt=(0, 0), turn=0.0, segments=48):
    work = bmesh.new()
    bmesh.ops.create_uvsphere(work, u_segments=segments, v_segments=segments // 2, radius=1)
    bmesh.ops.scale(work, vec=radii, verts=work.verts)
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    data.materials.append(material)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return at(_place(name, data), center, turn, tilt)


def smooth_path(points, count=64, closed=False):
    """Points along a Catmull-Rom spline through the given ones."""
    pts = [Vector(p) for p in points]
    n = len(pts)
    spans = n if closed else n - 1
    out = []
    for i in range(count if closed else count + 1):
        where = i / count * spans
        k = min(int(where), spans - 1)
        t = where - k
        pick = (lambda j: pts[j % n]) if closed else (lambda j: pts[max(0, min(n - 1, j))])
        a, b, c, d = pick(k - 1), pick(k), pick(k + 1), pick(k + 2)
        out.append(
            0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
        )
    return out


def tube(name, points, radius, material, closed=False, sides=12, flat=1.0):
    """A round rod along points; `radius` is a number or a function of 0..1 along it."""
    pts = [Vector(p) for p in points]
    n = len(pts)
    width = radius if callable(radius) else (lambda _: radius)
    verts, faces = [], []
    side = None
    for i, p in enumerate(pts):
        ahead = pts[(i + 1) % n] if closed or i < n - 1 else p
        behind = pts[i - 1] if closed or i > 0 else p
        along = (ahead - behind).normalized()
        side = along.orthogonal() if side is None else side - along * side.dot(along)
        side.normalize()
        up = along.cross(side)
        r = width(i / max(1, n - 1))
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            verts.append(p + side * (r * math.cos(angle)) + up * (r * flat * math.sin(angle)))
    for i in range(n if closed else n - 1):
        for k in range(sides):
            a, b = i * sides + k, i * sides + (k + 1) % sides
            c, d = (i + 1) % n * sides + (k + 1) % sides, (i + 1) % n * sides + k
            faces.append((a, b, c, d))
    if not closed:
        faces += [tuple(reversed(range(sides))), tuple(range((n - 1) * sides, n * sides))]
    return mesh(name, verts, faces, material)


def ribbon(name, points, across, width, thickness, material):
    """A flat strap along points; `across` is its width direction (one, or one for each point)."""
    verts, faces = [], []
    pts = [Vector(p) for p in points]
    for i, p in enumerate(pts):
        along = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        wide = Vector(across[i] if isinstance(across, list) else across)
        wide = (wide - along * wide.dot(along)).normalized()
        up = wide.cross(along) * (thickness / 2)
        wide *= width / 2
        verts += [p - wide - up, p + wide - up, p + wide + up, p - wide + up]
    for i in range(len(pts) - 1):
        for k in range(4):
            a, b = i * 4 + k, i * 4 + (k + 1) % 4
            faces.append((a, b, b + 4, a + 4))
    last = (len(pts) - 1) * 4
    faces += [(3, 2, 1, 0), (last, last + 1, last + 2, last + 3)]
    return modify(mesh(name, verts, faces, material), 'BEVEL', width=thickness * 0.3, segments=2)


def stitches(name, points, material, pitch=0.006, radius=0.0006, lift=(0, 0, 0)):
    """A row of thread dashes along a path."""
    pts = [Vector(p) + Vector(lift) for p in points]
    verts, faces = [], []
    carried = 0.0
    for a, b in zip(pts, pts[1:]):
        length = (b - a).length
        if length < 1e-9:
            continue
        along = (b - a) / length
        side = along.orthogonal().normalized()
        up = along.cross(side)
        where = (pitch - carried) % pitch
        while where < length:
            start, end = a + along * where, a + along * (where + pitch * 0.6)
            base = len(verts)
            for p, r in ((start, 0.4), ((start + end) / 2, 1.0), (end, 0.4)):
                verts += [p + (side * math.cos(t) + up * math.sin(t)) * radius * r for t in (0, 2.094, 4.189)]
            for ring in (0, 3):
                faces += [
                    (base + ring + k, base + ring + (k + 1) % 3, base + ring + 3 + (k + 1) % 3, base + ring + 3 + k)
                    for k in range(3)
                ]
            where += pitch
        carried = (carried + length) % pitch
    return mesh(name, verts, faces, material)


def lathe(name, profile, material, steps=64):
    """Turn a profile of (radius, height) about the vertical."""
    verts = [
        (r * math.cos(2 * math.pi * s / steps), r * math.sin(2 * math.pi * s / steps), z)
        for s in range(steps)
        for r, z in profile
    ]
    n = len(profile)
    faces = [
        (s * n + k, (s + 1) % steps * n + k, (s + 1) % steps * n + k + 1, s * n + k + 1)
        for s in range(steps)
        for k in range(n - 1)
    ]
    return mesh(name, verts, faces, material)


def strands(name, roots, lean, length, width, tints, material, seed=1):
    """Many short tapering fibres as one mesh, each with its colour: coir, grass, crumbs of lint."""
    rng = np.random.default_rng(seed)
    n = len(roots)
    direction = np.asarray(lean) + rng.normal(0, 0.45, (n, 3)) * (1, 1, 0.15)
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    reach = direction * (length * rng.uniform(0.55, 1.15, n))[:, None]
    bend = rng.normal(0, 0.22, (n, 3)) * length * (1, 1, 0.2)
    side = rng.normal(0, 1, (n, 3)) * (1, 1, 0.1)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    cross = np.cross(direction, side)
    rings = []
    for along, thick in ((0.0, 1.0), (0.5, 0.9), (1.0, 0.45)):
        spine = roots + reach * along + bend * along**2
        for angle in (0, 2.094, 4.189):
            rings.append(spine + (side * math.cos(angle) + cross * math.sin(angle)) * width * thick)
    verts = np.stack(rings, axis=1).reshape(-1, 3)
    quad = np.array([(r + k, r + (k + 1) % 3, r + 3 + (k + 1) % 3, r + 3 + k) for r in (0, 3) for k in range(3)])
    faces = (np.arange(n)[:, None, None] * 9 + quad).reshape(-1, 4)
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(verts))
    data.vertices.foreach_set('co', verts.ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set('vertex_index', faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4))
    data.update(calc_edges=True)
    layer = data.attributes.new('tint', 'FLOAT_COLOR', 'POINT')
    colors = np.concatenate([np.repeat(tints, 9, axis=0), np.ones((n * 9, 1))], axis=1)
    layer.data.foreach_set('color', colors.ravel())
    data.materials.append(material)
    return _place(name, data)


def blend(name, parts, material, voxel=0.02, smooth=12):
    """Melt overlapping parts into one soft skin, as clay pressed together."""
    bpy.ops.object.select_all(action='DESELECT')
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.transform_apply()
    bpy.ops.object.join()
    whole = bpy.context.object
    whole.name = name
    modify(whole, 'REMESH', mode='VOXEL', voxel_size=voxel, use_smooth_shade=True)
    modify(whole, 'SMOOTH', factor=0.5, iterations=smooth)
    whole.data.materials.clear()
    whole.data.materials.append(material)
    return bake(whole)


def bake(thing):
    """Apply the modifiers for good, so that later parts can be laid on the result."""
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = data
    return thing


class Skin:
    """A finished surface that flat shapes can be laid upon, cast along an axis."""

    def __init__(self, thing):
        matrix = thing.matrix_world
        self.tree = BVHTree.FromPolygons(
            [matrix @ v.co for v in thing.data.vertices], [p.vertices[:] for p in thing.data.polygons]
        )

    def hit(self, origin, direction, lift=0.0):
        """The first point of the surface along a ray, raised by `lift`, or None."""
        spot, normal, _, _ = self.tree.ray_cast(Vector(origin), Vector(direction).normalized())
        return None if spot is None else spot + normal * lift


def rng(seed):
    """Chance that falls the same way each time, so that a picture can be rendered again."""
    return random.Random(seed)
