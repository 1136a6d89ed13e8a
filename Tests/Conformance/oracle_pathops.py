"""skia-pathops, which outlines strokes and unites what overlaps without pixels: areas."""
from math import ceil, cos, pi, sin, tan

import pathops

from case import arc_point, end_of
from curves import parts

NAME = "pathops area"
ABOUT = f"skia-pathops {pathops.__version__}"
# In single precision its curves are close enough only when they are large.
SCALE = 16
# It measures dashed curves by coarse chords; so each curve comes in as many parts.
PARTS = 8
CAPS = {"butt": pathops.LineCap.BUTT_CAP, "round": pathops.LineCap.ROUND_CAP,
        "square": pathops.LineCap.SQUARE_CAP}
JOINS = {"miter": pathops.LineJoin.MITER_JOIN, "round": pathops.LineJoin.ROUND_JOIN,
         "bevel": pathops.LineJoin.BEVEL_JOIN}


def refuses(case):
    if case.trim:
        return "it has no trim"
    if case.stroke and len(case.stroke.dash) % 2:
        return "it takes no odd count of dash lengths"
    return None


def area(case):
    """The area of what is painted within the window."""
    path = pathops.Path()
    add(case.steps, path)
    if case.rule == "evenodd":
        path.fillType = pathops.FillType.EVEN_ODD
    if style := case.stroke:
        dash = [length * SCALE for length in style.dash] or None
        path.stroke(
            style.width * SCALE, CAPS[style.cap], JOINS[style.join], style.miter, dash,
            style.phase * SCALE)
    path.convertConicsToQuads(0.05)
    path.simplify(fix_winding=True)
    window = pathops.Path()
    side = case.size * SCALE
    add((("M", 0, 0), ("L", case.size, 0), ("L", case.size, case.size), ("L", 0, case.size),
         ("Z",)), window)
    x0, y0, x1, y1 = path.bounds
    if x0 < 0 or y0 < 0 or x1 > side or y1 > side:
        path = pathops.op(path, window, pathops.PathOp.INTERSECTION, fix_winding=True)
    return abs(path.area) / SCALE**2


def add(steps, path):
    here = None
    for step in steps:
        kind, *numbers = step
        if kind == "M":
            start = end_of(step)
            path.moveTo(*scaled(numbers))
        elif kind == "L":
            path.lineTo(*scaled(numbers))
        elif kind in "QC":
            add_curve(path, [here, *zip(numbers[::2], numbers[1::2])], PARTS)
        elif kind == "A":
            add_arc(path, here, *numbers)
        else:
            path.close()
        here = end_of(step, start)


def add_curve(path, points, count):
    for part in parts(points, count):
        numbers = scaled(number for point in part[1:] for number in point)
        (path.quadTo if len(part) == 3 else path.cubicTo)(*numbers)


def scaled(numbers):
    return [number * SCALE for number in numbers]


def add_arc(path, here, x, y, radius, start, sweep):
    """The line to an arc and the arc as cubic curves."""
    first = arc_point(x, y, radius, start)
    if abs(first[0] - here[0]) + abs(first[1] - here[1]) > 1e-9:
        path.lineTo(*scaled(first))
    count = max(1, ceil(abs(sweep) / (pi / 16)))
    step = sweep / count
    handle = 4 / 3 * tan(step / 4) * radius
    for index in range(count):
        a, b = start + index * step, start + (index + 1) * step
        ax, ay = arc_point(x, y, radius, a)
        bx, by = arc_point(x, y, radius, b)
        path.cubicTo(*scaled((
            ax - handle * sin(a), ay + handle * cos(a), bx + handle * sin(b), by - handle * cos(b),
            bx, by)))
