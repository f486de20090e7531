"""The materials that the scenes share."""

from .graph import Graph


def plain(name, color, rough=0.5, **inputs):
    return Graph(name, color, rough, **inputs).material


def grained(name, color, rough=0.6, scale=40, depth=0.001, strength=0.4, tint=0.25, **inputs):
    """One colour with a little unevenness in tone and surface: clay, dough, plaster."""
    g = Graph(name, color, rough, **inputs)
    grain = g.noise(scale)
    shade = g.ramp(g.noise(scale * 0.2), (0.3, 1 - tint), (0.7, 1.0))
    g.set('Base Color', g.mix(1.0, color, shade, 'MULTIPLY'))
    return g.bump((grain, strength, depth)).material


def stone(name, dark, light, wear=0.5):
    """Weathered sandstone or concrete: blotches, streaks, grit and hairline cracks."""
    g = Graph(name, rough=0.88)
    blotch = g.noise(2.2, 6, 0.65)
    grit = g.noise(260, 3, 0.7)
    color = g.mix(g.ramp(blotch, (0.32, 0.0), (0.68, 1.0)), dark, light)
    color = g.mix(0.55, color, g.ramp(grit, (0.3, 0.45), (0.7, 1.0)), 'MULTIPLY')
    stain = g.ramp(g.noise(3.2, 7, 0.72), (0.36, 1 - wear), (0.62, 1.0))
    color = g.mix(0.7, color, stain, 'MULTIPLY')
    speck = g.ramp(g.noise(110, 2), (0.36, 0.35), (0.5, 1.0))
    color = g.mix(0.45, color, speck, 'MULTIPLY')
    crack = g.ramp(g.cells(1.7, 'DISTANCE_TO_EDGE', g.warped(0.35)), (0.0, 0.0), (0.006, 1.0))
    broken = g.mix(g.ramp(g.noise(1.4, 3), (0.5, 0.0), (0.58, 1.0)), 1.0, crack)
    g.set('Base Color', g.mix(0.55 * wear, color, broken, 'MULTIPLY'))
    pits = g.ramp(g.noise(130, 2), (0.3, 0.0), (0.48, 1.0))
    return g.bump(
        (blotch, 0.5, 0.012), (pits, 0.25, 0.002), (grit, 0.5, 0.0012), (broken, 0.5 * wear, 0.004)
    ).material


def door_paint(name, color, rough=0.32):
    """Brushed gloss paint: faint brush lines, a few scuffs, dust low down."""
    g = Graph(name, color, rough, Coat_Weight=0.25, Coat_Roughness=0.2)
    brush = g.noise(30, 5, vector=g.stretched((6, 6, 0.25)))
    scuff = g.ramp(g.noise(9, 8, 0.7), (0.62, 0.0), (0.78, 1.0))
    faded = tuple(min(1, c * 1.5 + 0.02) for c in color)
    g.set('Base Color', g.mix(g.mix(1.0, scuff, 0.35, 'MULTIPLY'), color, faded))
    g.set('Roughness', g.ramp(g.noise(6, 6), (0.3, rough - 0.06), (0.7, rough + 0.14)))
    return g.bump((g.noise(5, 3), 0.12, 0.01), (brush, 0.22, 0.0008)).material


def nylon(name, color):
    """Coated nylon cloth: a fine basket weave over soft wrinkles."""
    g = Graph(name, color, 0.48, Sheen_Weight=0.03, Sheen_Roughness=0.5)
    weave = g.mix(0.5, g.wave(190, 'DIAGONAL'), g.wave(190, 'Z'), 'MULTIPLY')
    slack = g.noise(9, 5, 0.6, distortion=0.6)
    faded = tuple(c * 0.8 for c in color)
    dusty = g.ramp(g.noise(5, 5, 0.6), (0.4, 0.0), (0.8, 1.0))
    g.set('Base Color', g.mix(dusty, color, faded))
    g.set('Roughness', g.ramp(slack, (0.3, 0.42), (0.7, 0.62)))
    return g.bump((slack, 0.8, 0.012), (g.noise(34, 4), 0.15, 0.003), (weave, 0.3, 0.0006)).material


def webbing(name, color):
    g = Graph(name, color, 0.7, Sheen_Weight=0.03)
    ribs = g.wave(260, 'Z')
    return g.bump((ribs, 0.6, 0.0008), (g.noise(400, 2), 0.3, 0.0004)).material


def paper(name, color, creases=1.0):
    """Kraft paper: fibres, faint ribs and the flat facets left by handling."""
    g = Graph(name, color, 0.78)
    fibre = g.noise(420, 4, 0.7, vector=g.stretched((1, 1, 0.25)))
    tone = g.ramp(g.noise(5, 6, 0.6), (0.3, 0.84), (0.7, 1.0))
    rib = g.wave(220, 'X', 0.4)
    color = g.mix(1.0, color, tone, 'MULTIPLY')
    color = g.mix(0.35, color, g.ramp(fibre, (0.3, 0.6), (0.7, 1.0)), 'MULTIPLY')
    g.set('Base Color', g.mix(0.08, color, rib, 'MULTIPLY'))
    big = g.cells(11, 'DISTANCE_TO_EDGE', g.warped(0.03))
    small = g.cells(30, 'DISTANCE_TO_EDGE', g.warped(0.02))
    return g.bump(
        (big, 0.16 * creases, 0.02), (small, 0.14 * creases, 0.006), (rib, 0.1, 0.0005), (fibre, 0.25, 0.0005)
    ).material


