/// What the connection to a broker reports.
package enum RoomEvent: Hashable, Sendable {
  case connected
  /// The connection is lost; the text states the reason.
  case lost(String)
  /// The broker has confirmed all subscriptions; retained messages follow.
  case subscribed
  /// A message has arrived; `expiry` is the remaining time in seconds (MQTT 5).
  case message(topic: String, payload: [UInt8], isRetained: Bool, expiry: Int?)
  /// A message was dropped because it is too long.
  case oversized(topic: String)
}
