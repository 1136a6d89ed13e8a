package import Reports

/// A timer that moves to a background process.
package struct HandOver: Hashable, Sendable {
  /// The ID of its tab; 0 for a countdown.
  package var tab = 0
  package var record: TimerRecord
  /// The closing line about the timer.
  package var words: String

  package init(tab: Int = 0, record: TimerRecord, words: String) {
    (self.tab, self.record, self.words) = (tab, record, words)
  }

  /// How long followers wait for the process that resumes a timer.
  package static let patience = Duration.seconds(10)
  /// The pause before they look for it again.
  package static let pause = Duration.milliseconds(50)
}
