internal import Charts
internal import Raster
internal import Shapes

/// The characters that fill areas, bars and slices of a chart without colors.
package enum FillPatterns {
  private static let characters = ["█", "░", "╱", "▓", "·", "═", "╲", "▒"]
  private static let asciiCharacters = ["#", ".", "/", "*", ":", "=", "\\", "+"]

  /// Returns the character of a series; those of neighbors differ most.
  static func character(of series: Int, isASCII: Bool) -> String {
    let list = isASCII ? asciiCharacters : characters
    return list[series % list.count]
  }

  /// Returns a name after a sample of its series' pattern.
  package static func marked(_ name: String, _ series: Int, isASCII: Bool) -> String {
    let character = character(of: series, isASCII: isASCII)
    return character + character + " " + name
  }
}

/// The cells of a plot, each with the series that fills most of it.
struct PatternField: Hashable, Sendable {
  /// The least share of a cell that figures fill, of 255.
  private static let least = 110
  /// The least share of a cell that a line fills, of 255.
  private static let leastOfLine = 8

  private let window: PixelRect
  private let cell: Size
  private var series: [Int?]
  private var largest: [Int]
  private var total: [Int]

  /// Creates the empty cells of a plot in layout units, with the size of a cell in drawing units.
  init(_ plot: Rect, cell: Size) {
    let (x, y) = (Int(plot.minX.rounded()), Int(plot.minY.rounded()))
    window = PixelRect(
      x: x, y: y, width: max(0, Int(plot.maxX.rounded()) - x),
      height: max(0, Int(plot.maxY.rounded()) - y))
    self.cell = cell
    let count = window.columns.count * window.rows.count
    series = Array(repeating: nil, count: count)
    largest = Array(repeating: 0, count: count)
    total = largest
  }

  /// Fills a path; of equal parts of a cell, the last one is seen.
  mutating func fill(_ path: Path, _ series: Int) {
    forEachCell(of: Drawing.Clip(path)) { field, index, share in
      field.total[index] += share
      guard share >= field.largest[index] else { return }
      (field.series[index], field.largest[index]) = (series, share)
    }
  }

  /// Clears the cells in which an outline is seen.
  mutating func clear(_ outline: Drawing.Outline) {
    forEachCell(of: outline.region) { field, index, share in
      if share >= Self.leastOfLine { field.total[index] = 0 }
    }
  }

  private mutating func forEachCell(
    of region: Drawing.Clip, _ body: (inout PatternField, Int, Int) -> Void
  ) {
    let coverage = region.coverage(of: cell, in: window)
    for (index, share) in coverage.samples.enumerated() where share > 0 {
      body(&self, index, Int(share))
    }
  }

  /// The series that is seen in each cell of each row.
  var rows: [[Int?]] {
    let width = window.columns.count
    return (0..<window.rows.count).map { row in
      (row * width..<(row + 1) * width).map { index in
        total[index] >= Self.least ? series[index] : nil
      }
    }
  }

  /// The cells of each series that is seen, in drawing units.
  var paths: [(series: Int, cells: Path)] {
    var paths: [Int: Path] = [:]
    for (row, cells) in zip(window.rows, rows) {
      for (column, series) in zip(window.columns, cells) {
        guard let series else { continue }
        paths[series, default: Path()].addRect(
          Rect(
            x: Double(column) * cell.width, y: Double(row) * cell.height, width: cell.width,
            height: cell.height))
      }
    }
    return paths.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the texts of the cells, from the top.
  func labels(_ character: (Int) -> String) -> [ChartPicture.Label] {
    zip(window.rows, rows).flatMap { y, cells in
      cells.indices.split { cells[$0] == nil }.map { run in
        ChartPicture.Label(
          text: run.map { cells[$0].map(character) ?? " " }.joined(),
          place: Point(x: Double(window.x + run.lowerBound), y: Double(y)))
      }
    }
  }
}

extension Drawing.Clip {
  /// Returns the coverage of each cell of a window, given in cells of a size.
  func coverage(of cell: Size, in window: PixelRect) -> Coverage {
    var rasterizer = Rasterizer()
    var coverage = Coverage()
    rasterizer.fill(
      path, style: style, transform: .scale(x: 1 / cell.width, y: 1 / cell.height), window: window,
      into: &coverage)
    return coverage
  }
}

extension ChartCanvas {
  /// Returns whether the filled figures of a chart differ by patterns.
  package func hasPatterns(_ state: ChartState) -> Bool { needsPatterns && state.hasFilledSeries }

  /// Returns the names of the series, those with a pattern after a sample of it.
  func markedNames(_ names: [String], of state: ChartState) -> [String] {
    guard hasPatterns(state) else { return names }
    return names.enumerated().map { index, name in
      state.isFilled(index) ? FillPatterns.marked(name, index, isASCII: isASCII) : name
    }
  }
}

extension ChartState {
  /// Whether several series are filled figures.
  var hasFilledSeries: Bool { self.set.series.indices.count(where: isFilled) > 1 }

  /// Returns whether a series is drawn as filled figures.
  package func isFilled(_ series: Int) -> Bool {
    isPie || set.series[series].kind.traits.startsAtZero
  }
}

extension ChartPainter {
  /// Fills a path with the color of its series, or its pattern.
  mutating func fill(_ path: Path, of series: Int, _ color: RGB, opacity: Double = 1) {
    guard patterns != nil else { return add(.fill(path), color, opacity: opacity) }
    if opacity >= 0.5 { patterns?.fill(path, series) }
  }

  /// Paints the patterns below everything else but grid lines; lines leave gaps in them.
  mutating func paintPatterns() {
    guard var field = patterns else { return }
    for ink in picture.inks { field.clear(ink.layer.outline) }
    insert(
      field.labels { [canvas] in FillPatterns.character(of: $0, isASCII: canvas.isASCII) })
  }

  /// Returns the frame in which figures are filled, with a column for each cell of a pattern.
  func fillFrame(ofAxis axis: Int) -> PlotFrame {
    var frame = frame(ofAxis: axis)
    if patterns != nil { frame.columns = max(1, Int(layout.plot.width.rounded())) }
    return frame
  }
}
