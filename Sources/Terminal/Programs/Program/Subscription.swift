package import Clocks

/// An event source that a program waits for, and the message that it then receives.
///
/// Subscriptions are compared by value: one that stays in the set isn't set up again.
package struct Subscription<Message: Hashable & Sendable>: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// An instant that must not be missed, with its own timer.
    case deadline(Instant)
    /// An instant at which something is checked; it shares the frame timer.
    case time(Instant)
    /// A wall-clock time; the message is also delivered whenever the clock is set.
    case wallTime(WallTime)
  }

  package var source: Source
  package var message: Message

  package init(_ source: Source, _ message: Message) {
    self.source = source
    self.message = message
  }
}
