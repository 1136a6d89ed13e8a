"""Our shapes beside their outlines told step by step: where they begin and which way they go.

Each is filled, stroked, trimmed, and dashed: the latter two show the start and the direction.
"""
from dataclasses import replace
from math import pi, radians

from case import Case, Stroke, arc, arc_point, circle, ellipse, polygon

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
    for start, end in ((0, 240), (30, 75), (-100, 100)):
        yield Case(f"pie {start}..{end}", 96, pie(48, 48, 28, start, end),
                   shape=f"pie {start} {end} {box}")


def rounded(left, top, right, bottom, radius):
    """From below the top left corner, clockwise."""
    corners = (
        (left + radius, top + radius), (right - radius, top + radius),
        (right - radius, bottom - radius), (left + radius, bottom - radius))
    steps = (("M", left, top + radius),)
    for index, corner in enumerate(corners):
        start = pi + index * HALF
        end = steps[-1]
        first = arc_point(*corner, radius, start)
        here = arc_point(*end[1:4], end[4] + end[5]) if end[0] == "A" else end[-2:]
        if abs(first[0] - here[0]) + abs(first[1] - here[1]) > 1e-9:
            steps += (("L", *first),)
        steps += arc(*corner, radius, start, HALF, begins=False)
    return steps + (("Z",),)


def pie(x, y, radius, start, end):
    """Bearings: from the middle to the first, clockwise to the second, and back."""
    first = radians(start) - HALF
    return (("M", x, y), ("L", *arc_point(x, y, radius, first)),
            *arc(x, y, radius, first, radians(end - start), begins=False), ("Z",))
