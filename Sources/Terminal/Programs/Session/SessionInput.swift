package import Cells
package import TerminalCodes

/// The input of a session: what happened since the last turn.
package enum SessionInput<Message: Hashable & Sendable>: Hashable, Sendable {
  case started
  case terminal(InputEvent)
  case message(Message)
  /// The window has a size, possibly the same as before.
  case window(WindowSize)
  /// Whether frames are drawn now: the program owns the terminal, which can show pictures.
  case visible(Bool)
  /// Figures are drawn with a glyph set from now on or, with `nil`, in pixels.
  case glyphs(GlyphSet?)
  /// The requested pixel protocol can't be used; the reason is a message for the user.
  case pixelsRefused(reason: String)
  case suspending
  case resumed
  /// The requested wake time arrived.
  case timePassed
}

extension SessionInput {
  /// Whether the input was typed or pasted, and thus applies to what is shown by then.
  var isTyped: Bool {
    switch self {
    case .terminal(.key), .terminal(.paste): true
    default: false
    }
  }
}
