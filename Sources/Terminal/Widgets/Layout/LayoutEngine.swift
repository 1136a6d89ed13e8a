internal import Cells
package import Clocks
internal import Scenes

/// The engine that lays out panes: it requests the visible items, draws them, and records what can
/// be clicked.
package struct LayoutEngine<Owner: Hashable & Sendable> {
  let surroundings: Surroundings
  let now: Instant
  private let interaction: InteractionState<Owner>
  private var layout: Layout<Owner>
  /// The scroll position of each pane.
  private var scrolls: [Owner: ScrollState<Owner>]

  /// Returns the layout of panes, and their new scroll positions.
  package static func layout(
    _ panes: [Pane<Owner>], in surroundings: Surroundings,
    _ interaction: InteractionState<Owner>, scrolls: consuming [Owner: ScrollState<Owner>],
    at now: Instant
  ) -> (layout: Layout<Owner>, scrolls: [Owner: ScrollState<Owner>]) {
    var engine = LayoutEngine(
      surroundings: surroundings, now: now, interaction: interaction,
      layout: Layout(canvas: surroundings.canvas), scrolls: scrolls)
    for (number, pane) in panes.enumerated() { engine.add(pane, number) }
    if !engine.scrolls.isEmpty {
      let owners = Set(panes.map { $0.owner })
      engine.scrolls = engine.scrolls.filter { owners.contains($0.key) }
    }
    return (engine.layout, engine.scrolls)
  }

  private var whole: CellRect { surroundings.canvas.cells }
}

// MARK: - Panes

extension LayoutEngine {
  /// The width below which a scroll bar would leave too little space.
  private static var leastColumns: Int { 12 }

  private mutating func add(_ pane: Pane<Owner>, _ number: Int) {
    let frame = frame(of: pane)
    var viewport = frame
    if pane.hasBorder { viewport = frame.insetBy(columns: 2, rows: 1) }
    var plane = Plane(id: pane.owner.hashValue)
    if let style = pane.background { plane.background = .fill(frame, style) }
    var placed = Layout<Owner>.PlacedPane(
      owner: pane.owner, isModal: pane.isModal, frame: frame, viewport: viewport,
      content: pane.content, keepsVisible: pane.keepsVisible, initialFocus: pane.initialFocus,
      scrollsByKeys: pane.scrollsByKeys)
    if pane.hasBorder { draw(PaneBorder(title: pane.title), frame, &plane) }

    var identities = ItemIdentities<Owner>()
    if let slot = onlySlot(of: pane, in: viewport) {
      // A face fills its pane: there is nothing to scroll, in the most expensive frame.
      scrolls[pane.owner] = nil
      add(slot, viewport, number, &identities, &plane, &placed)
      layout.panes.append(placed)
      layout.scene.planes.append(plane)
      return
    }
    let isLonger = isLonger(pane, than: viewport)
    let hasBar = isLonger && pane.showsScrollBar && viewport.columns.count > Self.leastColumns
    var content = viewport
    if hasBar { content.columns = viewport.columns.dropLast(2) }
    var scroller = scroller(pane, content, scrolls.removeValue(forKey: pane.owner) ?? ScrollState())
    if interaction.focusMoved, let focus = focus(in: pane) { scroller.request(.reveal(focus)) }
    let visible = scroller.scroll(keeping: pane.keepsVisible)
    let slots = slots(visible, pane, content, &scroller, &layout)
    placed.lines = isLonger ? max(scroller.state.heights.total, viewport.rows.count + 1) : 0
    placed.linesAbove = scroller.linesAbove
    scrolls[pane.owner] = scroller.finish()
    for slot in slots { add(slot, content, number, &identities, &plane, &placed) }
    if hasBar { addScrollBar(placed, viewport, number, &plane) }
    layout.panes.append(placed)
    layout.scene.planes.append(plane)
  }

  /// Returns the position of a pane's item, if it is the only one and fits.
  private func onlySlot(of pane: Pane<Owner>, in viewport: CellRect) -> PaneSlot<Owner>? {
    guard pane.content.count == 1, !pane.animatesChanges else { return nil }
    let item = pane.content.item(at: 0)
    let columns = pane.arrangement.columns(of: 0, count: 1, width: viewport.columns.count)
    let height = item.widget.base.height(forWidth: columns.count, in: surroundings)
    guard height <= viewport.rows.count else { return nil }
    let frame = viewport.cells(columns: columns, rows: 0..<max(0, height))
    return PaneSlot(index: 0, item: item, frame: frame, clip: viewport)
  }

  /// Returns whether a pane's content is taller than a viewport, without a scroll bar.
  private func isLonger(_ pane: Pane<Owner>, than viewport: CellRect) -> Bool {
    var scroller = scroller(pane, viewport, ScrollState())
    return scroller.contentHeight(upTo: viewport.rows.count) > viewport.rows.count
  }

  private func scroller(
    _ pane: Pane<Owner>, _ viewport: CellRect, _ state: consuming ScrollState<Owner>
  ) -> PaneScroller<Owner> {
    PaneScroller(
      pane.content, pane.arrangement, columns: viewport.columns.count, rows: viewport.rows.count,
      margin: pane.margin, in: surroundings, from: state)
  }

  private func focus(in pane: Pane<Owner>) -> Owner? {
    interaction.focus.flatMap { pane.content.index(of: $0) == nil ? nil : $0 }
  }

  private func frame(of pane: Pane<Owner>) -> CellRect {
    switch pane.position {
    case .whole: return whole
    case .cells(let rect): return rect.intersection(whole)
    case .centered(let columns, let rows):
      let columns = max(0, min(columns, whole.columns.count))
      let rows = max(0, min(rows ?? neededRows(pane, columns), whole.rows.count))
      let left = (whole.columns.count - columns) / 2
      let top = (whole.rows.count - rows) / 2
      return CellRect(columns: left..<left + columns, rows: top..<top + rows)
    case .below(let owner, let columns): return popover(pane, below: owner, columns)
    }
  }

