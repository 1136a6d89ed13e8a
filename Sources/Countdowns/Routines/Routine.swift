/// One step of a routine.
package struct Step: Hashable, Sendable {
  /// The label, if any.
  package var label: String?
  /// The length; positive in a routine.
  package var length: Duration
  /// The name of the sound at the end of the step, or `nil` for the default.
  package var sound: String?

  /// Creates a step from its parts.
  package init(label: String? = nil, length: Duration, sound: String? = nil) {
    self.label = label
    self.length = length
    self.sound = sound
  }
}

/// A sequence of steps, repeated for a number of rounds.
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
    package init(step: Int, round: Int) {
      self.step = step
      self.round = round
    }
  }

  /// The maximum number of steps in a round.
  package static let maxSteps = 1000
  /// The valid numbers of rounds.
  package static let possibleRounds = 1...1000

  /// The steps of one round, at least one.
  package let steps: [Step]
  /// The number of rounds.
  package let rounds: Int
  /// Whether each step after the first waits for the user to start it.
  package let waits: Bool

  /// Creates a routine; throws if a count or a length is out of range.
  package init(steps: [Step], rounds: Int = 1, waits: Bool = false) throws(RoutineError) {
    guard !steps.isEmpty else { throw .noSteps }
    guard steps.count <= Self.maxSteps else { throw .tooManySteps }
    guard Self.possibleRounds.contains(rounds) else { throw .rounds(rounds) }
    if let bad = steps.firstIndex(where: { $0.length <= .zero }) { throw .noLength(step: bad + 1) }
    let round = steps.reduce(Duration.zero) { $0 + $1.length }
    guard (round * rounds).attoseconds <= DecimalNumber.longest else { throw .tooLong }
    (self.steps, self.rounds, self.waits) = (steps, rounds, waits)
  }

  /// Creates a routine of one step, the equivalent of a plain countdown.
  package init(_ step: Step) {
    (steps, rounds, waits) = ([step], 1, false)
  }

  /// The number of steps in all rounds.
  package var count: Int { steps.count * rounds }

  /// The length of all steps in all rounds together.
  package var total: Duration { steps.reduce(.zero) { $0 + $1.length } * rounds }

  /// The step at a position.
  package subscript(position: Int) -> Step {
    precondition((0..<count).contains(position), "no step has this position")
    return steps[position % steps.count]
  }

  /// Returns the numbers of the step at a position.
  package func numbers(at position: Int) -> StepNumbers {
    let (round, step) = position.quotientAndRemainder(dividingBy: steps.count)
    return StepNumbers(step: step + 1, round: round + 1)
  }
}
