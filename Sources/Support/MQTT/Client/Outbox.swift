/// The messages to publish on a connection, until the broker has acknowledged them; never more than `limit`.
struct Outbox {
  /// The most waiting messages.
  static let limit = 256
  /// The most messages that are sent without an acknowledgment.
  static let window = 16

  private var waiting: [MQTTMessage] = []
  private var sent: [(id: Int32, message: MQTTMessage)] = []

  /// Whether everything has been sent and acknowledged.
  var isEmpty: Bool { waiting.isEmpty && sent.isEmpty }

  /// Adds a message; a retained one replaces a waiting one of the same topic.
  mutating func add(_ message: MQTTMessage) {
    if message.isRetained { waiting.removeAll { $0.isRetained && $0.topic == message.topic } }
    waiting.append(message)
    drop()
  }

  /// Takes the next message to send; `nil` if there is none, or too many aren't acknowledged.
  mutating func next() -> MQTTMessage? {
    waiting.isEmpty || sent.count >= Self.window ? nil : waiting.removeFirst()
  }

  /// Notes under which number a message was sent.
  mutating func note(_ message: MQTTMessage, sentAs id: Int32) { sent.append((id, message)) }

  /// Removes an acknowledged message and returns it; `nil` if the number is unknown.
  mutating func acknowledge(_ id: Int32) -> MQTTMessage? {
    guard let index = sent.firstIndex(where: { $0.id == id }) else { return nil }
    return sent.remove(at: index).message
  }

  /// Drops the oldest messages above the limit, those that aren't retained first.
  private mutating func drop() {
    while waiting.count > Self.limit {
      waiting.remove(at: waiting.firstIndex { !$0.isRetained } ?? 0)
    }
  }
}
