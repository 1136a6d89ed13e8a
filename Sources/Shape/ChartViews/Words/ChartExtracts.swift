internal import ChartDrawings
package import Charts

/// Formats charts for other programs.
package enum ChartExtracts {
  /// The default width of a sparkline, in cells.
  package static let defaultWidth = 20

  /// Returns the figures of each excerpt as a JSON object on its own line.
  ///
  /// Sets keep their original names; control characters are escaped.
  package static func json(of excerpts: [ChartExcerpt]) -> String {
    excerpts.map { ChartSummary(of: $0).json }.joined(separator: "\n")
  }

  /// Returns the visible series as sparklines separated by spaces, with one line per excerpt.
  ///
  /// Stacked series are shown as their sum. Bars and areas start at zero.
  package static func sparklines(
    of excerpts: [ChartExcerpt], width: Int = defaultWidth, isUnicode: Bool = true
  ) -> String {
    let form = isUnicode ? Sparkline.Form.blocks : .ascii
    return excerpts.map { excerpt in
      excerpt.curves.map { curve in
        Sparkline.text(of: curve.values, width: width, form: form, base: curve.base)
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}

extension ChartExcerpt {
  /// The values of a sparkline, and its baseline.
  fileprivate struct SparklineValues {
    var values: [Double]
    var base: Double?
  }

  fileprivate var curves: [SparklineValues] {
    let summed = set.summedSeries(among: visible)
    let others = visible.filter { !summed.contains($0) }.map { set.series[$0] }
    return (summed.isEmpty ? [] : [sum(of: summed)])
      + others.map { one in
        SparklineValues(
          values: range.map { one.value(at: $0) }, base: one.kind.traits.startsAtZero ? 0 : nil)
      }
  }

  private func sum(of indices: [Int]) -> SparklineValues {
    let series = indices.map { set.series[$0] }
    return SparklineValues(
      values: range.map { index in ChartWords.sum(of: series.map { $0.value(at: index) }) },
      base: 0)
  }
}
