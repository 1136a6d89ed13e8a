package import TerminalCodes
package import Widgets

/// An event delivered to a program.
package enum Event<
  Message: Hashable & Sendable, Command: Hashable & Sendable, Owner: Hashable & Sendable
>: Hashable, Sendable {
  /// The program starts; if there is a window, its size follows.
  case started
  /// Time has passed; this precedes each other event, too.
  case timePassed
  case message(Message)
  case command(Command)
  /// A command was requested that can't be used now; the reason is a sentence for the user.
  case refused(Command, reason: String)
  case interaction(Interaction<Owner>)
  /// The window was resized.
  case windowChanged(WindowSize)
  /// The requested pixel protocol can't be used; the reason is a message for the user.
  case pixelsRefused(reason: String)
  /// The process was continued after a stop.
  case resumed
  /// The process is about to stop.
  case suspending
}
