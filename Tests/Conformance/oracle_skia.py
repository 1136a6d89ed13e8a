"""Skia at sixteen times the size: the oracle of trims, and a second one of fills and strokes."""
from math import degrees

import numpy
import skia

from case import end_of
from curves import parts
from oracle_svg import svg
from pixels import reduced

NAME, TOLERANCE = "Skia 16x", 10
SCALE = 16
ABOUT = f"skia-python {skia.__version__}"
CAPS = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap,
        "square": skia.Paint.kSquare_Cap}
JOINS = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join,
         "bevel": skia.Paint.kBevel_Join}


def refuses(case):
    return None


def draw(case, drawing):
    # Curves that its own parser reads can't come in parts.
    scale = 4 * SCALE if case.text else SCALE
    side = case.size * scale
    samples = numpy.zeros((side, side), numpy.uint8)
    canvas = skia.Surface.MakeRasterDirect(skia.ImageInfo.MakeA8(side, side), samples).getCanvas()
    canvas.scale(scale, scale)
    if case.text:
        # Its own parser is behind its reader of SVG files.
        stream = skia.MemoryStream.MakeCopy(svg(case).encode())
        document = skia.SVGDOM.MakeFromStream(stream)
        document.setContainerSize(skia.Size(case.size, case.size))
        document.render(canvas)
    else:
        canvas.drawPath(path(case), paint(case))
    return reduced(samples, scale)


def paint(case):
    paint = skia.Paint(AntiAlias=True)
    if style := case.stroke:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(style.width)
        paint.setStrokeCap(CAPS[style.cap])
        paint.setStrokeJoin(JOINS[style.join])
        paint.setStrokeMiter(style.miter)
        if style.dash and (effect := skia.DashPathEffect.Make(list(style.dash), style.phase)):
            paint.setPathEffect(effect)
    if case.trim:
        paint.setPathEffect(skia.TrimPathEffect.Make(*case.trim))
    return paint


def path(case):
    builder, here, count = skia.PathBuilder(), None, count_of_parts(case)
    for step in case.steps:
        kind, *numbers = step
        if kind == "M":
            start = end_of(step)
            builder.moveTo(*numbers)
        elif kind == "L":
            builder.lineTo(*numbers)
        elif kind in "QC":
            add_curve(builder, count, [here, *zip(numbers[::2], numbers[1::2])])
        elif kind == "A":
            add_arc(builder, count, *numbers)
        else:
            builder.close()
        here = end_of(step, start)
    result = builder.detach()
    if case.rule == "evenodd":
        result.setFillType(skia.PathFillType.kEvenOdd)
    return result


def count_of_parts(case):
    """Into how many parts a curve comes: Skia fills and measures it by few, coarse chords.

    Many parts are no good either, since joins, which are no joins of the path, lie between them.
    """
    if not case.stroke:
        return 16
    if not case.trim and not case.stroke.dash:
        return 8
    return max(1, 256 // max(1, sum(step[0] in "QCA" for step in case.steps)))


def add_curve(builder, count, points):
    for part in parts(points, count):
        numbers = [number for point in part[1:] for number in point]
        (builder.quadTo if len(part) == 3 else builder.cubicTo)(*numbers)


def add_arc(builder, count, x, y, radius, start, sweep):
    oval = skia.Rect.MakeXYWH(x - radius, y - radius, 2 * radius, 2 * radius)
    part = sweep / count
    for index in range(count):
        builder.arcTo(oval, degrees(start + part * index), degrees(part), False)
