"""Portraits of the people in the demo: clay figures in even light."""

import math

from mathutils import Vector

from kit import figure, shapes, studio, surfaces


def build(who):
    backdrop = {'marcus': (0.42, 0.66, 0.86), 'priya': (0.92, 0.62, 0.40), 'sam': (0.48, 0.74, 0.50)}[who]
    {'marcus': marcus, 'priya': priya, 'sam': sam}[who]()
    shapes.box(
        'backdrop',
        (0, 4, 0),
        (30, 0.1, 30),
        surfaces.plain(
            'backdrop',
            (0, 0, 0),
            0.9,
            Specular_IOR_Level=0.0,
            Emission_Color=(*backdrop, 1),
            Emission_Strength=1.15,
        ),
        0,
    )
    studio.background((1, 1, 1), 0.45)
    studio.area((-3.2, -4.5, 3.2), (0, 0, -0.2), 420, 3.5, (1, 0.96, 0.9))
    studio.area((3.8, -3.6, 0.6), (0, 0, -0.4), 130, 4.0, (0.9, 0.95, 1))
    studio.area((1.5, 2.6, 3.0), (0, 0, 0.2), 90, 2.5)
    # High hair needs a wider view, to keep clear of the circle that crops the picture.
    lens, height = (104, -0.21) if who == 'sam' else (108, -0.24)
    studio.camera((0.0, -9.5, 0.25), (0, 0, height), lens=lens)


def hairline(front, temple, ear, nape):
    """How far a point of the head lies above the edge of the hair."""
    stops = [(-1.0, front), (-0.55, front), (-0.30, temple), (-0.02, ear), (0.30, ear - 0.12), (0.95, nape)]

    def above(p):
        for (y1, z1), (y2, z2) in zip(stops, stops[1:]):
            if p.y <= y2:
                t = max(0, (p.y - y1) / (y2 - y1))
                return p.z - (z1 + (z2 - z1) * t * t * (3 - 2 * t))
        return p.z - nape

    return above


def off_the_ears(p):
    return abs(p.x) > 0.74 and -0.42 < p.z < 0.20 and -0.16 < p.y < 0.30


def marcus():
    skin = surfaces.skin('skin', (0.235, 0.105, 0.052), (0.30, 0.11, 0.06))
    black = surfaces.curls('curls', (0.012, 0.009, 0.008))
    head = figure.Head(skin, 1.0, 1.06, 1.12)
    above = hairline(0.56, 0.34, -0.02, -0.42)

    def crop(p):
        if off_the_ears(p):
            return -1
        return min(0.03 + 0.13 * max(0, min(1, (p.z - 0.2) / 0.5)), above(p) * 0.7 - 0.01)

    def beard(p):
        if off_the_ears(p) or p.y > 0.12:
            return -1
        lip = math.hypot(p.x / 0.40, (p.z + 0.44) / 0.20) - 1
        cheek = -0.46 + 0.56 * min(1, abs(p.x) / 0.78) ** 2 - p.z
        chin = min(0.035, cheek * 0.5, lip * 0.25, (p.z + 0.80) * 0.6)
        moustache = min(0.045, (0.030 - abs(p.z + 0.315 + 0.25 * p.x * p.x)) * 1.2, (0.34 - abs(p.x)) * 0.5)
        return max(chin, moustache)

    head.coat(crop, black, 'hair')
    head.coat(beard, black, 'beard')
    figure.eyes(head, (0.05, 0.022, 0.010), (0.01, 0.008, 0.007), lashes=0.016)
    figure.brows(head, surfaces.plain('brow', (0.012, 0.009, 0.008), 0.6), thick=0.055)
    figure.smile(head, surfaces.plain('lips', (0.26, 0.085, 0.07), 0.4), 0.29, -0.42, 0.15)
    cloth = surfaces.knit('red jersey', (0.50, 0.022, 0.018))
    figure.bust(cloth, surfaces.knit('collar', (0.36, 0.014, 0.014)), 1.1)


def priya():
    skin = surfaces.skin('skin', (0.46, 0.235, 0.125), (0.52, 0.22, 0.13))
    dark = surfaces.hair('hair', (0.020, 0.010, 0.007), rough=0.66)
    head = figure.Head(skin, 0.97, 0.99, 0.88)
    above = hairline(0.76, 0.50, 0.02, -0.5)
    cap = head.coat(
        lambda p: min(0.10, above(p) * 0.7 - 0.012 * max(0, 1 - abs(p.x) / 0.05)), dark, 'cap'
    )
    shapes.bake(cap)
    locks = []
    for side in (-1, 1):
        for k in range(9):
            back = k / 8
            sway = 0.04 * math.sin(k * 2.3)
            locks.append(
                shapes.tube(
                    'lock',
                    shapes.smooth_path(
                        [
                            (
                                side * -0.04,
                                -0.66 + back * 1.25,
                                0.78 + 0.24 * math.sin(math.pi * (0.22 + back * 0.7)),
                            ),
                            (
                                side * (0.46 + 0.12 * back),
                                -0.62 + back * 1.2,
                                0.62 + 0.12 * math.sin(math.pi * back),
                            ),
                            (side * (0.80 + 0.04 * back), -0.30 + back * 0.85, 0.12),
                            (side * (0.86 - 0.10 * back), -0.10 + back * 0.70, -0.52 + sway),
                            (side * (0.87 - 0.20 * back + sway), -0.18 + back * 0.70, -1.08),
                            (side * (0.74 - 0.22 * back), -0.26 + back * 0.74, -1.50),
                        ],
                        44,
                    ),
                    lambda t: (0.125 + 0.055 * math.sin(math.pi * t)) * rounded_end(t),
                    dark,
                    sides=16,
                )
            )
    shapes.blend('long hair', locks, dark, 0.028, 4)
    # What falls down her back closes the hair behind the neck; a lighter brown, or its shade would be black.
    shade = surfaces.hair('hair in shade', (0.110, 0.055, 0.036), rough=0.66)
    shapes.ball('back hair', (0, 0.38, -0.72), (0.84, 0.32, 0.80), shade)
    figure.eyes(head, (0.07, 0.028, 0.012), (0.008, 0.006, 0.006), open_to=0.50, lashes=0.030)
    figure.brows(head, surfaces.plain('brow', (0.020, 0.011, 0.008), 0.6), thick=0.036)
    figure.smile(head, surfaces.plain('lips', (0.50, 0.095, 0.09), 0.35), 0.27, -0.41, 0.13)
    figure.bust(
        surfaces.knit('teal jumper', (0.020, 0.20, 0.21)), surfaces.knit('collar', (0.015, 0.15, 0.16)), 0.92
    )


