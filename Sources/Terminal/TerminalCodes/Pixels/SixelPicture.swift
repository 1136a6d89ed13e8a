package import Raster

/// An encoder of pictures as sixels: bands of six rows, each drawn color by color.
///
/// The final cursor position depends on the terminal. A picture that touches the last row of text
/// makes most terminals scroll, so the caller must stay above it. DECSDM, the mode that would
/// prevent this, has the opposite meaning in older versions of xterm and isn't used.
package struct SixelPicture: Hashable, Sendable {
  /// The color behind a picture that isn't opaque, since sixels have no opacity.
  package var background: RGB
  /// The maximum number of colors of a picture.
  package var registers: Int

  package init(background: RGB, registers: Int = 256) {
    self.background = background
    self.registers = max(2, min(registers, 1024))
  }

  /// Returns the bytes that draw a picture with its top left corner at the cursor's cell.
  package func show(_ picture: Pixmap) -> [UInt8] { show(picture, in: picture.bounds) }

  /// Returns the bytes that draw a part of a picture with the part's top left corner at the
  /// cursor's cell; `rect` must be inside the picture.
  package func show(_ picture: Pixmap, in rect: PixelRect) -> [UInt8] {
    guard !rect.isEmpty else { return [] }
    let palette = SixelPalette(picture, in: rect, background: background, limit: registers)
    var output = Sequences()
    // The second parameter keeps undrawn pixels unchanged; the attributes are the pixel aspect
    // ratio and the size.
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
