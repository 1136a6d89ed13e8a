/// A filter that makes rows of pixels easier to compress: each byte becomes its difference from the
/// pixel to its left (“Sub”) or from the one above (“Up”), whichever gives smaller numbers (ISO/IEC
/// 15948, clauses 9 and 12.7).
struct PNGFilter {
  private let bytesPerPixel: Int
  private var above: [UInt8]
  // The differences of the current row.
  private var up: [UInt8]
  private var sub: [UInt8]

  init(rowLength: Int, bytesPerPixel: Int) {
    self.bytesPerPixel = bytesPerPixel
    above = Array(repeating: 0, count: rowLength)
    (up, sub) = (above, above)
  }

  /// Returns filtered rows, each preceded by its filter type.
  mutating func filter(_ rows: [UInt8]) -> [UInt8] {
    let length = above.count
    var result: [UInt8] = []
    result.reserveCapacity(rows.count + rows.count / max(1, length))
    for start in stride(from: 0, to: rows.count, by: length) {
      let row = rows[start..<start + length]
      append(row.span, to: &result)
      above.replaceSubrange(0..<length, with: row)
    }
    return result
  }

  private mutating func append(_ row: borrowing Span<UInt8>, to result: inout [UInt8]) {
    // A span of a property would be an access to the whole value.
    let above = above
    let cost = Self.subtract(above.span, from: row, at: 0, into: &up)
    let isUp = cost == 0 || cost <= Self.subtract(row, from: row, at: bytesPerPixel, into: &sub)
    result.append(isUp ? 2 : 1)
    result += isUp ? up : sub
  }

  /// Subtracts from each byte the byte of `other` that is `step` bytes to the left (0 if there is none),
  /// and returns the sum of the absolute differences, with bytes from 128 on as negative numbers.
  @inline(__always)
  private static func subtract(
    _ other: borrowing Span<UInt8>, from row: borrowing Span<UInt8>, at step: Int,
    into result: inout [UInt8]
  ) -> Int {
    let length = min(row.count, result.count)
    var bytes = result.mutableSpan
    var sum = 0
    for index in 0..<min(step, length) {
      bytes[index] = row[index]
      sum &+= Int(magnitude(row[index]))
    }
    var start = step
    while start < length {
      // Sums of 16 bits, which 256 bytes can't overflow, are added in parallel.
      var part: UInt16 = 0
      let end = min(start &+ 256, length)
      for index in start..<end {
        let byte = row[index] &- other[index &- step]
        bytes[index] = byte
        part &+= UInt16(magnitude(byte))
      }
      sum &+= Int(part)
      start = end
    }
    return sum
  }

  @inline(__always)
  private static func magnitude(_ byte: UInt8) -> UInt8 { min(byte, 0 &- byte) }
}
