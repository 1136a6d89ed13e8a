package import Cells
package import Raster
internal import Shapes

/// A painter that draws the figures of scenes in pixels, and for a subsequent scene only the
/// differences.
///
/// Figures have holes where a text or a background lies above them, since in many terminals a cell
/// can't show both; there, `Scene.removing(_:)` leaves the figures to the cells.
package struct PixelPainter: Sendable {
  /// A picture of a group of figures, and the cell at whose corner it begins.
  package struct Picture: Hashable, Sendable {
    /// The identity of its figures.
    package var key: PixelGroup.Key
    /// The pixels; transparent where no figure covers them or something is drawn above.
    package var pixmap: Pixmap
    /// The column of its first cell.
    package var column: Int
    /// The row of its first cell.
    package var row: Int
  }

  /// A picture that has been drawn.
  private struct DrawnGroup {
    var area: CellRect
    var pixmap: Pixmap
  }

  private let cell: CellPixels
  private var rasterizer = DrawingRasterizer()
  private var last: Scene?
  private var drawn: [PixelGroup.Key: DrawnGroup] = [:]

  package init(cell: CellPixels) { self.cell = cell }

  /// Returns the pictures of a scene's figures in the given groups; without `groups`, of all that
  /// benefit from pixels.
  package mutating func paint(_ scene: Scene, _ groups: [PixelGroup]? = nil) -> [Picture] {
    let groups = groups ?? scene.pixelGroups
    let changes = last.flatMap {
      $0.canvas == scene.canvas ? SceneChanges(from: $0, to: scene) : nil
    }
    last = scene
    let before = drawn
    drawn = [:]
    return groups.map { group in
      let window = cell.pixels(of: group.area)
      var pixmap = Pixmap(width: window.width, height: window.height)
      var damages = [window]
      if let changes, let known = before[group.key], known.area == group.area {
        pixmap = known.pixmap
        damages = pixels(changes, scene.canvas).map { $0.intersection(window) }
      }
      for damage in damages { draw(scene, damage, window, &pixmap) }
      drawn[group.key] = DrawnGroup(area: group.area, pixmap: pixmap)
      return Picture(
        key: group.key, pixmap: pixmap, column: group.area.columns.lowerBound,
        row: group.area.rows.lowerBound)
    }
  }

  /// Redraws a part of the window; both are in the screen's pixels.
  private mutating func draw(
    _ scene: Scene, _ damage: PixelRect, _ window: PixelRect, _ pixmap: inout Pixmap
  ) {
    guard !damage.isEmpty else { return }
    pixmap.clear(moved(damage, window))
    let transform =
      Transform.scale(
        x: Double(cell.width) / scene.canvas.cell.width,
        y: Double(cell.height) / scene.canvas.cell.height
      )
      .concatenating(.translation(x: -Double(window.x), y: -Double(window.y)))
    for plane in scene.planes {
      if case .fill(let rect, _) = plane.background {
        clear(rect.intersection(scene.canvas.cells), damage, window, &pixmap)
      }
      for piece in plane.pieces where piece.figure != nil {
        let bounds = bounds(of: piece, scene.canvas).intersection(damage)
        guard !bounds.isEmpty, let layer = piece.layer else { continue }
        let coverage = rasterizer.coverage(
          of: layer, transform: transform, window: moved(bounds, window))
        pixmap.lay(layer.paint, over: coverage, transform: transform)
      }
      for piece in plane.pieces where piece.figure == nil {
        for cells in piece.inkedCells {
          clear(cells.intersection(scene.canvas.cells), damage, window, &pixmap)
        }
      }
    }
  }

  private func clear(
    _ cells: CellRect, _ damage: PixelRect, _ window: PixelRect, _ pixmap: inout Pixmap
  ) {
    let hole = cells.isEmpty ? nil : cell.pixels(of: cells).intersection(damage)
    if let hole, !hole.isEmpty { pixmap.clear(moved(hole, window)) }
  }
}

// MARK: - Pixels

extension PixelPainter {
  /// Returns the rectangles of pixels that differ; none lies inside another.
  private func pixels(_ changes: SceneChanges, _ canvas: Canvas) -> [PixelRect] {
    let figures = changes.figures.map { part in
      pixels(part.rect, canvas).intersection(clip(part.clip, canvas))
    }
    let cells = (changes.texts + changes.fills).map {
      cell.pixels(of: $0.intersection(canvas.cells))
    }
    return figures + cells
  }

  private func bounds(of piece: Plane.Piece, _ canvas: Canvas) -> PixelRect {
    guard let figure = piece.figure else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return pixels(figure.bounds, canvas).intersection(clip(piece.clip, canvas))
  }

  private func clip(_ cells: CellRect, _ canvas: Canvas) -> PixelRect {
    cell.pixels(of: cells.intersection(canvas.cells))
  }

  /// Returns the whole pixels that a rectangle touches, plus one on each side for rounding.
  private func pixels(_ rect: Rect, _ canvas: Canvas) -> PixelRect {
    guard !rect.isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    let all = cell.pixels(of: canvas.cells)
    func limited(_ value: Double, _ largest: Int) -> Int {
      Int(max(0, min(value, Double(largest))))
    }
    let scale = (
      x: Double(cell.width) / canvas.cell.width, y: Double(cell.height) / canvas.cell.height
    )
    let left = limited((rect.minX * scale.x).rounded(.down) - 1, all.width)
    let top = limited((rect.minY * scale.y).rounded(.down) - 1, all.height)
    let right = limited((rect.maxX * scale.x).rounded(.up) + 1, all.width)
    let bottom = limited((rect.maxY * scale.y).rounded(.up) + 1, all.height)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func moved(_ rect: PixelRect, _ window: PixelRect) -> PixelRect {
    PixelRect(x: rect.x - window.x, y: rect.y - window.y, width: rect.width, height: rect.height)
  }
}