def cardboard(name, color, axis='X', stained=0.0):
    """Corrugated board: flutes show faintly through the liner, one after another along `axis`.

    `stained` darkens it in patches where warm fat has soaked through.
    """
    g = Graph(name, color, 0.8)
    flute = g.wave(42, axis)
    fibre = g.noise(300, 4, 0.7)
    tone = g.ramp(g.noise(4, 6, 0.6), (0.3, 0.86), (0.7, 1.0))
    color = g.mix(1.0, color, tone, 'MULTIPLY')
    if stained:
        soaked = g.ramp(g.noise(9, 3, 0.5), (0.56, 0.0), (0.68, 1.0))
        color = g.mix(g.mix(1.0, soaked, stained, 'MULTIPLY'), color, (0.55, 0.5, 0.42), 'MULTIPLY')
    g.set('Base Color', g.mix(0.3, color, g.ramp(fibre, (0.3, 0.65), (0.7, 1.0)), 'MULTIPLY'))
    return g.bump((g.noise(6, 3), 0.35, 0.008), (flute, 0.22, 0.0008), (fibre, 0.2, 0.0005)).material


def fibre(name, rough=0.9):
    """Strands that carry their own colour in the attribute `tint`."""
    g = Graph(name, rough=rough)
    g.set('Base Color', g.attribute('tint'))
    return g.material


def metal(name, color, rough=0.28):
    g = Graph(name, color, rough, Metallic=1.0)
    g.set('Roughness', g.ramp(g.noise(9, 6, 0.65), (0.3, rough - 0.04), (0.75, rough + 0.14)))
    g.set(
        'Base Color',
        g.mix(g.ramp(g.noise(7, 8, 0.7), (0.45, 0.0), (0.85, 0.45)), color, tuple(c * 0.6 for c in color)),
    )
    return g.bump((g.noise(160, 3), 0.1, 0.0006)).material


def brushed(name, color, rough=0.4):
    """Sheet metal brushed from side to side."""
    g = Graph(name, color, rough, Metallic=1.0)
    lines = g.noise(60, 4, 0.7, vector=g.stretched((0.05, 1, 4)))
    g.set('Roughness', g.ramp(lines, (0.3, rough - 0.06), (0.7, rough + 0.08)))
    g.set('Base Color', g.mix(g.ramp(lines, (0.3, 0.0), (0.7, 0.5)), color, tuple(c * 0.75 for c in color)))
    return g.bump((lines, 0.12, 0.0004)).material


def boards(name, color, width=0.14):
    """Painted floorboards running away from the house, worn along their grain."""
    g = Graph(name, color, 0.5)
    grain = g.noise(14, 7, 0.65, vector=g.stretched((9, 0.6, 1)))
    worn = g.ramp(g.noise(4, 9, 0.7, vector=g.stretched((2.5, 0.7, 1))), (0.52, 0.0), (0.72, 1.0))
    bare = tuple(c * 0.65 + 0.05 for c in color)
    color = g.mix(g.mix(1.0, worn, 0.8, 'MULTIPLY'), color, bare)
    g.set('Base Color', g.mix(0.5, color, g.ramp(grain, (0.3, 0.55), (0.7, 1.0)), 'MULTIPLY'))
    g.set('Roughness', g.ramp(worn, (0.0, 0.42), (1.0, 0.75)))
    return g.bump((g.noise(4, 3), 0.2, 0.01), (grain, 0.4, 0.0015)).material


def skin(name, color, flush):
    """Skin of a clay figure: light scatters below a soft, slightly uneven surface."""
    g = Graph(name, color, 0.42, Subsurface_Weight=0.35, Subsurface_Scale=0.05, Subsurface_Radius=(1.0, 0.35, 0.2))
    g.set('Base Color', g.mix(g.ramp(g.noise(2.2, 2), (0.35, 0.0), (0.7, 0.6)), color, flush))
    return g.bump((g.noise(60, 3), 0.06, 0.01)).material


def hair(name, color, scale=14.0, axis='X', strength=0.35, rough=0.4):
    """Smooth hair: tone and surface run in strands, down (X) or across (Z) the head."""
    g = Graph(name, color, rough)
    lock = g.noise(scale, 5, 0.6, vector=g.stretched((1, 1, 0.22) if axis == 'X' else (0.3, 1, 1)))
    light = tuple(c * 2.2 for c in color)
    g.set('Base Color', g.mix(lock, color, light))
    return g.bump((lock, strength, 0.06)).material


def glass(name, color=(0.02, 0.025, 0.03)):
    return plain(name, color, 0.04, Coat_Weight=1.0, Coat_Roughness=0.02)


def car_paint(name, color, flake=0.0):
    return plain(name, color, 0.3, Metallic=flake, Coat_Weight=1.0, Coat_Roughness=0.03)


def curls(name, color):
    """Close-cropped curls: many small rounded bumps."""
    g = Graph(name, color, 0.65, Sheen_Weight=0.15)
    knots = g.cells(20, 'SMOOTH_F1')
    g.set('Base Color', g.mix(knots, tuple(c * 2.6 for c in color), color))
    return g.bump((g.math('SUBTRACT', 1.0, knots), 0.7, 0.06)).material


def knit(name, color):
    """A jumper in fine rib."""
    g = Graph(name, color, 0.85, Sheen_Weight=0.4)
    rib = g.wave(9, 'X')
    g.set('Base Color', g.mix(g.math('MULTIPLY', rib, 0.25), color, tuple(c * 0.6 for c in color)))
    return g.bump((rib, 0.25, 0.02), (g.noise(30, 4), 0.2, 0.015)).material


def twine(name, color):
    """Paper cord: the twist shows as slanting ridges."""
    g = Graph(name, color, 0.8)
    twist = g.wave(150, 'DIAGONAL')
    g.set('Base Color', g.mix(g.math('MULTIPLY', twist, 0.4), color, tuple(c * 0.5 for c in color)))
    return g.bump((twist, 0.6, 0.001)).material
