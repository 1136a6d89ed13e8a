"""Writes generated path text as briefly as SVG lets it be, and as oddly."""
from fills import somewhere

# What a command takes: points, one coordinate, or an arc's numbers and a point.
COUNTS = {"M": 1, "L": 1, "C": 3, "S": 2, "Q": 2, "T": 1}

FLAGS = ("00", "01", "1 0", "11 ", "0,1,", "1 0 ", "0 1,")


class Flags(str):
    """The flags of an arc."""


class TextWriter:
    def __init__(self, rng, size):
        self.rng, self.size = rng, size
        self.here = self.start = (0.0, 0.0)
        self.words, self.last = [], None

    def text(self):
        self.write("M")
        for _ in range(self.rng.randint(3, 8)):
            self.write(self.rng.choice("LHVCCSSQQTTAAAZM"))
        return "".join(self.words)

    def write(self, kind):
        if kind in "ZM" and self.last in (None, "Z", "z", "M", "m") and self.words:
            kind = "L"
        letter = kind if self.rng.random() < 0.5 else kind.lower()
        # The letter may be left out when it comes again; more points after a move are lines.
        implied = {"M": "L", "m": "l"}.get(self.last, self.last)
        if letter != implied or self.rng.random() < 0.3:
            self.words.append(letter)
        self.last = letter
        if kind == "Z":
            self.here = self.start
            return
        origin = self.here if letter.islower() else (0.0, 0.0)
        if kind in "HV":
            self.write_coordinate("HV".index(kind), origin)
            return
        if kind == "A":
            self.write_circle()
        for _ in range(COUNTS.get(kind, 1)):
            point = somewhere(self.rng, self.size)
            shift = [round(to - by, 2) for to, by in zip(point, origin)]
            self.numbers(*shift)
        self.here = tuple(by + to for by, to in zip(origin, shift))
        if kind == "M":
            self.start = self.here

    def write_coordinate(self, axis, origin):
        shift = round(somewhere(self.rng, self.size)[axis] - origin[axis], 2)
        self.numbers(shift)
        here = list(self.here)
        here[axis] = origin[axis] + shift
        self.here = tuple(here)

    def write_circle(self):
        radius = round(self.rng.uniform(1, 40), 1)
        other = self.rng.choice((radius, round(self.rng.uniform(1, 40), 1)))
        self.numbers(radius, other, self.rng.choice((0, 30, -75.5, 400)))
        self.words.append(Flags(" " + self.rng.choice(FLAGS)))

    def numbers(self, *values):
        """Numbers with as little between them as tells them apart."""
        for value in values:
            word = self.rng.choice((f"{value:g}", f"{value:+g}", f"{value:.2e}", f"{value:g}"))
            if self.rng.random() < 0.7:
                word = word.replace("0.", ".", 1) if word.lstrip("+-").startswith("0.") else word
            last = self.words[-1]
            # After a letter or an arc's flags any number may follow directly.
            free = last.isalpha() or isinstance(last, Flags)
            is_glued = word[0] in "+-" or (word[0] == "." and "." in last and "e" not in last)
            if not (free or (is_glued and self.rng.random() < 0.8)):
                word = self.rng.choice((" ", ",", " , ")) + word
            self.words.append(word)
