"""Blend2D, which fills the very lines that we fill: the oracle of the rasteriser."""
import blend2d
import numpy

from pixels import reduced

NAME, TOLERANCE = "Blend2D", 3
SCALE = 32
ABOUT = f"blend2d-py {blend2d.version()}"


def refuses(case):
    return "its binding has no even-odd rule" if case.rule == "evenodd" else None


def draw(case, drawing):
    # Where edges cross within a pixel it adds up areas, which is right for simple outlines alone;
    # others are drawn so large that such pixels weigh little.
    scale = 1 if "simple" in case.tags and not case.stroke else SCALE
    side = case.size * scale
    image = blend2d.Image(side, side)
    numpy.asarray(image.asarray())[:] = 0
    context = blend2d.Context(image)
    context.set_fill_style_rgba(255, 255, 255, 255)
    path = blend2d.Path()
    for first, *others in drawing.contours:
        path.move_to(first[0] * scale, first[1] * scale)
        for x, y in others:
            path.line_to(x * scale, y * scale)
        path.close()
    context.fill_path(path)
    context.end()
    samples = numpy.asarray(image.asarray())[:, :, 3].astype(float)
    return samples if scale == 1 else reduced(samples, SCALE)
