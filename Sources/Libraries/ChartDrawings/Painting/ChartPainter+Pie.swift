internal import Cells
internal import Charts
internal import Raster
internal import Scenes
package import Shapes

extension ChartPainter {
  /// Returns the square around a centered pie.
  package static func pieSquare(in plot: Rect) -> Rect {
    let side = max(0, min(plot.width, plot.height) * 0.9)
    return Rect(x: plot.midX - side / 2, y: plot.midY - side / 2, width: side, height: side)
  }

  /// Paints the shares of the window as a pie with percentages on its slices.
  mutating func paintPie() {
    let shares = PieShares(set, in: state.window.visible, state.visibility)
    let square = Self.pieSquare(in: plot)
    let pie = PiePlot(shares, in: square, pulled: state.pulled)
    for slice in pie.slices {
      fill(slice.path, of: slice.series, canvas.color(of: styles[slice.series]))
      // Separates the slices, also without colors.
      let line = StrokeStyle(lineWidth: canvas.line / 2)
      if pie.slices.count > 1, patterns == nil {
        add(.stroke(slice.path, line), canvas.theme.background)
      }
    }
    for slice in pie.slices {
      guard let share = shares.slices.first(where: { $0.series == slice.series }),
        let place = place(of: "\(share.percent)%", on: slice, of: square)
      else { continue }
      add(
        ChartPicture.Label(
          text: "\(share.percent)%", place: place, anchor: .middle, role: .strong,
          backdrop: canvas.color(of: styles[slice.series])))
    }
  }

  /// Returns the place of a text that lies within a slice, near the middle of it; `nil` if there is
  /// no room.
  private func place(of text: String, on slice: PiePlot.Slice, of square: Rect) -> Point? {
    let (unit, metrics) = (canvas.unit, layout.metrics)
    let width = Double(TextWidth.columns(of: text)) * metrics.column
    for share in [1, 1.12, 0.88, 1.24] {
      let x = (square.midX + (slice.label.x - square.midX) * share) / unit.width
      let y = (square.midY + (slice.label.y - square.midY) * share) / unit.height
      let (left, top) = (x - width / 2, y - metrics.row / 2)
      let box = canvas.rect(
        Rect(
          x: canvas.isRows ? left.rounded() : left, y: canvas.isRows ? top.rounded() : top,
          width: width, height: metrics.row))
      let corners = [box.minX, box.maxX].flatMap { x in
        [box.minY, box.maxY].map { y in Point(x: x, y: y) }
      }
      if corners.allSatisfy({ slice.path.contains($0) }) {
        return Point(x: x, y: box.minY / unit.height)
      }
    }
    return nil
  }
}