def rounded_end(t, last=0.10):
    """A lock's thickness toward its tip: full, then round as a brush."""
    over = max(0.0, t - (1 - last)) / last
    return math.sqrt(max(0.02, 1 - over * over))


def sam():
    skin = surfaces.skin('skin', (0.62, 0.36, 0.22), (0.70, 0.32, 0.22))
    brown = surfaces.hair('hair', (0.10, 0.042, 0.016), 9.0, 'Z')
    head = figure.Head(skin, 0.98, 1.02, 0.98)
    above = hairline(0.56, 0.36, 0.0, -0.5)
    head.coat(lambda p: -1 if off_the_ears(p) else min(0.10, above(p) * 0.6 - 0.01), brown, 'cap')
    locks = []
    random = shapes.rng(4)

    def over(x, y, lift):
        """A point above the skull; beyond its edge, down its side."""
        reach = math.hypot(x / 0.80, (y - 0.06) / 0.86)
        return Vector((x, y, 0.16 + 0.88 * math.sqrt(max(0.02, 1 - min(1, reach) ** 2)) + lift))

    # From a parting on one side, waves sweep across the crown and fall over the other temple.
    for k in range(11):
        y = -0.62 + k * 0.125
        high = 0.115 + random.uniform(-0.03, 0.04) - 0.05 * abs(k - 3) / 8
        forward = -0.14 if k < 4 else 0.02
        locks.append(
            shapes.tube(
                'lock',
                shapes.smooth_path(
                    [
                        over(0.44, y + 0.10, 0.02),
                        over(0.26, y + forward * 0.4, high),
                        over(-0.06, y + forward, high * 0.75),
                        over(-0.36, y + forward * 0.8, high * 0.95),
                        over(-0.66, y + 0.02, 0.06),
                        over(-0.80, y + 0.12, -0.10),
                    ],
                    36,
                ),
                lambda t: 0.07 + 0.075 * math.sin(math.pi * min(1, t * 1.1)),
                brown,
                sides=14,
            )
        )
        locks.append(
            shapes.tube(
                'lock',
                shapes.smooth_path(
                    [
                        over(0.42, y + 0.06, 0.03),
                        over(0.60, y + 0.02, 0.09),
                        over(0.76, y + 0.06, 0.0),
                        over(0.80, y + 0.14, -0.16),
                    ],
                    24,
                ),
                lambda t: 0.06 + 0.05 * math.sin(math.pi * t),
                brown,
                sides=14,
            )
        )
    shapes.blend('waves', locks, brown, 0.028, 3)
    figure.eyes(head, (0.05, 0.13, 0.07), (0.03, 0.014, 0.008), lashes=0.016)
    figure.brows(head, surfaces.plain('brow', (0.075, 0.034, 0.014), 0.6), thick=0.045)
    figure.smile(head, surfaces.plain('lips', (0.62, 0.21, 0.16), 0.4), 0.27, -0.42, 0.12)
    glasses(head)
    figure.bust(
        surfaces.knit('mustard jumper', (0.60, 0.29, 0.035)), surfaces.knit('collar', (0.48, 0.22, 0.03)), 1.0
    )


def glasses(head):
    rim = surfaces.plain('spectacle rim', (0.02, 0.016, 0.014), 0.25, Coat_Weight=0.8)
    for side in (-1, 1):
        ring = [
            Vector(
                (
                    side * 0.31 + 0.225 * math.cos(a),
                    -0.99 + 0.10 * abs(0.31 + 0.225 * side * math.cos(a)) ** 2,
                    0.07 + 0.205 * math.sin(a),
                )
            )
            for a in (i / 64 * 2 * math.pi for i in range(64))
        ]
        shapes.tube('rim', ring, 0.024, rim, closed=True)
        shapes.tube(
            'temple', [(side * 0.535, -0.96, 0.12), (side * 0.80, -0.5, 0.12), (side * 0.86, 0.1, 0.08)], 0.02, rim
        )
    shapes.tube(
        'bridge', shapes.smooth_path([(-0.09, -0.99, 0.10), (0, -1.02, 0.135), (0.09, -0.99, 0.10)], 12), 0.022, rim
    )
