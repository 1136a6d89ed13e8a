"""svgpathtools, which integrates lengths numerically: the oracle of lengths and places."""
import svgpathtools

from case import arc_point, end_of

NAME = "svgpathtools"


def subpath_lengths(case):
    return [float(sum(segment.length(error=1e-9) for segment in segments(steps)))
            for steps in case.subpaths()]


def places(case):
    """The points at the case's fractions of the length."""
    parts = [segment for steps in case.subpaths() for segment in segments(steps)]
    lengths = [part.length(error=1e-9) for part in parts]
    return [place(parts, lengths, fraction * sum(lengths)) for fraction in case.fractions]


def place(parts, lengths, target):
    for part, length in zip(parts, lengths):
        if target <= length:
            if isinstance(part, (svgpathtools.Line, svgpathtools.Arc)):
                return part.point(target / length)
            return part.point(part.ilength(target, s_tol=1e-9, error=1e-9))
        target -= length
    return parts[-1].point(1)


def segments(steps):
    start = end_of(steps[0])
    result, here = [], complex(*start)
    for step in steps[1:]:
        kind, *numbers = step
        points = [complex(x, y) for x, y in zip(numbers[::2], numbers[1::2])]
        there = complex(*end_of(step, start))
        if kind in "LZ":
            if abs(there - here) > 1e-9:
                result.append(svgpathtools.Line(here, there))
        elif kind == "Q":
            result.append(svgpathtools.QuadraticBezier(here, *points))
        elif kind == "C":
            result.append(svgpathtools.CubicBezier(here, *points))
        elif kind == "A":
            result += arcs(here, *numbers)
        here = there
    return result


def arcs(here, x, y, radius, start, sweep):
    """The line to an arc, if it doesn't begin here, and the arc's halves."""
    first, middle, last = (
        complex(*arc_point(x, y, radius, start + sweep * part)) for part in (0, 0.5, 1))
    line = [svgpathtools.Line(here, first)] if abs(first - here) > 1e-6 else []
    round_ = complex(radius, radius)
    return line + [
        svgpathtools.Arc(one, round_, 0, False, sweep > 0, other)
        for one, other in ((first, middle), (middle, last))]
