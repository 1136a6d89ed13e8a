/// Assigns colors, and styles that need no color, to the series of a set.
public enum SeriesColors {
  /// The dash patterns: solid, dashed, dotted, dash-dot, long dashes.
  public static let dashes: [[Double]] = [[], [6, 3], [1, 2], [6, 2, 1, 2], [12, 4]]

  /// Returns one style per series.
  ///
  /// Styles depend only on the entire set, so hiding series doesn't change them. Dashes are
  /// unique for five series, the label for any number. Colors from the set are used unchanged.
  public static func styles(
    of set: ChartSet, palette: SeriesPalette, onDark isDark: Bool
  ) -> [SeriesStyle] {
    let colors = colors(of: set, palette, palette.colors(onDark: isDark))
    let labels = endLabels(of: set)
    return set.series.indices.map { index in
      SeriesStyle(color: colors[index], dash: dashes[index % dashes.count], endLabel: labels[index])
    }
  }

  /// Returns the series' own colors, and for the others unused colors from the list.
  private static func colors(
    of set: ChartSet, _ palette: SeriesPalette, _ list: [UInt32]
  ) -> [UInt32] {
    let own = set.series.map { palette == .file ? $0.color : nil }
    let free = list.filter { !own.contains($0) }
    let rest = free.isEmpty ? list : free
    var used = 0
    return own.map { color in
      if let color { return color }
      used += 1
      return rest[(used - 1) % rest.count]
    }
  }

  /// Returns the names; equal ones are followed by their keys.
  private static func endLabels(of set: ChartSet) -> [String] {
    var counts: [String: Int] = [:]
    for one in set.series { counts[one.name, default: 0] += 1 }
    return set.series.map { counts[$0.name] == 1 ? $0.name : "\($0.name) (\($0.label))" }
  }
}
