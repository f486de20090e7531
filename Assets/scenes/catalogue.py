"""Every picture: the scene that builds it and how it is taken."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Picture:
    scene: str
    size: tuple
    arguments: tuple = ()
    samples: int = 24
    clear: bool = False  # transparent background, trimmed to what is drawn
    headroom: float = 0.0  # clear space above, as a part of the height of what is drawn
    photo: bool = False  # vignette and grain, as a phone leaves them


PICTURES = {
    'dropoff/marcus.jpg': Picture('dropoff_marcus', (1500, 1000), samples=12, photo=True),
    'dropoff/priya.jpg': Picture('dropoff_priya', (1500, 1000), samples=12, photo=True),
    'people/marcus.jpg': Picture('people', (512, 512), ('marcus',)),
    'people/priya.jpg': Picture('people', (512, 512), ('priya',)),
    'people/sam.jpg': Picture('people', (512, 512), ('sam',)),
    'vehicles/camry-white.png': Picture('vehicles', (960, 520), ('camry',), samples=28, clear=True),
    'vehicles/civic-silver.png': Picture('vehicles', (960, 520), ('civic',), samples=28, clear=True),
    'vehicles/minivan-blue.png': Picture('vehicles', (960, 520), ('minivan',), samples=28, clear=True),
    'vehicles/scooter.png': Picture('vehicles', (640, 640), ('scooter',), samples=28, clear=True, headroom=0.19),
    'vehicles/bicycle.png': Picture('vehicles', (640, 640), ('bicycle',), samples=28, clear=True, headroom=0.24),
    'dishes/pizza.jpg': Picture('dishes.pizza', (512, 512)),
    'dishes/garlic-knots.jpg': Picture('dishes.garlic_knots', (512, 512)),
    'dishes/sushi-roll.jpg': Picture('dishes.sushi_roll', (512, 512)),
    'dishes/bao.jpg': Picture('dishes.bao', (512, 512)),
    'dishes/burger.jpg': Picture('dishes.burger', (512, 512)),
    'dishes/tacos.jpg': Picture('dishes.tacos', (512, 512)),
}
