"""rsvg-convert at eight times the size: the oracle of what an SVG file means."""
import io
import subprocess
from math import ceil, pi

import cairo
import numpy

from case import arc_point, end_of
from pixels import reduced
from trimming import dashes

NAME, TOLERANCE = "librsvg 8x", 4
SCALE = 16
ABOUT = subprocess.run(["rsvg-convert", "--version"], capture_output=True, text=True).stdout.strip()


def refuses(case):
    return "SVG has no trim of a fill" if case.trim and not case.stroke else None


def draw(case, drawing):
    side = case.size * SCALE
    command = ["rsvg-convert", "--width", str(side), "--height", str(side)]
    answer = subprocess.run(command, input=svg(case).encode(), capture_output=True, check=True)
    surface = cairo.ImageSurface.create_from_png(io.BytesIO(answer.stdout))
    rows = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(side, surface.get_stride())
    return reduced(rows[:, 3::4], SCALE)


def svg(case):
    """The case as a file: the same text as ours if the case has one."""
    drawn = dashes(case) if case.trim else [(case.steps, None)]
    paths = "".join(f'<path d="{case.text or text(steps)}" {paint(case, dash)}/>'
                    for steps, dash in drawn)
    view = f'viewBox="0 0 {case.size} {case.size}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {view}>{paths}</svg>'


def paint(case, dash):
    if not case.stroke:
        return f'fill-rule="{case.rule}"'
    style = case.stroke
    lengths, phase = (dash[:2], dash[2]) if dash else (style.dash, style.phase)
    pattern = f'stroke-dasharray="{" ".join(map(repr, lengths))}"' if lengths else ""
    return (
        f'fill="none" stroke="black" stroke-width="{style.width}" stroke-linecap="{style.cap}"'
        f' stroke-linejoin="{style.join}" stroke-miterlimit="{style.miter}"'
        f' {pattern} stroke-dashoffset="{phase!r}"')


def text(steps):
    words, here = [], None
    for step in steps:
        kind, *numbers = step
        if kind == "A":
            words += arc_text(here, *numbers)
        else:
            words.append(" ".join([kind, *map(repr, numbers)]))
        if kind == "M":
            start = end_of(step)
        here = end_of(step, start)
    return " ".join(words)


def arc_text(here, x, y, radius, start, sweep):
    """The line to the arc and its parts: path text can't tell a whole turn."""
    first = arc_point(x, y, radius, start)
    if abs(first[0] - here[0]) + abs(first[1] - here[1]) > 1e-9:
        yield f"L {first[0]!r} {first[1]!r}"
    parts = max(1, ceil(abs(sweep) / (pi / 4)))
    for part in range(1, parts + 1):
        end_x, end_y = arc_point(x, y, radius, start + sweep * part / parts)
        yield f"A {radius!r} {radius!r} 0 0 {int(sweep > 0)} {end_x!r} {end_y!r}"
