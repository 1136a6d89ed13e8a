public import Raster

/// Pictures as sixels: bands of six rows, in each of which one colour after the other is drawn.
///
/// The cursor is afterwards where each terminal likes it, and a picture that reaches into the last
/// row of text makes most of them scroll: the caller keeps above it. DECSDM, the mode that would
/// turn this off, means the opposite in older versions of xterm, and so is left alone.
public struct SixelPicture: Hashable, Sendable {
  /// What shines through where a picture isn't opaque: a sixel is there or not.
  public var ground: RGB
  /// How many colours a picture can have at once.
  public var registers: Int

  /// Describes the terminal that pictures are for.
  public init(ground: RGB, registers: Int = 256) {
    self.ground = ground
    self.registers = max(2, min(registers, 1024))
  }

  /// Returns the bytes that draw a picture with its upper left corner at the cursor's cell.
  public func show(_ picture: Pixmap) -> [UInt8] { show(picture, in: picture.bounds) }

  /// Returns the bytes that draw a part of a picture, which lies in it, with the part's upper left
  /// corner at the cursor's cell.
  public func show(_ picture: Pixmap, in rect: PixelRect) -> [UInt8] {
    guard !rect.isEmpty else { return [] }
    let palette = SixelPalette(picture, in: rect, ground: ground, limit: registers)
    var output = Sequences()
    // The second parameter leaves pixels that aren't drawn as they are; the attributes tell that
    // pixels are square, and the size.
    output.text("\u{1B}P0;1;0q\"1;1;\(rect.width);\(rect.height)")
    var bands = SixelBands(palette, width: rect.width)
    bands.define(&output)
    for top in stride(from: 0, to: rect.height, by: 6) {
      if top > 0 { output.byte(0x2D) }
      bands.write(rows: top..<min(top + 6, rect.height), to: &output)
    }
    output.text("\u{1B}\\")
    return output.bytes
  }
}
