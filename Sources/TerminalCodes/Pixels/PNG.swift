internal import Raster

/// Encodes minimal PNG files: true color with 8 bits, no filters.
///
/// It needs only zlib: a countdown shouldn't load more for pictures that few terminals support.
enum PNG {
  static func bytes(_ picture: Pixmap, in rect: PixelRect) -> [UInt8]? {
    let opacity = !picture.isOpaque(in: rect)
    let samples = picture.straightBytes(in: rect, opacity: opacity)
    let length = rect.width * (opacity ? 4 : 3)
    var rows: [UInt8] = []
    rows.reserveCapacity(samples.count + rect.height)
    for row in 0..<rect.height {
      rows.append(0)
      rows += samples[row * length..<(row + 1) * length]
    }
    guard let data = Zlib.compressed(rows) else { return nil }
    let header = big(rect.width) + big(rect.height) + [8, opacity ? 6 : 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header) + chunk("IDAT", data) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    return big(data.count) + content + big(Int(Zlib.checksum(content)))
  }

  private static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
