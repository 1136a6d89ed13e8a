internal import Cells
internal import ChartDrawings
internal import ChartViews
internal import Charts
internal import Quotes
internal import Raster
internal import Scenes
internal import Shapes

/// Paints the price line of a row, with the previous close as a dashed rule.
///
/// In cells, the rule consists of characters, which are thinner than the dots of the line.
struct QuotePainter {
  let canvas: ChartCanvas
  let colors: QuoteColors
  private(set) var picture = ChartPicture()

  init(on canvas: ChartCanvas, _ colors: QuoteColors) {
    (self.canvas, self.colors) = (canvas, colors)
  }

  /// Paints a line into a rectangle in layout units.
  mutating func paint(_ line: QuoteLine, _ trend: QuoteDirection, in place: Rect) {
    let rect = canvas.rect(place)
    let line = line.joined
    guard let range = line.range, rect.width > 0, rect.height > 0 else { return }
    let room = canvas.hasDots ? 0 : min(canvas.line / 2, rect.height / 8)
    let inner = Rect(
      x: rect.minX, y: rect.minY + room, width: rect.width, height: rect.height - 2 * room)
    let count = line.values.count
    let frame = PlotFrame(
      inner, window: 0...Double(max(1, count - 1)), scale: Scale(.linear, over: range),
      columns: Int((rect.width / canvas.dot.width).rounded()))
    if let close = line.previousClose {
      if canvas.hasDots {
        writeRule(at: frame.y(of: close), in: rect)
      } else {
        paintRule(at: frame.y(of: close), in: rect)
      }
    }
    let color = colors[trend]
    let plot = LinePlot(
      Extremes(line.values),
      at: Positions(.regular(start: 0, step: 1, count: count), unit: .number), in: frame)
    if let labels = canvas.text(of: plot, in: place, color) { return picture.labels += labels }
    let outline: PlotOutline =
      canvas.hasDots ? .filled(plot.dots(of: canvas.dot)) : plot.line(thickness: canvas.line)
    switch outline {
    case .filled(let path): picture.add(.fill(path), color, clip: rect)
    case .stroked(let path):
      let style = StrokeStyle(lineWidth: canvas.line, lineCap: .round, lineJoin: .round)
      picture.add(.stroke(path, style), color, clip: rect)
    }
  }

  /// Writes a rule in every other cell that the line leaves free, in thin characters.
  private mutating func writeRule(at y: Double, in rect: Rect) {
    let cell = canvas.unit
    guard y.isFinite, cell.width > 0, cell.height > 0 else { return }
    let first = (rect.minX / cell.width).rounded()
    let width = Int((rect.maxX / cell.width).rounded() - first)
    let row = min((y / cell.height).rounded(.down), (rect.maxY / cell.height).rounded() - 1)
    let dash: Character = canvas.isASCII ? "-" : "─"
    let text = String((0..<max(0, width)).map { $0.isMultiple(of: 2) ? dash : " " })
    picture.labels.append(
      ChartPicture.Label(
        text: text, place: Point(x: first, y: row), role: .secondary, isBelow: true))
  }

  /// Paints a rule that spans the rectangle.
  private mutating func paintRule(at y: Double, in rect: Rect) {
    guard y.isFinite else { return }
    let height = max(1, canvas.line / 2)
    let dash = 3 * height
    let path = Path { path in
      var x = rect.minX
      while x < rect.maxX {
        let width = min(dash, rect.maxX - x)
        path.addRect(
          Rect(x: x, y: max(rect.minY, y - height / 2), width: width, height: height))
        x += 2 * dash
      }
    }
    picture.add(.fill(path), colors.rule, clip: rect)
  }
}

extension QuoteLine {
  /// Whether a single price is known, and nothing before it.
  var hasOnlyPrice: Bool { previousClose == nil && values.count { $0.isFinite } == 1 }

  /// The line that is drawn: a single price is joined with the previous close, or isn’t drawn.
  fileprivate var joined: QuoteLine {
    let known = values.filter(\.isFinite)
    guard known.count == 1 else { return self }
    return QuoteLine(
      values: previousClose.map { [$0] + known } ?? [], previousClose: previousClose)
  }
}
