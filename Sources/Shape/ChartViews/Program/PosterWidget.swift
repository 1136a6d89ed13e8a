internal import Cells
internal import ChartDrawings
internal import Raster
internal import Scenes
internal import Widgets

/// The values at the indicator: lines of names and values.
struct Poster: Hashable, Sendable {
  var lines: [PosterLine]

  /// The width of the widest line.
  var width: Int {
    let rows = lines.map { line in
      TextWidth.columns(of: line.name) + TextWidth.columns(of: line.value) + 2
        + (line.percent.map { TextWidth.columns(of: $0) + 1 } ?? 0)
    }
    return rows.max() ?? 0
  }

  /// The whole poster in one line: “Jan 5 2019: Up 30, Down 20”.
  var line: String {
    let heading = lines.first?.value.isEmpty == true ? lines[0].name + ": " : ""
    let values = lines.dropFirst(heading.isEmpty ? 0 : 1).map { line in
      [line.percent, line.name, line.value].compactMap(\.self).joined(separator: " ")
    }
    return heading + values.joined(separator: ", ")
  }

  /// Adds samples of the patterns of the series.
  mutating func mark(_ canvas: ChartCanvas, _ state: ChartState) {
    guard canvas.hasPatterns(state) else { return }
    for index in lines.indices {
      guard let series = lines[index].series, state.isFilled(series) else { continue }
      lines[index].name = FillPatterns.marked(
        lines[index].name, series, isASCII: canvas.isASCII)
    }
  }

  /// Truncates the poster to a number of rows: the lines that don't fit are counted, and the
  /// heading and, with at least three rows, the total are kept.
  func cut(to rows: Int) -> Poster {
    guard lines.count > rows, rows > 0 else { return self }
    let end = lines.last.flatMap { $0.series == nil ? $0 : nil }
    let kept = max(1, rows - (end == nil ? 1 : 2))
    let left = lines.count - kept - (end == nil ? 0 : 1)
    let more = PosterLine(name: "+\(left) more", value: "")
    return Poster(
      lines: Array((lines.prefix(kept) + [more] + [end].compactMap(\.self)).prefix(rows)))
  }
}

/// Shows a poster with right-aligned values in the colors of their series.
struct PosterWidget: Widget {
  var poster: Poster
  /// The colors of all series.
  var colors: [RGB]
  var rows: Int

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  func estimatedHeight(forWidth columns: Int) -> Int { rows }

  func draw(in context: inout DrawContext) {
    let raised = context.theme.style(.raised)
    let width = context.columns - 2
    guard width > 0 else { return }
    var bold = raised
    bold.attributes.insert(.bold)
    for (row, line) in poster.lines.prefix(max(0, rows)).enumerated() {
      draw(line, row: row, width, raised, bold, &context)
    }
  }

  private func draw(
    _ line: PosterLine, row: Int, _ width: Int, _ raised: Style, _ bold: Style,
    _ context: inout DrawContext
  ) {
    var column = 1
    if let percent = line.percent {
      context.text(percent, column: column, row: row, width: width, style: bold)
      column += TextWidth.columns(of: percent) + 1
    }
    let value = TextWidth.columns(of: line.value)
    context.text(
      line.name, column: column, row: row,
      width: max(0, width + 1 - column - value - (value > 0 ? 1 : 0)),
      style: line.value.isEmpty ? bold : raised)
    var style = bold
    if let series = line.series, colors.indices.contains(series), context.theme.hasFreeColors {
      style.foreground = context.theme.depth.color(colors[series])
    }
    context.text(line.value, column: max(column, width + 1 - value), row: row, style: style)
  }
}
