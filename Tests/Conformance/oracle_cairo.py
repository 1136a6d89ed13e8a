"""cairo at eight times the size: the oracle of fills and strokes."""
import cairo
import numpy

from pixels import reduced
from trimming import pieces

NAME, TOLERANCE = "cairo 8x", 4
SCALE = 8
ABOUT = f"cairo {cairo.cairo_version_string()}"
CAPS = {"butt": cairo.LineCap.BUTT, "round": cairo.LineCap.ROUND, "square": cairo.LineCap.SQUARE}
JOINS = {
    "miter": cairo.LineJoin.MITER, "round": cairo.LineJoin.ROUND, "bevel": cairo.LineJoin.BEVEL,
}


def refuses(case):
    return "cairo has no trim of a fill" if case.trim and not case.stroke else None


def draw(case, drawing):
    side = case.size * SCALE
    surface = cairo.ImageSurface(cairo.FORMAT_A8, side, side)
    context = cairo.Context(surface)
    context.scale(SCALE, SCALE)
    context.set_tolerance(0.005)
    for steps in pieces(case):
        add(steps, context)
        if case.stroke:
            stroke(case.stroke, context)
        else:
            rule = cairo.FILL_RULE_EVEN_ODD if case.rule == "evenodd" else cairo.FILL_RULE_WINDING
            context.set_fill_rule(rule)
            context.fill()
    surface.flush()
    rows = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(side, surface.get_stride())
    return reduced(rows, SCALE)


def stroke(style, context):
    context.set_line_width(style.width)
    context.set_line_cap(CAPS[style.cap])
    context.set_line_join(JOINS[style.join])
    context.set_miter_limit(style.miter)
    context.set_dash(style.dash, style.phase)
    context.stroke()


def add(steps, context):
    for kind, *numbers in steps:
        if kind == "M":
            context.move_to(*numbers)
        elif kind == "L":
            context.line_to(*numbers)
        elif kind == "C":
            context.curve_to(*numbers)
        elif kind == "Q":
            x1, y1, x, y = numbers
            x0, y0 = context.get_current_point()
            context.curve_to(
                x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3,
                x + (x1 - x) * 2 / 3, y + (y1 - y) * 2 / 3, x, y)
        elif kind == "A":
            *circle, start, sweep = numbers
            (context.arc if sweep >= 0 else context.arc_negative)(*circle, start, start + sweep)
        else:
            context.close_path()
