internal import Tables

/// Cuts bytes into rows of texts.
struct CellRows {
  var delimiter: DelimitedOptions.Delimiter

  /// Returns the rows; a row continues over lines inside quotation marks, if it begins there and
  /// they are closed.
  func rows(of bytes: ArraySlice<UInt8>) -> [[String]] {
    var rows: [[String]] = []
    var rest = bytes
    while !rest.isEmpty { rows.append(row(&rest)) }
    return rows
  }

  /// Removes one row from the beginning of bytes and returns its cells.
  func row(_ rest: inout ArraySlice<UInt8>) -> [String] {
    var cells: [String] = []
    while true {
      cells.append(cell(&rest))
      guard let end = rest.popFirst(), end != Byte.newline else { return cells }
    }
  }

  /// Removes one cell, up to the delimiter or the newline after it.
  private func cell(_ rest: inout ArraySlice<UInt8>) -> String {
    let start = rest.drop { $0 != delimiter.rawValue && Byte.isBlank($0) }
    if start.first == Byte.quote, let text = quoted(start.dropFirst(), &rest) { return text }
    let text = rest.prefix { !isEnd($0) }
    rest = rest[text.endIndex...]
    return Self.text(Byte.trimmed(text))
  }

  /// Returns the text before the closing quotation mark; `nil` if that is missing.
  private func quoted(_ bytes: ArraySlice<UInt8>, _ rest: inout ArraySlice<UInt8>) -> String? {
    var text: [UInt8] = []
    var offset = bytes.startIndex
    while offset < bytes.endIndex, text.count < 4096 {
      let byte = bytes[offset]
      offset += 1
      if byte == Byte.quote {
        guard offset < bytes.endIndex, bytes[offset] == Byte.quote else {
          rest = bytes[offset...].drop { !isEnd($0) }
          return Self.text(Byte.trimmed(text[...]))
        }
        offset += 1
      }
      text.append(byte)
    }
    return nil
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == delimiter.rawValue || byte == Byte.newline
      || delimiter == .blanks && byte == Byte.tab
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
