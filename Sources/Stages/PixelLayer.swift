internal import Cells
internal import Faces
internal import Raster
internal import Shapes
internal import TerminalCodes

/// The part of frames that is drawn in pixels, where the terminal shows any.
struct PixelLayer {
  /// The way to the terminal; `nil` until it is known, and where there is none.
  var channel: PixelChannel?
  private var setting: Setting?
  private var painter: PixelPainter?
  private var encoder: PictureEncoder?
  private var place: Place?

  /// What the painter and the encoder were made for.
  private struct Setting: Hashable {
    var channel: PixelChannel
    var cell: CellPixels
  }

  /// Where a picture lies, and for whom it was made.
  private struct Place: Hashable {
    var setting: Setting?
    var column: Int
    var row: Int
    var bounds: PixelRect
  }

  /// Whether kitty pictures may be shown.
  var mayLeavePictures: Bool { channel?.pixels == .kitty }

  /// Returns a frame's figures in pixels; `nil` where they are drawn in cells.
  mutating func picture(of frame: Screen.Frame) -> PixelPainter.Picture? {
    guard var channel, let cell = frame.cell, frame.wantsPixels else { return nil }
    let area = PixelPainter.area(of: frame.scene)
    guard !area.isEmpty, channel.canShow(area, cell, screenRows: frame.scene.canvas.rows) else {
      return nil
    }
    channel.ground = frame.look.ground
    let setting = Setting(channel: channel, cell: cell)
    if setting != self.setting || painter == nil {
      self.setting = setting
      painter = PixelPainter(cell: cell)
    }
    var painter = self.painter
    self.painter = nil  // So that its storage isn't shared, and copied, while it draws.
    defer { self.painter = painter }
    return painter?.paint(frame.scene)
  }

  /// Returns whether what is shown in pixels now would be left beside or below what is to be shown.
  func isInTheWay(of picture: PixelPainter.Picture?) -> Bool {
    place != nil && place != picture.map { self.place(of: $0) }
  }

  /// Returns the bytes that show a picture.
  mutating func show(_ picture: PixelPainter.Picture) -> PictureEncoder.Output {
    guard let setting else { return PictureEncoder.Output() }
    if encoder == nil { encoder = PictureEncoder(setting.channel, cell: setting.cell) }
    place = place(of: picture)
    return encoder?.encode(picture.pixmap, column: picture.column, row: picture.row)
      ?? PictureEncoder.Output()
  }

  /// Returns the bytes that take away what is shown in pixels.
  mutating func remove() -> [UInt8] {
    defer { (encoder, place) = (nil, nil) }
    return encoder?.remove() ?? []
  }

  /// Forgets what is shown, so that the next frame draws all of it.
  mutating func forget() { encoder?.forget() }

  private func place(of picture: PixelPainter.Picture) -> Place {
    Place(
      setting: setting, column: picture.column, row: picture.row, bounds: picture.pixmap.bounds)
  }
}

extension Screen.Frame {
  /// Whether there is a figure in it that gains by pixels, and a place for them.
  ///
  /// Without colours, figures are drawn in the terminal's own, which pixels don't have.
  var wantsPixels: Bool {
    placement == .fullScreen && !scene.shapes.isEmpty && look.depth != .never
  }
}
