/// An event that a terminal sends.
package enum InputEvent: Hashable, Sendable {
  /// A key press or repeat.
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Pasted text, with lines ending in `\n` and no other control characters except tabs.
  case paste(String)
  /// A gain or loss of keyboard focus.
  case focus(Bool)
  /// A reply to a query.
  case reply(Reply)
}
