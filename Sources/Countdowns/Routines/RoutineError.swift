/// The reason steps can't be read or run as a routine.
package enum RoutineError: Error, Equatable, Sendable {
  /// The place of a step in what was typed.
  package enum Source: Hashable, Sendable {
    /// A word of the command line, with its number from 1.
    case word(Int, String)
    /// A line of a file, with its number from 1.
    case line(Int)
  }

  /// The mistake in the text of one step.
  package enum Mistake: Error, Equatable, Sendable {
    /// The text has no span before the label, or one that can't be read.
    case span(SpanFault)
    /// No `=` stands between the span and what was probably meant as the label.
    case noSign(String, write: String)
    /// No name follows `,sound=`.
    case noSound
    /// The text has a NUL character.
    case nul
  }

  /// There is no step.
  case noSteps
  /// There are more steps than `Routine.mostSteps`.
  case tooManySteps
  /// The number of rounds isn't one of `Routine.possibleRounds`.
  case rounds(Int)
  /// The length of a step, counted from 1, isn't above zero.
  case noLength(step: Int)
  /// All steps together are longer than 250 years.
  case tooLong
  /// A step can't be read.
  case unreadable(Source, Mistake)
}

extension RoutineError: CustomStringConvertible {
  /// One sentence that states what was wrong, where, and what would be right.
  package var description: String {
    switch self {
    case .noSteps: "no steps given; write them as SPAN=LABEL, such as 25m=Work"
    case .tooManySteps: "a routine has at most \(Routine.mostSteps) steps"
    case .rounds(let count):
      "\(count) rounds aren’t possible; write a number from \(Routine.possibleRounds.lowerBound)"
        + " to \(Routine.possibleRounds.upperBound)"
    case .noLength(let step): "step \(step) has no length; write a time above zero, such as 5m"
    case .tooLong: "all steps together are longer than 250 years"
    case .unreadable(let source, let mistake): "\(source): \(mistake)"
    }
  }
}

extension RoutineError.Source: CustomStringConvertible {
  /// The number of the word or the line, and an excerpt of a word.
  package var description: String {
    switch self {
    case .word(let number, let text): "step \(number), \(excerpt(text))"
    case .line(let number): "line \(number)"
    }
  }
}

extension RoutineError.Mistake: CustomStringConvertible {
  /// The part of the sentence after the place.
  package var description: String {
    switch self {
    case .span(let fault): fault.sentence(about: .step)
    case .noSign(let text, let form): "\(excerpt(text)) lacks “=” before the label; write \(form)"
    case .noSound: "no name follows “sound=”; write one, such as 5m=Break,sound=tower"
    case .nul: "a step can’t have a NUL character; remove it"
    }
  }
}
