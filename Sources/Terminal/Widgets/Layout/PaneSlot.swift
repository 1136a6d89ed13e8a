internal import Cells
internal import Clocks

/// An item with its cells in the picture.
struct PaneSlot<Owner: Hashable & Sendable> {
  /// The index in the content; `nil` for an item that was removed and is folding away.
  var index: Int?
  var item: Item<Owner>
  /// The item's whole frame, and the cells that may be drawn on.
  var frame: CellRect, clip: CellRect
}

extension LayoutEngine {
  /// Returns the items of a pane with their cells, and those that are folding away, at their
  /// current positions.
  func slots(
    _ visible: [PaneScroller<Owner>.VisibleItem], _ pane: Pane<Owner>, _ viewport: CellRect,
    _ scroller: inout PaneScroller<Owner>, _ layout: inout Layout<Owner>
  ) -> [PaneSlot<Owner>] {
    guard pane.animatesChanges, pane.arrangement == .column else {
      return visible.map { $0.slot(in: viewport) }
    }
    var identities = ItemIdentities<Owner>()
    let shown = visible.map {
      PaneChanges<Owner>.Shown(
        identity: identities.next($0.item), item: $0.item, rows: $0.rows.count)
    }
    let extent = PaneChanges<Owner>.Extent(
      columns: viewport.columns.count, rows: viewport.rows.count,
      hasStart: visible.first.map { $0.index == 0 && $0.rows.lowerBound >= 0 } ?? true,
      hasEnd: visible.last.map {
        $0.index == pane.content.count - 1 && $0.rows.upperBound <= viewport.rows.count
      } ?? true)
    scroller.state.changes.follow(shown, extent, isStill: surroundings.isStill, at: now)
    guard !scroller.state.changes.isAtRest else { return visible.map { $0.slot(in: viewport) } }
    return moving(visible, shown.map { $0.identity }, viewport, &scroller, &layout)
  }

  private func moving(
    _ visible: [PaneScroller<Owner>.VisibleItem], _ identities: [ItemIdentity<Owner>],
    _ viewport: CellRect, _ scroller: inout PaneScroller<Owner>, _ layout: inout Layout<Owner>
  ) -> [PaneSlot<Owner>] {
    let changes = scroller.state.changes
    var stack = MovingStack<Owner>(
      viewport: viewport, top: viewport.rows.lowerBound + (visible.first?.rows.lowerBound ?? 0),
      now: now)
    stack.add(changes.ghosts, after: nil)
    for (entry, identity) in zip(visible, identities) {
      stack.add(entry.item, entry.index, rows: entry.rows.count, share: changes.share(of: identity))
      stack.add(changes.ghosts, after: identity)
    }
    // An item that is still unfolding leaves space for more.
    var index = visible.last.map { $0.index + 1 } ?? scroller.content.count
    while stack.top < viewport.rows.upperBound, index < scroller.content.count {
      let rows = scroller.height(of: index)
      stack.add(scroller.content.item(at: index), index, rows: rows, share: nil)
      index += 1
    }
    if let next = stack.nextChange { layout.change(at: next) }
    return stack.slots
  }
}

/// A stack of items, some of which are partly unfolded.
private struct MovingStack<Owner: Hashable & Sendable> {
  let viewport: CellRect
  var top: Int
  let now: Instant
  var slots: [PaneSlot<Owner>] = []
  var nextChange: Instant?

  mutating func add(_ ghosts: [PaneChanges<Owner>.Ghost], after identity: ItemIdentity<Owner>?) {
    for ghost in ghosts where ghost.previous == identity {
      add(ghost.shown.item, nil, rows: ghost.shown.rows, share: ghost.share)
    }
  }

  /// Adds an item; one of a single row slides in from the left, a taller one unfolds by rows.
  mutating func add(_ item: Item<Owner>, _ index: Int?, rows: Int, share: Animated<Unfolding>?) {
    let value = share?.value(at: now).share ?? 1
    if let next = share?.nextChange(after: now, steps: max(rows, 4)) {
      nextChange = nextChange.map { min($0, next) } ?? next
    }
    let seen = rows == 1 ? 1 : Int((Double(rows) * value).rounded())
    var columns = viewport.columns
    if rows == 1, value < 1 {
      let shift = Int((Double(columns.count) * (1 - value)).rounded())
      columns = columns.lowerBound - shift..<columns.upperBound - shift
    }
    slots.append(
      PaneSlot(
        index: index, item: item, frame: CellRect(columns: columns, rows: top..<top + rows),
        clip: CellRect(columns: columns, rows: top..<top + seen)))
    top += seen
  }
}

extension PaneScroller.VisibleItem {
  /// Returns the item with its cells in the picture.
  func slot(in viewport: CellRect) -> PaneSlot<Owner> {
    let frame = viewport.cells(columns: columns, rows: rows)
    return PaneSlot(index: index, item: item, frame: frame, clip: frame)
  }
}
