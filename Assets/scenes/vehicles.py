"""Vehicles on a clear background, in the light of a white studio."""
import math

from mathutils import Vector

from kit import car, shapes, studio, surfaces


def build(which):
    {'camry': camry, 'civic': civic}[which]()


def stage(middle, length, width, turn=28, height=2.3, lens=105):
    """Camera three-quarter on, soft light from above, dark cards for the paint to mirror."""
    shadow(middle, length, width)
    studio.background((1, 1, 1), 0.8)
    studio.area((middle - 3.0, -4.0, 5.0), (middle, 0, 0.6), 800, 5)
    studio.area((middle + 4.0, -2.0, 4.0), (middle, 0, 0.6), 300, 4)
    card = surfaces.plain('card', (0.03, 0.03, 0.035), 0.9)
    shapes.box('card', (middle, -9, 0.2), (30, 0.1, 2.0), card, 0).visible_camera = False
    shapes.box('card', (middle - 9, 0, 0.2), (0.1, 30, 1.6), card, 0).visible_camera = False
    angle = math.radians(turn)
    away = 18
    studio.camera((middle - away * math.sin(angle), -away * math.cos(angle), height), (middle, 0, 0.66), lens=lens)


def shadow(middle, length, width):
    """A soft dark patch under the wheels, fading before the picture's edge."""
    g = surfaces.Graph('contact shadow')
    spot = g.add('ShaderNodeMapping', {'Vector': g.coords, 'Scale': (2 / length, 2 / width, 0)}).outputs[0]
    ball = g.add('ShaderNodeTexGradient', {'Vector': spot}, gradient_type='SPHERICAL').outputs['Fac']
    alpha = g.math('MULTIPLY', g.ramp(ball, (0.0, 0.0), (0.45, 1.0)), 0.62)
    g.set('Base Color', (0.01, 0.012, 0.016, 1))
    g.set('Specular IOR Level', 0.0)
    g.set('Alpha', alpha)
    patch = shapes.mesh('shadow', [(-length, -width, 0), (length, -width, 0), (length, width, 0), (-length, width, 0)],
                        [(0, 1, 2, 3)], g.material)
    patch.location = (middle, 0, 0.003)


def camry():
    shape = car.Shape(
        length=4.88,
        top=[(0, .60), (.10, .72), (.5, .84), (1.15, .96), (1.35, 1.03), (1.75, 1.24), (2.15, 1.40), (2.7, 1.445),
             (3.2, 1.41), (3.6, 1.30), (4.05, 1.13), (4.4, 1.08), (4.72, 1.05), (4.82, .98), (4.88, .84)],
        belt=[(0, .56), (.12, .67), (.5, .77), (1.2, .885), (2.5, .935), (3.8, .985), (4.5, .99), (4.78, .93), (4.88, .80)],
        width=[(0, .56), (.10, .70), (.3, .82), (.8, .90), (2.0, .92), (3.6, .92), (4.3, .89), (4.65, .82), (4.80, .72), (4.88, .58)],
        bottom=[(0, .27), (.3, .21), (1, .19), (3.8, .19), (4.5, .26), (4.88, .36)],
        axles=(.96, 3.79),
        windows=[(1.52, 2.62, [(1.52, .965), (2.62, .985)], [(1.52, .985), (1.75, 1.12), (2.1, 1.285), (2.35, 1.34), (2.62, 1.36)]),
                 (2.70, 3.42, [(2.70, .987), (3.42, 1.01)], [(2.70, 1.362), (3.0, 1.355), (3.25, 1.325), (3.42, 1.28)]),
                 (3.47, 3.86, [(3.47, 1.012), (3.86, 1.035)], [(3.47, 1.262), (3.65, 1.18), (3.86, 1.05)])],
        screen=(1.28, 2.06, .62, .52), back=(4.0, 3.36, .58, .50),
        lines=[[(2.66, .30), (2.66, .6), (2.66, .96)], [(1.50, .30), (1.46, .6), (1.50, .95)],
               [(3.66, .97), (3.62, .78), (3.44, .52), (3.36, .30)]],
        handles=[(2.44, .83), (3.42, .86)], mirror=(1.72, 1.0), lamp=(.60, .715), tail=(.82, .96))
    car.Car(shape, surfaces.car_paint('white paint', (0.80, 0.80, 0.79)))
    stage(2.44, 5.0, 2.3)


def civic():
    shape = car.Shape(
        length=4.67,
        top=[(0, .58), (.10, .69), (.5, .80), (1.05, .90), (1.30, .98), (1.75, 1.20), (2.15, 1.36), (2.65, 1.415),
             (3.1, 1.39), (3.6, 1.26), (4.05, 1.12), (4.4, 1.06), (4.55, 1.03), (4.62, .95), (4.67, .82)],
        belt=[(0, .54), (.12, .64), (.5, .74), (1.2, .86), (2.4, .92), (3.7, .97), (4.3, .98), (4.58, .91), (4.67, .78)],
        width=[(0, .56), (.10, .70), (.3, .81), (.8, .885), (2.0, .90), (3.4, .90), (4.1, .88), (4.45, .81), (4.6, .70), (4.67, .56)],
        bottom=[(0, .25), (.3, .20), (1, .18), (3.6, .18), (4.3, .25), (4.67, .36)],
        axles=(.90, 3.635),
        windows=[(1.47, 2.52, [(1.47, .945), (2.52, .968)], [(1.47, .96), (1.75, 1.10), (2.1, 1.26), (2.3, 1.305), (2.52, 1.33)]),
                 (2.60, 3.36, [(2.60, .97), (3.36, .99)], [(2.60, 1.332), (2.9, 1.325), (3.15, 1.29), (3.36, 1.22)]),
                 (3.41, 3.74, [(3.41, .992), (3.74, 1.01)], [(3.41, 1.20), (3.55, 1.13), (3.74, 1.02)])],
        screen=(1.24, 2.04, .61, .51), back=(4.0, 3.30, .56, .49),
        lines=[[(2.56, .29), (2.56, .6), (2.56, .94)], [(1.45, .29), (1.41, .6), (1.45, .93)],
               [(3.54, .95), (3.50, .76), (3.34, .52), (3.26, .29)]],
        handles=[(2.34, .81), (3.30, .84)], wheel=0.33, mirror=(1.66, .985), lamp=(.585, .685), tail=(.80, .93))
    car.Car(shape, surfaces.car_paint('silver paint', (0.42, 0.435, 0.45), 0.75))
    stage(2.34, 4.8, 2.25)
