/// What the plain app remembers between lines.
struct PlainPrompt: Hashable, Sendable {
  /// What is typed of a line.
  var line = ""
  /// The marks that are passed next, by the numbers of the timers.
  var marks: [Int: CountdownProgram.Mark] = [:]
}
