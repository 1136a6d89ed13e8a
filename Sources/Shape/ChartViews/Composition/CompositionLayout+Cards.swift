internal import Cells

extension CompositionLayout {
  /// Places cards on top of each other: each lower card is smaller by 0.03 and shows one row, its
  /// title, above the next higher one.
  ///
  /// Cards that would show no row are hidden, and below 12 rows there is only the top card. Cards
  /// are laid out in the cells where they appear, so they are flat; the top card takes gestures.
  func cards(_ composition: ChartComposition, at now: Duration) -> [Slot] {
    guard rows > Self.minRows else {
      let all = CellRect(columns: 0..<columns, rows: 0..<rows)
      return composition.order.prefix(1).map { Slot(index: $0, cells: all) }
    }
    let deepest = min(composition.count - 1, rows - Self.cardHeight(rows: rows))
    let offsets = composition.deck.offsets(at: now)
    return composition.order.reversed().compactMap { card in
      let level = min(max(0, offsets[card].level), Double(composition.count - 1))
      // Fades out a card that moves to a hidden level.
      let opacity = min(1, 1 + Double(deepest) - level)
      let cells = cells(atLevel: level, deepest: deepest, drag: offsets[card].rows)
      guard opacity > 0, cells.rows.overlaps(0..<rows) else { return nil }
      return Slot(
        index: card, cells: cells, takesGestures: card == composition.current, opacity: opacity)
    }
  }

  /// Returns the cells of a card at a level; the deck with all titles is centered vertically.
  private func cells(atLevel level: Double, deepest: Int, drag: Double) -> CellRect {
    let height = Self.cardHeight(rows: rows)
    let scale = max(0.4, 1 - 0.03 * level)
    let margin = min((columns - 1) / 2, Int((Double(columns) * (1 - scale) / 2).rounded()))
    let front = (rows - height - deepest) / 2 + deepest
    let top = front - Int(min(level, Double(deepest)).rounded()) + Int(drag.rounded())
    let scaled = max(1, Int((Double(height) * scale).rounded()))
    return CellRect(columns: margin..<columns - margin, rows: top..<top + scaled)
  }
}
