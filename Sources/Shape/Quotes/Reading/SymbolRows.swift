internal import Tables
internal import Texts

/// Rows with a symbol each.
struct SymbolRows {
  var names: [String]
  var rows: [[String]]

  /// Returns whether the rows have times and a repeated symbol, and so are histories.
  func isHistory(_ options: QuoteReaderOptions, _ file: String?) throws(QuoteReaderError) -> Bool {
    let roles = try RoleColumns(names, options, file: file)
    // Several lots of a symbol, as in a portfolio, aren't a history.
    guard let time = roles[.time], let column = roles.symbol, roles[.cost] == nil,
      roles[.totalCost] == nil
    else { return false }
    var seen: [String: String] = [:]
    return rows.contains { row in
      guard row.indices.contains(max(column, time)), !row[column].isEmpty else { return false }
      guard let first = seen.updateValue(row[time], forKey: row[column]) else { return false }
      return roles[.amount] == nil || first != row[time]
    }
  }

  /// Returns whether a table may have one row per symbol, judging by its first rows.
  static func maySnapshot(
    _ names: [String], _ rows: some Sequence<[String]>, _ options: QuoteReaderOptions,
    _ file: String?
  ) throws(QuoteReaderError) -> Bool {
    guard try RoleColumns(names, options, file: file).symbol != nil else { return false }
    return try !SymbolRows(names: names, rows: Array(rows.prefix(200))).isHistory(options, file)
  }

  /// The rows as comma-separated text.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for row in [names] + rows {
      for (index, cell) in row.enumerated() {
        if index > 0 { bytes.append(Byte.comma) }
        bytes.append(Byte.quote)
        for byte in cell.utf8 {
          if byte == Byte.quote { bytes.append(byte) }
          if byte != Byte.newline { bytes.append(byte) }
        }
        bytes.append(Byte.quote)
      }
      bytes.append(Byte.newline)
    }
    return bytes
  }
}
