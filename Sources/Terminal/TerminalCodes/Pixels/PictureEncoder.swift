package import Cells
package import Raster

/// An encoder of a changing picture that sends only the changes of each frame.
///
/// The bytes leave the style unchanged, and the cursor as `Addressing.at(column:row:_:)` does.
package struct PictureEncoder: Sendable {
  /// The output of a frame.
  package struct Output: Hashable, Sendable {
    package var bytes: [UInt8]
    /// The cells whose text was erased by pixels.
    package var covered: [CellRect]

    /// Creates an output, empty by default.
    package init(bytes: [UInt8] = [], covered: [CellRect] = []) {
      (self.bytes, self.covered) = (bytes, covered)
    }
  }

  private let channel: PixelChannel
  private let cell: CellPixels
  private let addressing: Addressing
  private var shown: Pixmap?
  /// The area of the shown picture, known or not.
  private var area: CellRect?

  /// Creates an encoder for a terminal that shows no picture yet.
  package init(_ channel: PixelChannel, cell: CellPixels, addressing: Addressing = .screen) {
    (self.channel, self.cell, self.addressing) = (channel, cell, addressing)
  }

  /// Returns the output that updates the shown picture, or moves it.
  ///
  /// - Parameters:
  ///   - picture: The picture, which the channel must be able to show there; its top left corner is
  ///     that of its first cell.
  ///   - column: The column of that cell, from 0.
  ///   - row: Its row.
  /// - Returns: The output.
  package mutating func encode(_ picture: Pixmap, column: Int, row: Int) -> Output {
    let place = cell.cells(covering: picture.bounds).moved(byColumns: column, rows: row)
    defer { (shown, area) = (picture, place) }
    guard let shown, area == place, shown.bounds == picture.bounds else {
      return whole(picture, place)
    }
    let changed = picture.changedTiles(from: shown, tile: (cell.width, cell.height))
    guard !changed.isEmpty else { return Output() }
    if channel.drawsWholeCells { return cells(picture, changed, place) }
    guard channel.editsPictures else { return whole(picture, place) }
    return Output(
      bytes: changed.flatMap { channel.kitty.edit(picture, in: $0.intersection(picture.bounds)) })
  }

  /// Returns the bytes that remove the picture, unless overwriting it with text does.
  package mutating func remove() -> [UInt8] {
    defer { (shown, area) = (nil, nil) }
    guard area != nil, channel.pixels == .kitty else { return [] }
    return channel.kitty.delete()
  }

  /// Marks the shown picture as unknown, so that the next frame redraws all of it.
  package mutating func forget() { shown = nil }
}

extension PictureEncoder {
  private func whole(_ picture: Pixmap, _ place: CellRect) -> Output {
    switch (channel.pixels, channel.passthrough) {
    case (.kitty, .none): Output(bytes: at(place, channel.kitty.show(picture)))
    case (.kitty, .tmux):
      Output(
        bytes: channel.kitty.prepare(
          picture, columns: place.columns.count, rows: place.rows.count) + text(place),
        covered: [place])
    default: Output(bytes: part(picture, picture.bounds, place), covered: [place])
    }
  }

  /// Draws each rectangle of changed cells as a separate picture.
  private func cells(_ picture: Pixmap, _ changed: [PixelRect], _ place: CellRect) -> Output {
    var output = Output()
    for rect in changed {
      let shown = cell.cells(covering: rect)
        .moved(byColumns: place.columns.lowerBound, rows: place.rows.lowerBound)
      output.bytes += part(picture, rect.intersection(picture.bounds), shown)
      output.covered.append(shown)
    }
    return output
  }

  private func part(_ picture: Pixmap, _ rect: PixelRect, _ cells: CellRect) -> [UInt8] {
    let bytes =
      switch channel.pixels {
      case .iterm2:
        ITerm2Picture(passthrough: channel.passthrough).show(
          png: PNGEncoder.file(of: picture, in: rect) ?? [], width: rect.width, height: rect.height)
      default:
        SixelPicture(background: channel.background, registers: channel.registers).show(
          picture, in: rect)
      }
    return at(cells, bytes)
  }

  private func text(_ place: CellRect) -> [UInt8] {
    KittyText.show(
      id: channel.id, columns: 0..<place.columns.count, rows: 0..<place.rows.count,
      atColumn: place.columns.lowerBound, row: place.rows.lowerBound, addressing)
  }

  private func at(_ cells: CellRect, _ bytes: [UInt8]) -> [UInt8] {
    addressing.at(column: cells.columns.lowerBound, row: cells.rows.lowerBound, bytes)
  }
}

extension CellRect {
  fileprivate func moved(byColumns columns: Int, rows: Int) -> CellRect {
    CellRect(
      columns: self.columns.lowerBound + columns..<self.columns.upperBound + columns,
      rows: self.rows.lowerBound + rows..<self.rows.upperBound + rows)
  }
}
