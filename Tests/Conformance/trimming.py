"""Parts of paths by the lengths of svgpathtools, for oracles that have no trim themselves."""
import lengths
from case import end_of
from curves import portion


def pieces(case):
    """The steps of each subpath that a trim leaves; all of them without a trim."""
    if not case.trim:
        return [case.steps]
    found = lengths.subpath_lengths(case)
    first, last = (fraction * sum(found) for fraction in case.trim)
    result, reached = [], 0.0
    for steps, length in zip(case.subpaths(), found):
        result.append(cut(steps, length, first - reached, last - reached))
        reached += length
    return [steps for steps in result if steps]


def dashes(case):
    """Each subpath with the dash (on, off, phase) in user units that shows what a trim leaves."""
    found = lengths.subpath_lengths(case)
    first, last = (fraction * sum(found) for fraction in case.trim)
    reached = 0.0
    for steps, length in zip(case.subpaths(), found):
        start, end = max(first - reached, 0), min(last - reached, length)
        reached += length
        if start < end:
            # A dash that covers all would draw the caps, but not the join, of a closed subpath.
            whole = end - start >= length
            yield steps, None if whole else (end - start, 2 * length, -start)


def cut(steps, length, first, last):
    """The part of a subpath between two distances from its start, open unless it is all of it."""
    if first <= 0 and last >= length:
        return tuple(steps)
    result, start, here, reached = [], end_of(steps[0]), end_of(steps[0]), 0.0
    for step in steps[1:]:
        there = end_of(step, start)
        for part, size in measured(here, there, step):
            low, high = max(first - reached, 0), min(last - reached, size)
            reached += size
            if low < high:
                begin, drawn = between(part, size, low, high)
                result += [drawn] if result else [("M", *begin), drawn]
        here = there
    return tuple(result)


def measured(here, there, step):
    """What a step draws, each with its first point and its length."""
    for segment in lengths.segments([("M", *here), ("L", *there) if step[0] == "Z" else step]):
        begin, end = ((point.real, point.imag) for point in (segment.point(0), segment.point(1)))
        size = segment.length(error=1e-9)
        if step[0] in "LZ" or (step[0] == "A" and not hasattr(segment, "radius")):
            yield (begin, ("L", *end), segment), size
        elif step[0] == "A":
            # The oracle of lengths has an arc in halves.
            half = step[5] / 2
            middle = end_of(("A", *step[1:5], half))
            is_first = abs(end[0] - middle[0]) + abs(end[1] - middle[1]) < 1e-6
            angle = step[4] if is_first else step[4] + half
            yield (begin, ("A", *step[1:4], angle, half), segment), size
        else:
            yield (begin, step, segment), size


def between(part, size, low, high):
    """The first point and the step of what lies between two distances."""
    begin, step, segment = part
    kind, *numbers = step
    if kind == "L":
        ends = [mixed(begin, numbers, distance / size) for distance in (low, high)]
        return ends[0], ("L", *ends[1])
    if kind == "A":
        *circle, angle, sweep = numbers
        start = angle + sweep * low / size
        return (end_of(("A", *circle, angle, sweep * low / size)),
                ("A", *circle, start, sweep * (high - low) / size))
    points = [begin, *zip(numbers[::2], numbers[1::2])]
    t0 = segment.ilength(low, s_tol=1e-9, error=1e-9) if low > 0 else 0
    t1 = segment.ilength(high, s_tol=1e-9, error=1e-9) if high < size else 1
    first, *others = portion(points, t0, t1)
    return first, (kind, *(number for point in others for number in point))


def mixed(one, other, share):
    return tuple(a + (b - a) * share for a, b in zip(one, other))
