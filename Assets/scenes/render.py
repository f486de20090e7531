"""Render the named pictures, or all of them, into Assets/."""

import argparse
import importlib
import pathlib
import tempfile
import time

from catalogue import PICTURES
from kit import develop, studio

ASSETS = pathlib.Path(__file__).resolve().parent.parent


def main():
    options = arguments()
    for name in options.names or PICTURES:
        started = time.monotonic()
        target = pathlib.Path(options.into or ASSETS) / name
        target.parent.mkdir(parents=True, exist_ok=True)
        render(PICTURES[name], target, options)
        print(f'{name}: {target.stat().st_size // 1000} kB, {time.monotonic() - started:.0f} s', flush=True)


def render(picture, target, options):
    width, height = (round(side * options.scale) for side in picture.size)
    studio.new_scene(width, height, options.samples or picture.samples, clear=picture.clear)
    importlib.import_module(picture.scene).build(*picture.arguments)
    if options.crop:
        studio.crop(*options.crop)
    with tempfile.TemporaryDirectory() as folder:
        raw = pathlib.Path(folder) / 'raw.png'
        studio.render(raw)
        develop.develop(raw, target, picture)


def arguments():
    parser = argparse.ArgumentParser(prog='render', description=__doc__)
    parser.add_argument('names', nargs='*', metavar='NAME', help='a picture, as people/sam.jpg; without one, all')
    parser.add_argument('--scale', type=float, default=1.0, help='draft: part of the full size')
    parser.add_argument('--samples', type=int, help='draft: fewer samples for each pixel')
    parser.add_argument(
        '--crop',
        type=float,
        nargs=4,
        metavar=('LEFT', 'RIGHT', 'BOTTOM', 'TOP'),
        help='draft: this part only, in fractions of the picture',
    )
    parser.add_argument('--into', help='write elsewhere than Assets/')
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in PICTURES]
    if unknown:
        parser.error(f'no picture {", ".join(unknown)}; there are {", ".join(PICTURES)}')
    return options


main()
