internal import Texts

/// A line of plain text without its comment.
struct ListLine: Hashable {
  /// The number of the line, from 1.
  var number: Int
  /// The number of leading blanks.
  var indent: Int
  var text: String

  /// Returns the lines that aren't blank or only a comment.
  ///
  /// A comment begins with `#` at the start of a line or after a blank.
  static func lines(of text: String) -> [ListLine] {
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return all.enumerated().compactMap { index, whole in
      let line = withoutComment(whole)
      let indent = line.prefix { $0.isWhitespace }.count
      let text = line.trimmed
      return text.isEmpty ? nil : ListLine(number: index + 1, indent: indent, text: text)
    }
  }

  /// Adds the symbol of each line.
  static func read(
    _ lines: [ListLine], into list: inout ListBuilder, file: String?
  ) throws(WatchListError) {
    for line in lines {
      if let gap = line.text.firstIndex(where: { $0.isWhitespace || $0 == "," || $0 == ";" }) {
        let column = line.indent + line.text.distance(from: line.text.startIndex, to: gap) + 1
        throw WatchListError(
          "\(line.text.quotedExcerpt) has more than a symbol; a table needs a first line with "
            + "“symbol”", file: file, line: line.number, column: column)
      }
      try line.add(line.text, indent: line.indent, "", to: &list, file: file)
    }
  }

  /// Adds a symbol that starts at a character offset in the line.
  func add(
    _ symbol: String, indent: Int, _ group: String, holding: Holding? = nil,
    to list: inout ListBuilder, file: String?
  ) throws(WatchListError) {
    guard Symbol.isValid(symbol) else {
      throw WatchListError(
        WatchListError.notSymbol(symbol), file: file, line: number, column: indent + 1)
    }
    list.add(WatchEntry(symbol, holding: holding), to: group, line: number)
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var isAfterBlank = true
    for index in line.indices {
      if isAfterBlank, line[index] == "#" { return line[..<index] }
      isAfterBlank = line[index].isWhitespace
    }
    return line
  }
}
