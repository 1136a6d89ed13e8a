/// A filter that makes rows of pixels easier to compress: each byte becomes its difference from the
/// pixel to its left (“Sub”) or from the one above (“Up”), whichever gives smaller numbers (ISO/IEC
/// 15948, clauses 9 and 12.7).
struct PNGFilter {
  private let bytesPerPixel: Int
  private var above: [UInt8]

  /// Creates a filter for rows of a length in bytes.
  init(rowLength: Int, bytesPerPixel: Int) {
    self.bytesPerPixel = bytesPerPixel
    above = Array(repeating: 0, count: rowLength)
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

  private func append(_ row: borrowing Span<UInt8>, to result: inout [UInt8]) {
    let up = difference(row, above.span)
    let cost = Self.cost(up.span)
    let sub = cost == 0 ? [] : subtracted(row)
    let isUp = cost == 0 || cost <= Self.cost(sub.span)
    result.append(isUp ? 2 : 1)
    result += isUp ? up : sub
  }

  private func subtracted(_ row: borrowing Span<UInt8>) -> [UInt8] {
    let (length, step) = (row.count, bytesPerPixel)
    var result = [UInt8](repeating: 0, count: length)
    var bytes = result.mutableSpan
    for index in 0..<min(step, length) { bytes[index] = row[index] }
    guard length > step else { return result }
    for index in step..<length { bytes[index] = row[index] &- row[index &- step] }
    return result
  }

  private func difference(
    _ row: borrowing Span<UInt8>, _ other: borrowing Span<UInt8>
  ) -> [UInt8] {
    let length = min(row.count, other.count)
    var result = [UInt8](repeating: 0, count: length)
    var bytes = result.mutableSpan
    for index in 0..<length { bytes[index] = row[index] &- other[index] }
    return result
  }

  /// Returns the sum of the absolute values, with bytes from 128 on as negative numbers.
  private static func cost(_ bytes: borrowing Span<UInt8>) -> Int {
    var sum = 0
    for index in 0..<bytes.count {
      sum &+= Int(Int8(bitPattern: bytes[index]).magnitude)
    }
    return sum
  }
}
