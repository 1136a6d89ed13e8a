/// A message of MQTT: bytes under a topic.
package struct MQTTMessage: Hashable, Sendable {
  /// How surely a message is delivered (quality of service).
  package enum Quality: Int32, Sendable {
    case atMostOnce = 0
    case atLeastOnce = 1
  }

  package var topic: String
  package var payload: [UInt8]
  /// Whether the broker keeps it for later subscribers, or kept it for this one.
  package var isRetained: Bool
  package var quality: Quality
  /// The seconds until the message expires (MQTT 5): to set when published, remaining when received;
  /// `nil` if it doesn't expire, or with MQTT 3.1.1.
  package var expiry: Int?

  package init(
    topic: String, payload: [UInt8], isRetained: Bool = false, quality: Quality = .atLeastOnce,
    expiry: Int? = nil
  ) {
    (self.topic, self.payload, self.isRetained) = (topic, payload, isRetained)
    (self.quality, self.expiry) = (quality, expiry)
  }
}
