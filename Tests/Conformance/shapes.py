"""Our shapes beside their outlines told step by step: where they begin and which way they go.

Each is filled, stroked, trimmed, and dashed: the latter two show the start and the direction.
"""
from dataclasses import replace
from math import pi, radians

from case import Case, Stroke, arc, arc_point, circle, ellipse, end_of, polygon

HALF = pi / 2


def shapes(rng):
    for outline in outlines():
        yield replace(outline, name=f"{outline.name}, filled", tags=frozenset({"simple"}))
        yield replace(outline, name=f"{outline.name}, line", stroke=Stroke(5, "butt", "miter"))
        yield replace(
            outline, name=f"{outline.name}, trimmed", trim=(0.1, 0.43),
            stroke=Stroke(6, "round", "round"))
        yield replace(
            outline, name=f"{outline.name}, dashed",
            stroke=Stroke(3, "butt", "miter", 10, (7.3, 4.1), 9.5))


def outlines():
    box = "12 20 72 56"
    yield Case("circle", 96, circle(48, 48, 28), shape=f"circle {box}")
    yield Case("ellipse", 96, ellipse(48, 48, 36, 28), shape=f"ellipse {box}")
    yield Case("rectangle", 96, polygon([(12, 20), (84, 20), (84, 76), (12, 76)]),
               shape=f"rectangle {box}")
    yield Case("rounded rectangle", 96, rounded(12, 20, 84, 76, 13),
               shape=f"roundedrectangle 13 {box}")
    yield Case("capsule", 96, rounded(12, 20, 84, 76, 28), shape=f"capsule {box}")
    yield Case("diamond", 96, polygon([(76, 48), (48, 76), (20, 48), (48, 20)]),
               shape=f"diamond {box}")
    corners = (("star", 5, (1, 0.4)), ("star", 8, (1, 0.75)), ("polygon", 6, (1,)))
    for name, count, ratios in corners:
        numbers = " ".join(map(str, (count, *ratios[1:])))
        yield Case(f"{name} {numbers}", 96, spread(48, 48, 28, count, ratios),
                   shape=f"{name} {numbers} {box}")
    # The latter radii don't fit and shrink by a fifth.
    fitting = (((5, 12, 20, 0), (5, 12, 20, 0)), ((50, 40, 30, 20), (40, 32, 24, 16)))
    for radii, fitted in fitting:
        numbers = " ".join(map(str, radii))
        yield Case(f"uneven rectangle {numbers}", 96, uneven(12, 20, 84, 76, fitted),
                   shape=f"unevenroundedrectangle {numbers} {box}")
    for start, sweep in ((40, 200), (300, -130), (75, 400)):
        yield Case(f"compass arc {start} {sweep}", 96, bearings(48, 48, 28, start, sweep),
                   shape=f"compassarc {start} {sweep} {box}")
    for start, end in ((0, 240), (30, 75), (-100, 100)):
        yield Case(f"pie {start}..{end}", 96, pie(48, 48, 28, start, end),
                   shape=f"pie {start} {end} {box}")


def rounded(left, top, right, bottom, radius):
    return uneven(left, top, right, bottom, (radius,) * 4)


def uneven(left, top, right, bottom, radii):
    """From below the top left corner, clockwise, as are the radii."""
    corners = ((left, top, 1, 1), (right, top, -1, 1), (right, bottom, -1, -1),
               (left, bottom, 1, -1))
    steps = (("M", left, top + radii[0]),)
    for index, ((x, y, inward, down), radius) in enumerate(zip(corners, radii)):
        center, start = (x + inward * radius, y + down * radius), pi + index * HALF
        first, here = arc_point(*center, radius, start), end_of(steps[-1])
        if abs(first[0] - here[0]) + abs(first[1] - here[1]) > 1e-9:
            steps += (("L", *first),)
        if radius:
            steps += arc(*center, radius, start, HALF, begins=False)
    return steps + (("Z",),)


def spread(x, y, radius, count, ratios):
    """Corners evenly about a centre, clockwise from the top, at distances that take turns."""
    step = 2 * pi / (count * len(ratios))
    return polygon([arc_point(x, y, radius * ratios[index % len(ratios)], index * step - HALF)
                    for index in range(count * len(ratios))])


def bearings(x, y, radius, start, sweep):
    """From a bearing by a turn; more than a whole turn is a closed circle."""
    if abs(sweep) < 360:
        return arc(x, y, radius, radians(start) - HALF, radians(sweep))
    return arc(x, y, radius, radians(start) - HALF, 2 * pi) + (("Z",),)


def pie(x, y, radius, start, end):
    """Bearings: from the middle to the first, clockwise to the second, and back."""
    first = radians(start) - HALF
    return (("M", x, y), ("L", *arc_point(x, y, radius, first)),
            *arc(x, y, radius, first, radians(end - start), begins=False), ("Z",))
