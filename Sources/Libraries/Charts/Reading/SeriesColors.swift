/// Assigns colors, and styles that need no color, to the series of a set.
public enum SeriesColors {
  /// The dash patterns: solid, dashed, dotted, dash-dot, long dashes, dash-dot-dot, long dash and
  /// dot, long dash and dash.
  public static let dashes: [[Double]] = [
    [], [6, 3], [1, 2], [6, 2, 1, 2], [12, 4], [6, 2, 1, 2, 1, 2], [12, 3, 1, 3], [12, 3, 4, 3],
  ]

  /// Returns one style per series.
  ///
  /// Styles depend only on the entire set, so hiding series doesn't change them. Dashes are
  /// unique for eight series, the label for any number. Colors from the set are used unchanged,
  /// unless there are only sixteen: then each series has the one that is nearest among those that
  /// no other has.
  public static func styles(
    of set: ChartSet, palette: SeriesPalette, onDark isDark: Bool, hasSixteen: Bool = false
  ) -> [SeriesStyle] {
    let colors =
      hasSixteen && palette != .mono
      ? chosen(
        for: set.series.map { palette == .file ? $0.color : nil },
        from: SeriesPalette.sixteen(onDark: isDark))
      : colors(
        of: set, palette, palette.colors(onDark: isDark), contrast: isDark ? 0xFFFFFF : 0)
    let labels = endLabels(of: set)
    return set.series.indices.map { index in
      SeriesStyle(color: colors[index], dash: dashes[index % dashes.count], endLabel: labels[index])
    }
  }

  /// Returns the series' own colors, and for the others colors from the list that don't look like
  /// one of those, first the ones that differ most clearly, such as by more than brightness; when
  /// all are used, the same ones nearer to the color that contrasts most with the background.
  private static func colors(
    of set: ChartSet, _ palette: SeriesPalette, _ list: [UInt32], contrast: UInt32
  ) -> [UInt32] {
    let own = set.series.map { palette == .file ? $0.color : nil }
    func isWithin(_ distance: Double, _ color: UInt32) -> Bool {
      own.contains { $0.map { squaredDistance($0, color) < distance * distance } ?? false }
    }
    let free = list.filter { !isWithin(confusable, $0) }
    let rest =
      free.isEmpty
      ? list : free.filter { !isWithin(similar, $0) } + free.filter { isWithin(similar, $0) }
    var used = 0
    return own.map { color in
      if let color { return color }
      defer { used += 1 }
      let (round, index) = used.quotientAndRemainder(dividingBy: rest.count)
      let isFirst = round.isMultiple(of: 2) || palette == .mono
      return isFirst ? rest[index] : mixed(rest[index], with: contrast)
    }
  }

  /// Returns the color halfway between two.
  private static func mixed(_ first: UInt32, with second: UInt32) -> UInt32 {
    (first & 0xFEFEFE) >> 1 + (second & 0xFEFEFE) >> 1
  }

  /// Returns a color of a list for each wanted color, the nearest that is free, and the first free
  /// ones for the rest.
  private static func chosen(for wanted: [UInt32?], from list: [UInt32]) -> [UInt32] {
    var free: [UInt32] = []
    func take(_ color: UInt32?) -> UInt32 {
      if free.isEmpty { free = list }
      let chosen = color.map { nearest(to: $0, in: free) } ?? free[0]
      free.removeAll { $0 == chosen }
      return chosen
    }
    let own = wanted.map { $0.map(take) }
    return own.map { $0 ?? take(nil) }
  }

  /// Returns the color of a list that looks most like another one.
  package static func nearest(to color: UInt32, in list: [UInt32]) -> UInt32 {
    list.min { squaredDistance($0, color) < squaredDistance($1, color) } ?? color
  }

  /// Returns whether two colors can be confused.
  package static func looksAlike(_ first: UInt32, _ second: UInt32) -> Bool {
    squaredDistance(first, second) < confusable * confusable
  }

  /// The distance below which colors can be confused.
  private static let confusable = 100.0
  /// The distance below which colors may differ only in brightness.
  private static let similar = 220.0

  /// Returns the squared distance of two colors, weighted for the eye (“redmean”).
  private static func squaredDistance(_ first: UInt32, _ second: UInt32) -> Double {
    func part(_ color: UInt32, _ shift: UInt32) -> Double { Double(color >> shift & 0xFF) }
    let mean = (part(first, 16) + part(second, 16)) / 2
    let (red, green, blue) = (
      part(first, 16) - part(second, 16), part(first, 8) - part(second, 8),
      part(first, 0) - part(second, 0)
    )
    return (2 + mean / 256) * red * red + 4 * green * green
      + (2 + (255 - mean) / 256) * blue * blue
  }

  /// Returns the names; equal ones are followed by their keys.
  private static func endLabels(of set: ChartSet) -> [String] {
    var counts: [String: Int] = [:]
    for one in set.series { counts[one.name, default: 0] += 1 }
    return set.series.map { counts[$0.name] == 1 ? $0.name : "\($0.name) (\($0.label))" }
  }
}
