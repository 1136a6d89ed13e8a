package import TerminalCodes

/// A user's interaction with an item, as delivered to a program.
package enum Interaction<Owner: Hashable & Sendable>: Hashable, Sendable {
  /// A button was pressed on an item; `clicks` counts consecutive presses at the same cell.
  case pressed(Hit<Owner>, clicks: Int, MouseButton, Modifiers)
  /// The pointer moved with the button held, possibly outside the area.
  case dragged(Hit<Owner>, from: Hit<Owner>)
  /// The button was released.
  case released(Hit<Owner>, isInside: Bool)
  /// The gesture ended without a release: the item is gone, or something now lies above it.
  case canceled(Hit<Owner>)
  /// The button has been held still for half a second on an area that accepts a long press.
  case held(Hit<Owner>)
  /// The mouse wheel turned over an item; positive is down and to the right.
  case wheeled(Hit<Owner>, columns: Int, rows: Int)
  /// The pointer entered another part, or none.
  case hovered(Hit<Owner>?)
  /// An item was clicked, or activated with Enter or the space bar; `clicks` counts consecutive
  /// clicks.
  case activated(Hit<Owner>, clicks: Int)
  /// A press outside the topmost modal pane.
  case pressedOutside
  /// The focus moved to another item, or to none.
  case focused(Owner?)
  /// A key that isn't in any key table.
  case typed(KeyPress, at: Owner?)
  /// Pasted text.
  case pasted(String, at: Owner?)
  /// A dimmed item was clicked; the reason is a sentence for the user.
  case refused(Owner, reason: String)
}
