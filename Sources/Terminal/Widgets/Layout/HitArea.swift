package import Cells
package import TerminalCodes

/// A position in a part of a widget.
package struct Hit<Owner: Hashable & Sendable>: Hashable, Sendable {
  package var owner: Owner
  package var part: Int
  /// The position relative to the area's top left cell; a drag may leave the area.
  package var column: Int, row: Int
  /// The cells of the area in the picture.
  package var area: CellRect
}

/// An area of the picture that accepts gestures.
package struct HitArea<Owner: Hashable & Sendable>: Hashable, Sendable {
  package enum HitTarget: Hashable, Sendable {
    case item(Owner, part: Int)
    /// The scroll bar of a pane.
    case scrollBar(Owner)
  }

  package var target: HitTarget
  /// All cells of the area, and the visible ones among them.
  package var rect: CellRect, seen: CellRect
  package var gestures: Gestures
  /// The key to which a click is equivalent.
  package var key: KeyPress?
  /// The index of the pane.
  package var pane: Int
  package var stop: Item<Owner>.FocusStop
  /// The reason why the item can't be used now.
  package var dimmedReason: String?

  /// Returns the position of a cell in the area, if the area belongs to an item.
  package func hit(column: Int, row: Int) -> Hit<Owner>? {
    guard case .item(let owner, let part) = target else { return nil }
    return Hit(
      owner: owner, part: part, column: column - rect.columns.lowerBound,
      row: row - rect.rows.lowerBound, area: rect)
  }
}
