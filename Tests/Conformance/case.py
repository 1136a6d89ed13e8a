"""A path to draw, told once and understood by us and by every oracle.

Steps are tuples: ("M", x, y), ("L", x, y), ("Q", x1, y1, x, y), ("C", x1, y1, x2, y2, x, y),
("A", center x, center y, radius, start, sweep) in radians and clockwise on the screen, and ("Z",).
"""
from dataclasses import dataclass, replace
from math import cos, sin, tau


@dataclass(frozen=True)
class Stroke:
    width: float
    cap: str = "butt"
    join: str = "miter"
    miter: float = 10
    dash: tuple = ()
    phase: float = 0


@dataclass(frozen=True)
class Case:
    name: str
    size: int
    steps: tuple
    rule: str = "nonzero"
    trim: tuple | None = None
    stroke: Stroke | None = None
    # How our own shape of the same outline is asked for; the steps then say what it should be.
    shape: str | None = None
    # The same path as the text of SVG, for us and for the oracles that read it.
    text: str | None = None
    # The area by a formula, where there is one.
    area: float | None = None
    # What the known disagreements look at.
    tags: frozenset = frozenset()
    # The fractions of the length at which points are compared.
    fractions: tuple = ()

    def line(self):
        """The case as our probe reads it."""
        words = [f"size {self.size}"]
        if self.shape:
            words.append(f"shape {self.shape}")
        elif not self.text:
            words += [" ".join(map(str, step)) for step in self.steps]
        if self.rule == "evenodd":
            words.append("evenodd")
        if self.trim:
            words.append("trim %r %r" % self.trim)
        if stroke := self.stroke:
            words.append(f"stroke {stroke.width} {stroke.cap} {stroke.join} {stroke.miter}")
            words.append(" ".join(map(str, (stroke.phase, len(stroke.dash), *stroke.dash))))
        words += [f"at {fraction}" for fraction in self.fractions]
        if self.text:
            words.append(f"svg {self.text}")
        return " ".join(words)

    def subpaths(self):
        """The steps apart by subpath."""
        result = []
        for step in self.steps:
            if step[0] == "M":
                result.append([])
            result[-1].append(step)
        return result

    def tagged(self, *tags):
        return replace(self, tags=self.tags | set(tags))


def arc_point(center_x, center_y, radius, angle):
    return center_x + radius * cos(angle), center_y + radius * sin(angle)


def end_of(step, start=None):
    """Where a step ends; `start` is where its subpath began."""
    if step[0] == "Z":
        return start
    if step[0] == "A":
        return arc_point(*step[1:4], step[4] + step[5])
    return step[-2:]


def polygon(points, closed=True):
    steps = [("L", *point) for point in points]
    steps[0] = ("M", *points[0])
    return tuple(steps) + ((("Z",),) if closed else ())


def arc(center_x, center_y, radius, start, sweep, begins=True):
    """An arc and, if it begins a subpath, the move to its first point."""
    move = (("M", *arc_point(center_x, center_y, radius, start)),) if begins else ()
    return move + (("A", center_x, center_y, radius, start, sweep),)


def circle(center_x, center_y, radius, clockwise=True):
    return arc(center_x, center_y, radius, 0.0, tau if clockwise else -tau) + (("Z",),)


def ellipse(center_x, center_y, radius_x, radius_y):
    """Cubic curves, sixteen of them, so that they are an ellipse to 10⁻⁷ of its radii."""
    count = 16
    step = tau / count
    handle = 4 / 3 * sin(step / 4) / cos(step / 4)
    steps = [("M", center_x + radius_x, center_y)]
    for index in range(count):
        (a, b) = (index * step, (index + 1) * step)
        steps.append((
            "C", center_x + radius_x * (cos(a) - handle * sin(a)),
            center_y + radius_y * (sin(a) + handle * cos(a)),
            center_x + radius_x * (cos(b) + handle * sin(b)),
            center_y + radius_y * (sin(b) - handle * cos(b)),
            center_x + radius_x * cos(b), center_y + radius_y * sin(b)))
    return tuple(steps) + (("Z",),)
