internal import Clocks
internal import Countdowns

/// A walk through consecutive steps for a given time.
struct StepWalk {
  private let steps: [Step]
  private let finalStep: Step?
  private let stepCount: Int
  /// The position among the steps of all rounds.
  private(set) var position: Int
  /// The time since the step at `position` began.
  private(set) var time: Duration

  /// Creates a walk from the step at `position`, which began `time` ago.
  init(record: TimerRecord, position: Int, time: Duration) {
    (steps, finalStep) = (record.steps, record.finalStep)
    stepCount = record.stepCount
    self.position = position
    self.time = time
  }

  /// Advances to the step that runs now, and returns its remaining time.
  ///
  /// After the last step, returns `nil`, and `time` is the time since its end. The cost depends on
  /// the number of steps, not on the number of rounds.
  mutating func walk() -> Duration? {
    if let left = walkToEndOfRound() { return left }
    skipRounds()
    return walkToEndOfRound()
  }

  private mutating func walkToEndOfRound() -> Duration? {
    guard position < stepCount else { return nil }
    repeat {
      let isLast = position == stepCount - 1
      let length = (isLast ? finalStep : nil)?.length ?? steps[position % steps.count].length
      guard time >= length else { return length - time }
      time -= length
      position += 1
    } while !position.isMultiple(of: steps.count)
    return nil
  }

  /// Skips all complete rounds within the time, except a last one that differs.
  private mutating func skipRounds() {
    let round = steps.reduce(Duration.zero) { $0 + $1.length }
    let rest = max(0, (stepCount - position) / steps.count - (finalStep == nil ? 0 : 1))
    let count = min(Int128(rest), time.attoseconds / max(1, round.attoseconds))
    position += Int(count) * steps.count
    time -= Duration(attoseconds: round.attoseconds * count)
  }
}
