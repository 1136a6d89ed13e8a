"""Paths told as SVG tells them: the same text for us and for those that read it themselves.

svgpathtools reads it for the oracles that can't, so that three parsers beside ours have their say.
"""
import warnings
from math import radians, tan

import svgpathtools

from case import Case, Stroke
from textwriter import TextWriter

warnings.filterwarnings("ignore", "Replacing degenerate")

WRITTEN = {
    "relative": "m20 20 l50 4 l-8 40 z m10 30 l30 0 l0 20 l-30 -4",
    "lines without letters": "M10 10 80 20 70 80 20 70z m20 20 20 0 0 20",
    "across and up": "M15 15h60v20H40V80h-20v-8.5z",
    "glued numbers": "M10-5.5.5 20L80.5.25-3 90zM30 30l.5 40.5-.25.75 40-10.5z",
    "exponents": "M1e1 1.5E1L8e+1 .2e2 700e-1,8e1 1.5e1 70z",
    "signs and commas": "M+10,+12,80,-4 L +75.5 , 82 -4 +66 Z",
    "much space": "  M 10\t10 L80   14,66 77  Z  ",
    "smooth cubics": "M10 50C15 10 40 10 48 48S70 90 88 40s-20-30-40-20z",
    "smooth after a line": "M10 50 L40 20 S70 90 88 40 L50 80 T20 70z",
    "smooth quadratics": "M8 50Q20 5 36 40T60 50t20-10t-10 40z",
    "smooth after the other kind": "M8 50Q20 5 36 40S60 90 80 50T60 80 20 70z",
    "flags without space": "M20 30a25 25 -30 01.5 35.5a20 14 10 1140-8z",
    "flags and commas": "M20,30A30,20,15,1,0,70,40 20,20,0,0,1,60,80z",
    "radii too small": "M20 40a5 3 20 0150 10a4 4 0 00-30 20z",
    "no radius": "M20 20A0 10 0 0170 24L50 70z",
    "negative radii": "M20 40a-30-18 20 0150 10z",
    "on after a close": "M20 20h30v30zl20 60 20-10zm40 10 10 0 0 30",
}
# Left open: svgpathtools doesn't tell closed subpaths from those that come back to their start.
LINES = {
    "relative, line": "m20 20 50 4-8 40m-30 0 40 20",
    "smooth, line": "M10 50C15 10 40 10 48 48S70 90 88 40",
    "arcs, line": "M20 60a25 25 0 0130-20a30 16 20 1020 20",
    "turned arcs, line": "M14 40a30 14 40 0160 10",
}


def texts(rng):
    for name, text in WRITTEN.items():
        yield case(f"text: {name}", text)
    for name, text in LINES.items():
        yield case(f"text: {name}", text, stroke=Stroke(5, "square", "miter"))
    for index in range(24):
        text = TextWriter(rng, 96).text()
        yield case(f"text {index}", text, rule=rng.choice(("nonzero", "evenodd")))


def measured_texts():
    for name, text in (WRITTEN | LINES).items():
        yield case(f"text, length: {name}", text, fractions=(0.21, 0.5, 0.83))


def case(name, text, **more):
    return Case(name, 96, steps(svgpathtools.parse_path(text)), text=text, **more)


def steps(segments):
    result, here = (), None
    for segment in segments:
        if segment.start != here:
            result += (("M", *numbers([segment.start])),)
        here = segment.end
        if isinstance(segment, svgpathtools.Arc):
            result += curves(segment)
        else:
            kind = "LQC"[len(segment) - 2]
            result += ((kind, *numbers(segment[1:])),)
    return result


def numbers(points):
    return [float(number) for point in points for number in (point.real, point.imag)]


def curves(arc, count=32):
    """An ellipse's arc as cubic curves, within 10⁻⁷ of its radii."""
    turn = radians(arc.delta)
    reach = 4 / 3 * tan(turn / count / 4) / turn
    ends = [(arc.point(index / count), arc.derivative(index / count) * reach)
            for index in range(count + 1)]
    return tuple(("C", *numbers((a + along, b - before, b)))
                 for (a, along), (b, before) in zip(ends, ends[1:]))
