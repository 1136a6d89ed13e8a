import Cells
import Charts
import Raster
import Scenes
import Shapes

@testable import ChartDrawings
@testable import ChartViews

/// A laid-out and painted chart, with the values that it was painted from.
struct PaintedSheet {
  let state: ChartState
  let sheet: ChartSheet
  let canvas: ChartCanvas
  let labels: ChartLabels
  /// The whole chart, in layout units.
  let rect: Rect
  let now: Duration

  /// Paints a chart in cells of 8 by 16.
  static func cells(
    _ state: ChartState, columns: Int = 80, rows: Int = 24, glyphs: GlyphSet? = .quadrant,
    depth: ColorDepth = .truecolor, without hidden: Set<ChartLayout.Strip> = [],
    at now: Duration = .zero
  ) -> PaintedSheet {
    let isASCII = glyphs == .ascii
    let canvas = ChartCanvas(
      cell: Canvas.usualCell, glyphs: glyphs, theme: Theme(depth: depth), palette: .file,
      isASCII: isASCII)
    let labels = ChartLabels(zone: .utc, isASCII: isASCII) { Double(TextWidth.columns(of: $0)) }
    let rect = Rect(x: 0, y: 0, width: Double(columns), height: Double(rows))
    return PaintedSheet(state, hidden, .cells, canvas, labels, rect, now)
  }

  /// Paints a chart in points, with 14-point text.
  static func points(
    _ state: ChartState, width: Double = 800, height: Double = 450,
    depth: ColorDepth = .truecolor, without hidden: Set<ChartLayout.Strip> = [],
    at now: Duration = .zero
  ) -> PaintedSheet {
    let canvas = ChartCanvas(points: Theme(depth: depth), palette: .file, scale: 1)
    let labels = ChartLabels(zone: .utc, isASCII: false) {
      Double(TextWidth.columns(of: $0)) * 8.4
    }
    let rect = Rect(x: 14, y: 14, width: width - 28, height: height - 28)
    return PaintedSheet(state, hidden, .points(textSize: 14), canvas, labels, rect, now)
  }

  private init(
    _ state: ChartState, _ hidden: Set<ChartLayout.Strip>, _ metrics: ChartLayout.Metrics,
    _ canvas: ChartCanvas, _ labels: ChartLabels, _ rect: Rect, _ now: Duration
  ) {
    (self.state, self.canvas, self.labels, self.rect, self.now) = (state, canvas, labels, rect, now)
    sheet = ChartSheet(
      state, title: "Title", in: rect, without: hidden, metrics: metrics, on: canvas,
      labels: labels,
      at: now)
  }

  var layout: ChartLayout { sheet.layout }
  var picture: ChartPicture { sheet.picture }
  /// The plot in drawing units.
  var plot: Rect { canvas.rect(layout.plot) }

  /// The plot's frame for an axis.
  func frame(ofAxis axis: Int = 0) -> PlotFrame {
    ChartPainter(state, layout, on: canvas, at: now, dates: [], ladders: [])
      .frame(ofAxis: axis)
  }

  /// Returns the color of a series.
  func color(ofSeries index: Int) -> RGB { canvas.color(of: canvas.styles(of: state.set)[index]) }

  /// Returns the outlines with a given color.
  func inks(in color: RGB) -> [ChartPicture.Ink] {
    picture.inks.filter { $0.layer.paint == .solid(color) }
  }

  /// The outlines that may extend beyond the plot, such as dots, without the rules of the axes.
  var overflowing: [ChartPicture.Ink] {
    picture.inks.filter {
      $0.clip != plot && $0.layer.paint != .solid(canvas.theme.color(.dimmed))
    }
  }

  /// The stroked lines.
  var strokes: [Path] {
    picture.inks.compactMap { ink in
      if case .stroke(let path, _, _) = ink.layer.outline { path } else { nil }
    }
  }

  /// Returns the rectangle of a label, in layout units.
  func place(of label: ChartPicture.Label) -> Rect {
    let width = labels.width(label.text)
    let left =
      switch label.anchor {
      case .left: label.place.x
      case .middle: label.place.x - width / 2
      case .right: label.place.x - width
      }
    return Rect(x: left, y: label.place.y, width: width, height: layout.metrics.row)
  }
}
