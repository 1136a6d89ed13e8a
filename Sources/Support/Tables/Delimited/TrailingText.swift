internal import Texts

/// Converts lines of words whose last column is a text with blanks, as `ps aux`, `df` and `uniq -c`
/// print them, to cells separated by commas.
struct TrailingText: LineText {
  let header: [UInt8]
  private let width: Int
  /// Whether the first line is the header.
  private var hasHeader: Bool
  private var lines = WholeLines()

  /// Detects the number of columns by the header, or lines that each begin with a count; `nil` if all
  /// lines have as many words, or there is no last column that has more.
  init?(_ bytes: ArraySlice<UInt8>) {
    let lines = bytes.prefix(65_536).split(separator: Byte.newline).prefix(Sample.limit)
      .filter { !Byte.trimmed($0).isEmpty }
    let counts = Set(lines.dropFirst().map { Self.words($0).count })
    guard let least = counts.min(), let most = counts.max() else { return nil }
    let names = Self.words(lines[0])
    if lines.count > 2, lines.allSatisfy(Self.isCounted),
      lines.contains(where: { $0.prefix(2).allSatisfy(Byte.isBlank) }),
      most > 2, least < most || names.count != most
    {
      (width, hasHeader, header) = (2, false, Self.row(["count", "name"]))
      return
    }
    guard names.count > 3, names[0] != [Byte.hash], !names.contains(where: Self.isValue),
      !lines[0].contains(where: { $0 == Byte.quote || $0 == Byte.comma || $0 == Byte.tab }),
      lines.dropFirst().contains(where: { line in
        Self.words(line).contains { $0.first.map(Byte.isDigit) == true }
      })
    else { return nil }
    hasHeader = true
    // Below an aligned last name, any text may follow.
    let isPlain = !bytes.contains { $0 == Byte.quote || $0 == Byte.comma || $0 == Byte.tab }
    func isLast(_ width: Int) -> Bool {
      lines.dropFirst().allSatisfy { line in
        let words = Self.words(line)
        return words.count >= width && !words[(width - 1)...].allSatisfy(Self.isNumber)
      }
    }
    func isAligned(_ width: Int) -> Bool {
      isLast(width)
        && lines.dropFirst().allSatisfy {
          Self.words($0)[width - 1].startIndex - $0.startIndex
            == names[width - 1].startIndex - lines[0].startIndex
        }
    }
    if least >= names.count, most > names.count,
      least < most && isPlain || isAligned(names.count)
    {
      width = names.count
    } else if least == names.count - 1, isLast(least),
      least == most && lines.count > 2 && isPlain || isAligned(least)
        || names.suffix(2).map(Letters.text) == ["Mounted", "on"]
    {
      width = least
    } else {
      return nil
    }
    header = Self.row(Self.cells(lines[0], width))
  }

  mutating func rows(_ bytes: [UInt8]) -> [UInt8] { lines.append(bytes).flatMap { row($0) } }

  mutating func finish() -> [UInt8] { lines.finish().flatMap { row($0) } }

  private mutating func row(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let cells = Self.cells(line, width)
    guard !cells.isEmpty else { return [Byte.newline] }
    let row = Self.row(cells)
    // Tools print their header again.
    return hasHeader && row == header ? [Byte.newline] : row
  }

  // MARK: Lines

  private static func words(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(whereSeparator: Byte.isWhitespace)
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    if case .number = NumberFormat().read(word) { true } else { false }
  }

  /// Returns whether a word of a first line shows that it names nothing: it is a number or a time, or
  /// ends in a digit.
  private static func isValue(_ word: ArraySlice<UInt8>) -> Bool {
    word.last.map(Byte.isDigit) == true || isNumber(word)
      || ColumnSamples.time([Array(word)]) != nil
  }

  /// Returns whether a line is a whole number and a text, separated by a blank.
  private static func isCounted(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop(while: Byte.isBlank).drop(while: Byte.isDigit)
    return rest.startIndex > line.startIndex && rest.first == Byte.space && rest.count > 1
      && !words(rest).allSatisfy(isNumber)
  }

  /// Returns the words of a line, the last of which has the rest of the line.
  private static func cells(_ line: ArraySlice<UInt8>, _ width: Int) -> [String] {
    line.split(maxSplits: width - 1, whereSeparator: Byte.isWhitespace)
      .map { Letters.text(Byte.trimmed($0.last == Byte.carriageReturn ? $0.dropLast() : $0)) }
  }
}
