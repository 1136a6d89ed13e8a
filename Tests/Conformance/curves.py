"""Parts of curves, by de Casteljau, and how tightly they bend."""
from math import hypot, inf


def halves(points, t):
    """A Bézier curve in two at a parameter."""
    first, second = [points[0]], [points[-1]]
    while len(points) > 1:
        points = [((1 - t) * ax + t * bx, (1 - t) * ay + t * by)
                  for (ax, ay), (bx, by) in zip(points, points[1:])]
        first.append(points[0])
        second.insert(0, points[-1])
    return first, second


def parts(points, count):
    """A Bézier curve in parts of even parameters."""
    for left in range(count, 1, -1):
        first, points = halves(points, 1 / left)
        yield first
    yield points


def portion(points, first, last):
    """The part of a Bézier curve between two parameters."""
    points = halves(points, last)[0]
    return halves(points, first / last)[1]


def place(points, t):
    return halves(points, t)[1][0]


def samples(points, count=200):
    return [place(points, index / count) for index in range(count + 1)]


def smallest_radius(points):
    """The radius of the tightest circle through three neighbours of many points."""
    near = samples(points)
    smallest = inf
    for a, b, c in zip(near, near[1:], near[2:]):
        area = abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
        if area > 1e-12:
            sides = hypot(b[0] - a[0], b[1] - a[1]) * hypot(c[0] - b[0], c[1] - b[1])
            smallest = min(smallest, sides * hypot(c[0] - a[0], c[1] - a[1]) / 2 / area)
    return smallest
