/// What the plain app remembers between lines.
struct PlainPrompt: Hashable, Sendable {
  /// What is typed of a line.
  var line = ""
  /// Whether each change that can be taken back is of the list of timers; else of a setting.
  var changes: [Bool] = []
  /// The marks that are passed next, by the numbers of the timers.
  var marks: [Int: SpokenMark] = [:]
}
