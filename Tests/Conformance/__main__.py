"""Compares our outlines, lines and coverage with independent renderers.

usage: Tests/Oracles/conformance [NAME]

NAME, a part of cases' names, runs those cases alone and prints each as our probe reads it.
"""
import random
import sys

import known
import lengths
import oracle_blend2d
import oracle_cairo
import oracle_pathops
import oracle_skia
import oracle_svg
import ours
from closedforms import closed_forms
from fills import fills
from judge import compare_areas, compare_formulas, compare_lengths, compare_pixels
from meanings import meanings
from shapes import shapes
from strokes import strokes
from texts import measured_texts, texts
from trims import measured, trims

SEED = 4
DRAWN = ("fills", "lines", "trims", "shapes", "meanings", "texts")
PIXELS = (oracle_blend2d, oracle_cairo, oracle_svg, oracle_skia)


def main(program, name=""):
    rng = random.Random(SEED)
    groups = {
        "fills": [*fills(rng)], "lines": [*strokes(rng)], "trims": [*trims(rng)],
        "shapes": [*shapes(rng)], "meanings": [*meanings()], "texts": [*texts(rng)],
        "lengths": [*measured(rng), *measured_texts()],
        "formulas": [*closed_forms()]}
    groups = {key: [case for case in cases if name in case.name] for key, cases in groups.items()}
    pairs = {key: [*zip(cases, ours.draw(program, cases))] for key, cases in groups.items()}
    if name:
        for cases in groups.values():
            for case in cases:
                print(f"{case.name}: {case.line()}")

    generated = sum((pairs[key] for key in DRAWN), [])
    verdicts = [compare_pixels(oracle, generated) for oracle in PIXELS]
    verdicts.append(compare_areas(oracle_pathops, generated))
    verdicts += compare_lengths(lengths, pairs["lengths"])
    verdicts.append(compare_formulas(pairs["formulas"]))
    return report(groups, verdicts, name)


def report(groups, verdicts, name):
    """Prints what came out and returns the exit status."""
    counts = ", ".join(f"{len(cases)} {key}" for key, cases in groups.items())
    print(f"{sum(map(len, groups.values()))} cases: {counts}")
    print("\n".join(oracle.ABOUT for oracle in (*PIXELS, oracle_pathops)), end="\n\n")
    print_table([("oracle", "cases", "tolerance", "largest", "mean", "known", "failed"),
                 *(verdict.row() for verdict in verdicts)])
    print()
    for verdict in verdicts:
        for why, count in verdict.unasked.items():
            print(f"{verdict.oracle} isn't asked about {count} cases: {why}")
        if verdict.holes:
            print(f"{verdict.oracle} leaves open what the line sweeps over in tight bends of"
                  f" {verdict.holes} cases: the inner edge runs backwards there")
        for entry in known.KNOWN:
            apart = [(difference, case.name) for case, difference, found in verdict.expected
                     if found is entry]
            if apart:
                names = ", ".join(name for _, name in sorted(apart, reverse=True))
                print(f"{verdict.oracle} disagrees, by up to {max(apart)[0]:.3g}: {entry[3]}"
                      f" ({len(apart)}: {names})")
    stale = [] if name else [entry for entry in known.KNOWN if entry not in (
        entry for verdict in verdicts for _, _, entry in verdict.expected)]
    for oracle, _, _, why in stale:
        print(f"FAILED {oracle} no longer disagrees: {why}")
    failures = [(verdict, *failure) for verdict in verdicts for failure in verdict.failures]
    for verdict, case, difference, note in failures:
        print(f"FAILED {verdict.oracle}: {case.name}: {difference:.4g} {note}")
    return 1 if failures or stale else 0


def print_table(rows):
    widths = [max(len(str(row[column])) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  ".join(str(cell).ljust(width) for cell, width in zip(row, widths)).rstrip())


sys.exit(main(*sys.argv[1:]))
