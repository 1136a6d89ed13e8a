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
    // Closures, since key paths into generic types are resolved at run time, which takes longer
    // than a frame.
    guard due.count > 1 else { return due.keys.map { $0.message } }
    // Of those at one instant the order must be the same each time, which that of hashes isn't.
    return due.map { (time: $0.value, message: $0.key.message, name: "\($0.key.message)") }
      .sorted { ($0.time, $0.name) < ($1.time, $1.name) }.map { $0.message }
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
