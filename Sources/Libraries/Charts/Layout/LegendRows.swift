import Shapes

/// The entries of a legend, wrapped into rows.
struct LegendRows {
  private var places: [(row: Int, x: Double, width: Double)] = []
  private let unit: ChartLayout.Unit

  /// The number of rows.
  var count: Int { places.last.map { $0.row + 1 } ?? 0 }

  /// Wraps entries with names of given widths; those wider than a row are truncated.
  init(_ names: [Double], width: Double, _ unit: ChartLayout.Unit) {
    self.unit = unit
    var (row, x) = (0, 0.0)
    for name in names {
      let entry = min(width, name + unit.box)
      if x > 0, x + entry > width { (row, x) = (row + 1, 0) }
      places.append((row, x, entry))
      x += entry + unit.entryGap
    }
  }

  /// Returns the entries of the first rows in a rectangle.
  func entries(in rect: Rect, rows: Int) -> [ChartLayout.Entry] {
    places.prefix { $0.row < rows }.enumerated().map { index, place in
      ChartLayout.Entry(
        index: index,
        rect: Rect(
          x: rect.minX + place.x, y: rect.minY + Double(place.row) * unit.row,
          width: place.width, height: unit.row))
    }
  }
}
