public import Cells
public import Raster

/// Turns a picture that changes into bytes, of which each frame has only what is new.
///
/// The bytes leave the cursor anywhere on the screen, and the style as it was.
public struct PictureEncoder: Sendable {
  /// What a frame sends.
  public struct Output: Hashable, Sendable {
    /// The bytes.
    public var bytes: [UInt8]
    /// The cells whose text is gone, because pixels were drawn over it; `nil` if there are none.
    public var covered: CellRect?

    /// Creates a frame, which sends nothing unless told.
    public init(bytes: [UInt8] = [], covered: CellRect? = nil) {
      self.bytes = bytes
      self.covered = covered
    }
  }

  private let channel: PixelChannel
  private let cell: CellPixels
  /// The picture that is known to be shown.
  private var shown: Pixmap?
  /// Where there is one, known or not.
  private var area: CellRect?

  /// Creates an encoder for a terminal that shows no picture yet.
  public init(_ channel: PixelChannel, cell: CellPixels) {
    self.channel = channel
    self.cell = cell
  }

  /// Returns what changes the picture that is shown into another one, or into one at another place.
  ///
  /// - Parameters:
  ///   - picture: The picture, which the channel can show there; its upper left corner is that of
  ///     its first cell.
  ///   - column: The column of that cell, from 0.
  ///   - row: Its row.
  /// - Returns: The change.
  public mutating func encode(_ picture: Pixmap, column: Int, row: Int) -> Output {
    let place = cell.cells(covering: picture.bounds).moved(byColumns: column, rows: row)
    defer { (shown, area) = (picture, place) }
    guard let shown, area == place, shown.bounds == picture.bounds else {
      return whole(picture, place)
    }
    guard let changed = picture.changedRect(from: shown) else { return Output() }
    if channel.drawsWholeCells { return cells(picture, changed, place) }
    return Output(
      bytes: channel.editsPictures
        ? channel.kitty.edit(picture, in: changed) : whole(picture, place).bytes)
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
  private func whole(_ picture: Pixmap, _ place: CellRect) -> Output {
    switch (channel.pixels, channel.passthrough) {
    case (.kitty, .none):
      Output(bytes: at(place, channel.kitty.show(picture)))
    case (.kitty, .tmux):
      Output(
        bytes: channel.kitty.prepare(
          picture, columns: place.columns.count, rows: place.rows.count) + text(place),
        covered: place)
    default:
      Output(bytes: part(picture, picture.bounds, place), covered: place)
    }
  }

  /// Draws the cells in which something changed, as a picture of their own.
  private func cells(_ picture: Pixmap, _ changed: PixelRect, _ place: CellRect) -> Output {
    let cells = cell.cells(covering: changed)
    let rect = cell.pixels(of: cells).intersection(picture.bounds)
    let shown = cells.moved(byColumns: place.columns.lowerBound, rows: place.rows.lowerBound)
    return Output(bytes: part(picture, rect, shown), covered: shown)
  }

  private func part(_ picture: Pixmap, _ rect: PixelRect, _ cells: CellRect) -> [UInt8] {
    let bytes =
      switch channel.pixels {
      case .iterm2:
        ITerm2Picture(passthrough: channel.passthrough).show(
          png: PNG.bytes(picture, in: rect) ?? [], width: rect.width, height: rect.height)
      default:
        SixelPicture(ground: channel.ground, registers: channel.registers).show(picture, in: rect)
      }
    return at(cells, bytes)
  }

  private func text(_ place: CellRect) -> [UInt8] {
    KittyText.show(
      id: channel.id, columns: 0..<place.columns.count, rows: 0..<place.rows.count,
      atColumn: place.columns.lowerBound, row: place.rows.lowerBound)
  }

  private func at(_ cells: CellRect, _ bytes: [UInt8]) -> [UInt8] {
    var output = Sequences()
    output.csi(cells.rows.lowerBound + 1, cells.columns.lowerBound + 1, final: "H")
    output.raw(bytes)
    return output.bytes
  }
}

extension CellRect {
  fileprivate func moved(byColumns columns: Int, rows: Int) -> CellRect {
    CellRect(
      columns: self.columns.lowerBound + columns..<self.columns.upperBound + columns,
      rows: self.rows.lowerBound + rows..<self.rows.upperBound + rows)
  }
}
