public import Cells
public import Raster

/// How pixels get to a terminal: the protocol, and what the terminal can of it.
public struct PixelChannel: Hashable, Sendable {
  /// The protocol.
  public var pixels: PixelProtocol
  /// The background, which sixels are mixed with.
  public var ground = RGB(red: 0, green: 0, blue: 0)
  /// How many colours a sixel picture can have.
  public var registers = 256
  /// The largest width and height in pixels.
  public var limit = SIMD2(1000, 1000)
  /// Whether a part of a kitty picture can be replaced; otherwise all of it is sent again.
  public var editsPictures = false
  /// What lies between the program and the terminal.
  public var passthrough = Passthrough.none
  /// The number of the kitty picture, from 1.
  public var id: UInt32 = 1

  /// Creates a channel to a terminal of which no more is known.
  public init(_ pixels: PixelProtocol) {
    self.pixels = pixels
    if pixels != .sixel { limit = SIMD2(10_000, 10_000) }
  }

  /// Whether pixels are sent as pictures of their own that begin at a cell's corner.
  var drawsWholeCells: Bool { pixels != .kitty }

  var kitty: KittyPicture { KittyPicture(id: id, passthrough: passthrough) }

  /// Returns whether a picture can be shown in some cells of a screen: where it isn't too large,
  /// doesn't reach beyond the screen, and, as sixels, leaves the last row free, where terminals would
  /// scroll.
  public func canShow(_ cells: CellRect, _ cell: CellPixels, screenRows: Int) -> Bool {
    let size = cell.pixels(of: cells)
    let rows = pixels == .sixel ? screenRows - 1 : screenRows
    return size.width <= limit.x && size.height <= limit.y && cells.columns.lowerBound >= 0
      && cells.rows.lowerBound >= 0 && cells.rows.upperBound <= rows
  }
}
