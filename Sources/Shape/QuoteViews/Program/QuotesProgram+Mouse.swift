internal import Cells
internal import ChartViews
internal import Charts
internal import Clocks
internal import Programs
internal import Quotes
internal import TerminalCodes
internal import Widgets

extension QuotesProgram {
  mutating func handle(_ interaction: Interaction<Owner>, _ now: Moment) -> [Action<Effect>] {
    if entry != nil, let actions = type(interaction, now) { return actions }
    if showsHelp {
      if interaction == .pressedOutside { showsHelp = false }
      return []
    }
    if opened != nil {
      if case .pressed(let hit, _, .left, _) = interaction, hit.owner == .spans {
        opened?.showSpan(hit.part, book)
        return []
      }
      let mapped: Interaction<ChartProgram.Owner>? = interaction.compactMap {
        if case .chart(let owner) = $0 { owner } else { nil }
      }
      return mapped.map { sendToChart(.interaction($0), now) } ?? []
    }
    return handleInList(interaction, now)
  }

  private mutating func handleInList(
    _ interaction: Interaction<Owner>, _ now: Moment
  ) -> [Action<Effect>] {
    switch interaction {
    case .pressed(let hit, _, .left, _):
      if hit.owner == .tabs { showGroup(hit.part) }
      if case .row(let symbol) = hit.owner { select(symbol) }
    case .activated(let hit, let clicks):
      let dropped = drop()
      if !dropped.isEmpty { return dropped }
      if case .row = hit.owner, clicks == 2 { return handle(.open, now) }
    case .dragged(let hit, let start):
      if case .row(let symbol) = start.owner { return drag(symbol, hit, now) }
    case .released, .canceled: return drop()
    case .wheeled(_, _, let rows): scroll(by: rows)
    default: break
    }
    return []
  }

  private mutating func select(_ symbol: String) {
    let entries = entries
    guard let place = order.firstIndex(where: { entries[$0].symbol == symbol }) else { return }
    move(to: place)
  }

  /// Scrolls the list, and keeps the cursor among the visible rows.
  private mutating func scroll(by rows: Int) {
    let layout = layout
    let last = max(0, order.count - layout.capacity)
    let step = layout.lines > 1 ? 1 : InteractionState<Owner>.linesPerNotch
    top = min(max(0, top + rows * step), last)
    cursor = min(max(cursor, top), max(0, min(order.count, top + layout.capacity) - 1))
    anchor = current?.symbol
  }

  /// Releases the dragged row, and saves the list if the row has moved.
  private mutating func drop() -> [Action<Effect>] {
    held = nil
    guard hasDragged else { return [] }
    hasDragged = false
    return settings.isSaved ? [.perform(.save(list))] : []
  }

  /// Moves the dragged row to the position under the pointer.
  private mutating func drag(
    _ symbol: String, _ hit: Hit<Owner>, _ now: Moment
  ) -> [Action<Effect>] {
    guard case .on = availability(of: .moveUp) else {
      if held == nil, let reason = availability(of: .moveUp).reason { show(reason, now) }
      held = symbol
      return []
    }
    held = symbol
    let row = hit.area.rows.lowerBound + hit.row - headerRows
    let column = hit.area.columns.lowerBound + hit.column
    guard let place = layout.index(column: column, row: row),
      order.indices.contains(top + place)
    else { return [] }
    dragRow(symbol, to: order[top + place], now)
    return []
  }

  /// Passes keys and pasted text to the text field; `nil` for other interactions.
  private mutating func type(
    _ interaction: Interaction<Owner>, _ now: Moment
  ) -> [Action<Effect>]? {
    switch interaction {
    case .typed(let press, _): _ = entry?.state.handle(press)
    case .pasted(let text, _): entry?.state.insert(text)
    default: return nil
    }
    notice = nil
    if let entry, entry.purpose == .filter {
      filter = entry.state.text
      arrange()
    }
    return []
  }
}
