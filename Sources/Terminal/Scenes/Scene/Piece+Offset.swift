internal import Raster
internal import Shapes

extension Plane.Piece.Content {
  /// Returns the content at another place, a number of cells to the right and down.
  package func offsetBy(columns: Int, rows: Int, on canvas: Canvas) -> Self {
    switch self {
    case .text(let text, let column, let row, let style):
      return .text(text, column: column + columns, row: row + rows, style)
    case .underlay(let text, let column, let row, let style):
      return .underlay(text, column: column + columns, row: row + rows, style)
    case .figure(let figure, let paint):
      let (dx, dy) = (Double(columns) * canvas.cell.width, Double(rows) * canvas.cell.height)
      return .figure(figure.offsetBy(dx: dx, dy: dy), paint.offsetBy(dx: dx, dy: dy))
    }
  }
}

extension Figure {
  /// Returns the figure at another place.
  fileprivate func offsetBy(dx: Double, dy: Double) -> Figure {
    switch self {
    case .dial(var dial):
      dial.box = dial.box.offsetBy(dx: dx, dy: dy)
      return .dial(dial)
    case .numeral(let character, let box):
      return .numeral(character, box: box.offsetBy(dx: dx, dy: dy))
    case .bar(let rect): return .bar(rect.offsetBy(dx: dx, dy: dy))
    case .envelope(var envelope):
      envelope.area = envelope.area.offsetBy(dx: dx, dy: dy)
      return .envelope(envelope)
    case .layer(var layer, let box):
      let move = Transform.translation(x: dx, y: dy)
      layer.outline =
        switch layer.outline {
        case .fill(let path, let style): .fill(path.applying(move), style)
        case .stroke(let path, let style, let isAntialiased):
          .stroke(path.applying(move), style, antialiased: isAntialiased)
        }
      layer.clip = layer.clip.map { Drawing.Clip($0.path.applying(move), style: $0.style) }
      layer.paint = layer.paint.offsetBy(dx: dx, dy: dy)
      return .layer(layer, box: box.offsetBy(dx: dx, dy: dy))
    }
  }
}

extension Paint {
  /// Returns the paint at another place.
  fileprivate func offsetBy(dx: Double, dy: Double) -> Paint {
    func moved(_ point: Point) -> Point { Point(x: point.x + dx, y: point.y + dy) }
    switch self {
    case .solid: return self
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(gradient, startPoint: moved(start), endPoint: moved(end))
    case .radialGradient(let gradient, let center, let start, let end):
      return .radialGradient(gradient, center: moved(center), startRadius: start, endRadius: end)
    case .angularGradient(let gradient, let center, let start):
      return .angularGradient(gradient, center: moved(center), startAngle: start)
    }
  }
}
