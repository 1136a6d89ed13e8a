internal import Charts
internal import Raster
internal import Scenes
internal import Shapes

extension ChartPainter {
  /// Paints box plots: pale or hollow boxes with whiskers, lines at the medians, and points for outliers.
  mutating func paintBoxes(_ index: Int, _ frame: PlotFrame, _ color: RGB) {
    let line = canvas.hasDots ? min(canvas.dot.width, canvas.dot.height) : canvas.line
    let plot = bars(in: frame)
    let paths = plot.boxes(set.series[index], line: line, spacing: canvas.dot.height)
    add(.fill(paths.whiskers), color)
    // Without free colors, boxes are as distinct as their edges.
    if canvas.theme.hasFreeColors {
      add(.fill(paths.boxes), canvas.theme.background.mixed(with: color, by: 0.4))
    } else {
      add(.fill(paths.edges), color)
    }
    add(.fill(paths.medians), color)
    let radius = canvas.pointRadius() / 2
    let size = canvas.dot
    let points = Path { path in
      for point in paths.outliers {
        guard canvas.hasDots else {
          path.addCircle(at: point, max(canvas.line, radius))
          continue
        }
        path.addRect(
          plot.part(
            Rect(
              x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
              height: size.height)))
      }
    }
    add(.fill(points), color)
  }
}
