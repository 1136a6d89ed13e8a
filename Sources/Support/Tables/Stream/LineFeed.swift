internal import Texts

/// Splits a stream that arrives in chunks into lines.
///
/// Only an incomplete line is buffered. A line over the limit is dropped entirely, so a stream
/// without line breaks takes no more memory than the limit.
package struct LineFeed: Sendable {
  /// The maximum number of bytes in a line, without its line break.
  package let limit: Int
  /// The number of lines delivered, good and bad.
  package private(set) var lines = 0
  /// The number of lines that the receiver couldn't use.
  package private(set) var bad = 0
  /// The number of lines dropped because they were too long.
  package private(set) var tooLong = 0
  private var ends = LineEnds()
  private var half: [UInt8] = []
  private var isDropping = false

  package init(limit: Int = 65_536) { self.limit = limit }

  /// Appends bytes and delivers each line that they complete, without `\n`, `\r\n` or `\r`.
  ///
  /// The receiver `use` returns whether a line was good.
  package mutating func append(_ bytes: [UInt8], use: (Span<UInt8>) -> Bool) {
    let bytes = ends.normalized(bytes)
    let span = bytes.span
    var start = 0
    for offset in span.indices where span[offset] == Byte.newline {
      end(span, start..<offset, use)
      start = offset + 1
    }
    hold(span, start..<span.count)
  }

  /// Delivers the last line, if it has no line break.
  package mutating func finish(use: (Span<UInt8>) -> Bool) {
    append(ends.finish(), use: use)
    let rest: [UInt8] = []
    if isDropping || !half.isEmpty { end(rest.span, 0..<0, use) }
  }

  private mutating func end(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ use: (Span<UInt8>) -> Bool
  ) {
    guard half.isEmpty, !isDropping else { return endHalf(bytes, range, use) }
    guard range.count <= limit + 1 else {
      tooLong += 1
      return
    }
    hand(bytes.extracting(range), use)
  }

  private mutating func endHalf(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ use: (Span<UInt8>) -> Bool
  ) {
    hold(bytes, range)
    let line = half
    half = []
    if isDropping { tooLong += 1 } else { hand(line.span, use) }
    isDropping = false
  }

  private mutating func hand(_ line: Span<UInt8>, _ use: (Span<UInt8>) -> Bool) {
    let hasReturn = line.count > 0 && line[line.count - 1] == Byte.carriageReturn
    let length = hasReturn ? line.count - 1 : line.count
    guard length <= limit else {
      tooLong += 1
      return
    }
    lines += 1
    if !use(line.extracting(0..<length)) { bad += 1 }
  }

  private mutating func hold(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard !isDropping else { return }
    // The byte beyond the limit may be a carriage return.
    guard half.count + range.count <= limit + 1 else {
      isDropping = true
      half.removeAll()
      return
    }
    for offset in range { half.append(bytes[offset]) }
  }
}
