/// One step of a routine.
package struct Step: Hashable, Sendable {
  /// The label, if any.
  package var label: String?
  /// The length; positive in a routine.
  package var length: Duration
  /// The name of the sound at the end of the step, or `nil` for the default.
  package var sound: String?
  /// The color, or `nil` for that of `Routine.tint(at:)`.
  package var color: Tint?

  /// Creates a step from its parts.
  package init(label: String? = nil, length: Duration, sound: String? = nil, color: Tint? = nil) {
    self.label = label
    self.length = length
    self.sound = sound
    self.color = color
  }
}

/// A sequence of steps, repeated for a number of rounds, with another last step if there is one.
///
/// A position counts steps across all rounds from 0, so the first step of the second round is at
/// position `steps.count`.
package struct Routine: Hashable, Sendable {
  /// The numbers of a step and of its round, both from 1.
  package struct StepNumbers: Hashable, Sendable {
    /// The number of the step within its round.
    package var step: Int
    /// The number of the round.
    package var round: Int

    /// Creates the numbers of a step.
    package init(step: Int, round: Int) { (self.step, self.round) = (step, round) }
  }

  /// The maximum number of steps in a round.
  package static let maxSteps = 1000
  /// The valid numbers of rounds.
  package static let possibleRounds = 1...1000
  /// The number of rounds that stands for repetition without end: 19 years of minutes.
  package static let forever = 10_000_000

  /// The steps of one round, at least one.
  package let steps: [Step]
  /// The number of rounds.
  package let rounds: Int
  /// Whether each step after the first waits for the user to start it.
  package let waits: Bool
  /// The last step of the last round, in place of that of `steps`, such as a longer break.
  package let finalStep: Step?

  /// Creates a routine; throws if a count or a length is out of range.
  package init(
    steps: [Step], rounds: Int = 1, waits: Bool = false, finalStep: Step? = nil
  ) throws(RoutineError) {
    guard !steps.isEmpty else { throw .noSteps }
    guard steps.count <= Self.maxSteps else { throw .tooManySteps }
    guard Self.possibleRounds.contains(rounds) || rounds == Self.forever else {
      throw .rounds(rounds)
    }
    if let bad = steps.firstIndex(where: { $0.length <= .zero }) { throw .noLength(step: bad + 1) }
    if let finalStep {
      guard steps.count > 1 else { throw .finalStepAlone }
      guard rounds != Self.forever else { throw .finalStepNever }
      guard finalStep.length > .zero else { throw .noLength(step: steps.count) }
    }
    (self.steps, self.rounds, self.waits, self.finalStep) = (steps, rounds, waits, finalStep)
    let whole = isEndless ? round : total
    guard whole.attoseconds <= TypedNumber.longest else { throw .tooLong }
  }

  /// Creates a routine of one step, the equivalent of a plain countdown.
  package init(_ step: Step) { (steps, rounds, waits, finalStep) = ([step], 1, false, nil) }

  /// The number of steps in all rounds.
  package var count: Int { steps.count * rounds }

  /// Whether the rounds are repeated without end.
  package var isEndless: Bool { rounds == Self.forever }

  /// The length of one round.
  private var round: Duration { steps.reduce(.zero) { $0 + $1.length } }

  /// The length of all steps in all rounds together.
  package var total: Duration {
    let change = finalStep.map { $0.length - steps[steps.count - 1].length } ?? .zero
    return round * rounds + change
  }

  /// The length of the longest step.
  package var longest: Duration { differentSteps.reduce(.zero) { max($0, $1.length) } }

  /// The steps of one round, and the last step of the last round if it differs.
  package var differentSteps: [Step] { steps + [finalStep].compactMap(\.self) }

  /// Returns the index in `differentSteps` of the step at a position.
  package func index(at position: Int) -> Int {
    position == count - 1 && finalStep != nil ? steps.count : position % steps.count
  }

  /// The step at a position.
  package subscript(position: Int) -> Step {
    precondition((0..<count).contains(position), "no step has this position")
    return differentSteps[index(at: position)]
  }

  /// Returns the numbers of the step at a position.
  package func numbers(at position: Int) -> StepNumbers {
    let (round, step) = position.quotientAndRemainder(dividingBy: steps.count)
    return StepNumbers(step: step + 1, round: round + 1)
  }
}

// MARK: - The number of rounds

extension Routine {
  /// Reads a number of rounds, or `forever`; `nil` if it is neither.
  package static func rounds(_ text: String) -> Int? {
    if text == "forever" { return forever }
    return Int(text).flatMap { possibleRounds.contains($0) ? $0 : nil }
  }

  /// Returns a number of rounds in the form in which it is typed.
  package static func text(ofRounds rounds: Int) -> String {
    rounds == forever ? "forever" : "\(rounds)"
  }
}
