internal import Cells
package import Countdowns
internal import Texts

/// The sentences about a countdown's steps.
package enum RoutineWords {
  /// The maximum number of steps listed.
  private static let maxListed = 4

  /// Returns how steps were parsed: `4 rounds of Work 25 min, Break 5 min · 2 h`, or `4 rounds of
  /// Work 25 min, Break 5 min (last: Long break 15 min) · 2 h 10 min`.
  ///
  /// For a single step the total is omitted, since it would be the same, and so it is for steps that
  /// are repeated `forever`.
  package static func echo(_ routine: Routine) -> String {
    let listed = routine.steps.prefix(maxListed).map(words)
    let more = routine.steps.count - listed.count
    let last = routine.finalStep.map { " (last: \(words($0)))" } ?? ""
    let steps = listed.joined(separator: ", ") + (more > 0 ? ", \(more) more" : "") + last
    guard routine.count > 1 else { return steps }
    if routine.isEndless { return "\(steps), forever" }
    let rounds = routine.rounds > 1 ? "\(routine.rounds) rounds of " : ""
    return "\(rounds)\(steps) · \(SpanText.words(for: routine.total))"
  }

  /// Returns a step with its length, such as `Work 25 min`.
  package static func words(_ step: Step) -> String {
    (step.label.map { "\(TextWidth.visible($0)) " } ?? "") + SpanText.words(for: step.length)
  }
}

extension Routine {
  /// Returns the total length of the steps from a position on.
  package func total(from position: Int) -> Duration {
    guard position < count else { return .zero }
    return (position..<count).reduce(.zero) { $0 + self[$1].length }
  }
}
