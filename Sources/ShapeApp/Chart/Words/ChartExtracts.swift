internal import Cells
internal import Charts

/// What is printed of charts for other programs.
enum ChartExtracts {
  /// The number of cells of a sparkline unless another is given.
  static let usualWidth = 20

  /// Returns the figures of each excerpt as an object of JSON on a line of its own.
  ///
  /// Sets keep their own names here: what would control a terminal is escaped.
  static func json(of excerpts: [ChartExcerpt]) -> String {
    excerpts.map { escaped(ChartSummary(of: $0).json) }.joined(separator: "\n")
  }

  /// Returns the shown series as lines of blocks, with a blank between two of them; each excerpt has
  /// a line of its own.
  ///
  /// Stacked series are shown by their sum. Bars and areas stand on zero.
  static func sparklines(
    of excerpts: [ChartExcerpt], width: Int = usualWidth, isUnicode: Bool = true
  ) -> String {
    let form = isUnicode ? Sparkline.Form.blocks : .ascii
    return excerpts.map { excerpt in
      excerpt.curves.map { curve in
        Sparkline.text(of: curve.values, width: width, form: form, base: curve.base)
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// Escapes what changes the direction of text or ends a line; outside of strings there is none.
  private static func escaped(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: { TextWidth.visible($0) != $0 }) else { return json }
    return json.unicodeScalars.reduce(into: "") { text, scalar in
      guard TextWidth.visible(scalar) != scalar else {
        text.unicodeScalars.append(scalar)
        return
      }
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }
}

extension ChartExcerpt {
  /// What a sparkline shows: values in the range, and the base that they stand on.
  fileprivate struct Curve {
    var values: [Double]
    var base: Double?
  }

  fileprivate var curves: [Curve] {
    let summed = set.summedSeries(among: visible)
    let others = visible.filter { !summed.contains($0) }.map { set.series[$0] }
    return (summed.isEmpty ? [] : [sum(of: summed)])
      + others.map { one in
        Curve(values: range.map { one.value(at: $0) }, base: one.kind.stacks ? 0 : nil)
      }
  }

  private func sum(of indices: [Int]) -> Curve {
    let series = indices.map { set.series[$0] }
    return Curve(
      values: range.map { index in ChartWords.sum(of: series.map { $0.value(at: index) }) },
      base: 0)
  }
}
