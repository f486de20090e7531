"""From a raw render to the finished file: lens, grain, trimming, compression."""

import numpy as np
from PIL import Image, ImageEnhance, ImageFilter


def develop(raw, target, picture):
    image = Image.open(raw)
    if picture.clear:
        return trimmed(image, headroom=picture.headroom).save(target, optimize=True)
    image = ImageEnhance.Color(image.convert('RGB')).enhance(1.08)
    image = ImageEnhance.Contrast(image).enhance(1.08)
    if picture.photo:
        image = phone_lens(image)
    image.save(target, quality=90, optimize=True, subsampling=0)


def phone_lens(image):
    """Darken the corners, soften the edges of the field a little and add sensor noise."""
    width, height = image.size
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    far = np.clip((x * x + y * y) / 2, 0, 1)[..., None]
    sharp = np.asarray(image, np.float32)
    soft = np.asarray(image.filter(ImageFilter.GaussianBlur(width / 900)), np.float32)
    pixels = sharp + (soft - sharp) * far
    pixels *= 1 - 0.2 * far**1.3
    rng = np.random.default_rng(11)
    noise = rng.normal(0, 1, (height, width, 1)) + 0.5 * rng.normal(0, 1, (height, width, 3))
    pixels += noise * (1.2 + 1.4 * (1 - pixels.mean(axis=2, keepdims=True) / 255))
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def trimmed(image, margin=2, headroom=0.0):
    """Cut away the empty border, so that the picture fills the place it is given.

    `headroom` leaves a part of the drawn height clear above, for what should stand lower than its neighbours.
    """
    left, top, right, bottom = image.getchannel('A').point(lambda a: 255 * (a > 5)).getbbox()
    top -= round(headroom * (bottom - top))
    return image.crop(
        (
            max(0, left - margin),
            max(0, top - margin),
            min(image.width, right + margin),
            min(image.height, bottom + margin),
        )
    )
