"""Marcus's drop-off: a red insulated bag and a pizza box on a brownstone doormat."""

import math

from mathutils import Vector

from kit import doorway, shapes, studio, surfaces


def build():
    stoop()
    front_door()
    doorway.coir_mat('mat', (0.09, 0.08, 0), (1.02, 0.58), 2.5, (0.36, 0.21, 0.095), (0.035, 0.025, 0.02))
    insulated_bag((-0.10, 0.14, 0.018), 11)
    pizza_box((0.35, 0.05, 0.02), -15)
    doorway.fallen_leaves(
        [(-0.62, 0.42), (-0.7, 0.3), (0.72, 0.43), (0.66, -0.28), (-0.56, 0.47)], (0.30, 0.15, 0.05)
    )
    doorway.grit(((-1.2, -0.6), (1.2, 0.5)), 2500, (0.13, 0.1, 0.08))
    light()
    studio.camera((0.12, -1.78, 1.34), (-0.12, 0.13, 0.165), lens=37, fstop=3.2, focus=(0.0, 0.0, 0.2), roll=-0.8)


def light():
    studio.sky(38, 200, 0.24)
    studio.sun((-2.2, -2.6, 3.6), 3.0, 16)


def stoop():
    stone = surfaces.stone('brownstone', (0.13, 0.075, 0.052), (0.27, 0.175, 0.125))
    pale = surfaces.stone('landing', (0.15, 0.11, 0.085), (0.30, 0.235, 0.185), 0.6)
    for x, width in ((-0.98, 1.1), (0.2, 1.24), (1.38, 1.1)):
        shapes.box('slab', (x, -0.28, -0.06), (width, 1.6, 0.12), pale, 0.008)
    shapes.box(
        'bed', (0, -0.3, -0.09), (8, 4, 0.12), surfaces.stone('bed', (0.04, 0.03, 0.025), (0.09, 0.07, 0.06)), 0
    )
    shapes.box('sill', (0.05, 0.66, 0.055), (1.5, 0.3, 0.11), stone, 0.014)
    for side in (-1, 1):
        for row in range(5):
            shapes.box('pilaster', (0.05 + side * 0.93, 0.62, 0.2 + row * 0.41), (0.46, 0.5, 0.402), stone, 0.012)
        shapes.box('facade', (0.05 + side * 2.1, 0.75, 1.0), (1.9, 0.3, 2.4), stone, 0.01)
        shapes.box('plinth', (0.05 + side * 0.95, 0.58, 0.09), (0.56, 0.58, 0.18), stone, 0.014)


def front_door():
    paint = surfaces.door_paint('door paint', (0.012, 0.03, 0.026))
    brass = surfaces.metal('brass', (0.72, 0.46, 0.17))
    panels = [(0.30, 0.72), (0.92, 1.9)]
    for left in (-0.55, 0.06):
        doorway.leaf_door('leaf', left, 0.59, 0.76, paint, [(low + 0.1, high + 0.1) for low, high in panels])
    shapes.box('astragal', (0.05, 0.73, 1.1), (0.045, 0.03, 2.1), paint, 0.01)
    for side in (-1, 1):
        shapes.box('jamb', (0.05 + side * 0.655, 0.74, 1.1), (0.11, 0.12, 2.2), paint, 0.01)
    shapes.box('saddle', (0.05, 0.70, 0.117), (1.2, 0.12, 0.018), brass, 0.005)
    for left in (-0.535, 0.085):
        shapes.box('kick plate', (left + 0.27, 0.735, 0.24), (0.53, 0.004, 0.19), brass, 0.0015)
        doorway.screws([(left + 0.02 + i * 0.167, z) for i in range(4) for z in (0.165, 0.315)], 0.732, brass)
    shapes.box('letter plate', (0.355, 0.735, 0.915), (0.27, 0.012, 0.075), brass, 0.005)
    shapes.box('letter flap', (0.355, 0.729, 0.915), (0.2, 0.01, 0.045), brass, 0.004)
    shapes.lathe(
        'knob',
        [
            (0, 0),
            (0.03, 0),
            (0.03, 0.006),
            (0.012, 0.012),
            (0.012, 0.035),
            (0.03, 0.05),
            (0.033, 0.062),
            (0.024, 0.075),
            (0, 0.08),
        ],
        brass,
    ).location = (0.13, 0.735, 1.03)
    shapes.bpy.context.scene.objects['knob'].rotation_euler.x = math.radians(90)


BAG = Vector((0.42, 0.30, 0.32))


def bag_shape(point):
    """A full bag sags: its walls belly out low down and dip where nothing holds them."""
    z = point.z / BAG.z + 0.5
    belly = 1 + 0.05 * math.sin(math.pi * min(1, z * 1.15)) - 0.03 * z
    slack = shapes.rumple(0.009, 9, 2.0)(point) - point + (shapes.rumple(0.003, 26, 5.0)(point) - point)
    return Vector((point.x * belly, point.y * belly, point.z)) + slack


def insulated_bag(place, turn):
    red, black = surfaces.nylon('red nylon', (0.33, 0.005, 0.007)), surfaces.webbing(
        'webbing', (0.014, 0.014, 0.016)
    )
    thread = surfaces.plain('thread', (0.5, 0.1, 0.09), 0.8)
    grey_thread = surfaces.plain('grey thread', (0.16, 0.16, 0.17), 0.8)
    silver = surfaces.plain('reflective tape', (0.55, 0.56, 0.58), 0.35, Metallic=0.4)
    parts = [shapes.soft_box('bag', BAG, 0.028, red, 56, bag_shape)]
    parts += lid(red, black, thread)
    parts += piping(black)
    front = -BAG.y / 2
    for y, out in ((front, -1), (BAG.y / 2, 1)):
        for x in (-0.085, 0.085):
            parts += strap([(x, y, -0.15 + i * 0.028) for i in range(12)], out, black, grey_thread)
        parts += handle(y, out, black)
    parts.append(shapes.at(shapes.soft_box('grip', (0.10, 0.05, 0.034), 0.012, black, 16), (0, 0, 0.270)))
    tape = [(-0.17 + i * 0.0085, front, 0.02) for i in range(41)]
    parts += band(tape, -1, silver, thread)
    for part in parts:
        part.location.z += BAG.z / 2
        doorway.turned(part, place, turn)


