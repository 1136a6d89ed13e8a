/// How an alert is heard.
struct QuoteAlarmSettings: Hashable, Sendable {
  /// The sound that was asked for, by its name or its file, or `none` for the bell alone; `nil` for
  /// the one that was chosen for `timer`.
  var sound: String?
  /// The sound device, if one was named.
  var device: String?
  /// The loudness in percent, from 0 to 100; `nil` for that of `timer`.
  var volume: Int?
  var isMuted = false
  /// Whether the bell of the terminal may be struck.
  var hasBell = true
}
