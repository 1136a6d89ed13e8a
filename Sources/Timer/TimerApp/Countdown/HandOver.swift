internal import Reports

/// A timer that moves to a background process.
struct HandOver: Hashable, Sendable {
  /// The ID of its tab; 0 for a countdown.
  var tab = 0
  var record: TimerRecord
  /// The closing line about the timer.
  var words: String
}
