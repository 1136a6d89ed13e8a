"""The outlines of pictures to fill, from a file, and the measurement of fills in Python."""
import sys
import time


def read(name, start, add, finish=lambda path: path):
    """Returns the name, width, height and paths of each picture of a file.

    `start` makes a path, `add` adds a step (move, line, curve or close) with its numbers to one, and `finish`
    returns the path to fill.
    """
    pictures, path = [], None
    for line in open(name, encoding="utf-8"):
        word, *rest = line.split()
        if word == "picture":
            pictures.append((rest[0], int(rest[1]), int(rest[2]), []))
        elif word == "path":
            path = start()
            pictures[-1][3].append(path)
        elif word in ("move", "line", "curve", "close"):
            add(path, word, [float(value) for value in rest])
        else:
            sys.exit(f"not understood: {line}")
    return [(*picture[:3], [finish(path) for path in picture[3]]) for picture in pictures]


def measure(run):
    """Returns the nanoseconds of processor time that a call takes."""

    def duration(count):
        start = time.process_time_ns()
        for _ in range(count):
            run()
        return time.process_time_ns() - start

    count = 1
    while duration(count) < 5e6:
        count *= 2
    return duration(count * 6) / (count * 6)
