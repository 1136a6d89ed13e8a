internal import CommandLines
internal import Shapes

/// How shapes rotate.
package struct MotionPlan: Hashable, Sendable {
  /// The duration of a turn, in seconds.
  package var period = 2.0
  /// The number of turns; `nil` means endless.
  var turns: Double?
  /// The timing curve of a turn.
  var curve = UnitCurve.linear
  /// The frame rate, in frames per second.
  package var rate = 20

  /// The duration of all turns, in seconds.
  package var duration: Double? { turns.map { $0 * period } }

  /// Returns the rotation after a number of seconds, in degrees.
  package func angle(after seconds: Double) -> Double {
    let turns = max(0, seconds / period)
    let whole = turns.rounded(.down)
    return 360 * (whole + curve.value(at: turns - whole))
  }
}

extension MotionPlan {
  /// The options of an animation.
  static let options: [Option<MotionPlan>] = [
    .value(
      "period", "seconds", \.period,
      .number("a number of seconds from 0.1 to 3600", in: 0.1...3600), help: "Duration of a turn"),
    Option.value(
      "turns", "n", \.turns, .number("a number from 0.01 to 1000000", in: 0.01...1_000_000),
      help: "Number of turns"
    ).detailed("By default, shapes rotate until `q` is pressed, and a recording has one turn."),
    .value(
      "curve", "curve", \.curve,
      .choice([
        ("linear", .linear), ("ease-in", .easeIn), ("ease-out", .easeOut),
        ("ease-in-out", .easeInOut), ("spring", .spring(response: 0.4, dampingFraction: 0.6)),
      ]), help: "Timing curve of a turn"),
    .value("rate", "n", \.rate, .integer(in: 1...60), help: "Frames per second"),
  ]
}
