package import Timers

/// The state of the plain app between lines.
package struct PlainPrompt: Hashable, Sendable {
  /// Whether lines come from standard input rather than from a terminal.
  var isStream = false
  /// Whether standard input has ended, so that no line can stop an alarm.
  var hasEnded = false
  /// The part of the current line typed so far.
  package var line = ""
  /// The next time left that is announced for each timer, by tab ID.
  package var times: [Int: SpokenTime] = [:]

  /// Creates the state before the first line.
  package init(isStream: Bool = false) { self.isStream = isStream }
}
