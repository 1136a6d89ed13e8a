package import TerminalCodes

/// What a person did with an item, as a program gets it.
package enum Interaction<Owner: Hashable & Sendable>: Hashable, Sendable {
  /// A button went down on an item; the clicks count how often in a row at the same cell.
  case pressed(Hit<Owner>, clicks: Int, MouseEvent.Button, Modifiers)
  /// The pointer moved with the button held, also outside of the area.
  case dragged(Hit<Owner>, from: Hit<Owner>)
  /// The button went up.
  case released(Hit<Owner>, isInside: Bool)
  /// The gesture ended without a release: the item is gone, or something lies above it now.
  case cancelled(Hit<Owner>)
  /// The button has been held without motion for half a second, where a long press is accepted.
  case held(Hit<Owner>)
  /// The mouse wheel turned over an item; positive is down and to the right.
  case wheeled(Hit<Owner>, columns: Int, rows: Int)
  /// The pointer is on another part, or on none.
  case hovered(Hit<Owner>?)
  /// An item was clicked, or taken with Enter or the space bar; with how many clicks in a row.
  case activated(Hit<Owner>, clicks: Int)
  /// A press outside of the topmost modal pane.
  case pressedOutside
  /// Another item has the focus, or none.
  case focused(Owner?)
  /// A key that no key table has.
  case typed(KeyPress, at: Owner?)
  /// Pasted text.
  case pasted(String, at: Owner?)
  /// A dimmed item was clicked; the reason is a sentence for a person.
  case refused(Owner, reason: String)
}
