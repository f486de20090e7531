"""The white studio in which vehicles are shown on a clear background."""

import math

from . import shapes, studio, surfaces


def stage(middle, length, width, turn=28, height=2.3, lens=105, rim=0.0):
    """Camera three-quarter on, soft light from above, dark cards for the paint to mirror.

    `rim` is the power of a light from behind, in watts, that draws the upper edges against a dark background.
    """
    shadow(middle, length, width)
    studio.background((1, 1, 1), 0.5)
    studio.area((middle - 2.0, -3.0, 6.0), (middle, 0, 0.6), 1100, 5)
    # This one only lifts the shade: its outline would stand in the side glass.
    studio.area((middle + 4.0, -2.0, 4.0), (middle, 0, 0.6), 300, 4).visible_glossy = False
    if rim:
        studio.area((middle + 0.6, 3.2, 3.6), (middle, 0, 0.6), rim, 3)
    card = surfaces.plain('card', (0.03, 0.03, 0.035), 0.9)
    shapes.box('card', (middle, -9, 0.2), (30, 0.1, 2.0), card, 0).visible_camera = False
    shapes.box('card', (middle - 9, 0, 0.2), (0.1, 30, 1.6), card, 0).visible_camera = False
    shapes.box('card', (middle + 4, 12, 0.9), (40, 0.1, 4.4), card, 0).visible_camera = False
    shapes.box('card', (middle, -6, -0.4), (30, 8, 0.1), card, 0).visible_camera = False
    angle = math.radians(turn)
    away = 18
    studio.camera((middle - away * math.sin(angle), -away * math.cos(angle), height), (middle, 0, 0.66), lens=lens)


def shadow(middle, length, width):
    """A soft dark patch under the wheels, fading before the picture's edge."""
    g = surfaces.Graph('contact shadow')
    spot = g.add('ShaderNodeMapping', {'Vector': g.coords, 'Scale': (2 / length, 2 / width, 0)}).outputs[0]
    ball = g.add('ShaderNodeTexGradient', {'Vector': spot}, gradient_type='SPHERICAL').outputs['Fac']
    alpha = g.math('MULTIPLY', g.ramp(ball, (0.02, 0.0), (0.42, 1.0)), 0.72)
    g.set('Base Color', (0.01, 0.012, 0.016, 1))
    g.set('Specular IOR Level', 0.0)
    g.set('Alpha', alpha)
    patch = shapes.mesh(
        'shadow',
        [(-length, -width, 0), (length, -width, 0), (length, width, 0), (-length, width, 0)],
        [(0, 1, 2, 3)],
        g.material,
    )
    patch.location = (middle, 0, 0.003)
