public import Raster

/// Turns a picture that changes into bytes, of which each frame has only what is new.
///
/// The bytes leave the cursor anywhere on the screen, and the style as it was.
public struct PictureEncoder: Sendable {
  /// What a frame sends.
  public struct Output: Hashable, Sendable {
    /// The bytes.
    public var bytes: [UInt8] = []
    /// The cells whose text is gone, because pixels were drawn over it; `nil` if there are none.
    public var covered: CellArea?

    /// Creates a frame that sends nothing.
    public init() {}

    init(bytes: [UInt8], covered: CellArea?) {
      self.bytes = bytes
      self.covered = covered
    }
  }

  private let channel: PixelChannel
  private let cell: CellPixels
  /// The picture that is known to be shown.
  private var shown: Pixmap?
  /// Where there is one, known or not.
  private var area: CellArea?

  /// Creates an encoder for a terminal that shows no picture yet.
  public init(_ channel: PixelChannel, cell: CellPixels) {
    self.channel = channel
    self.cell = cell
  }

  /// Returns what changes the picture that is shown into another one, or into one at another place.
  ///
  /// - Parameters:
  ///   - picture: The picture; its upper left corner is that of its first cell.
  ///   - column: The column of that cell, from 0.
  ///   - row: Its row.
  ///   - screenRows: How many rows the screen has.
  /// - Returns: The change, or `nil` where the terminal can't show the picture there.
  public mutating func encode(
    _ picture: Pixmap, column: Int, row: Int, screenRows: Int
  ) -> Output? {
    var place = cell.area(covering: picture.bounds)
    (place.column, place.row) = (column, row)
    guard channel.canShow(picture, place, screenRows: screenRows) else { return nil }
    defer { (shown, area) = (picture, place) }
    guard let shown, area == place, shown.bounds == picture.bounds else {
      return whole(picture, place)
    }
    guard let changed = picture.changedRect(from: shown) else { return Output() }
    if channel.drawsWholeCells { return cells(picture, changed, place) }
    var output = Output()
    output.bytes =
      channel.editsPictures
      ? channel.kitty.edit(picture, in: changed) : whole(picture, place).bytes
    return output
  }

  /// Returns the bytes that take the picture away, as far as text written over it doesn't.
  public mutating func remove() -> [UInt8] {
    defer { (shown, area) = (nil, nil) }
    guard area != nil, channel.pixels == .kitty else { return [] }
    return channel.kitty.delete()
  }

  /// Forgets what is shown, so that the next frame draws all of it.
  public mutating func forget() {
    shown = nil
  }
}

extension PictureEncoder {
  private func whole(_ picture: Pixmap, _ place: CellArea) -> Output {
    switch (channel.pixels, channel.passthrough) {
    case (.kitty, .none):
      Output(bytes: at(place.column, place.row, channel.kitty.show(picture)), covered: nil)
    case (.kitty, .tmux):
      Output(
        bytes: channel.kitty.prepare(picture, columns: place.columns, rows: place.rows)
          + text(place),
        covered: place)
    default:
      Output(bytes: part(picture, picture.bounds, place), covered: place)
    }
  }

  /// Draws the cells in which something changed, as a picture of their own.
  private func cells(_ picture: Pixmap, _ changed: PixelRect, _ place: CellArea) -> Output {
    var cells = cell.area(covering: changed)
    let rect = cell.pixels(of: cells).intersection(picture.bounds)
    cells.column += place.column
    cells.row += place.row
    return Output(bytes: part(picture, rect, cells), covered: cells)
  }

  private func part(_ picture: Pixmap, _ rect: PixelRect, _ cells: CellArea) -> [UInt8] {
    let bytes =
      switch channel.pixels {
      case .iterm2:
        ITerm2Picture(passthrough: channel.passthrough).show(
          png: PNG.bytes(picture, in: rect) ?? [], width: rect.width, height: rect.height)
      default:
        SixelPicture(ground: channel.ground, registers: channel.registers).show(picture, in: rect)
      }
    return at(cells.column, cells.row, bytes)
  }

  private func text(_ place: CellArea) -> [UInt8] {
    KittyText.show(
      id: channel.id, columns: 0..<place.columns, rows: 0..<place.rows, atColumn: place.column,
      row: place.row)
  }

  private func at(_ column: Int, _ row: Int, _ bytes: [UInt8]) -> [UInt8] {
    var output = Sequences()
    output.csi(row + 1, column + 1, final: "H")
    output.raw(bytes)
    return output.bytes
  }
}
