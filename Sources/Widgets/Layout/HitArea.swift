package import Cells
package import TerminalCodes

/// A part of a widget, as the pointer meets it.
package struct Hit<Owner: Hashable & Sendable>: Hashable, Sendable {
  package var owner: Owner
  package var part: Int
  /// The place, counted from the area's upper left cell; a drag may leave the area.
  package var column: Int, row: Int
  /// The cells of the area on the picture.
  package var area: CellRect
}

/// Cells of the picture that answer gestures.
package struct HitArea<Owner: Hashable & Sendable>: Hashable, Sendable {
  package enum Target: Hashable, Sendable {
    case item(Owner, part: Int)
    /// The scroll bar of a pane.
    case scrollBar(Owner)
  }

  package var target: Target
  /// All cells of the area, and those of them that are seen.
  package var rect: CellRect, seen: CellRect
  package var gestures: Gestures
  /// The key for which a click stands.
  package var key: KeyPress?
  /// The number of the pane.
  package var pane: Int
  package var stop: Item<Owner>.Stop
  /// Why the item can't be used now.
  package var dimmedReason: String?

  /// Returns the place of a cell in the area, if it belongs to an item.
  package func hit(column: Int, row: Int) -> Hit<Owner>? {
    guard case .item(let owner, let part) = target else { return nil }
    return Hit(
      owner: owner, part: part, column: column - rect.columns.lowerBound,
      row: row - rect.rows.lowerBound, area: rect)
  }
}
