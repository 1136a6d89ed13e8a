package import Clocks
internal import Shapes

extension WheelState {
  /// A drag, from the press of the button on.
  struct Drag: Hashable, Sendable {
    /// A place that the wheel had during the drag.
    struct Sample: Hashable, Sendable {
      var time: Instant
      var index: Double
    }

    /// The place at which the wheel was when it was held.
    var start: Double
    /// The latest places, the oldest first.
    var samples: [Sample]
  }

  /// The time before the release from which the speed is taken.
  private static var speedTime: Duration { .milliseconds(100) }
  /// The time for which the wheel would go on at the speed of the release.
  private static var glideTime: Double { 0.25 }
  /// The most values that it glides.
  private static var longestGlide: Double { 30 }

  /// Holds the wheel where it is.
  package mutating func beginDrag(at now: Instant) {
    let index = place.value(at: now).index
    drag = Drag(start: index, samples: [Drag.Sample(time: now, index: index)])
    place = Animated(WheelPlace(index))
    digits = Digits()
  }

  /// Moves the held wheel; its values go by one a row with the pointer.
  ///
  /// The rows count from where it was held, positive downwards.
  package mutating func drag(rows: Int, at now: Instant) {
    guard var drag else { return }
    let index = limited(drag.start - Double(rows))
    drag.samples.removeAll { $0.time.duration(to: now) > Self.speedTime }
    drag.samples.append(Drag.Sample(time: now, index: index))
    self.drag = drag
    place = Animated(WheelPlace(index))
  }

  /// Lets the wheel go: it glides on with the speed that it has, to a value.
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

  /// Whether the wheel is held.
  package var isHeld: Bool { drag != nil }

  /// Returns the values a second that went by before the release.
  private func speed(of drag: Drag, at now: Instant) -> Double {
    let samples = drag.samples.filter { $0.time.duration(to: now) <= Self.speedTime }
    guard let first = samples.first, let last = samples.last else { return 0 }
    let time = first.time.duration(to: now) / .seconds(1)
    return time > 0 ? (last.index - first.index) / max(time, 0.02) : 0
  }
}
