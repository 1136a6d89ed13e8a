package import Cells

/// A rectangle of items: a plane of the picture, a viewport that scrolls, the place of a sheet or a
/// popover and, when it is modal, a scope for focus.
///
/// Later panes lie above earlier ones.
package struct Pane<Owner: Hashable & Sendable>: Sendable {
  /// Where a pane lies.
  package enum Place: Hashable, Sendable {
    /// The whole picture.
    case whole
    /// Some of its cells.
    case cells(CellRect)
    /// Its middle; the rows follow from the content when they aren't given.
    case centered(columns: Int, rows: Int? = nil)
    /// Below an owner's item, or above it where there is more room.
    case below(Owner, columns: Int)
  }

  package var owner: Owner
  package var place: Place
  package var content: any Rows<Owner>
  package var arrangement = Arrangement.column
  /// The style of an opaque background.
  package var background: Style?
  /// Whether a line runs round the pane, with a title in it.
  package var hasBorder = false
  package var title: String?
  /// Whether nothing below takes keys or clicks.
  package var isModal = false
  /// The owner whose item is scrolled into view when it becomes this one.
  package var keepsVisible: Owner?
  /// The rows between a kept item and the edge, where there is room.
  package var margin = 0
  /// The item that has the focus first, while the pane is the topmost modal one.
  package var initialFocus: Owner?
  /// Whether arrows and Page keys scroll it when no item has the focus.
  package var scrollsByKeys = true
  /// Whether a scroll bar is shown when not everything fits.
  package var showsScrollBar = true
  /// Whether items fold in and out when they are inserted and removed.
  package var animatesChanges = false

  package init(
    _ owner: Owner, _ place: Place, _ content: any Rows<Owner>,
    arrangement: Arrangement = .column
  ) {
    self.owner = owner
    self.place = place
    self.content = content
    self.arrangement = arrangement
  }

  /// Creates a pane of items that a builder makes.
  package init(
    _ owner: Owner, _ place: Place, arrangement: Arrangement = .column,
    @WidgetBuilder<Owner> _ items: () -> [Item<Owner>]
  ) {
    self.init(owner, place, BuiltRows(items()), arrangement: arrangement)
  }
}

extension Pane {
  /// Returns the pane as a modal sheet with a border and a background.
  package func sheet(_ title: String? = nil, background: Style) -> Pane {
    var pane = self
    pane.hasBorder = true
    pane.title = title
    pane.background = background
    pane.isModal = true
    return pane
  }
}
