package import Cells
internal import Raster
internal import Shapes

extension Plane.Piece {
  /// Returns the cells of a canvas to which the piece's drawing is limited.
  package func cells(on canvas: Canvas) -> CellRect {
    switch content {
    case .figure(let figure, _): CellRect(covering: figure.bounds, on: canvas).intersection(clip)
    case .text, .underlay: textCells.intersection(canvas.cells)
    }
  }

  /// The cells that a text occupies, clipped; empty for a figure.
  var textCells: CellRect {
    switch content {
    case .figure: return .empty
    case .text(let text, let column, let row, _), .underlay(let text, let column, let row, _):
      let columns = column..<column + TextWidth.columns(of: text)
      return CellRect(columns: columns, rows: row..<row + 1).intersection(clip)
    }
  }

  /// The runs of cells of a text that hide what lies below: all but spaces without a background;
  /// empty for a figure and a text below figures.
  var inkedCells: [CellRect] {
    guard case .text(let text, let column, let row, let style) = content else { return [] }
    guard style.showsWhatIsBelow else { return [textCells] }
    var runs: [CellRect] = []
    var next = column
    for character in text {
      let taken = TextWidth.columns(of: character)
      defer { next += taken }
      guard character != " ", taken > 0 else { continue }
      if let last = runs.last, last.columns.upperBound == next {
        runs[runs.count - 1].columns = last.columns.lowerBound..<next + taken
      } else {
        runs.append(CellRect(columns: next..<next + taken, rows: row..<row + 1))
      }
    }
    return runs.map { $0.intersection(clip) }.filter { !$0.isEmpty }
  }

  /// The figure as a layer with its outline computed, to be filled; `nil` for a text.
  var layer: Drawing.Layer? {
    guard case .figure(let figure, let paint) = content else { return nil }
    let region = figure.region
    var layer = Drawing.Layer(.fill(region.path, region.style), paint: paint)
    if case .layer(let given, _) = figure {
      (layer.opacity, layer.clip) = (given.opacity, given.clip)
    }
    return layer
  }
}

extension Scene {
  /// The figures of all planes, bottom first.
  package var figures: [Plane.Piece] { planes.flatMap(\.pieces).filter { $0.figure != nil } }
}
