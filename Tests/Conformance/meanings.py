"""Cases on which libraries disagree about what is meant, told apart by their tags."""
from case import Case, Stroke, circle, polygon


def meanings():
    for cap in ("butt", "round", "square"):
        dot = (("M", 32, 32), ("L", 32, 32))
        case = Case(f"line without length, {cap}", 64, dot, stroke=Stroke(12, cap))
        yield case.tagged("dot", cap)
        closed = (("M", 32, 32), ("Z",))
        case = Case(f"a move that is closed, {cap}", 64, closed, stroke=Stroke(12, cap))
        yield case.tagged("dot", cap)
    line = polygon([(8, 40), (60, 12), (88, 70)], closed=False)
    yield Case("odd count of dashes", 96, line, stroke=Stroke(5, dash=(9, 5, 4))).tagged("odd dash")
    yield Case("phase without a sign", 96, line, stroke=Stroke(5, dash=(9, 5), phase=-31))
    square = polygon([(20, 20), (70, 20), (70, 70), (20, 70)])
    # 200 long, 16 patterns and 8: the end lies in a gap, or in a dash that goes on as the first.
    yield Case("a gap before the seam", 96, square, stroke=Stroke(8, dash=(7, 5)))
    yield Case("a dash over the seam", 96, square, stroke=Stroke(8, dash=(7, 5), phase=5.5))
    yield Case("a dash over a circle's seam", 96, circle(48, 48, 30),
               stroke=Stroke(8, "square", dash=(20, 9), phase=6))
