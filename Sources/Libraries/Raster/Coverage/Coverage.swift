/// The coverage of each pixel of a window by a shape, from 0 to 255.
public struct Coverage: Hashable, Sendable {
  /// The window, in pixels.
  public private(set) var bounds: PixelRect

  /// The samples row by row, without padding.
  public internal(set) var samples: [UInt8]

  /// The range of columns in each row that may be covered, relative to the left edge.
  var extents: [Range<Int>]

  /// The range of rows that may be covered, relative to the top.
  private(set) var rows = 0..<0

  /// Creates an uncovered window.
  public init(bounds: PixelRect = PixelRect(x: 0, y: 0, width: 0, height: 0)) {
    self.bounds = bounds
    samples = Array(repeating: 0, count: bounds.columns.count * bounds.rows.count)
    extents = Array(repeating: 0..<0, count: bounds.rows.count)
  }

  /// The coverage of a pixel; 0 outside the window.
  public subscript(x: Int, y: Int) -> UInt8 {
    guard bounds.columns.contains(x), bounds.rows.contains(y) else { return 0 }
    return samples[(y - bounds.y) * bounds.width + x - bounds.x]
  }

  /// Returns the range of columns of a row that may be covered.
  ///
  /// The range may be wider than the covered columns; it is empty if the shape misses the row.
  public func touchedColumns(inRow y: Int) -> Range<Int> {
    guard bounds.rows.contains(y) else { return bounds.x..<bounds.x }
    let extent = extents[y - bounds.y]
    return (extent.lowerBound + bounds.x)..<(extent.upperBound + bounds.x)
  }

  /// The range of rows that may be covered.
  public var touchedRows: Range<Int> { (rows.lowerBound + bounds.y)..<(rows.upperBound + bounds.y) }

  /// Updates the range of covered rows, which must be within `reach`.
  mutating func findRows(in reach: Range<Int>) {
    let first = extents[reach].firstIndex { !$0.isEmpty } ?? reach.lowerBound
    let last = extents[reach].lastIndex { !$0.isEmpty }
    rows = last.map { first..<($0 + 1) } ?? 0..<0
  }

  /// Moves to another window; if it has the same size, the samples are kept but stale.
  mutating func move(to window: PixelRect) {
    let isSameSize = window.width == bounds.width && window.height == bounds.height
    guard isSameSize else { return self = Coverage(bounds: window) }
    bounds = window
  }

  /// Clears all rows except the kept ones.
  mutating func clear(but kept: Range<Int> = 0..<0) {
    Coverage.clear(rows, but: kept, width: bounds.width, &samples, &extents)
    rows = rows.clamped(to: kept)
  }

  private static func clear(
    _ rows: Range<Int>, but kept: Range<Int>, width: Int, _ samples: inout [UInt8],
    _ extents: inout [Range<Int>]
  ) {
    var samples = samples.mutableSpan
    var extents = extents.mutableSpan
    for row in rows where !kept.contains(row) {
      let (start, extent) = (row * width, extents[row])
      for index in start + extent.lowerBound..<start + extent.upperBound { samples[index] = 0 }
      extents[row] = 0..<0
    }
  }
}

extension Coverage {
  /// Multiplies the coverage of each pixel by that of a mask with the same window.
  public mutating func multiply(by mask: Coverage) {
    guard mask.bounds == bounds else { return clear() }
    for row in rows {
      let kept = extents[row].clamped(to: mask.extents[row])
      for column in extents[row] {
        let index = row * bounds.width + column
        let other = kept.contains(column) ? mask.samples[index] : 0
        samples[index] = Coverage.product(samples[index], other)
      }
      extents[row] = kept.isEmpty ? 0..<0 : kept
    }
    findRows(in: rows)
  }

  /// Multiplies the coverage of each pixel by a fraction from 0 to 1.
  public mutating func multiply(by fraction: Double) {
    guard fraction > 0 else { return clear() }
    let factor = UInt8(min(fraction, 1) * 255 + 0.5)
    for row in rows {
      for column in extents[row] {
        let index = row * bounds.width + column
        samples[index] = Coverage.product(samples[index], factor)
      }
    }
  }

  /// Covers pixels completely if they are covered by half or more, and not at all otherwise.
  mutating func harden() {
    for row in rows {
      for column in extents[row] {
        let index = row * bounds.width + column
        samples[index] = samples[index] < 128 ? 0 : 255
      }
    }
  }

  /// Returns the product of two fractions of 255, rounded.
  @inline(__always)
  static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    let product = UInt32(one) * UInt32(other) + 128
    return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
  }
}
