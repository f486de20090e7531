"""Render the named pictures, or all of them, into Assets/."""
import argparse
import importlib
import pathlib
import tempfile
import time

from kit import develop, studio
from catalogue import PICTURES

ASSETS = pathlib.Path(__file__).resolve().parent.parent


def main():
    options = arguments()
    for name in options.names or PICTURES:
        started = time.time()
        picture = PICTURES[name]
        scene = importlib.import_module(picture.scene)
        width, height = (round(side * options.scale) for side in picture.size)
        studio.new_scene(width, height, options.samples or picture.samples, clear=picture.clear)
        scene.build(*picture.arguments)
        if options.crop:
            studio.crop(*options.crop)
        with tempfile.TemporaryDirectory() as folder:
            raw = pathlib.Path(folder) / 'raw.png'
            studio.render(raw)
            target = pathlib.Path(options.into or ASSETS) / name
            target.parent.mkdir(parents=True, exist_ok=True)
            develop.develop(raw, target, picture)
        print(f'{name}: {target.stat().st_size // 1000} kB, {time.time() - started:.0f} s', flush=True)


def arguments():
    parser = argparse.ArgumentParser(prog='render', description=__doc__)
    parser.add_argument('names', nargs='*', metavar='NAME', choices=[[], *PICTURES],
                        help='a picture, as people/sam.jpg; all of them if none is named')
    parser.add_argument('--scale', type=float, default=1.0, help='draft: part of the full size')
    parser.add_argument('--samples', type=int, help='draft: fewer samples for each pixel')
    parser.add_argument('--crop', type=float, nargs=4, metavar=('LEFT', 'RIGHT', 'BOTTOM', 'TOP'),
                        help='draft: render this part only, in fractions')
    parser.add_argument('--into', help='write elsewhere than Assets/')
    return parser.parse_args()


main()
