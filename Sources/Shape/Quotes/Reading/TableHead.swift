internal import Charts
internal import Tables
internal import Texts

/// The header of a table, which may follow other lines.
struct TableHead {
  var names: [String]
  var delimiter: Delimiter
  /// The offset of the header.
  var offset: Int
  /// The number of non-empty lines before it.
  var linesBefore = 0

  private static let limit = 40

  /// Finds the first of 40 lines with at least two known names; `nil` if there is none.
  ///
  /// Columns that the options choose count as known.
  init?(_ bytes: ArraySlice<UInt8>, _ options: QuoteReaderOptions) {
    // Column numbers determine a header only if no line has known names.
    for byNumber in options.columns.isEmpty ? [false] : [false, true] {
      var rest = bytes
      var before = 0
      var last = rest.prefix(0)
      for _ in 0..<Self.limit where !rest.isEmpty {
        let line = rest.prefix { $0 != Byte.newline }
        if let found = Self.names(line, options, byNumber) {
          (names, self.delimiter) = found
          (offset, linesBefore) = (rest.startIndex, before)
          if isRow(last) { (offset, linesBefore) = (last.startIndex, before - 1) }
          return
        }
        last = line
        if !Byte.trimmed(line).isEmpty { before += 1 }
        rest = rest[line.endIndex...].dropFirst()
      }
    }
    return nil
  }

  /// Returns whether the line above the names belongs to the header: if they repeat, it has the
  /// symbols.
  private func isRow(_ line: ArraySlice<UInt8>) -> Bool {
    guard Set(names).count < names.count, !Byte.trimmed(line).isEmpty else { return false }
    var rows = TextRows(line, delimiter: delimiter, comment: nil)
    let cells = rows.next()?.cells ?? []
    return cells.count == names.count && cells.last?.isEmpty == false
  }

  private static func names(
    _ line: ArraySlice<UInt8>, _ options: QuoteReaderOptions, _ byNumber: Bool
  ) -> ([String], Delimiter)? {
    guard line.count < 16_384 else { return nil }
    let delimiters = options.knownDelimiter.map { [$0] } ?? [.comma, .semicolon, .tab, .pipe]
    var best: (names: [String], delimiter: Delimiter, known: Int)?
    for delimiter in delimiters where line.contains(delimiter.byte) {
      var rows = TextRows(line, delimiter: delimiter, comment: nil)
      let names = rows.next()?.cells ?? []
      let known =
        Set(names.compactMap { ColumnRole($0) }).count
        + options.columns.values.count {
          names.contains($0) || byNumber && names.has($0)
        }
      if known >= 2, known > best?.known ?? 0 { best = (names, delimiter, known) }
    }
    return best.map { ($0.names, $0.delimiter) }
  }
}

extension [String] {
  /// Returns whether a column is a number and no cell of the header is one.
  fileprivate func has(_ column: String) -> Bool {
    guard let index = column.columnIndex(in: count) else { return false }
    return allSatisfy { !$0.contains(where: \.isNumber) } && !self[index].isEmpty
  }
}
