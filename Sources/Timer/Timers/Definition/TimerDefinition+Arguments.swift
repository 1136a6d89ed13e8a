internal import CommandLines
package import Countdowns
internal import Reports

extension TimerDefinition {
  /// Collects the settings from the command line; steps are among its words.
  package init(_ arguments: Arguments) throws {
    self = arguments.definition
    if arguments.json, !arguments.dryRun { format = .json }
    sharing = arguments.share.map { SharingArguments(room: $0, control: arguments.control) }
    guard let steps = try RoutineGrammar.steps(words: arguments.words) else { return }
    guard planFile == nil else {
      throw CommandLineStop.refused("--plan and steps on the command line can’t be combined")
    }
    routine = try routine(steps)
  }

  /// Returns steps as a routine with the given rounds.
  package func routine(_ steps: [Step]) throws(RoutineError) -> Routine {
    try Routine(steps: steps, rounds: rounds, waits: waits, finalStep: finalStep)
  }
}
