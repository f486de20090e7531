"""Scene, camera and light: what a photographer would bring."""

import contextlib
import math
import os

import bpy
from mathutils import Vector


def new_scene(width, height, samples, exposure=0.0, look='AgX - Medium High Contrast', clear=False):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.015
    scene.cycles.use_denoising = True
    scene.cycles.denoiser = 'OPENIMAGEDENOISE'
    scene.cycles.max_bounces = 5
    scene.cycles.diffuse_bounces = 3
    scene.cycles.transparent_max_bounces = 4
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.seed = 7
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = clear
    scene.view_settings.view_transform = 'AgX'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    scene.world = bpy.data.worlds.new('sky')
    scene.world.use_nodes = True
    return scene


def crop(left, right, bottom, top):
    """Render a part of the picture only, at its full scale."""
    frame = bpy.context.scene.render
    frame.use_border = frame.use_crop_to_border = True
    frame.border_min_x, frame.border_max_x = left, right
    frame.border_min_y, frame.border_max_y = bottom, top


def render(path):
    scene = bpy.context.scene
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA' if scene.render.film_transparent else 'RGB'
    scene.render.filepath = str(path)
    with quiet():
        bpy.ops.render.render(write_still=True)


@contextlib.contextmanager
def quiet():
    """Blender writes a line for every sample; keep them off the terminal."""
    kept = os.dup(1)
    with open(os.devnull, 'w') as nowhere:
        os.dup2(nowhere.fileno(), 1)
        try:
            yield
        finally:
            os.dup2(kept, 1)
            os.close(kept)


def camera(location, target, lens=35, fstop=None, focus=None, roll=0.0, shift=0.0):
    """`shift` moves what is seen to the right, in widths of the picture, without turning the camera."""
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(thing)
    aim = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y')
    thing.location = location
    thing.rotation_euler = aim.to_euler()
    thing.rotation_euler.rotate_axis('Z', math.radians(roll))
    data.lens = lens
    data.shift_x = -shift
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = thing
    return thing


def background(color, strength=1.0):
    node = bpy.context.scene.world.node_tree.nodes['Background']
    node.inputs['Color'].default_value = (*color, 1)
    node.inputs['Strength'].default_value = strength


def sky(elevation=35, direction=60, strength=0.25):
    """Clear daylight without the sun's disc; `sun` adds that softened."""
    tree = bpy.context.scene.world.node_tree
    node = tree.nodes.new('ShaderNodeTexSky')
    node.sky_type = 'NISHITA'
    node.sun_disc = False
    node.sun_elevation = math.radians(elevation)
    node.sun_rotation = math.radians(direction)
    node.dust_density = 3
    tree.links.new(node.outputs['Color'], tree.nodes['Background'].inputs['Color'])
    tree.nodes['Background'].inputs['Strength'].default_value = strength


def sun(origin, strength, softness=12, color=(1, 0.92, 0.8)):
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = strength
    data.angle = math.radians(softness)
    data.color = color
    return _aim(data, origin, (0, 0, 0))


def area(origin, target, power, size, color=(1, 1, 1)):
    data = bpy.data.lights.new('area', 'AREA')
    data.energy = power
    data.size = size
    data.color = color
    return _aim(data, origin, target)


def _aim(data, origin, target):
    thing = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = origin
    thing.rotation_euler = (Vector(target) - Vector(origin)).to_track_quat('-Z', 'Y').to_euler()
    return thing
