"""What a line is where it bends tighter than it is wide: all that its cross-section sweeps over.

There the inner edge runs backwards. cairo, Skia and what builds on them fill the outline by the
non-zero rule as it is, so that turns cancel out and leave holes in the line. The sweep is drawn
here from its definition, in small pieces that all go the same way round.
"""
from math import hypot

import cairo
import numpy

from case import end_of
from curves import samples, smallest_radius
from pixels import reduced
from trimming import pieces

SCALE = 8


def is_tight(case):
    """Whether a curve of the case bends tighter than its line is wide."""
    if not case.stroke:
        return False
    return any(smallest_radius(curve) < case.stroke.width / 2
               for steps in case.subpaths() for curve in curves(steps))


def curves(steps):
    """The Bézier curves among the steps."""
    here = start = end_of(steps[0])
    for step in steps[1:]:
        kind, *numbers = step
        if kind in "QC":
            yield [here, *zip(numbers[::2], numbers[1::2])]
        here = end_of(step, start)


def swept(case):
    """The coverage of what the line's cross-section sweeps over along its curves."""
    side = case.size * SCALE
    surface = cairo.ImageSurface(cairo.FORMAT_A8, side, side)
    context = cairo.Context(surface)
    context.scale(SCALE, SCALE)
    for steps in pieces(case):
        for curve in curves(steps):
            sections = cross_sections(samples(curve, 400), case.stroke.width / 2)
            for one, other in zip(sections, sections[1:]):
                for corners in between(one, other):
                    add_clockwise(context, corners)
    context.fill()
    surface.flush()
    rows = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(side, surface.get_stride())
    return reduced(rows, SCALE)


def cross_sections(points, half):
    """The ends of the line's cross-section at each inner point."""
    result = []
    for before, (x, y), after in zip(points, points[1:], points[2:]):
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy)
        if length > 0:
            across = (-dy / length * half, dx / length * half)
            result.append(((x - across[0], y - across[1]), (x + across[0], y + across[1])))
    return result


def between(one, other):
    """What lies between two cross-sections: a quadrangle, or two triangles if they cross."""
    (a, b), (c, d) = one, other
    meeting = crossing(a, b, c, d)
    return [(a, b, d, c)] if meeting is None else [(a, meeting, c), (b, meeting, d)]


def crossing(a, b, c, d):
    """Where two lines of a length cross, or None."""
    along, other = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    cross = along[0] * other[1] - along[1] * other[0]
    if cross == 0:
        return None
    way = (c[0] - a[0], c[1] - a[1])
    t = (way[0] * other[1] - way[1] * other[0]) / cross
    return (a[0] + along[0] * t, a[1] + along[1] * t) if 0 <= t <= 1 else None


def add_clockwise(context, corners):
    area = sum(ax * by - ay * bx for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]))
    ordered = corners if area > 0 else corners[::-1]
    context.move_to(*ordered[0])
    for corner in ordered[1:]:
        context.line_to(*corner)
    context.close_path()
