internal import CommandLines
internal import Outputs
internal import ShapeCommand
internal import Texts

/// A command in the list of the program.
struct ListedCommand: Sendable {
  /// The name, with a description for completions.
  let candidate: Completion.Candidate
  /// The lines of the program's synopsis.
  let usage: [String]
  /// Runs the words after the name.
  let run: @MainActor @Sendable ([String], CommandContext) throws -> Void
  /// Returns the completions for the last of the words after the name.
  let complete: @Sendable ([String]) -> Completion

  /// Creates a command that parses its words itself.
  ///
  /// Its declaration is made only if it is used, since that takes time.
  init<Arguments>(
    _ name: String, _ description: String, usage: [String],
    _ command: @autoclosure @escaping @Sendable () -> Command<Arguments>,
    runWords: @escaping @MainActor @Sendable ([String], CommandContext) throws -> Void
  ) {
    candidate = Completion.Candidate(name, description)
    self.usage = usage.map { $0.isEmpty ? name : "\(name) \($0)" }
    run = runWords
    complete = { command().completion(of: $0) }
  }

  init<Arguments>(
    _ name: String, _ description: String, usage: String,
    _ command: @autoclosure @escaping @Sendable () -> Command<Arguments>,
    run: @escaping @MainActor @Sendable (Arguments, CommandContext) throws(CommandError) -> Void
  ) {
    self.init(name, description, usage: [usage], command()) { words, context in
      try run(command().read(words, program: context.name), context)
    }
  }
}
