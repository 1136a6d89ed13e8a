internal import Cells
internal import ChartViews
internal import Charts
internal import Quotes
internal import Raster
internal import Scenes
internal import Shapes

/// Paints the price line of a row, with the previous close as a dashed rule.
struct QuotePainter {
  let canvas: ChartCanvas
  let colors: QuoteColors
  private(set) var picture = ChartPicture()

  init(on canvas: ChartCanvas, _ colors: QuoteColors) {
    (self.canvas, self.colors) = (canvas, colors)
  }

  /// Paints a line into a rectangle in layout units.
  mutating func paint(_ line: QuoteLine, _ trend: QuoteDirection, in rect: Rect) {
    let rect = canvas.rect(rect)
    guard let range = line.range, rect.width > 0, rect.height > 0 else { return }
    let room = canvas.hasDots ? 0 : min(canvas.line / 2, rect.height / 8)
    let inner = Rect(
      x: rect.minX, y: rect.minY + room, width: rect.width, height: rect.height - 2 * room)
    let count = line.values.count
    let frame = PlotFrame(
      inner, window: 0...Double(max(1, count - 1)), scale: Scale(.linear, over: range),
      columns: Int((rect.width / canvas.dot.width).rounded()))
    if let close = line.previousClose { paintRule(at: frame.y(of: close), in: rect) }
    let color = colors[trend]
    let known = line.values.filter(\.isFinite)
    if known.count == 1, let value = known.first {
      return paintPoint(at: Point(x: rect.midX, y: frame.y(of: value)), color, rect)
    }
    let plot = LinePlot(
      Extremes(line.values),
      at: Positions(.regular(start: 0, step: 1, count: count), unit: .number), in: frame)
    let outline: PlotOutline =
      canvas.hasDots ? .filled(plot.dots(of: canvas.dot)) : plot.line(thickness: canvas.line)
    switch outline {
    case .filled(let path): picture.add(.fill(path), color, clip: rect)
    case .stroked(let path):
      let style = StrokeStyle(lineWidth: canvas.line, lineCap: .round, lineJoin: .round)
      picture.add(.stroke(path, style), color, clip: rect)
    }
  }

  /// Paints a rule that spans the rectangle, as thin as the canvas allows.
  private mutating func paintRule(at y: Double, in rect: Rect) {
    guard y.isFinite else { return }
    let height = canvas.hasDots ? canvas.dot.height : max(1, canvas.line / 2)
    let dash = canvas.hasDots ? canvas.unit.width : 3 * height
    let top =
      canvas.hasDots
      ? min((y / height).rounded(.down) * height, rect.maxY - height) : y - height / 2
    let path = Path { path in
      var x = rect.minX
      while x < rect.maxX {
        let width = min(dash, rect.maxX - x)
        path.addRect(Rect(x: x, y: max(rect.minY, top), width: width, height: height))
        x += 2 * dash
      }
    }
    picture.add(.fill(path), colors.rule, clip: rect)
  }

  private mutating func paintPoint(at place: Point, _ color: RGB, _ clip: Rect) {
    let radius = 1.5 * max(canvas.line, canvas.dot.width) / 2
    let circle = Path {
      $0.addEllipse(
        in: Rect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius))
    }
    picture.add(.fill(circle), color, clip: clip)
  }
}
