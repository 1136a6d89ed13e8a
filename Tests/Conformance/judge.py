"""Compares our drawings with those of the oracles and keeps what came of it."""
from collections import Counter
from dataclasses import dataclass, field

import numpy

import known
from bends import is_tight, swept


@dataclass
class Verdict:
    """What one oracle said about all cases."""
    oracle: str
    tolerance: str
    differences: list = field(default_factory=list)
    means: list = field(default_factory=list)
    failures: list = field(default_factory=list)
    expected: list = field(default_factory=list)
    unasked: Counter = field(default_factory=Counter)
    # Cases with pixels that the oracle left open though the line sweeps over them.
    holes: int = 0

    def add(self, case, difference, mean, passes, note):
        if passes:
            self.differences.append(difference)
            self.means.append(mean)
        elif known_entry := known.entry(self.oracle, case, difference):
            self.expected.append((case, difference, known_entry))
        else:
            self.failures.append((case, difference, note))

    def row(self):
        largest = max(self.differences, default=0)
        mean = sum(self.means) / max(1, len(self.means))
        count = len(self.differences) + len(self.expected) + len(self.failures)
        return (self.oracle, count, self.tolerance, f"{largest:.4g}", f"{mean:.2g}",
                len(self.expected), len(self.failures))


# The sweep is drawn in pieces whose corners cairo rounds.
SWEEP_TOLERANCE = 8


def compare_pixels(oracle, pairs):
    verdict = Verdict(oracle.NAME, f"{oracle.TOLERANCE}/255")
    for case, drawing in pairs:
        if why := oracle.refuses(case):
            verdict.unasked[why] += 1
            continue
        theirs = oracle.draw(case, drawing)
        apart = numpy.abs(theirs - drawing.coverage)
        if apart.max() > oracle.TOLERANCE and is_tight(case):
            holes = (numpy.abs(swept(case) - drawing.coverage) <= SWEEP_TOLERANCE) & (
                drawing.coverage > theirs)
            verdict.holes += bool((apart[holes] > oracle.TOLERANCE).any())
            apart[holes] = 0
        edge = apart[(apart > 0) | ((theirs > 0) & (theirs < 255))]
        mean = float(edge.mean()) if edge.size else 0.0
        largest = float(apart.max())
        y, x = numpy.unravel_index(apart.argmax(), apart.shape)
        where = f"/255 at pixel {x}, {y}: ours {drawing.coverage[y, x]:.0f}, {theirs[y, x]:.1f}"
        verdict.add(case, largest, mean, largest <= oracle.TOLERANCE, where)
    return verdict


# Of the area, beside what rounding to shares of 255 can add up to.
AREA_TOLERANCE = 0.0005


def compare_areas(oracle, pairs):
    verdict = Verdict(oracle.NAME, f"{AREA_TOLERANCE:.2%}")
    for case, drawing in pairs:
        if why := oracle.refuses(case):
            verdict.unasked[why] += 1
            continue
        theirs, ours = oracle.area(case), drawing.coverage.sum() / 255
        judge_areas(verdict, case, ours, theirs, AREA_TOLERANCE, rounding(drawing.coverage))
    return verdict


def compare_formulas(pairs):
    verdict = Verdict("formula", "0.01%")
    for case, drawing in pairs:
        judge_areas(verdict, case, drawing.coverage.sum() / 255, case.area, 0.0001, 0)
    return verdict


def rounding(coverage):
    """The most by which rounding can change the area: half a share for each pixel at an edge."""
    return ((coverage > 0) & (coverage < 255)).sum() * 0.5 / 255


def judge_areas(verdict, case, ours, theirs, tolerance, slack):
    difference = abs(ours - theirs) / max(theirs, 1) * 100
    passes = abs(ours - theirs) <= theirs * tolerance + slack
    verdict.add(case, difference, difference, passes, f"% off: ours {ours:.3f}, {theirs:.3f}")


def compare_lengths(oracle, pairs):
    """Lengths to a hundred thousandth, places to a thousandth of a pixel."""
    lengths = Verdict(oracle.NAME + " length", "0.001%")
    places = Verdict(oracle.NAME + " place", "0.001 px")
    for case, drawing in pairs:
        theirs = sum(oracle.subpath_lengths(case))
        difference = abs(drawing.length - theirs) / max(theirs, 1) * 100
        lengths.add(case, difference, difference, difference <= 1e-3,
                    f"% off: ours {drawing.length:.6f}, {theirs:.6f}")
        apart = [abs(complex(*ours) - point)
                 for ours, point in zip(drawing.places, oracle.places(case))]
        places.add(case, max(apart), sum(apart) / len(apart), max(apart) <= 1e-3, "px")
    return [lengths, places]
