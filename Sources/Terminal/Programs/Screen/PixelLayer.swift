internal import Cells
internal import Raster
internal import Scenes
internal import TerminalCodes

/// The part of frames that is drawn in pixels, if the terminal supports them.
struct PixelLayer {
  /// The channel to the terminal; `nil` if it is unknown or there is none.
  var channel: PixelChannel?
  private var settings: EncoderSettings?
  private var painter: PixelPainter?
  private var shown: [PixelGroup.Key: Shown] = [:]

  /// The settings for which the painter and the encoders were created.
  private struct EncoderSettings: Hashable {
    var channel: PixelChannel
    var cell: CellPixels
    var addressing: Addressing
  }

  /// A picture on the screen.
  private struct Shown {
    /// The offset from the channel's ID of its kitty picture.
    var number: UInt32
    var encoder: PictureEncoder
    var position: PicturePosition

    init(number: UInt32, _ settings: EncoderSettings, _ position: PicturePosition) {
      self.number = number
      encoder = PictureEncoder(
        settings.channel.numbered(number), cell: settings.cell, addressing: settings.addressing)
      self.position = position
    }
  }

  /// The position of a picture.
  private struct PicturePosition: Hashable {
    var settings: EncoderSettings
    var column: Int
    var row: Int
    var bounds: PixelRect
  }

  /// The pictures of a frame, and the rest of its scene, to be drawn in cells.
  struct DividedScene {
    var pictures: [PixelPainter.Picture]
    var rest: Scene
  }

  /// The bytes of a frame's pictures, and the cells whose text they overwrote.
  struct Output {
    var bytes: [UInt8] = []
    var covered: [CellRect] = []
  }

  /// The number of shown pictures.
  var shownCount: Int { shown.count }

  /// Returns the figures of a frame that may be drawn in pixels.
  func groups(of frame: Frame) -> [PixelGroup] {
    channel != nil && frame.cell != nil && frame.mayHavePixels ? frame.scene.pixelGroups : []
  }

  /// Returns the figures of a frame in pixels; empty if they are drawn in cells.
  mutating func pictures(of frame: Frame, _ groups: [PixelGroup], spareRows: Int) -> DividedScene {
    let scene = frame.scene
    guard var channel, let cell = frame.cell else { return DividedScene(pictures: [], rest: scene) }
    let rows = scene.canvas.rows + spareRows
    let groups = groups.filter { channel.canShow($0.area, cell, screenRows: rows) }
    guard !groups.isEmpty else { return DividedScene(pictures: [], rest: scene) }
    channel.background = frame.theme.background
    let addressing: Addressing = frame.placement == .fullScreen ? .screen : .inline
    let settings = EncoderSettings(channel: channel, cell: cell, addressing: addressing)
    if settings != self.settings || painter == nil {
      self.settings = settings
      painter = PixelPainter(cell: cell)
    }
    var painter = self.painter ?? PixelPainter(cell: cell)
    self.painter = nil  // Avoids copying its shared storage while it draws.
    defer { self.painter = painter }
    var pictures = painter.paint(scene, groups)
    if frame.theme.depth == .never {
      for index in pictures.indices { pictures[index].pixmap.makeGray() }
    }
    return DividedScene(pictures: pictures, rest: scene.removing(groups))
  }

  /// Returns the number of rows below an inline frame that its pictures need: sixels must not touch
  /// the last row of the screen.
  func spareRows(below frame: Frame, _ groups: [PixelGroup]) -> Int {
    let rows = frame.scene.canvas.rows
    guard frame.placement != .fullScreen, channel?.pixels == .sixel,
      groups.contains(where: { $0.area.rows.upperBound >= rows })
    else { return 0 }
    return min(1, frame.freeRows)
  }

  /// Returns whether the shown pictures would remain visible beside or below the new ones.
  func isInTheWay(of pictures: [PixelPainter.Picture]) -> Bool {
    let positions = Dictionary(
      pictures.map { ($0.key, position(of: $0)) }, uniquingKeysWith: { first, _ in first })
    return shown.contains { positions[$0.key] != $0.value.position }
  }

  /// Removes what would remain visible; returns the bytes, and whether all text must be rewritten.
  mutating func clear(for pictures: [PixelPainter.Picture]) -> (bytes: [UInt8], rewrites: Bool) {
    guard isInTheWay(of: pictures) else { return ([], false) }
    // Kitty pictures are removed individually; other pixels disappear only when overwritten by
    // text.
    guard channel?.pixels == .kitty, channel?.passthrough == Passthrough.none else {
      return (remove(), true)
    }
    var bytes: [UInt8] = []
    for key in keysInOrder {
      guard var old = shown[key],
        !pictures.contains(where: { $0.key == key && position(of: $0) == old.position })
      else { continue }
      bytes += old.encoder.remove()
      shown[key] = nil
    }
    return (bytes, false)
  }

  /// Returns the bytes that show pictures.
  mutating func show(_ pictures: [PixelPainter.Picture]) -> Output {
    var output = Output()
    guard let settings else { return output }
    for picture in pictures {
      guard let position = position(of: picture) else { continue }
      var shown = self.shown[picture.key] ?? Shown(number: freeNumber, settings, position)
      self.shown[picture.key] = nil
      let drawn = shown.encoder.encode(picture.pixmap, column: picture.column, row: picture.row)
      shown.position = position
      self.shown[picture.key] = shown
      output.bytes += drawn.bytes
      output.covered += drawn.covered
    }
    return output
  }

  /// Returns the bytes that remove the shown pictures.
  mutating func remove() -> [UInt8] {
    var bytes: [UInt8] = []
    for key in keysInOrder {
      bytes += shown[key]?.encoder.remove() ?? []
    }
    shown = [:]
    return bytes
  }

  /// Returns the bytes that remove pictures in a crash.
  func crashBytes(_ placement: Placement) -> [UInt8] {
    guard let channel, channel.pixels == .kitty else { return [] }
    if placement == .fullScreen, channel.passthrough == .none { return KittyPicture.deleteAll }
    // The main screen, and other panes, may contain pictures of other programs.
    return (0..<Self.mostRemoved).flatMap {
      KittyPicture(id: channel.numbered($0).id, passthrough: channel.passthrough).delete()
    }
  }

  /// The maximum number of pictures that a crash removes: the characters of a time, a bar, and a
  /// few letters of a label.
  private static let mostRemoved: UInt32 = 16

  /// Invalidates the shown pictures, so that the next frame redraws everything.
  mutating func forget() {
    for key in shown.keys { shown[key]?.encoder.forget() }
  }

  /// The pictures ordered by number, since a dictionary's order differs from run to run.
  private var keysInOrder: [PixelGroup.Key] {
    shown.sorted { $0.value.number < $1.value.number }.map(\.key)
  }

  /// The smallest unused number.
  private var freeNumber: UInt32 {
    let used = Set(shown.values.map(\.number))
    return (0...UInt32(used.count)).first { !used.contains($0) } ?? 0
  }

  private func position(of picture: PixelPainter.Picture) -> PicturePosition? {
    settings.map {
      PicturePosition(
        settings: $0, column: picture.column, row: picture.row, bounds: picture.pixmap.bounds)
    }
  }
}

extension PixelChannel {
  /// Returns the channel for the picture with a number.
  fileprivate func numbered(_ number: UInt32) -> PixelChannel {
    var channel = self
    // IDs that text can show have 24 bits.
    channel.id = max(1, (id &+ number) & 0xFF_FFFF)
    return channel
  }
}
