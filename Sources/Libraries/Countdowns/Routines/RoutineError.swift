/// The reason steps can't be read or run as a routine.
package enum RoutineError: Error, Equatable, Sendable {
  /// The location of a step in the input.
  package enum Source: Hashable, Sendable {
    /// A word of the command line, with its number, from 1.
    case word(Int, String)
    /// A line of a file, with its number, from 1.
    case line(Int)
    /// The step that replaces the last one.
    case finalStep(String)
  }

  /// An option at the end of a step.
  package enum Key: String, Hashable, Sendable {
    case sound, color
  }

  /// A mistake in the text of a step.
  package enum StepMistake: Error, Equatable, Sendable {
    /// The span before the label is missing or can't be read.
    case span(SpanFault)
    /// There is no `=` between the span and what was probably meant as the label.
    case noSign(String, write: String)
    /// There is no name after `,sound=`.
    case noSound
    /// The text after `,color=` isn't the name of a color that a step can have.
    case color(String)
    /// An option is given twice.
    case twice(Key)
    /// There are several steps in place of one.
    case severalSteps(Int)
    /// A word of the label has a `=`.
    case secondSign(String)
    /// The text has a NUL character.
    case nul
  }

  /// There are no steps.
  case noSteps
  /// There are more steps than `Routine.maxSteps`.
  case tooManySteps
  /// The number of rounds isn't one of `Routine.possibleRounds`.
  case rounds(Int)
  /// The length of a step, numbered from 1, isn't positive.
  case noLength(step: Int)
  /// The steps together are longer than 250 years.
  case tooLong
  /// The only step of a round can't be replaced by another last step.
  case finalStepAlone
  /// Rounds without end have no last step.
  case finalStepNever
  /// A step can't be read.
  case unreadable(Source, StepMistake)
}

extension RoutineError: CustomStringConvertible {
  /// A sentence that states what is wrong, where, and what would be valid.
  package var description: String {
    switch self {
    case .noSteps: "no steps given; write them as SPAN=LABEL, such as 25m=Work"
    case .tooManySteps: "a routine has at most \(Routine.maxSteps) steps"
    case .rounds(let count):
      "\(count) rounds aren’t possible; write a number from \(Routine.possibleRounds.lowerBound)"
        + " to \(Routine.possibleRounds.upperBound), or forever"
    case .noLength(let step): "step \(step) has no length; write a time above zero, such as 5m"
    case .tooLong: "all steps together are longer than 250 years"
    case .finalStepAlone:
      "the last step replaces the one that ends the last round, so a round needs at least two"
        + " steps, such as 25m=Work 5m=Break"
    case .finalStepNever: "rounds without end have no last round; omit its last step"
    case .unreadable(let source, let mistake): "\(source): \(mistake)"
    }
  }
}

extension RoutineError.Source: CustomStringConvertible {
  /// The number of the word or line, and an excerpt of the word.
  package var description: String {
    switch self {
    case .word(let number, let text): "step \(number), \(excerpt(text))"
    case .line(let number): "line \(number)"
    case .finalStep(let text): "the last step, \(excerpt(text))"
    }
  }
}

extension RoutineError.StepMistake: CustomStringConvertible {
  /// The part of the sentence after the location.
  package var description: String {
    switch self {
    case .span(let fault): fault.sentence(about: .step)
    case .noSign(let text, let form): "\(excerpt(text)) lacks “=” before the label; write \(form)"
    case .noSound: "there is no name after “sound=”; write one, such as 5m=Break,sound=tower"
    case .color("red"):
      "red is reserved for the last seconds and the alarm; \(Tint.choice(of: Tint.ofSteps))"
    case .color(""): "there is no color after “color=”; \(Tint.choice(of: Tint.ofSteps))"
    case .color(let text):
      "\(excerpt(text)) isn’t the color of a step; \(Tint.choice(of: Tint.ofSteps))"
    case .twice(let key): "there are two “,\(key.rawValue)=”; write one"
    case .severalSteps(let count):
      "these are \(count) steps; write one, such as 15m=Rest, and a label that looks like a step in"
        + " quotes"
    case .secondSign(let text):
      "\(excerpt(text)) has another “=”; write a label that has one in quotes"
    case .nul: "a step can’t have a NUL character; remove it"
    }
  }
}
