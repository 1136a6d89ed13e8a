package import Clocks
internal import Shapes

extension WheelState {
  /// A drag, starting with the press of the button.
  struct Drag: Hashable, Sendable {
    /// A position of the wheel during the drag.
    struct TimedIndex: Hashable, Sendable {
      var time: Instant
      var index: Double
    }

    /// The position of the wheel when it was grabbed.
    var start: Double
    /// The latest positions, oldest first.
    var samples: [TimedIndex]
  }

  /// The time before the release over which the speed is measured.
  private static var speedTime: Duration { .milliseconds(100) }
  /// The time for which the wheel would continue at the speed of the release.
  private static var glideTime: Double { 0.25 }
  /// The maximum number of values that it glides.
  private static var longestGlide: Double { 30 }

  /// Grabs the wheel at its current position.
  package mutating func beginDrag(at now: Instant) {
    let index = place.value(at: now).index
    drag = Drag(start: index, samples: [Drag.TimedIndex(time: now, index: index)])
    place = Animated(WheelPlace(index))
    digits = Digits()
  }

  /// Moves the held wheel; its values follow the pointer, one per row.
  ///
  /// The rows count from where it was grabbed, positive downward.
  package mutating func drag(rows: Int, at now: Instant) {
    guard var drag else { return }
    let index = limited(drag.start - Double(rows))
    drag.samples.removeAll { $0.time.duration(to: now) > Self.speedTime }
    drag.samples.append(Drag.TimedIndex(time: now, index: index))
    self.drag = drag
    place = Animated(WheelPlace(index))
  }

  /// Releases the wheel: it glides on at its current speed, to a value.
  package mutating func endDrag(at now: Instant) {
    guard let drag else { return }
    let index = place.end.index
    let glide = min(
      max(speed(of: drag, at: now) * Self.glideTime, -Self.longestGlide), Self.longestGlide)
    let goal = limited((index + glide).rounded())
    self.drag = nil
    let time = Self.turnTime + .milliseconds(min(600, Int(abs(goal - index) * 40)))
    place.move(to: WheelPlace(goal), at: now, in: time, .easeOut)
  }

  package var isHeld: Bool { drag != nil }

  /// Returns the speed before the release in values per second.
  private func speed(of drag: Drag, at now: Instant) -> Double {
    let samples = drag.samples.filter { $0.time.duration(to: now) <= Self.speedTime }
    guard let first = samples.first, let last = samples.last else { return 0 }
    let time = first.time.duration(to: now) / .seconds(1)
    return time > 0 ? (last.index - first.index) / max(time, 0.02) : 0
  }
}