  private func neededRows(_ pane: Pane<Owner>, _ columns: Int) -> Int {
    let border = pane.hasBorder ? (columns: 4, rows: 2) : (columns: 0, rows: 0)
    var scroller = PaneScroller(
      pane.content, pane.arrangement, columns: columns - border.columns, rows: 0, margin: 0,
      in: surroundings, from: ScrollState())
    return scroller.contentHeight(upTo: whole.rows.count) + border.rows
  }

  private func popover(_ pane: Pane<Owner>, below owner: Owner, _ columns: Int) -> CellRect {
    let columns = max(0, min(columns, whole.columns.count))
    let needed = neededRows(pane, columns)
    let item = layout.panes.reversed().lazy.compactMap { pane in
      pane.items.first { $0.item.owner == owner }?.frame
    }.first
    guard let item else {
      return CellRect(columns: 0..<columns, rows: 0..<min(needed, whole.rows.count))
    }
    let left = max(0, min(item.columns.lowerBound, whole.columns.count - columns))
    let below = max(0, whole.rows.count - item.rows.upperBound)
    let above = max(0, item.rows.lowerBound)
    // If the item leaves no space, the popover covers it.
    let rows = min(needed, max(below, above) > 0 ? max(below, above) : whole.rows.count)
    let top =
      needed <= below || below >= above
      ? min(item.rows.upperBound, whole.rows.count - rows) : above - rows
    return CellRect(columns: left..<left + columns, rows: max(0, top)..<max(0, top) + rows)
  }
}

// MARK: - Items

extension LayoutEngine {
  private mutating func add(
    _ slot: PaneSlot<Owner>, _ viewport: CellRect, _ number: Int,
    _ identities: inout ItemIdentities<Owner>, _ plane: inout Plane,
    _ placed: inout Layout<Owner>.PlacedPane
  ) {
    let (item, frame) = (slot.item, slot.frame)
    let seen = slot.clip.intersection(viewport)
    var identity = Hasher()
    identity.combine(plane.id)
    identity.combine(slot.index == nil)
    // Without an owner, the position counts: a text that changes is the same piece.
    if item.owner != nil || slot.index == nil {
      identity.combine(identities.next(item, byOwner: slot.index != nil))
    } else {
      identity.combine(slot.index)
    }
    var context = DrawContext(
      frame: frame, clip: seen, surroundings: surroundings, now: now, state: state(of: item),
      part: part(of: item), identity: identity.finalize())
    item.widget.base.draw(in: &context)
    take(context, &plane)
    // An item that is folding away is only a picture.
    guard let index = slot.index else { return }
    placed.items.append((index, item, slot.frame))
    guard let owner = item.owner, item.stop != .none else { return }
    if context.areas.isEmpty { context.accept(.press) }
    for area in context.areas {
      let seen = area.rect.intersection(seen)
      guard !seen.isEmpty else { continue }
      layout.areas.append(
        HitArea(
          target: .item(owner, part: area.part), rect: area.rect, seen: seen,
          gestures: area.gestures, key: area.key, pane: number, stop: item.stop,
          dimmedReason: item.dimmedReason))
    }
  }

  private func state(of item: Item<Owner>) -> WidgetState {
    var state: WidgetState = item.dimmedReason == nil ? [] : .dimmed
    guard item.stop != .none, let owner = item.owner else { return state }
    if interaction.focus == owner { state.insert(.focused) }
    if interaction.hover?.owner == owner { state.insert(.hovered) }
    if interaction.pressed?.owner == owner { state.insert(.pressed) }
    return state
  }

  private func part(of item: Item<Owner>) -> Int? {
    guard item.stop != .none, let owner = item.owner else { return nil }
    let hit = interaction.pressed ?? interaction.hover
    return hit?.owner == owner ? hit?.part : nil
  }

  private mutating func take(_ context: DrawContext, _ plane: inout Plane) {
    plane.pieces += context.pieces
    if let next = context.nextChange { layout.change(at: next) }
  }

  /// Draws a part of the pane itself.
  private mutating func draw(_ widget: some Widget, _ frame: CellRect, _ plane: inout Plane) {
    var context = DrawContext(
      frame: frame, clip: whole, surroundings: surroundings, now: now,
      identity: plane.id &+ frame.columns.lowerBound)
    widget.draw(in: &context)
    take(context, &plane)
  }

  private mutating func addScrollBar(
    _ placed: Layout<Owner>.PlacedPane, _ viewport: CellRect, _ number: Int, _ plane: inout Plane
  ) {
    let column = viewport.columns.upperBound - 1
    let frame = CellRect(columns: column..<column + 1, rows: viewport.rows)
    draw(ScrollBar(lines: placed.lines, linesAbove: placed.linesAbove), frame, &plane)
    layout.areas.append(
      HitArea(
        target: .scrollBar(placed.owner), rect: frame, seen: frame, gestures: [.press, .drag],
        key: nil, pane: number, stop: .mouseOnly, dimmedReason: nil))
  }
}

extension CellRect {
  /// Returns the rectangle inset by a number of columns and rows on each side.
  func insetBy(columns: Int, rows: Int) -> CellRect {
    let columns = min(columns, self.columns.count / 2)
    let rows = min(rows, self.rows.count / 2)
    return CellRect(
      columns: self.columns.lowerBound + columns..<self.columns.upperBound - columns,
      rows: self.rows.lowerBound + rows..<self.rows.upperBound - rows)
  }
}