def outside(points, out, gap):
    """Lay points of the front or back wall on the sagging cloth."""
    return [bag_shape(Vector(p)) + Vector((0, out * gap, 0)) for p in points]


def strap(points, out, material, thread):
    path = outside(points, out, 0.0025)
    parts = [shapes.ribbon('strap', path, (1, 0, 0), 0.038, 0.0022, material)]
    for x in (-0.0155, 0.0155):
        parts.append(shapes.stitches('seam', path, thread, 0.005, 0.0007, (x, out * 0.0014, 0)))
    return parts


def band(points, out, material, thread):
    path = outside(points, out, 0.0015)
    parts = [shapes.ribbon('tape', path, (0, 0, 1), 0.026, 0.0012, material)]
    for z in (-0.0115, 0.0115):
        parts.append(shapes.stitches('seam', path, thread, 0.005, 0.0006, (0, out * 0.001, z)))
    return parts


def handle(y, out, material):
    lean = -out * (BAG.y / 2 - 0.012)  # the two handles meet over the middle of the lid
    points = shapes.smooth_path(
        [
            (-0.085, y + out * 0.004, 0.10),
            (-0.085, y + out * 0.006, 0.19),
            (-0.062, y + lean * 0.75, 0.255),
            (0, y + lean, 0.272),
            (0.062, y + lean * 0.75, 0.255),
            (0.085, y + out * 0.006, 0.185),
            (0.085, y + out * 0.004, 0.10),
        ],
        48,
    )
    return [shapes.ribbon('handle', points, (0, 1, -out * 0.5), 0.034, 0.003, material)]


def rim(z, grow=0.0, count=120):
    """A loop round the bag at one height, with rounded corners."""
    w, d, r = BAG.x / 2 + grow, BAG.y / 2 + grow, 0.03
    loop = []
    for cx, cy, start in ((w - r, d - r, 0), (-w + r, d - r, 90), (-w + r, -d + r, 180), (w - r, -d + r, 270)):
        loop += [
            Vector((cx + r * math.cos(math.radians(start + a)), cy + r * math.sin(math.radians(start + a)), z))
            for a in range(0, 91, 15)
        ]
    return [bag_shape(p) for p in shapes.smooth_path(loop, count, closed=True)]


def piping(material):
    return [shapes.tube('piping', rim(-BAG.z / 2 + 0.016, 0.001), 0.0042, material, closed=True)]


def lid(red, black, thread):
    top = BAG.z / 2
    cover = shapes.soft_box(
        'lid',
        (BAG.x + 0.018, BAG.y + 0.018, 0.06),
        0.022,
        red,
        40,
        lambda p: bag_shape(p + Vector((0, 0, top - 0.02)))
        + Vector((0, 0, 0.012 - 0.9 * (p.x**2 + p.y**2) * (p.z > 0) * 0.3)),
    )
    zip_tape = shapes.tube('zip tape', rim(top - 0.052, 0.003), 0.006, black, closed=True)
    edge = shapes.tube('lid piping', rim(top - 0.001, 0.0075), 0.0036, black, closed=True)
    hem = shapes.stitches('hem', rim(top - 0.036, 0.0112), thread, 0.005, 0.0007)
    pull = shapes.box(
        'zip pull',
        (0.06, -BAG.y / 2 - 0.012, top - 0.065),
        (0.009, 0.004, 0.03),
        surfaces.metal('zip', (0.5, 0.5, 0.52)),
        0.0015,
    )
    return [cover, zip_tape, edge, hem, pull]


def pizza_box(place, turn):
    liner = surfaces.cardboard('carton', (0.45, 0.27, 0.125))
    inner = surfaces.cardboard('carton edge', (0.28, 0.17, 0.085))

    def dished(point):
        """Steam softens the lid: it dips between its stiffer edges."""
        hollow = 0.006 * (1 - min(1, (point.x / 0.19) ** 2)) * (1 - min(1, (point.y / 0.19) ** 2))
        return point - Vector((0, 0, hollow)) + (shapes.rumple(0.0014, 9, 3.0)(point) - point)

    parts = [shapes.box('tray', (0, 0, 0.02), (0.392, 0.392, 0.04), liner, 0.003)]
    cover = shapes.soft_box('cover', (0.402, 0.400, 0.005), 0.0024, liner, 50, dished)
    parts.append(shapes.at(cover, (0, 0, 0.0465), 0, (0.9, 0)))
    for side in (-1, 1):
        parts.append(
            shapes.at(
                shapes.box('flap', (side * 0.1995, 0, 0.028), (0.003, 0.385, 0.036), liner, 0.0012),
                (side * 0.1995, 0.002, 0.027),
                0,
                (0, side * -2.5),
            )
        )
    parts.append(
        shapes.at(
            shapes.box('lip', (0, -0.2, 0.027), (0.34, 0.0032, 0.036), liner, 0.0012),
            (0, -0.2005, 0.0255),
            0,
            (4, 0),
        )
    )
    for x in (-0.11, 0.11):
        parts.append(shapes.box('slot', (x, -0.2025, 0.028), (0.045, 0.002, 0.006), inner, 0.001))
    for part in parts:
        doorway.turned(part, place, turn)
