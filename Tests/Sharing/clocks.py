"""The rule by which a viewer corrects its clock by the publisher's; an oracle for the rooms in Swift."""

RECENT = 8
# A broker serves many viewers one after the other, which no round trip shows: only greater offsets are corrected.
MARGIN = 250


class ClockOffset:
    """All times are milliseconds. An offset is the viewer's clock minus the publisher's."""

    def __init__(self):
        self.beats, self.echoes, self.publisher_half, self.retained = [], [], 0.0, None

    def echo(self, milliseconds):
        """Adds the time of an own message through the broker and back."""
        self.echoes = (self.echoes + [milliseconds])[-RECENT:]

    def beat(self, sent, received, half, is_retained, age=None):
        """Adds a state; a retained one may be `age` seconds old, if the broker says so."""
        self.publisher_half = half or 0.0
        if is_retained:
            self.retained = (received - sent, (age + 1 if age is not None else 35) * 1000)
        else:
            self.beats = (self.beats + [received - sent])[-RECENT:]

    @property
    def halves(self):
        return (min(self.echoes) / 2 if self.echoes else 0.0) + self.publisher_half

    @property
    def interval(self):
        if self.beats:
            high = min(self.beats)
            return high - 2 * self.halves - MARGIN, high
        if self.retained:
            return self.retained[0] - self.retained[1], self.retained[0]
        return None

    @property
    def used(self):
        """The offset that is used: none if there may be none."""
        if not (interval := self.interval) or interval[0] <= 0 <= interval[1]:
            return 0.0
        if not self.beats:
            return sum(interval) / 2
        return min(max(min(self.beats) - self.halves, interval[0]), interval[1])
