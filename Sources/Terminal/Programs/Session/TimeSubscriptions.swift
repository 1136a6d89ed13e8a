internal import Clocks

/// The subscriptions to instants that share the frame timer, and those that have been delivered.
struct TimeSubscriptions<Message: Hashable & Sendable>: Sendable {
  private var waiting: [Subscription<Message>: Instant] = [:]
  /// The subscriptions that have been delivered and are still present: they aren't delivered again.
  private var delivered: Set<Subscription<Message>> = []

  /// The time at which the next message is due.
  var next: Instant? { waiting.values.min() }

  /// Returns the messages that are due, earliest first, and marks them as delivered.
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
    // Messages due at the same instant need a stable order, which hashing doesn't provide.
    return due.map { (time: $0.value, message: $0.key.message, name: "\($0.key.message)") }
      .sorted { ($0.time, $0.name) < ($1.time, $1.name) }.map { $0.message }
  }

  /// Replaces the awaited subscriptions with those of a set.
  mutating func follow(_ subscriptions: Set<Subscription<Message>>) {
    if !delivered.isEmpty { delivered.formIntersection(subscriptions) }
    if !waiting.isEmpty { waiting.removeAll(keepingCapacity: true) }
    for subscription in subscriptions where !delivered.contains(subscription) {
      if case .time(let instant) = subscription.source { waiting[subscription] = instant }
    }
  }
}
