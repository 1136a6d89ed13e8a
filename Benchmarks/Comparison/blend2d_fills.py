"""Fills the pictures of a file with Blend2D; prints the nanoseconds that each takes.

Its binding for Python (blend2d-py) has no curves and only pixels of 32 bits, so curves are lines within
0.05 pixels here, and every picture is painted. A call from Python takes about a microsecond; the time of the
same number of calls with a path outside the picture is subtracted, as for Skia.
"""
import sys

import blend2d

from outlines import measure, read


class Outline:
    """A path and its last point."""

    def __init__(self):
        self.path, self.last = blend2d.Path(), (0, 0)

    def add(self, word, n):
        if word == "move":
            self.path.move_to(*n)
        elif word == "line":
            self.path.line_to(*n)
        elif word == "curve":
            curve = [self.last, (n[0], n[1]), (n[2], n[3]), (n[4], n[5])]
            for point in points(curve, pieces(curve)):
                self.path.line_to(*point)
        else:
            self.path.close()
        if n:
            self.last = (n[-2], n[-1])


def points(curve, count):
    """Returns points along a cubic curve after its first one."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = curve
    for index in range(1, count + 1):
        t = index / count
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        yield a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3


def pieces(curve):
    """Returns the number of lines that keep within 0.05 pixels of a cubic curve."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = curve
    bend = max(
        abs(x0 - 2 * x1 + x2), abs(x1 - 2 * x2 + x3), abs(y0 - 2 * y1 + y2), abs(y1 - 2 * y2 + y3)
    )
    return max(1, int((6 * bend / 8 / 0.05) ** 0.5) + 1)


def fill(width, height, paths):
    image = blend2d.Image(width, height)
    context = blend2d.Context(image)
    context.set_fill_style_rgba(255, 128, 0)

    def fill_all(these):
        for path in these:
            context.fill_path(path)

    beside = blend2d.Path()
    for x, y in (-999, -999), (-990, -999), (-990, -990):
        beside.line_to(x, y) if x > -999 else beside.move_to(x, y)
    beside.close()
    nothing = [beside] * len(paths)
    return measure(lambda: fill_all(paths)) - measure(lambda: fill_all(nothing))


for name, width, height, paths in read(
    sys.argv[1], Outline, Outline.add, lambda outline: outline.path
):
    time_ns = fill(width, height, paths)
    print(name, time_ns, flush=True)
    if len(paths) > 1:
        print(name + "-painted", time_ns, flush=True)
