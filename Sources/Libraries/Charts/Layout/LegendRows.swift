import Shapes

/// The entries of a legend, wrapped into rows.
struct LegendRows {
  private var places: [(row: Int, x: Double, width: Double)] = []
  private let metrics: ChartLayout.Metrics

  /// The number of rows.
  var count: Int { places.last.map { $0.row + 1 } ?? 0 }

  /// Wraps entries with names of given widths; those wider than a row are truncated.
  init(_ names: [Double], width: Double, _ metrics: ChartLayout.Metrics) {
    self.metrics = metrics
    var (row, x) = (0, 0.0)
    for name in names {
      let entry = min(width, name + metrics.box)
      if x > 0, x + entry > width { (row, x) = (row + 1, 0) }
      places.append((row, x, entry))
      x += entry + metrics.entryGap
    }
  }

  /// Returns the entries of the first rows in a rectangle.
  ///
  /// If they aren't all, there is room for their number after the last one, as in “+28”.
  func entries(in rect: Rect, rows: Int) -> [ChartLayout.Entry] {
    var shown = places.prefix { $0.row < rows }
    while shown.count > 1, shown.count < places.count, let last = shown.last {
      let words = "+\(places.count - shown.count)"
      let end = last.x + last.width + metrics.entryGap + Double(words.count) * metrics.column
      if end <= rect.width { break }
      shown.removeLast()
    }
    return shown.enumerated().map { index, place in
      ChartLayout.Entry(
        index: index,
        rect: Rect(
          x: rect.minX + place.x, y: rect.minY + Double(place.row) * metrics.row,
          width: place.width, height: metrics.row))
    }
  }
}
