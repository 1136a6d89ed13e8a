internal import Raster

extension Pixmap {
  /// Returns the smallest rectangle outside of which another picture of the same size is the same.
  func changedRect(from other: Pixmap) -> PixelRect {
    var (left, right, top, bottom) = (width, 0, height, 0)
    let (new, old) = (samples, other.samples)
    for y in 0..<height {
      let row = y * width * 4..<(y + 1) * width * 4
      guard let first = row.first(where: { new[$0] != old[$0] }),
        let last = row.last(where: { new[$0] != old[$0] })
      else { continue }
      left = min(left, (first - row.lowerBound) / 4)
      right = max(right, (last - row.lowerBound) / 4 + 1)
      top = min(top, y)
      bottom = y + 1
    }
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Whether nothing shines through a part of the picture.
  func isOpaque(in rect: PixelRect) -> Bool {
    rect.rows.allSatisfy { y in
      rect.columns.allSatisfy { samples[(y * width + $0) * 4 + 3] == 255 }
    }
  }

  /// Returns red, green and blue of a part, and with `opacity` that too: row by row, the colours
  /// not multiplied by it.
  func straightBytes(in rect: PixelRect, opacity: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rect.width * rect.height * 4)
    for y in rect.rows {
      for x in rect.columns {
        let index = (y * width + x) * 4
        let share = samples[index + 3]
        for part in 0..<3 { bytes.append(Pixmap.straight(samples[index + part], share)) }
        if opacity { bytes.append(share) }
      }
    }
    return bytes
  }

  @inline(__always)
  private static func straight(_ value: UInt8, _ share: UInt8) -> UInt8 {
    if share == 255 || share == 0 { return share == 0 ? 0 : value }
    let whole = (UInt32(value) * 255 + UInt32(share) / 2) / UInt32(share)
    return UInt8(truncatingIfNeeded: min(255, whole))
  }
}

extension PixelRect {
  /// Returns what this rectangle and another have in common, an empty one if that is nothing.
  func intersection(_ other: PixelRect) -> PixelRect {
    let columns = self.columns.clamped(to: other.columns)
    let rows = self.rows.clamped(to: other.rows)
    return PixelRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
