package import JSON

/// A message for the broker.
package struct OutgoingMessage: Hashable, Sendable {
  package var topic: String
  package var payload: [UInt8]
  package var isRetained: Bool
  /// Whether the broker acknowledges it: quality of service 1 rather than 0.
  package var isAcknowledged: Bool
  /// The seconds after which the broker discards it (MQTT 5); `nil` for never.
  package var expiry: Int?

  package init(
    topic: String, payload: [UInt8], isRetained: Bool = false, isAcknowledged: Bool = true,
    expiry: Int? = nil
  ) {
    (self.topic, self.payload, self.isRetained) = (topic, payload, isRetained)
    (self.isAcknowledged, self.expiry) = (isAcknowledged, expiry)
  }
}

/// A value that is the payload of a message.
package protocol MessagePayload {
  var json: JSONValue { get }
}

extension MessagePayload {
  /// The payload as bytes.
  package var bytes: [UInt8] { Array(json.description.utf8) }
}
