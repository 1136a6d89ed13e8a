internal import Cells
internal import Countdowns

/// The sentences about the steps of a countdown.
enum RoutineWords {
  /// The most steps that are listed.
  private static let mostListed = 4

  /// Returns how steps were understood: `4 rounds of Work 25 min, Break 5 min · 2 h`.
  ///
  /// A single step is its own total, which isn't repeated.
  static func echo(_ routine: Routine) -> String {
    let listed = routine.steps.prefix(mostListed).map { step in
      (step.label.map { "\(TextWidth.visible($0)) " } ?? "") + SpanText.words(for: step.length)
    }
    let more = routine.steps.count - listed.count
    let steps = listed.joined(separator: ", ") + (more > 0 ? ", \(more) more" : "")
    guard routine.count > 1 else { return steps }
    let rounds = routine.rounds > 1 ? "\(routine.rounds) rounds of " : ""
    return "\(rounds)\(steps) · \(SpanText.words(for: routine.total))"
  }
}

extension Routine {
  /// Returns the length of all steps from a position on.
  func total(from position: Int) -> Duration {
    guard position < count else { return .zero }
    return (position..<count).reduce(.zero) { $0 + self[$1].length }
  }
}
