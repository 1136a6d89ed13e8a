/// What a program asks for: an effect of its own, or what every program can have done.
package enum Action<Effect: Hashable & Sendable>: Hashable, Sendable {
  /// An effect of the program.
  case perform(Effect)
  /// A line of words, for those who can't see the picture.
  case say(String)
  /// Text for the clipboard (OSC 52).
  case copy(String)
  /// All of the screen is drawn again.
  case redraw
  /// The program ends with an exit status and, where there is a terminal, a last line.
  case end(status: Int32, saying: String? = nil)
  /// The job is interrupted, quit or stopped, by the signals of Ctrl-C, Ctrl-\ and Ctrl-Z: a
  /// terminal that reports keys unambiguously sends these as keys.
  case interrupt, quit, suspend
}
