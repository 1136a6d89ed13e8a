"""Fills the pictures of a file; prints the nanoseconds that each takes.

A call from Python takes about a microsecond. To compensate, the time of the same number of calls
with a path outside the picture, which Skia rejects immediately, is subtracted.
"""
import sys

import numpy
import skia

from outlines import measure, read


def add(path, word, n):
    if word == "move":
        path.moveTo(*n)
    elif word == "line":
        path.lineTo(*n)
    elif word == "curve":
        path.cubicTo(*n)
    else:
        path.close()


def fill(width, height, paths, is_painted):
    shape = (height, width, 4) if is_painted else (height, width)
    pixels = numpy.zeros(shape, numpy.uint8)
    info = (skia.ImageInfo.MakeN32Premul if is_painted else skia.ImageInfo.MakeA8)(width, height)
    surface = skia.Surface.MakeRasterDirect(info, pixels, pixels.strides[0])
    draw = surface.getCanvas().drawPath
    paint = skia.Paint(AntiAlias=True, Color=0xFFFF8000)

    def draw_all(these):
        for path in these:
            draw(path, paint)

    beside = skia.Path.Circle(-999, -999, 9)
    nothing = [beside] * len(paths)
    return measure(lambda: draw_all(paths)) - measure(lambda: draw_all(nothing))


for name, width, height, paths in read(
    sys.argv[1], skia.PathBuilder, add, lambda path: path.detach()
):
    print(name, fill(width, height, paths, False), flush=True)
    if len(paths) > 1:
        print(name + "-painted", fill(width, height, paths, True), flush=True)
