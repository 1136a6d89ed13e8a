public import Cells
public import Raster
internal import Shapes

/// Draws the figures of scenes in pixels, and of a scene that follows another only what differs.
public struct PixelPainter: Sendable {
  /// The figures of a scene, and the cell in whose corner their picture begins.
  public struct Picture: Hashable, Sendable {
    /// The picture; what isn't covered by a figure, or is written over, lets through.
    public var pixmap: Pixmap
    /// The column of its first cell.
    public var column: Int
    /// The row of its first cell.
    public var row: Int
  }

  private let cell: CellPixels
  private var rasterizer = DrawingRasterizer()
  private var last: Scene?
  private var area = CellRect(columns: 0..<0, rows: 0..<0)
  private var pixmap = Pixmap(width: 0, height: 0)

  /// Creates a painter for cells of so many pixels.
  public init(cell: CellPixels) {
    self.cell = cell
  }

  /// Returns the cells that the picture of a scene takes: as far as its shapes reach.
  public static func area(of scene: Scene) -> CellRect {
    CellRect(covering: scene.shapes, on: scene.canvas)
  }

  /// Returns the picture of a scene's figures.
  public mutating func paint(_ scene: Scene) -> Picture {
    let area = Self.area(of: scene)
    let window = cell.pixels(of: area)
    let rects = area == self.area ? scene.damages(from: last) : nil
    if rects == nil { pixmap = Pixmap(width: window.width, height: window.height) }
    self.area = area
    last = scene
    for damage in rects?.map({ pixels($0, scene.canvas) }) ?? [window] {
      draw(scene, damage.intersection(window), window)
    }
    var picture = Picture(
      pixmap: pixmap, column: area.columns.lowerBound, row: area.rows.lowerBound)
    // Text is read best on nothing; and in many terminals a cell has no room for both.
    for caption in scene.captions {
      let columns = caption.column..<caption.column + TextWidth.columns(of: caption.text)
      let pixels = cell.pixels(of: CellRect(columns: columns, rows: caption.row..<caption.row + 1))
      picture.pixmap.clear(moved(pixels, window))
    }
    return picture
  }

  /// Draws a part of the window anew; both are in the screen's pixels.
  private mutating func draw(_ scene: Scene, _ damage: PixelRect, _ window: PixelRect) {
    guard !damage.isEmpty else { return }
    let part = moved(damage, window)
    pixmap.clear(part)
    let transform =
      Transform.scale(
        x: Double(cell.width) / scene.canvas.cell.width,
        y: Double(cell.height) / scene.canvas.cell.height
      )
      .concatenating(.translation(x: -Double(window.x), y: -Double(window.y)))
    for sheet in scene.sheets {
      let bounds = pixels(sheet.figure.bounds, scene.canvas).intersection(damage)
      guard !bounds.isEmpty else { continue }
      let coverage = rasterizer.coverage(
        of: sheet.layer, transform: transform, window: moved(bounds, window))
      pixmap.lay(sheet.paint, over: coverage, transform: transform)
    }
  }
}

// MARK: - Pixels

extension PixelPainter {
  /// The whole pixels that a rectangle touches, and one more on each side for what rounding does.
  private func pixels(_ rect: Rect, _ canvas: Canvas) -> PixelRect {
    guard !rect.isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    let screen = CellRect(columns: 0..<canvas.columns, rows: 0..<canvas.rows)
    let all = cell.pixels(of: screen)
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
    PixelRect(
      x: rect.x - window.x, y: rect.y - window.y, width: rect.width, height: rect.height)
  }
}
