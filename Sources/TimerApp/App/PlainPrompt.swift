/// The state of the plain app between lines.
struct PlainPrompt: Hashable, Sendable {
  /// The part of the current line typed so far.
  var line = ""
  /// For each change that can be undone, whether it changed the saved timers rather than a setting.
  var changes: [Bool] = []
  /// The next spoken mark of each timer, by tab ID.
  var marks: [Int: SpokenMark] = [:]
}
