"""Generated parts of lines: 0 <= from < to <= 1, over one subpath and over several."""
from case import Case, Stroke, circle, ellipse, polygon
from strokes import CAPS, JOINS, arc_line, smooth, walk


def trims(rng):
    ring = circle(32, 32, 24)
    for cap in CAPS:
        yield Case(f"ring 0..0.35 {cap}", 64, ring, trim=(0, 0.35), stroke=Stroke(8, cap))
    for index in range(42):
        size = 96
        makers = (
            lambda: polygon(walk(rng, size, rng.randint(3, 5)), True),
            lambda: polygon(walk(rng, size, rng.randint(2, 5)), False),
            lambda: smooth(rng, size), lambda: arc_line(rng, size),
            lambda: ellipse(48, 48, round(rng.uniform(10, 38), 2), round(rng.uniform(10, 38), 2)),
            lambda: circle(30, 30, 18) + polygon(walk(rng, size, 3), True) + arc_line(rng, size))
        first = 0 if index % 7 == 0 else round(rng.uniform(0, 0.6), 3)
        last = 1 if index % 7 == 3 else round(rng.uniform(first + 0.05, 1), 3)
        style = Stroke(rng.choice((1, 3, 6, 9)), rng.choice(CAPS), rng.choice(JOINS))
        yield Case(f"trim {index}", size, makers[index % len(makers)](), trim=(first, last),
                   stroke=style)


def measured(rng):
    """Paths of which the length and some places are compared."""
    for index in range(30):
        makers = (
            lambda: smooth(rng, 96), lambda: arc_line(rng, 96),
            lambda: polygon(walk(rng, 96, 5), True), lambda: ellipse(48, 48, 40, 20),
            lambda: smooth(rng, 96) + circle(40, 40, 17))
        fractions = tuple(sorted(round(rng.uniform(0.01, 1), 3) for _ in range(3)))
        yield Case(f"length {index}", 96, makers[index % len(makers)](), fractions=fractions,
                   stroke=Stroke(2))
