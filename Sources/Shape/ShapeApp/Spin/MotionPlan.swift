internal import Shapes

/// The settings of an animation.
enum MotionKey: String, PlanKey, CaseIterable {
  case period, turns, curve, rate

  var expected: String {
    switch self {
    case .period: "a number of seconds from 0.1 to 3600"
    case .turns: "a number from 0.01 to 1000000"
    case .curve: "linear, ease-in, ease-out, ease-in-out or spring"
    case .rate: "a whole number from 1 to 60"
    }
  }
}

/// How shapes rotate.
struct MotionPlan: Plan, Hashable, Sendable {
  /// The duration of a turn, in seconds.
  var period = 2.0
  /// The number of turns; `nil` means endless.
  var turns: Double?
  /// The timing curve of a turn.
  var curve = TimingCurve.linear
  /// The frame rate, in frames per second.
  var rate = 20

  /// The duration of all turns, in seconds.
  var duration: Double? { turns.map { $0 * period } }

  /// Returns the rotation after a number of seconds, in degrees.
  func angle(after seconds: Double) -> Double {
    let turns = max(0, seconds / period)
    let whole = turns.rounded(.down)
    return 360 * (whole + curve.value(at: turns - whole))
  }

  mutating func set(_ key: MotionKey, to text: String) throws(ValueError) {
    let number = ValueText(text).number
    func found(_ range: ClosedRange<Double>) throws(ValueError) -> Double {
      guard let number, range.contains(number) else { throw ValueError() }
      return number
    }
    switch key {
    case .period: period = try found(0.1...3600)
    case .turns: turns = try found(0.01...1_000_000)
    case .rate:
      let value = try found(1...60)
      guard value == value.rounded() else { throw ValueError() }
      rate = Int(value)
    case .curve:
      guard let curve = Self.curves[text] else { throw ValueError() }
      self.curve = curve
    }
  }

  private static let curves: [String: TimingCurve] = [
    "linear": .linear, "ease-in": .easeIn, "ease-out": .easeOut, "ease-in-out": .easeInOut,
    "spring": .spring(response: 0.4, dampingFraction: 0.6),
  ]
}
