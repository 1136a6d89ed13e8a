"""Generated paths to fill."""
from math import cos, pi, sin, tau

from case import Case, arc, circle, polygon

RULES = ("nonzero", "evenodd")


def fills(rng):
    """Some of each kind; the kinds whose outlines meet themselves are drawn by both rules."""
    simple = frozenset({"simple"})
    for index in range(20):
        size = rng.choice((64, 96, 128))
        yield Case(f"polygon {index}", size, round_polygon(rng, size), tags=simple)
    for index in range(8):
        yield Case(f"sliver {index}", 64, sliver(rng, 64), tags=simple)
    for index in range(8):
        yield Case(f"beyond the window {index}", 64, round_polygon(rng, 64, reach=0.9), tags=simple)
    for index in range(16):
        size = rng.choice((64, 96))
        yield from by_both_rules(f"self-crossing {index}", size, crossing_polygon(rng, size))
    for index in range(12):
        size = rng.choice((64, 96))
        yield from by_both_rules(f"several polygons {index}", size, several(rng, size))
    for index in range(8):
        yield from by_both_rules(f"discs and holes {index}", 96, discs(rng, 96))
    for index in range(10):
        yield from by_both_rules(f"quadratic {index}", 96, curves(rng, 96, "Q", 2))
    for index in range(14):
        yield from by_both_rules(f"cubic {index}", 96, curves(rng, 96, "C", 3))
    for index in range(10):
        yield from by_both_rules(f"arcs {index}", 96, arcs(rng, 96))
    for index in range(6):
        yield from by_both_rules(f"mixed and open {index}", 128, mixed(rng, 128))


def by_both_rules(name, size, steps):
    for rule in RULES:
        yield Case(f"{name}, {rule}", size, steps, rule=rule)


def somewhere(rng, size, margin=0.05):
    return tuple(round(rng.uniform(margin, 1 - margin) * size, 3) for _ in "xy")


def round_polygon(rng, size, reach=0.48):
    """A polygon whose corners go once round the middle, so that it doesn't cross itself."""
    count = rng.randint(3, 14)
    turns = sorted((index + rng.uniform(0.05, 0.85)) / count for index in range(count))
    points = []
    for turn in turns:
        radius = size * rng.uniform(0.15, reach)
        x, y = size / 2 + radius * cos(turn * tau), size / 2 + radius * sin(turn * tau)
        points.append((round(x, 3), round(y, 3)))
    return polygon(points if rng.random() < 0.5 else points[::-1])


def sliver(rng, size):
    (x1, y1), (x2, y2) = somewhere(rng, size), somewhere(rng, size)
    width = rng.uniform(0.05, 1.5)
    return polygon([(x1, y1), (x2, y2), (round(x2 + width, 3), round(y2 + width / 3, 3))])


def crossing_polygon(rng, size):
    return polygon([somewhere(rng, size) for _ in range(rng.randint(4, 9))])


def several(rng, size):
    """Triangles and quadrangles, of which some overlap and some go the other way round."""
    return sum((polygon([somewhere(rng, size) for _ in range(rng.randint(3, 4))])
                for _ in range(rng.randint(2, 4))), ())


def discs(rng, size):
    steps = ()
    for _ in range(rng.randint(2, 4)):
        radius = round(rng.uniform(0.08, 0.3) * size, 3)
        middle = (round(rng.uniform(radius, size - radius), 3) for _ in "xy")
        steps += circle(*middle, radius, clockwise=rng.random() < 0.5)
    return steps


def curves(rng, size, kind, points):
    steps = (("M", *somewhere(rng, size)),)
    for _ in range(rng.randint(2, 4)):
        steps += ((kind, *sum((somewhere(rng, size) for _ in range(points)), ())),)
    return steps + (("Z",),)


def arcs(rng, size):
    """Slices and chords of circles, turning either way."""
    steps = ()
    for _ in range(rng.randint(1, 3)):
        radius = round(rng.uniform(0.1, 0.4) * size, 3)
        middle = [round(rng.uniform(radius, size - radius), 3) for _ in "xy"]
        sweep = round(rng.choice((-1, 1)) * rng.uniform(0.1, 1.9) * pi, 4)
        start = round(rng.uniform(0, tau), 4)
        if rng.random() < 0.5:
            steps += (("M", *middle), *arc(*middle, radius, start, sweep, begins=False), ("Z",))
        else:
            steps += (*arc(*middle, radius, start, sweep), ("Z",))
    return steps


def mixed(rng, size):
    """Subpaths of all kinds of steps, left open: a fill closes them."""
    steps = ()
    for _ in range(2):
        steps += (("M", *somewhere(rng, size)),)
        for _ in range(rng.randint(2, 4)):
            kind = rng.choice("LQCA")
            if kind == "A":
                radius = round(rng.uniform(0.05, 0.2) * size, 3)
                steps += (("A", *somewhere(rng, size, 0.25), radius, round(rng.uniform(0, 6), 4),
                           round(rng.uniform(-5, 5), 4)),)
            else:
                count = "LQC".index(kind) + 1
                steps += ((kind, *sum((somewhere(rng, size) for _ in range(count)), ())),)
    return steps
