internal import Cells
internal import Clocks
package import TerminalCodes
internal import Widgets

extension Session {
  /// Handles a key: by the focused text, then the key tables from the innermost on, then the keys
  /// common to all programs.
  mutating func handle(_ press: KeyPress, _ turn: inout Turn<P>, _ now: Moment) {
    if takesText(press) {
      return update(.interaction(.typed(press, at: interaction.focus)), &turn, now)
    }
    if let (command, availability) = program.command(for: press) {
      if let reason = availability.reason {
        return update(.refused(command, reason: reason), &turn, now)
      }
      return update(.command(command), &turn, now)
    }
    if !handleCommonKey(press, &turn, now) {
      update(.interaction(.typed(press, at: interaction.focus)), &turn, now)
    }
  }

  /// The hit area of the focused item, as shown.
  private var focusedArea: HitArea<P.Owner>? {
    guard let focus = interaction.focus else { return nil }
    let lowest = shown?.focusScope.lowerBound ?? 0
    let areas = (shown?.areas ?? []).filter {
      if case .item(focus, _) = $0.target { $0.pane >= lowest } else { false }
    }
    // Of several parts, the one in the middle.
    return areas.first { $0.target == .item(focus, part: 0) } ?? areas.first
  }

  /// The focused item, visible or not, and its pane.
  private var focusedItem: (item: Item<P.Owner>, pane: P.Owner)? {
    guard let focus = interaction.focus, let shown else { return nil }
    return shown.panes[shown.focusScope].lazy.compactMap { pane in
      pane.content.index(of: focus).map { (pane.content.item(at: $0), pane.owner) }
    }.first
  }

  private func takesText(_ press: KeyPress) -> Bool {
    guard let item = focusedItem?.item, item.dimmedReason == nil else { return false }
    return item.takesText && (press.typed != nil || press.isEditing)
  }

  /// Handles the keys common to all programs; returns whether it was one.
  private mutating func handleCommonKey(
    _ press: KeyPress, _ turn: inout Turn<P>, _ now: Moment
  ) -> Bool {
    if let (_, action) = Self.commonActions.first(where: { press.matches($0.key) }) {
      turn.actions.append(action)
      return true
    }
    switch (press.key, press.modifiers) {
    case (.tab, []): return moveFocus(&turn, now) { $0.moveFocus(forward: true, in: $1) }
    case (.tab, .shift): return moveFocus(&turn, now) { $0.moveFocus(forward: false, in: $1) }
    case (.enter, []), (.character(" "), []): return activate(&turn, now)
    case (.up, []): return move(0, -1, &turn, now)
    case (.down, []): return move(0, 1, &turn, now)
    case (.left, []): return move(-1, 0, &turn, now)
    case (.right, []): return move(1, 0, &turn, now)
    case (.pageUp, []): return movePage(-1, &turn, now)
    case (.pageDown, []): return movePage(1, &turn, now)
    case (.home, []):
      return moveFocus(&turn, now) { $0.moveFocus(toEnd: false, in: $1) } || scroll(.share(0))
    case (.end, []):
      return moveFocus(&turn, now) { $0.moveFocus(toEnd: true, in: $1) } || scroll(.share(1))
    default: return false
    }
  }

  private static var commonActions: [(key: KeyPress, action: Action<P.Effect>)] {
    [
      (.control("c"), .interrupt), (.control("\\"), .quit), (.control("z"), .suspend),
      (.control("l"), .redraw),
    ]
  }

  private mutating func moveFocus(
    _ turn: inout Turn<P>, _ now: Moment,
    _ move: (inout InteractionState<P.Owner>, Layout<P.Owner>) -> [Interaction<P.Owner>]
  ) -> Bool {
    guard let shown else { return false }
    let requests = interaction.scrollRequests.count
    let interactions = move(&interaction, shown)
    interact(interactions, &turn, now)
    return !interactions.isEmpty || interaction.scrollRequests.count != requests
  }

  private mutating func move(
    _ columns: Int, _ rows: Int, _ turn: inout Turn<P>, _ now: Moment
  ) -> Bool {
    if interaction.focus != nil {
      return moveFocus(&turn, now) { $0.moveFocus(columns: columns, rows: rows, in: $1) }
    }
    return rows != 0 && scroll(.lines(rows))
  }

  /// Moves the focus by a page or, if no item is focused or in reach, scrolls.
  private mutating func movePage(_ pages: Int, _ turn: inout Turn<P>, _ now: Moment) -> Bool {
    let rows = pages * max(1, (scrollable?.viewport.rows.count ?? 0) - 1)
    return moveFocus(&turn, now) { $0.moveFocus(byRows: rows, in: $1) } || scroll(.lines(rows))
  }

  private mutating func activate(_ turn: inout Turn<P>, _ now: Moment) -> Bool {
    guard let area = focusedArea,
      let hit = area.hit(column: area.rect.columns.lowerBound, row: area.rect.rows.lowerBound)
    else {
      // An invisible item isn't activated by accident: it is scrolled into view first.
      guard let (item, pane) = focusedItem, let owner = item.owner else { return false }
      interaction.scroll(pane, .reveal(owner))
      return true
    }
    if let reason = area.dimmedReason {
      update(.interaction(.refused(hit.owner, reason: reason)), &turn, now)
    } else {
      update(.interaction(.activated(hit, clicks: 1)), &turn, now)
    }
    return true
  }

  /// The topmost pane that can be scrolled by keys.
  private var scrollable: Layout<P.Owner>.PlacedPane? {
    shown.flatMap { shown in
      shown.panes[shown.focusScope].last { $0.isScrollable && $0.scrollsByKeys }
    }
  }

  private mutating func scroll(_ request: ScrollState<P.Owner>.PendingScroll) -> Bool {
    guard let scrollable else { return false }
    interaction.scroll(scrollable.owner, request)
    return true
  }
}

extension KeyPress {
  /// Whether the key edits a line of text.
  package var isEditing: Bool {
    switch key {
    case .backspace, .delete, .left, .right, .home, .end: modifiers.subtracting(.shift).isEmpty
    default: false
    }
  }
}
