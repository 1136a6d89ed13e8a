internal import ChartReaders
internal import JSON

/// The history of one symbol, or of several in columns or rows, found in JSON.
struct JSONHistory {
  let rows: SymbolRows
  /// Clauses for the user.
  let notes: [String]

  /// Finds the first table with times and prices; `nil` if there is none.
  init?(in value: JSONValue, _ options: QuoteReaderOptions) {
    guard let table = JSONTableSearch.first(in: value, where: Self.isHistory)
    else { return nil }
    let rows = Self.rows(table)
    var names = MemberNames(options)
    for row in rows {
      for cell in row { names.add(cell.key) }
    }
    self.rows = SymbolRows(rows, names)
    notes = table.notes + [table.path.note(within: options.path)].compactMap(\.self)
  }

  /// Returns the rows of a table, with whole words for names of one letter.
  ///
  /// A column of values without a name holds prices.
  private static func rows(_ table: JSONTable) -> [[JSONValue.Member]] {
    let isPair = !table.areNamesGiven && table.rows.allSatisfy { $0.count <= 2 }
    return table.rows.map { row in
      row.map { cell in
        let name = JSONQuotes.word(cell.key)
        return JSONValue.Member(isPair && ColumnRole(name) != .time ? "price" : name, cell.value)
      }
    }
  }

  /// Returns whether a table has times, and prices or a column for each symbol.
  private static func isHistory(_ table: JSONTable) -> Bool {
    let keys = Set(rows(table).lazy.joined().map(\.key))
    let roles = Set(keys.compactMap { ColumnRole($0) })
    return roles.contains(.time)
      && (table.hasSeries || roles.contains(.close) || roles.contains(.price))
  }
}
