package import MQTT
package import Sharing

extension MQTTMessage {
  /// Creates a message as a viewer or a publisher sends it.
  package init(_ message: OutgoingMessage) {
    self.init(
      topic: message.topic, payload: message.payload, isRetained: message.isRetained,
      quality: message.isAcknowledged ? .atLeastOnce : .atMostOnce, expiry: message.expiry)
  }
}

extension RoomEvent {
  /// Creates the event for viewers and publishers; `nil` if it means nothing to them.
  package init?(_ event: MQTTClient.Event) {
    switch event {
    case .connected: self = .connected
    case .subscribed: self = .subscribed
    case .lost(let why): self = .lost(why)
    case .failed(let why, _): self = .lost(why)
    case .message(let message, _):
      self = .message(
        topic: message.topic, payload: message.payload, isRetained: message.isRetained,
        expiry: message.expiry)
    case .oversized(let topic): self = .oversized(topic: topic)
    case .denied, .flushed: return nil
    }
  }
}
