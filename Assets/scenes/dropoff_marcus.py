"""Marcus's drop-off: a red insulated bag and a pizza box on a brownstone doormat."""

import math

from mathutils import Vector

from kit import doorway, shapes, studio, surfaces


def build():
    stoop()
    front_door()
    doorway.coir_mat('mat', (0.11, 0.08, 0), (1.06, 0.60), 2.5, (0.27, 0.165, 0.08), (0.035, 0.025, 0.02))
    insulated_bag((-0.17, 0.15, 0.018), 11)
    pizza_box((0.335, 0.035, 0.02), 15)
    doorway.fallen_leaves(
        [(-0.62, 0.42), (-0.7, 0.3), (0.72, 0.43), (0.66, -0.28), (-0.56, 0.47)], (0.30, 0.15, 0.05)
    )
    doorway.grit(((-1.2, -0.6), (1.2, 0.5)), 2500, (0.13, 0.1, 0.08))
    light()
    # The shift leaves the corner at the lower left of the flattest card to its chip.
    studio.camera(
        (0.12, -1.78, 1.34), (-0.20, 0.13, 0.165), lens=37, fstop=3.2, focus=(0.0, 0.0, 0.2), roll=-0.8, shift=0.038
    )


def light():
    studio.sky(38, 200, 0.34)
    studio.sun((-2.2, -2.6, 3.6), 4.2, 16)


def stoop():
    stone = surfaces.stone('brownstone', (0.115, 0.070, 0.052), (0.235, 0.160, 0.122))
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
    brass = surfaces.metal('aged brass', (0.27, 0.23, 0.155), 0.46)
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
    red = surfaces.nylon('red nylon', (0.130, 0.0165, 0.0175))
    black = surfaces.webbing('webbing', (0.014, 0.014, 0.016))
    thread = surfaces.plain('thread', (0.30, 0.085, 0.08), 0.8)
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
    path = outside(points, out, 0.0055)  # over the tape
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
        + Vector((0, 0, 0.012 - 9.0 * (p.x**2 + p.y**2) * max(0.0, p.z))),
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


# A pizza box for an 18 inch pie would hide the mat; this is the 16 inch one. Metres.
BOX_HALF = 0.21  # half the lid's side
BOX_RISE = 0.044  # height of the tray's walls
BOARD = 0.0076  # thickness of the corrugated board
FLUTE = 0.0130  # from wave to wave of the board's middle layer
FOLD = 0.0065  # radius of the fold between lid and front flap
FLAP = 0.034  # how far the front flap hangs down
AJAR = 2.5  # how far the lid stands open, degrees


def pizza_box(place, turn):
    """A tray, and a lid hinged at its back whose front flap hangs over the tray's front wall."""
    liner = surfaces.cardboard('lid liner', (0.41, 0.28, 0.16), 'Y', stained=0.3)
    plain = surfaces.cardboard('tray liner', (0.23, 0.15, 0.08), 'Y')
    raw = surfaces.cardboard('raw edge', (0.16, 0.098, 0.05), 'Y')
    parts = tray(plain) + box_lid(liner, raw)
    for part in parts:
        doorway.turned(part, place, turn)


def tray(liner):
    half, rise = BOX_HALF - 0.008, BOX_RISE
    dark = surfaces.plain('vent', (0.012, 0.009, 0.007), 0.9)
    parts = [shapes.box('floor', (0, 0, 0.003), (half * 2, half * 2, 0.006), liner, 0.001)]
    for side in (-1, 1):
        parts.append(shapes.box('side', (side * half, 0, rise / 2), (BOARD, half * 2, rise), liner, 0.0018))
        parts.append(shapes.box('end', (0, side * half, rise / 2), (half * 2, BOARD, rise), liner, 0.0018))
        # The side walls' ears fold round the corner and lie against the front.
        ear = shapes.box('ear', (0, 0, 0), (0.075, 0.0022, rise - 0.006), liner, 0.0008)
        parts.append(shapes.at(ear, (side * (half - 0.034), -half - 0.0042, rise / 2 - 0.002)))
        for y in (-0.07, 0.07):
            hole = (0.0012, 0.0085, 0.0085)
            parts.append(shapes.ball('vent', (side * (half + BOARD / 2), y, rise * 0.52), hole, dark, segments=24))
    return parts


def box_lid(liner, raw):
    """Two liners and the waved sheet between them, which shows along the cut sides."""
    fine = 0.0010
    waves = [
        ('lid', lambda s: BOARD / 2, liner, 0.004),
        ('lid inside', lambda s: -BOARD / 2, raw, 0.004),
        ('flutes', lambda s: (BOARD / 2 - fine) * math.sin(2 * math.pi * s / FLUTE), liner, FLUTE / 12),
    ]
    return [lid_sheet(name, offset, material, step, fine) for name, offset, material, step in waves]


def lid_sheet(name, offset, material, step, thickness):
    columns, length = 56, lid_length()
    rows = round(length / step)
    verts = []
    for j in range(rows + 1):
        s = length * j / rows
        (y, z), (out_y, out_z), half, flap = lid_profile(s)
        lift = offset(s)
        for i in range(columns + 1):
            x = half * (2 * i / columns - 1)
            # A thumb's notch in the middle of the flap.
            up = flap * max(0.0, 1 - (x / 0.022) ** 2) * 0.011
            verts.append(on_lid(Vector((x, y + out_y * lift, z + out_z * lift + up))))
    n = columns + 1
    faces = [
        (j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i)
        for j in range(rows)
        for i in range(columns)
    ]
    return shapes.modify(shapes.mesh(name, verts, faces, material), 'SOLIDIFY', thickness=thickness, offset=0)


FLARE = math.radians(82)  # how far the board turns at the fold: the flap springs out a little


def lid_length():
    return 2 * BOX_HALF + FLARE * FOLD + FLAP


def lid_profile(s):
    """Where the lid runs, `s` metres from its hinge: (y, z), outward normal, half width, 0..1 down the flap."""
    flat = 2 * BOX_HALF
    full, narrow = BOX_HALF, BOX_HALF - 0.032
    if s <= flat:
        return (BOX_HALF - s, 0.0), (0, 1), full, 0.0
    turn = min(FLARE, (s - flat) / FOLD)
    y, z = -BOX_HALF - FOLD * math.sin(turn), FOLD * (math.cos(turn) - 1)
    down = max(0.0, s - flat - FLARE * FOLD)
    y, z = y - down * math.cos(FLARE), z - down * math.sin(FLARE)
    inset = min(1.0, (s - flat) / (FLARE * FOLD * 0.5))
    half = full + (narrow - full) * inset - 0.55 * down
    return (y, z), (-math.sin(turn), math.cos(turn)), half, down / FLAP


def on_lid(point):
    """Steam softens the lid: it dips between its stiffer edges; it stands a little open at the front."""
    u, v = min(1, (point.x / BOX_HALF) ** 2), min(1, (point.y / BOX_HALF) ** 2)
    soft = shapes.rumple(0.0026, 8, 3.0)(point) - point
    dip = -0.007 * (1 - u) * (1 - v) + soft.z * (1 - v)
    open_by = (BOX_HALF - point.y) * math.tan(math.radians(AJAR))
    return point + Vector((0, 0, BOX_RISE + BOARD / 2 + 0.0005 + dip + open_by))
