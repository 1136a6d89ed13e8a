/// The sound settings of alerts.
package struct QuoteAlarmSettings: Hashable, Sendable {
  /// The requested sound by name or file, or `none` for just the bell; `nil` for the sound set for
  /// `timer`.
  package var sound: String?
  /// The sound device, if one was named.
  package var device: String?
  /// The volume in percent, from 0 to 100; `nil` for that of `timer`.
  package var volume: Int?
  package var isMuted = false
  /// Whether the terminal bell may ring.
  package var hasBell = true
}
