package import Cells

/// A rectangle of items: a plane of the picture, a viewport that scrolls, the frame of a sheet or a
/// popover and, if it is modal, a focus scope.
///
/// Later panes lie above earlier ones.
package struct Pane<Owner: Hashable & Sendable>: Sendable {
  /// The position of a pane.
  package enum Position: Hashable, Sendable {
    /// The whole picture.
    case whole
    /// A rectangle of cells.
    case cells(CellRect)
    /// Centered in the picture; without `rows`, the height follows from the content.
    case centered(columns: Int, rows: Int? = nil)
    /// Below an owner's item, or above it if there is more space.
    case below(Owner, columns: Int)
  }

  package var owner: Owner
  package var position: Position
  package var content: any Rows<Owner>
  package var arrangement = Arrangement.column
  /// The style of an opaque background.
  package var background: Style?
  /// Whether the pane has a border, with a title in it.
  package var hasBorder = false
  package var title: String?
  /// Whether everything below ignores keys and clicks.
  package var isModal = false
  /// The owner whose item is scrolled into view when this changes.
  package var keepsVisible: Owner?
  /// The number of rows between a kept item and the edge, if there is space.
  package var margin = 0
  /// The item that is focused first, while the pane is the topmost modal one.
  package var initialFocus: Owner?
  /// Whether arrows and Page keys scroll the pane when no item is focused.
  package var scrollsByKeys = true
  /// Whether a scroll bar is shown if not everything fits.
  package var showsScrollBar = true
  /// Whether items unfold when inserted and fold away when removed.
  package var animatesChanges = false

  package init(
    _ owner: Owner, _ position: Position, _ content: any Rows<Owner>,
    arrangement: Arrangement = .column
  ) {
    self.owner = owner
    self.position = position
    self.content = content
    self.arrangement = arrangement
  }

  package init(
    _ owner: Owner, _ position: Position, arrangement: Arrangement = .column,
    @WidgetBuilder<Owner> _ items: () -> [Item<Owner>]
  ) { self.init(owner, position, BuiltRows(items()), arrangement: arrangement) }
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
