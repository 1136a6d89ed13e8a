/// The sound settings of alerts.
struct QuoteAlarmSettings: Hashable, Sendable {
  /// The requested sound by name or file, or `none` for just the bell; `nil` for the sound set for
  /// `timer`.
  var sound: String?
  /// The sound device, if one was named.
  var device: String?
  /// The volume in percent, from 0 to 100; `nil` for that of `timer`.
  var volume: Int?
  var isMuted = false
  /// Whether the terminal bell may ring.
  var hasBell = true
}
