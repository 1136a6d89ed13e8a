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
    guard isOneOfSeveral else { return nil }
    let isNumbered = steps > 1 && (shownLabel == nil || rounds == 1)
    let parts = [
      shownLabel, isNumbered ? "step \(step) of \(steps)" : nil,
      rounds > 1 ? "round \(round)" + (isEndless ? "" : " of \(rounds)") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// The same for small spaces: `Work 1/4`, `Work 2/3` or, without a label, `step 2/3`.
  package var shortWords: String? {
    guard isOneOfSeveral else { return nil }
    if let shownLabel { return "\(shownLabel) " + (rounds > 1 ? shortRound : "\(step)/\(steps)") }
    let parts = [
      steps > 1 ? "step \(step)/\(steps)" : nil, rounds > 1 ? "round \(shortRound)" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// The maximum number of rounds shown as dots.
  private static let mostDots = 12

  /// The rounds as dots, filled up to the current one, such as `●●○○`; `nil` if there is one or
  /// there are too many.
  package var dots: String? {
    guard 2...Self.mostDots ~= rounds, 0...rounds ~= round else { return nil }
    return String(repeating: "●", count: round) + String(repeating: "○", count: rounds - round)
  }

  /// Whether the rounds are repeated without end.
  package var isEndless: Bool { rounds == Routine.forever }

  private var shortRound: String { isEndless ? "\(round)" : "\(round)/\(rounds)" }

  private var isOneOfSeveral: Bool { steps > 1 || rounds > 1 }

  private var shownLabel: String? {
    label.map { ShownText.limited($0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
