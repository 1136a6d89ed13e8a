internal import Cells
package import ChartDrawings
internal import Raster
internal import Scenes
internal import Shapes
package import Widgets

extension DrawContext {
  /// Draws a picture laid out in the widget's cells, with its labels above its outlines.
  package mutating func draw(_ picture: ChartPicture) {
    var start = picture.inks.startIndex
    while start < picture.inks.endIndex {
      let clip = picture.inks[start].clip
      let run = picture.inks[start...].prefix { $0.clip == clip }
      let columns = Self.cells(clip.minX, clip.maxX, cell.width, self.columns)
      let rows = Self.cells(clip.minY, clip.maxY, cell.height, self.rows)
      let inks = ChartInks(
        layers: run.map(\.layer), column: columns.lowerBound, row: rows.lowerBound)
      draw(inks, columns: columns, rows: rows)
      start = run.endIndex
    }
    for label in picture.labels { draw(label) }
  }

  private static func cells(
    _ from: Double, _ to: Double, _ size: Double, _ count: Int
  ) -> Range<Int> {
    let first = min(max(0, Int((from / size + 1e-6).rounded(.down))), count)
    return first..<min(max(first, Int((to / size - 1e-6).rounded(.up))), count)
  }

  private mutating func draw(_ label: ChartPicture.Label) {
    let text = symbols == .ascii ? ASCIIText.text(label.text) : label.text
    let width = TextWidth.columns(of: text)
    let column =
      switch label.anchor {
      case .left: label.place.x
      case .middle: label.place.x - Double(width) / 2
      case .right: label.place.x - Double(width)
      }
    let (first, row, style) = (
      Int(column.rounded()), Int(label.place.y.rounded()), label.style(theme)
    )
    if label.isBelow {
      underlay(text, column: first, row: row, style: style)
    } else {
      self.text(text, column: first, row: row, style: style)
    }
  }
}

/// Outlines of a picture that share a clip rectangle.
private struct ChartInks: Widget {
  var layers: [Drawing.Layer]
  /// The position of the cells in the picture.
  var column: Int
  var row: Int

  func draw(in context: inout DrawContext) {
    let bounds = context.bounds
    let shift = Transform.translation(
      x: bounds.minX - Double(column) * context.cell.width,
      y: bounds.minY - Double(row) * context.cell.height)
    for layer in layers {
      var layer = layer
      layer.outline = layer.outline.applying(shift)
      context.figure(.layer(layer, box: bounds), layer.paint)
    }
  }
}

extension Drawing.Outline {
  /// Returns the outline with every point transformed; strokes keep their width.
  func applying(_ transform: Transform) -> Drawing.Outline {
    switch self {
    case .fill(let path, let style): .fill(path.applying(transform), style)
    case .stroke(let path, let style, let isAntialiased):
      .stroke(path.applying(transform), style, antialiased: isAntialiased)
    }
  }
}

extension ChartPicture.Label {
  /// Returns the text's style on a terminal.
  func style(_ theme: Theme) -> Style {
    if let backdrop, theme.hasFreeColors {
      return Style(
        foreground: theme.depth.color(backdrop.isDark ? .white : .black),
        background: theme.depth.color(backdrop), attributes: .bold)
    }
    var style =
      switch role {
      case .text: theme.style(.text)
      case .secondary: theme.style(.secondary)
      case .dimmed: theme.style(.dimmed)
      case .strong: Style(attributes: .bold)
      }
    guard let color, theme.depth != .never else { return style }
    if role != .strong { style = Style() }
    style.foreground = theme.chartColor(color)
    return style
  }
}
