extension Pixmap {
  /// Returns the smallest rectangle that contains all pixels that differ from another picture;
  /// `nil` if there are none, and the whole picture if the sizes differ.
  public func changedRect(from other: Pixmap) -> PixelRect? {
    guard width == other.width, height == other.height else { return bounds.isEmpty ? nil : bounds }
    let (mine, others) = unsafe (samples.span.bytes, other.samples.span.bytes)
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let line = y &* width
      var first = 0
      while first < width, isSame(mine, others, line &+ first) { first &+= 1 }
      guard first < width else { continue }
      var last = width &- 1
      // Pixels between known changes needn't be compared.
      while last > max(first, right), isSame(mine, others, line &+ last) { last &-= 1 }
      left = min(left, first)
      right = last
      top = min(top, y)
      bottom = y
    }
    guard bottom >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Returns disjoint rectangles of whole tiles that contain all pixels that differ from another picture.
  ///
  /// There is one for each group of changed tiles; groups whose rectangles touch are united. There is
  /// only one if there were more than 8, or if the sizes differ.
  ///
  /// - Parameters:
  ///   - other: The other picture.
  ///   - tile: The size of a tile, at least 1 each; the first one is in the top left corner.
  /// - Returns: The rectangles, which may extend beyond the picture to the right and below.
  package func changedTiles(from other: Pixmap, tile: (width: Int, height: Int)) -> [PixelRect] {
    guard let changed = changedRect(from: other)?.extended(to: (tile.width, tile.height)) else {
      return []
    }
    guard width == other.width, height == other.height else { return [changed] }
    var groups: [PixelRect] = []
    for y in stride(from: changed.y, to: changed.rows.upperBound, by: tile.height) {
      for x in stride(from: changed.x, to: changed.columns.upperBound, by: tile.width) {
        var group = PixelRect(x: x, y: y, width: tile.width, height: tile.height)
        guard differs(from: other, in: group) else { continue }
        // A union may touch groups that neither part did.
        while let touching = groups.firstIndex(where: { $0.touches(group) }) {
          group = group.union(groups.remove(at: touching))
        }
        groups.append(group)
      }
    }
    return groups.count > 8 ? [changed] : groups
  }

  private func differs(from other: Pixmap, in tile: PixelRect) -> Bool {
    let (mine, others) = unsafe (samples.span.bytes, other.samples.span.bytes)
    for y in tile.y..<min(height, tile.rows.upperBound) {
      for x in tile.x..<min(width, tile.columns.upperBound)
      where !isSame(mine, others, y &* width &+ x) { return true }
    }
    return false
  }

  /// Returns the part of the picture inside a rectangle.
  public func cropped(to rect: PixelRect) -> Pixmap {
    let columns = Pixmap.part(from: rect.x, rect.width, of: width)
    let rows = Pixmap.part(from: rect.y, rect.height, of: height)
    var result = Pixmap(width: columns.count, height: rows.count)
    result.samples.removeAll(keepingCapacity: true)
    for y in rows {
      let line = y * width
      result.samples += samples[(line + columns.lowerBound) * 4..<(line + columns.upperBound) * 4]
    }
    return result
  }

  @inline(__always)
  private func isSame(_ one: RawSpan, _ other: RawSpan, _ pixel: Int) -> Bool {
    // Any four bytes form a valid integer.
    unsafe one.unsafeLoadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self)
      == other.unsafeLoadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self)
  }

  /// Returns a range of a given start and length, clamped to 0..<whole.
  private static func part(from start: Int, _ length: Int, of whole: Int) -> Range<Int> {
    let (sum, isTooLarge) = start.addingReportingOverflow(max(0, length))
    let first = min(max(0, start), whole)
    return first..<max(first, min(isTooLarge ? whole : sum, whole))
  }
}
