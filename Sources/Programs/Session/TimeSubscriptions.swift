internal import Clocks

/// The subscriptions to instants that share the timer of frames, and those that had their message.
struct TimeSubscriptions<Message: Hashable & Sendable>: Sendable {
  private var waiting: [Subscription<Message>: Instant] = [:]
  /// Those that had their message and are still subscribed to: they don't get it again.
  private var delivered: Set<Subscription<Message>> = []

  /// When the next message is due.
  var next: Instant? { waiting.values.min() }

  /// Returns the messages that are due, the earliest first, and notes that they were delivered.
  mutating func takeDue(at now: Instant) -> [Message] {
    guard let next, next <= now else { return [] }
    let due = waiting.filter { $0.value <= now }
    for subscription in due.keys {
      waiting[subscription] = nil
      delivered.insert(subscription)
    }
    return due.sorted { ($0.value, $0.key.hashValue) < ($1.value, $1.key.hashValue) }
      .map { $0.key.message }
  }

  /// Waits for what is in a set, and for nothing else.
  mutating func follow(_ subscriptions: Set<Subscription<Message>>) {
    if !delivered.isEmpty { delivered.formIntersection(subscriptions) }
    if !waiting.isEmpty { waiting.removeAll(keepingCapacity: true) }
    for subscription in subscriptions where !delivered.contains(subscription) {
      if case .time(let instant) = subscription.source { waiting[subscription] = instant }
    }
  }
}
