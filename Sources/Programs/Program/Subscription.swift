package import Clocks

/// Something that a program waits for, and the message that it then gets.
///
/// Subscriptions are compared by value: one that stays in the set isn't set up again.
package struct Subscription<Message: Hashable & Sendable>: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// An instant that must not be missed, on a timer of its own.
    case deadline(Instant)
    /// An instant at which something is checked; it shares the timer of frames.
    case time(Instant)
    /// A time of day; the message also comes whenever the clock is set.
    case wallTime(WallTime)
  }

  package var source: Source
  package var message: Message

  package init(_ source: Source, _ message: Message) {
    self.source = source
    self.message = message
  }
}
