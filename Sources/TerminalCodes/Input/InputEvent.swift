/// An event that a terminal sends.
package enum InputEvent: Hashable, Sendable {
  /// A key, pressed or repeated.
  case key(KeyPress)
  /// The mouse.
  case mouse(MouseEvent)
  /// Pasted text, with lines ending in `\n` and no control characters except that and tabs.
  case paste(String)
  /// Whether the window gained or lost the keyboard focus.
  case focus(Bool)
  /// A reply to a query.
  case reply(Reply)
}
