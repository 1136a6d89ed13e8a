/// An action that a program requests: its own effect, or one common to all programs.
package enum Action<Effect: Hashable & Sendable>: Hashable, Sendable {
  /// Performs an effect of the program.
  case perform(Effect)
  /// Prints a line of text for users who can't see the display.
  case say(String)
  /// Copies text to the clipboard (OSC 52).
  case copy(String)
  /// Raises the terminal's window, if the terminal supports it (XTWINOPS).
  case raiseWindow
  /// Redraws the entire screen.
  case redraw
  /// Ends the program with an exit status and, if there is a terminal, a last line.
  case end(status: Int32, saying: String? = nil)
  /// Interrupts, quits or stops the job with the signal of Ctrl-C, Ctrl-\ or Ctrl-Z, for a terminal
  /// that reports these as keys.
  case interrupt, quit, suspend
}

extension Action {
  /// Returns the action as one of a program that contains this one; `nil` for an effect and the end,
  /// which that program performs in its own way.
  package func passedOn<Other>(_: Other.Type = Other.self) -> Action<Other>? {
    switch self {
    case .perform, .end: nil
    case .say(let words): .say(words)
    case .copy(let text): .copy(text)
    case .raiseWindow: .raiseWindow
    case .redraw: .redraw
    case .interrupt: .interrupt
    case .quit: .quit
    case .suspend: .suspend
    }
  }
}
