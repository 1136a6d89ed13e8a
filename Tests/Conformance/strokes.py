"""Generated lines: caps, joins, mitre limits, widths, curves and dashes."""
from itertools import product
from math import cos, pi, sin, tau

from case import Case, Stroke, arc, circle, polygon

CAPS = ("butt", "round", "square")
JOINS = ("miter", "round", "bevel")


def strokes(rng):
    for cap, join, closed in product(CAPS, JOINS, (False, True)):
        for index in range(3):
            width = round(rng.choice((0.5, 1, 2, 4, 8, 12, 20)) * rng.uniform(0.8, 1), 3)
            name = f"{cap} {join} {'closed' if closed else 'open'} {index}"
            steps = polygon(walk(rng, 96, rng.randint(3, 6)), closed)
            yield Case(name, 96, steps, stroke=Stroke(width, cap, join))
    for degrees, limit in product((15, 35, 60, 90, 140), (1, 2, 4, 10)):
        corner = polygon(turn(degrees), closed=False)
        yield Case(f"mitre {degrees}° limit {limit}", 128, corner,
                   stroke=Stroke(9, "butt", "miter", limit))
    for index in range(24):
        width = round(rng.choice((0.5, 1.5, 3, 6, 10)), 3)
        style = Stroke(width, rng.choice(CAPS), rng.choice(JOINS))
        yield Case(f"curve {index}", 96, smooth(rng, 96), stroke=style)
    for index in range(12):
        style = Stroke(rng.choice((2, 5, 9)), rng.choice(CAPS), rng.choice(JOINS))
        yield Case(f"arc {index}", 96, arc_line(rng, 96), stroke=style)
    for index in range(10):
        style = Stroke(rng.choice((14, 20)), rng.choice(CAPS), rng.choice(JOINS))
        yield Case(f"wide curve {index}", 96, smooth(rng, 96), stroke=style)
    yield from dashes(rng)


def dashes(rng):
    for index in range(40):
        dash = tuple(round(rng.uniform(2, 14), 2) for _ in range(rng.choice((2, 2, 4))))
        phase = round(rng.uniform(-30, 30), 2) if index % 4 else 0
        style = Stroke(
            rng.choice((1, 3, 6)), rng.choice(CAPS), rng.choice(JOINS), 10, dash, phase)
        closed = index % 3 == 0
        makers = (
            lambda: polygon(walk(rng, 96, rng.randint(2, 5)), closed),
            lambda: smooth(rng, 96), lambda: arc_line(rng, 96),
            lambda: circle(48, 48, round(rng.uniform(15, 38), 2)),
            lambda: polygon(walk(rng, 96, 3), closed) + polygon(walk(rng, 96, 3), closed))
        yield Case(f"dash {index}", 96, makers[index % len(makers)](), stroke=style)


def walk(rng, size, count):
    """Corners with turns that are no hairpins and sides that are longer than lines are wide."""
    while True:
        points = [tuple(round(rng.uniform(0.15, 0.85) * size, 3) for _ in "xy")
                  for _ in range(count)]
        ways = [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2)
                in zip(points, points[1:] + points[:1])]
        lengths = [(x * x + y * y) ** 0.5 for x, y in ways]
        if min(lengths) < 0.2 * size:
            continue
        cosines = [(a[0] * b[0] + a[1] * b[1]) / (la * lb) for a, b, la, lb
                   in zip(ways, ways[1:] + ways[:1], lengths, lengths[1:] + lengths[:1])]
        if count < 3 or min(cosines) > -0.93:
            return points


def turn(degrees):
    """Two lines that meet at an angle."""
    half = degrees / 360 * pi
    return [(round(64 + 45 * sin(side * half), 3), round(20 + 80 * cos(half), 3)) if side
            else (64, 60) for side in (-1, 0, 1)]


def smooth(rng, size):
    """Quadratic and cubic curves that follow each other."""
    def point():
        return tuple(round(rng.uniform(0.15, 0.85) * size, 3) for _ in "xy")
    steps = (("M", *point()),)
    for _ in range(rng.randint(1, 2)):
        kind = rng.choice("QC")
        steps += ((kind, *sum((point() for _ in range("LQC".index(kind) + 1)), ())),)
    return steps + ((("Z",),) if rng.random() < 0.3 else ())


def arc_line(rng, size):
    radius = round(rng.uniform(0.1, 0.35) * size, 3)
    sweep = round(rng.choice((-1, 1)) * rng.uniform(0.3, 1.8) * pi, 4)
    return arc(size / 2, size / 2, radius, round(rng.uniform(0, tau), 4), sweep)
