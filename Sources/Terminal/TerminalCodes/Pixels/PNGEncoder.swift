package import Raster

/// An encoder of PNG files (ISO/IEC 15948) with 8 bits per component in sRGB that works a few rows
/// at a time, so that no more of the picture is in memory.
package struct PNGEncoder {
  private let width: Int
  private let hasOpacity: Bool
  private let deflater: Deflater
  private var filter: PNGFilter
  private var started: [UInt8]

  /// The size in bytes of a piece, small enough for the processor's caches.
  private static let pieceLength = 1 << 17

  /// Starts a file; `nil` if a side is 0 or memory runs out.
  package init?(width: Int, height: Int, hasOpacity: Bool = true) {
    guard width > 0, height > 0, let deflater = Deflater() else { return nil }
    (self.width, self.hasOpacity, self.deflater) = (width, hasOpacity, deflater)
    let bytesPerPixel = hasOpacity ? 4 : 3
    filter = PNGFilter(rowLength: width * bytesPerPixel, bytesPerPixel: bytesPerPixel)
    let header = Self.bigEndian(width) + Self.bigEndian(height) + [8, hasOpacity ? 6 : 2, 0, 0, 0]
    started =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + Self.chunk("IHDR", header) + Self.chunk("sRGB", [0])
  }

  /// Adds the next rows, which must be as wide as the file's, and returns the bytes of the file
  /// that are complete.
  package mutating func add(_ rows: Pixmap) -> [UInt8] { add(rows, in: rows.bounds) }

  private mutating func add(_ picture: Pixmap, in rect: PixelRect) -> [UInt8] {
    var data: [UInt8] = []
    let step = max(1, Self.pieceLength / (width * 4))
    for top in stride(from: rect.y, to: rect.y + rect.height, by: step) {
      let rows = min(step, rect.y + rect.height - top)
      let piece = PixelRect(x: rect.x, y: top, width: rect.width, height: rows)
      let bytes = picture.straightBytes(in: piece, opacity: hasOpacity)
      data += deflater.add(filter.filter(bytes))
    }
    defer { started = [] }
    return started + (data.isEmpty ? [] : Self.chunk("IDAT", data))
  }

  /// Returns the rest of the file, once all rows have been added.
  package mutating func finish() -> [UInt8] {
    defer { started = [] }
    return started + Self.chunk("IDAT", deflater.finish()) + Self.chunk("IEND", [])
  }
}

extension PNGEncoder {
  /// Returns a part of a picture as a file, without an alpha channel if it is opaque; `nil` if it
  /// has no pixels or memory runs out.
  package static func file(of picture: Pixmap, in rect: PixelRect) -> [UInt8]? {
    let isOpaque = picture.isOpaque(in: rect)
    var encoder = PNGEncoder(width: rect.width, height: rect.height, hasOpacity: !isOpaque)
    guard let start = encoder?.add(picture, in: rect), let end = encoder?.finish() else {
      return nil
    }
    return start + end
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    return bigEndian(data.count) + content + bigEndian(Int(Zlib.checksum(content)))
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
