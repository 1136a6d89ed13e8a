internal import Raster

extension Pixmap {
  /// Returns whether a part of the picture is opaque.
  func isOpaque(in rect: PixelRect) -> Bool {
    rect.rows.allSatisfy { y in
      rect.columns.allSatisfy { samples[(y * width + $0) * 4 + 3] == 255 }
    }
  }

  /// Returns red, green, blue and, with `opacity`, opacity of a part, row by row, not
  /// premultiplied.
  func straightBytes(in rect: PixelRect, opacity: Bool) -> [UInt8] {
    let pixels = cropped(to: rect).straight
    guard !opacity else { return pixels }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count / 4 * 3)
    for index in stride(from: 0, to: pixels.count, by: 4) { bytes += pixels[index..<index + 3] }
    return bytes
  }
}
