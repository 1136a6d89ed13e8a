"""Disagreements that are meant or can't be helped, each with its reason.

(oracle, which cases, how far apart at most, reason). One that no longer shows fails the run, so the
list stays true; a case that agrees all the same is welcome.
"""
from bends import is_tight

EVERYTHING = float("inf")


def is_curved(case):
    return any(step[0] in "QCA" for step in case.steps)


def is_cut(case):
    return case.trim or (case.stroke and case.stroke.dash)


def closes_arc(case):
    kinds = [step[0] for step in case.steps]
    return ("A", "Z") in zip(kinds, kinds[1:])


KNOWN = [
    ("cairo 8x", lambda case: {"dot", "square"} <= case.tags, EVERYTHING,
     "cairo draws no square about a line without length; SVG and we do"),
    ("Skia 16x", lambda case: "odd dash" in case.tags, EVERYTHING,
     "Skia takes an odd count of dash lengths for no dashes; SVG and we go through them twice"),
    ("Skia 16x", lambda case: case.trim and len(case.subpaths()) > 1, EVERYTHING,
     "Skia opens closed subpaths that a trim of several leaves whole; we keep them closed"),
    ("Skia 16x", lambda case: case.stroke and case.stroke.dash and closes_arc(case), 64,
     "Skia closes circles by lines as short as its rounding, which turn the ends of dashes there"),
    ("cairo 8x", lambda case: is_curved(case) and is_cut(case), 8,
     "cairo cuts the ends of dashes across the chord there, not across the curve"),
    ("librsvg 8x", lambda case: is_curved(case) and is_cut(case), 36,
     "librsvg measures dashes by chords a tenth of a device pixel off and cuts across these"),
    ("librsvg 8x", lambda case: case.text and "a" in case.text.lower(), 6,
     "librsvg draws as much as a quarter turn of an arc as one cubic curve"),
    ("pathops area", is_tight, 1,
     "holes in tight bends: the inner edge runs backwards and turns cancel out"),
]


def entry(oracle, case, difference):
    """The entry that excuses a difference, or None."""
    return next((known for known in KNOWN
                 if known[0] == oracle and known[1](case) and difference <= known[2]), None)
