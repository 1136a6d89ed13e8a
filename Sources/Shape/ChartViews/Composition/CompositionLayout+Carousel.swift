internal import Cells
internal import Charts
internal import Shapes

extension CompositionLayout {
  /// Places cards side by side, each laid out at the flat middle position.
  ///
  /// A card takes 0.75 of the height and 0.95 of the width, or less in a wide window, where some
  /// columns of both neighbors show. The gap between cards is at most a quarter of the margin.
  func carousel(_ composition: ChartComposition, at now: Duration) -> [Slot] {
    let scroll = composition.scroll.value(at: now)
    let gap = (columns - middle.columns.count) / 4
    let pitch = Double(middle.columns.count + max(1, min(2, gap)))
    let nearest = Int(scroll.rounded())
    let slots = (nearest - 2...nearest + 2).clamped(to: 0...composition.count - 1)
      .map { index in
        let distance = (Double(index) - scroll) * pitch
        return (distance, slot(index, distance, pitch, isCurrent: index == composition.current))
      }
    // Sorts cards by their distance from the middle, farthest first.
    return slots.filter { isSeen($0.1) }
      .sorted { $0.0.magnitude > $1.0.magnitude }
      .map(\.1)
  }

  /// The cells of the middle card.
  private var middle: CellRect {
    let width = max(1, Int((Double(columns) * (columns < 60 ? 0.95 : 0.84)).rounded()))
    let height = Self.height(rows: rows, share: 0.75)
    let (left, top) = ((columns - width) / 2, (rows - height) / 2)
    return CellRect(columns: left..<left + width, rows: top..<top + height)
  }

  /// Returns the slot of a card at a distance from the middle, in columns; flat within half a
  /// column.
  private func slot(_ index: Int, _ distance: Double, _ pitch: Double, isCurrent: Bool) -> Slot {
    guard distance.magnitude >= 0.5 else {
      return Slot(index: index, cells: middle, takesGestures: isCurrent)
    }
    let share = min(1, distance.magnitude / pitch)
    return Slot(
      index: index, cells: middle, transform: turn(distance, share), isFlat: false,
      takesGestures: false, opacity: 1 - 0.4 * share)
  }

  /// Returns the transform of a card rotated about the vertical axis and moved from the middle.
  ///
  /// The angle in degrees is a tenth of the distance, on a scale where the window is 390 wide. A
  /// rotated card is squeezed toward its inner edge, which keeps its distance from the neighboring
  /// card; its outer edge is up to half a row lower, as a hint of perspective.
  private func turn(_ distance: Double, _ share: Double) -> Transform {
    let degrees = distance / Double(columns) * 390 / 10
    // `a` of a rotation is the cosine of its angle.
    let squeeze = Transform.rotation(.degrees(min(max(degrees, -80), 80))).a
    let isRight = distance > 0
    let edge = Double(isRight ? middle.columns.lowerBound : middle.columns.upperBound)
    let slope = share * 0.5 / Double(middle.columns.count) * (isRight ? 1 : -1)
    return Transform(
      a: squeeze, b: slope, c: 0, d: 1, tx: edge + distance - edge * squeeze, ty: -edge * slope)
  }

  /// Returns whether any part of a card is in the window.
  private func isSeen(_ slot: Slot) -> Bool {
    let ends = [slot.cells.columns.lowerBound, slot.cells.columns.upperBound].map {
      slot.transform.apply(to: Point(x: Double($0), y: 0)).x
    }
    return min(ends[0], ends[1]) < Double(columns) && max(ends[0], ends[1]) > 0
  }
}
