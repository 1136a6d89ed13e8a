internal import ChartDrawings
internal import Charts

extension Poster {
  /// The number of lines above which a poster shows only the nearest series.
  static let usualLines = 12

  /// Truncates the poster to a number of rows: to the lines of the first series of an order, from
  /// top to bottom as on the plot, and a count of the others.
  func cut(to rows: Int, nearest order: [Int], from top: [Int]) -> Poster {
    let edges = lines.count { $0.series == nil }
    guard lines.count > rows, rows > edges + 1 else { return cut(to: rows) }
    let groups = Dictionary(grouping: lines) { $0.series ?? -1 }
    var (room, kept) = (rows - edges - 1, Set<Int>())
    for series in order {
      let count = groups[series]?.count ?? 0
      guard count <= room else { break }
      room -= count
      kept.insert(series)
    }
    guard !kept.isEmpty else { return cut(to: rows) }
    let near = top.filter(kept.contains).flatMap { groups[$0] ?? [] }
    let more = PosterLine(name: "+\(lines.count - edges - near.count) more", value: "")
    let frame = groups[-1] ?? []
    return Poster(lines: frame.prefix(1) + near + [more] + frame.dropFirst())
  }
}

extension ChartState {
  /// Returns the visible series of a reading by their distance from the pointer, and from top to
  /// bottom; without a pointer, both orders are the same.
  func seriesByDistance(of reading: Indicator.Reading) -> (nearest: [Int], fromTop: [Int]) {
    var sum = 0.0
    let shown = visibility.visibleIndices.map { index -> (series: Int, height: Double) in
      var value = reading.value(of: index)
      if set.isStacked, set.series[index].kind.traits.stacks, value.isFinite {
        (sum, value) = (sum + value, sum + value / 2)
      }
      return (index, value)
    }
    let places = shown.map { series, value -> (series: Int, height: Double) in
      let axis = axes[min(set.axis(of: series), axes.count - 1)].range.target
      let range = set.isPercentage ? 0...max(sum, .leastNormalMagnitude) : axis
      let share = Scale(look.scale, over: range).share(of: value)
      return (series, share.isNaN ? -.infinity : share)
    }
    let fromTop = places.sorted { ($1.height, $0.series) < ($0.height, $1.series) }
    guard let pointedHeight else { return (fromTop.map(\.series), fromTop.map(\.series)) }
    let nearest = fromTop.sorted {
      (abs($0.height - pointedHeight), $0.series) < (abs($1.height - pointedHeight), $1.series)
    }
    return (nearest.map(\.series), fromTop.map(\.series))
  }
}
