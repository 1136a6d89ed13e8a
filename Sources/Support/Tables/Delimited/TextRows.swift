internal import Texts

/// The rows of delimited text (RFC 4180) as strings, for small tables whose rows vary in length.
///
/// Every text is accepted: an unmatched quotation mark is part of its cell. Blank lines are
/// skipped.
package struct TextRows: Sequence, IteratorProtocol {
  /// The cells of a row, and the line, from 1, at which it begins.
  package struct Row: Hashable, Sendable {
    package var line: Int
    package var cells: [String]
  }

  private let delimiter: Delimiter
  private let comment: UInt8?
  private var rest: ArraySlice<UInt8>
  private var line = 1
  /// The line of the first unmatched quotation mark, once its row has been read.
  package private(set) var openLine: Int?

  /// The maximum number of bytes between two quotation marks.
  private let limit: Int

  /// Reads bytes of UTF-8, skipping lines that begin with the comment byte.
  ///
  /// A quotation mark with no match within a limit of bytes is part of its cell.
  package init(
    _ bytes: ArraySlice<UInt8>, delimiter: Delimiter,
    comment: UInt8? = Byte.hash, limit: Int = 4096
  ) {
    (rest, self.delimiter, self.comment, self.limit) = (bytes, delimiter, comment, limit)
  }

  /// Returns the next row; `nil` at the end.
  ///
  /// - Complexity: O(bytes of the row)
  package mutating func next() -> Row? {
    while let first = rest.first {
      let text = rest.prefix { $0 != Byte.newline }
      guard first == comment || Byte.trimmed(text).isEmpty else { return row() }
      rest = rest[text.endIndex...].dropFirst()
      line += 1
    }
    return nil
  }

  private mutating func row() -> Row {
    var row = Row(line: line, cells: [])
    while true {
      row.cells.append(cell())
      if delimiter == .blanks { rest = rest.drop(while: delimiter.separates) }
      guard let end = rest.first, end != Byte.newline else { break }
      if delimiter != .blanks { rest.removeFirst() }
    }
    if !rest.isEmpty {
      rest.removeFirst()
      line += 1
    }
    return row
  }

  /// Removes a cell, up to the next delimiter or newline.
  private mutating func cell() -> String {
    let start = rest.drop { Byte.isBlank($0) && !(delimiter.separates($0) && delimiter != .blanks) }
    if start.first == Byte.quote {
      if let text = quoted(start.dropFirst()) { return text }
      openLine = openLine ?? line
    }
    let text = start.prefix { !isEnd($0) }
    rest = rest[text.endIndex...]
    return String(decoding: Byte.trimmed(text), as: UTF8.self)
  }

  /// Removes a cell through its closing quotation mark and what follows; `nil` if the mark is
  /// missing.
  private mutating func quoted(_ bytes: ArraySlice<UInt8>) -> String? {
    var text: [UInt8] = []
    var newlines = 0
    var offset = bytes.startIndex
    while offset < bytes.endIndex, text.count < limit {
      let byte = bytes[offset]
      offset += 1
      if byte == Byte.newline { newlines += 1 }
      if byte == Byte.quote {
        guard offset < bytes.endIndex, bytes[offset] == Byte.quote else {
          rest = bytes[offset...].drop { !isEnd($0) }
          line += newlines
          return String(decoding: text, as: UTF8.self)
        }
        offset += 1
      }
      text.append(byte)
    }
    return nil
  }

  private func isEnd(_ byte: UInt8) -> Bool { delimiter.separates(byte) || byte == Byte.newline }
}
