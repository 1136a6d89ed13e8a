package import Countdowns

extension TimerReport.StepPlace {
  /// Creates the place of a position in a routine; positions count the steps of all rounds from 0.
  package init(_ position: Int, of routine: Routine) {
    let numbers = routine.numbers(at: position)
    self.init(
      step: numbers.step, steps: routine.steps.count, round: numbers.round, rounds: routine.rounds,
      label: routine[position].label)
  }

  /// The place in words: `Work · round 1 of 4`, `Work · step 2 of 3` or, without a label, `step 2
  /// of 3`; `nil` if there is only one step.
  ///
  /// If there are several rounds, a step with a label has no number.
  package var words: String? {
    guard steps > 1 || rounds > 1 else { return nil }
    let shown = label.map { ShownText.limited($0) }.flatMap { $0.isEmpty ? nil : $0 }
    let isNumbered = steps > 1 && (shown == nil || rounds == 1)
    let parts = [
      shown, isNumbered ? "step \(step) of \(steps)" : nil,
      rounds > 1 ? "round \(round) of \(rounds)" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }
}
