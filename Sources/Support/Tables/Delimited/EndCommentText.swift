internal import Texts

/// Removes comments behind the cells of lines, as in `1,2 # measured twice`.
struct EndCommentText: LineText {
  private var lines = WholeLines()
  private var count = 0

  /// Detects a text whose rows have equally many cells only without such comments, or hold more
  /// numbers without comments behind a blank.
  init?(_ bytes: ArraySlice<UInt8>) {
    let head = bytes.prefix(65_536)
    guard head.contains(Byte.hash) else { return nil }
    let lines = head.split(separator: Byte.newline).prefix(2 * Sample.limit)
      .filter { $0.first != Byte.hash }
    let cut = lines.map { line in Self.end(line).map { line[..<$0] } ?? line }
    let commented = zip(lines, cut).filter { $0 != $1 }
    guard !commented.isEmpty else { return nil }
    let (before, after) = (Self.sample(lines), Self.sample(cut))
    guard after.width.rows == after.rows.count, after.faulty == 0,
      after.width.cells > 1 || before.width.cells < 2
    else { return nil }
    if before.width.rows < before.rows.count || before.faulty > 0 { return }
    let areApart = commented.allSatisfy { line, cut in cut.last.map(Byte.isBlank) == true }
    guard areApart, before.width == after.width, Self.numbers(after) > Self.numbers(before)
    else { return nil }
  }

  /// The first line is empty, since the names are in the text.
  var header: [UInt8] { [Byte.newline] }

  var notes: [String] {
    guard count > 0 else { return [] }
    return [
      count == 1
        ? "1 comment at the end of a line was left out"
        : "\(count) comments at the ends of lines were left out"
    ]
  }

  mutating func rows(_ bytes: [UInt8]) -> [UInt8] { lines.append(bytes).flatMap { row($0) } }

  mutating func finish() -> [UInt8] { lines.finish().flatMap { row($0) } }

  private mutating func row(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard let end = Self.end(line) else { return Array(line) + [Byte.newline] }
    count += 1
    return Array(line[..<end]) + [Byte.newline]
  }

  /// Returns the index of a hash sign behind a cell, outside of quotation marks.
  private static func end(_ line: ArraySlice<UInt8>) -> Int? {
    guard line.contains(Byte.hash), line.first(where: { !Byte.isBlank($0) }) != Byte.hash else {
      return nil
    }
    var isQuoted = false
    return line.firstIndex { byte in
      if byte == Byte.quote { isQuoted.toggle() }
      return byte == Byte.hash && !isQuoted
    }
  }

  private static func sample(_ lines: [ArraySlice<UInt8>]) -> Sample {
    let text = Array(lines.joined(separator: [Byte.newline])) + [Byte.newline]
    return Sample(text.span, Dialect.guess(text.span, comment: nil))
  }

  private static func numbers(_ sample: Sample) -> Int {
    sample.rows.joined().count { NumberFormat().read($0[...]) != .notNumber }
  }
}
