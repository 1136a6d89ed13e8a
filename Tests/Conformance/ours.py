"""Asks our probe for its pictures and lengths."""
import subprocess
from dataclasses import dataclass

import numpy


@dataclass
class Drawing:
    length: float
    places: list
    # The straight lines that were filled, one list of points for each contour.
    contours: list
    # Shares of 255, one row of the array for each row of pixels.
    coverage: numpy.ndarray


def draw(program, cases):
    """The drawings of all cases; a case that can't be read is an error."""
    text = "".join(case.line() + "\n" for case in cases)
    answer = subprocess.run([program], input=text, capture_output=True, text=True, check=True)
    blocks = answer.stdout.split("\n\n")[:-1]
    if len(blocks) != len(cases):
        raise SystemExit(f"{program} answered {len(blocks)} of {len(cases)} cases")
    return [parsed(block, case) for block, case in zip(blocks, cases)]


def parsed(block, case):
    drawing = Drawing(0, [], [], None)
    for line in block.split("\n"):
        key, _, value = line.partition(" ")
        if key == "error":
            raise SystemExit(f"{case.name}: {value}\n{case.line()}")
        if key == "coverage":
            samples = numpy.frombuffer(bytes.fromhex(value), numpy.uint8)
            drawing.coverage = samples.reshape(case.size, case.size).astype(float)
            continue
        numbers = [float(word) for word in value.split()]
        if key == "length":
            drawing.length = numbers[0]
        elif key == "place":
            drawing.places.append(numbers)
        elif key == "contour":
            drawing.contours.append(list(zip(numbers[::2], numbers[1::2])))
    return drawing
