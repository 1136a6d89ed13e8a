"""Paths of which a formula tells the area."""
from math import acos, cos, hypot, pi, radians, sin, sqrt, tau

from case import Case, Stroke, circle, ellipse, polygon
from shapes import rounded

SIZE = 512
MIDDLE = SIZE / 2 + 0.37


def closed_forms():
    for radius in (40, 97.3, 200):
        disc = circle(MIDDLE, MIDDLE, radius)
        yield case(f"disc {radius}", disc, pi * radius**2)
        yield case(f"ring {radius}", disc, tau * radius * 20, stroke=Stroke(20))
    inner = circle(MIDDLE, MIDDLE, 90, clockwise=False)
    hole = circle(MIDDLE, MIDDLE, 200) + inner
    yield case("disc with a hole", hole, pi * (200**2 - 90**2))
    same = circle(MIDDLE, MIDDLE, 200) + circle(MIDDLE, MIDDLE, 90)
    yield case("disc in a disc, nonzero", same, pi * 200**2)
    yield case("disc in a disc, evenodd", same, pi * (200**2 - 90**2), rule="evenodd")
    yield case("two discs, evenodd", *lens("evenodd"), rule="evenodd")
    yield case("two discs, nonzero", *lens("nonzero"))
    yield case("ellipse", ellipse(MIDDLE, MIDDLE, 220, 110), pi * 220 * 110)
    yield case("rounded rectangle", rounded(40.3, 60.2, 460.3, 380.2, 60),
               420 * 320 - (4 - pi) * 60**2)
    yield from ring_parts()
    yield from diamonds()
    yield from pentagrams()
    yield from lines()
    yield from shape_areas()


def case(name, steps, area, **more):
    return Case(name, SIZE, tuple(steps), area=area, **more)


def lens(rule):
    """Two discs that overlap, and the area that both rules give them."""
    radius, apart = 120, 130
    steps = circle(MIDDLE - apart / 2, MIDDLE, radius) + circle(MIDDLE + apart / 2, MIDDLE, radius)
    common = 2 * radius**2 * acos(apart / 2 / radius) - apart / 2 * sqrt(4 * radius**2 - apart**2)
    return steps, 2 * pi * radius**2 - common * (2 if rule == "evenodd" else 1)


CAP_AREAS = {"butt": 0, "round": pi / 4, "square": 1}


def ring_parts():
    radius, width, share = 180, 48, 0.35
    for cap, squares in CAP_AREAS.items():
        # The caps meet nothing, so what they add counts in full.
        yield case(f"35 % of a ring, {cap}", circle(MIDDLE, MIDDLE, radius),
                   tau * radius * share * width + squares * width**2, trim=(0, share),
                   stroke=Stroke(width, cap))


def diamonds():
    reach, width = 150, 36
    steps = polygon([(MIDDLE + reach, MIDDLE), (MIDDLE, MIDDLE + reach), (MIDDLE - reach, MIDDLE),
                     (MIDDLE, MIDDLE - reach)])
    outline = 4 * sqrt(2) * reach * width
    for join, squares in {"miter": 0, "round": pi - 4, "bevel": -2}.items():
        yield case(f"diamond, {join}", steps, outline + squares * (width / 2)**2,
                   stroke=Stroke(width, "butt", join))


def pentagrams():
    radius = 240
    angles = [index * 2 * tau / 5 for index in range(5)]
    points = [(MIDDLE + radius * sin(angle), MIDDLE - radius * cos(angle)) for angle in angles]
    # The pentagon in the middle has the radius r·cos 72° / cos 36°; on each side is a triangle.
    inner = radius * cos(radians(72)) / cos(radians(36))
    pentagon = 5 / 2 * inner**2 * sin(radians(72))
    tips = 5 * inner * sin(radians(36)) * (radius - inner * cos(radians(36)))
    yield case("pentagram, nonzero", polygon(points), pentagon + tips)
    yield case("pentagram, evenodd", polygon(points), tips, rule="evenodd")


def lines():
    ends = [(60.3, 80.1), (420.3, 350.1)]
    length = hypot(360, 270)
    for cap, squares in CAP_AREAS.items():
        yield case(f"line, {cap}", polygon(ends, closed=False), length * 40 + squares * 1600,
                   stroke=Stroke(40, cap))
    for cap, squares in CAP_AREAS.items():
        style = Stroke(16, cap, dash=(40, 20), phase=30)
        yield case(f"dashes, {cap}", polygon(ends, closed=False), dash_ink(length, style, squares),
                   stroke=style)
        back = Stroke(16, cap, dash=(40, 20), phase=-250)
        yield case(f"dashes from before, {cap}", polygon(ends, closed=False),
                   dash_ink(length, back, squares), stroke=back)
    around = circle(MIDDLE, MIDDLE, 150)
    share = Stroke(30, dash=(tau * 150 / 24, tau * 150 / 48))
    yield case("dashes round a circle", around, tau * 150 * 30 * 2 / 3, stroke=share)


def dash_ink(length, style, squares):
    """The dashes' lengths times the width, and a cap's worth for each of them."""
    on, off = style.dash
    ink, position = 0.0, -(style.phase % (on + off))
    while position < length:
        first, last = max(position, 0), min(position + on, length)
        if first < last:
            ink += (last - first) * style.width + squares * style.width**2
        position += on + off
    return ink


def shape_areas():
    """Our shapes in a rectangle whose largest square has the radius 200."""
    box, radius = "56.37 40.37 400 430", 200
    for count, ratio in ((5, 0.382), (7, 0.6), (24, 0.9)):
        yield case(f"star {count} {ratio}", (), count * radius**2 * ratio * sin(pi / count),
                   shape=f"star {count} {ratio} {box}")
    for count in (3, 6, 11):
        yield case(f"polygon {count}", (), count / 2 * radius**2 * sin(tau / count),
                   shape=f"polygon {count} {box}")
    # The latter don't fit beside each other, for which they shrink by a fifth.
    for radii, factor in (((60, 20, 100, 0), 1), ((300, 200, 150, 50), 0.8)):
        lost = (1 - pi / 4) * sum((each * factor)**2 for each in radii)
        numbers = " ".join(map(str, radii))
        yield case(f"uneven rectangle {numbers}", (), 400 * 430 - lost,
                   shape=f"unevenroundedrectangle {numbers} {box}")
    for start, sweep in ((30, 75), (200, 300), (-40, -160)):
        turn, shape = radians(abs(sweep)), f"compassarc {start} {sweep} {box}"
        yield case(f"compass arc {start} {sweep}, filled", (), radius**2 / 2 * (turn - sin(turn)),
                   shape=shape)
        for cap, squares in CAP_AREAS.items():
            yield case(f"compass arc {start} {sweep}, {cap}", (),
                       radius * turn * 30 + squares * 30**2, shape=shape, stroke=Stroke(30, cap))
