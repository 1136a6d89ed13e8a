package import Cells
package import Clocks
package import Scenes

/// A frame of a program: its picture, and what can be clicked, focused and scrolled in it.
package struct Layout<Owner: Hashable & Sendable>: Sendable {
  /// A pane with its position.
  package struct PlacedPane: Sendable {
    package var owner: Owner
    package var isModal: Bool
    /// The cells of the pane, including its border, and those through which its content is visible.
    package var frame: CellRect, viewport: CellRect
    package var content: any Rows<Owner>
    package var keepsVisible: Owner?
    /// The item that is focused first, while the pane is the topmost modal one.
    package var initialFocus: Owner?
    /// Whether arrows and Page keys scroll the pane when no item is focused.
    package var scrollsByKeys = true
    /// The lines of the content above the viewport, and the total, as far as they are known.
    package var linesAbove = 0, lines = 0
    /// The visible items, with their cells.
    package var items: [(index: Int, item: Item<Owner>, frame: CellRect)] = []

    /// Whether the content is taller than the viewport.
    package var isScrollable: Bool { lines > viewport.rows.count }
  }

  package var scene: Scene
  package var panes: [PlacedPane] = []
  /// The areas in drawing order.
  package var areas: [HitArea<Owner>] = []
  /// The time at which the picture next changes by itself.
  package var nextChange: Instant?

  package init(canvas: Canvas) { scene = Scene(canvas: canvas) }

  /// Requests a new picture at an instant.
  mutating func change(at instant: Instant) {
    nextChange = nextChange.map { min($0, instant) } ?? instant
  }

  /// The panes that participate in focus: those from the topmost modal one on.
  package var focusScope: Range<Int> { (panes.lastIndex { $0.isModal } ?? 0)..<panes.count }

  /// The owners of modal panes, bottom first.
  package var modals: [Owner] { panes.compactMap { $0.isModal ? $0.owner : nil } }

  /// All gestures that are accepted anywhere; nothing below a modal pane accepts any.
  package var gestures: Gestures {
    let scope = focusScope
    let scrolls = panes[scope].contains { $0.isScrollable }
    // A press outside a modal pane is reported, too.
    let outside: Gestures = modals.isEmpty ? [] : .press
    return areas.reduce(scrolls ? outside.union(.wheel) : outside) {
      $1.pane >= scope.lowerBound ? $0.union($1.gestures) : $0
    }
  }

  /// Returns the topmost area at a cell that accepts any of the given gestures; nothing below a
  /// modal pane or an opaque one is found.
  package func area(column: Int, row: Int, _ gestures: Gestures) -> HitArea<Owner>? {
    let lowest = lowestPane(column: column, row: row)
    return areas.last {
      $0.pane >= lowest && !$0.gestures.isDisjoint(with: gestures)
        && $0.seen.contains(column: column, row: row)
    }
  }

  /// Returns the topmost pane at a cell whose content can be scrolled.
  package func scrollablePane(column: Int, row: Int) -> PlacedPane? {
    let lowest = lowestPane(column: column, row: row)
    return panes[lowest...].last { $0.isScrollable && $0.frame.contains(column: column, row: row) }
  }

  /// Returns the lowest pane that a pointer at a cell reaches.
  private func lowestPane(column: Int, row: Int) -> Int {
    let modal = focusScope.lowerBound
    let covering = panes.indices.last {
      panes[$0].frame.contains(column: column, row: row) && scene.planes[$0].isOpaque
    }
    return min(max(modal, covering ?? 0), max(0, panes.count - 1))
  }
}

extension Plane {
  /// Whether the plane hides what lies below.
  var isOpaque: Bool { if case .fill = background { true } else { false } }
}
