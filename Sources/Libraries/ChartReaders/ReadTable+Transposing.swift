internal import Tables

extension ReadTable {
  /// Exchanges rows and columns: the names of the columns of numbers become positions, and each row
  /// becomes a column of numbers.
  ///
  /// Given names choose the columns.
  mutating func transpose(_ chosen: Set<String>? = nil) {
    let numbers = table.columns.compactMap { column -> (name: String, values: [Double])? in
      guard case .numbers(let values) = column.content, chosen?.contains(column.name) != false
      else { return nil }
      return (column.name, values)
    }
    guard !numbers.isEmpty else { return }
    var columns = [Self.positions(numbers.map(\.name))]
    for (row, name) in rowNames().enumerated() {
      columns.append(Table.Column(name, .numbers(numbers.map { $0.values[row] })))
    }
    var rows = RowNumbers()
    for number in numbers.indices { rows.append(number + 1) }
    table = Table(columns: columns, rows: rows, skipped: table.skipped)
    table.sortByTime()
    names = columns.map(\.name)
    spoilers = [:]
    unnamed = []
  }

  /// The names of the columns of numbers, at least three, if they are successive years or most of them
  /// successive dates; `nil` if they aren't.
  var namesOfTimes: (names: [String], areYears: Bool)? {
    guard table.times == nil else { return nil }
    let names = table.columns.compactMap { column -> String? in
      if case .numbers = column.content { column.name } else { nil }
    }
    let years = names.compactMap(Self.year)
    if years.count > 2, years.count == names.count,
      zip(years, years.dropFirst()).allSatisfy({ $0 < $1 })
    {
      return (names, true)
    }
    let dates = names.filter { name in
      name.utf8.first.map { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 } == true
        && Times([Array(name.utf8)], order: .monthFirst)?.unit == .days
    }
    guard dates.count > 2, 2 * dates.count > names.count,
      let times = Times(dates.map { Array($0.utf8) }, order: nil), times.isAscending
    else { return nil }
    return (dates, false)
  }

  /// Returns the column of the positions that names have: years, times or numbers, otherwise texts.
  private static func positions(_ names: [String]) -> Table.Column {
    let years = names.compactMap(year)
    if years.count == names.count { return Table.Column("year", .numbers(years)) }
    let numbers = names.compactMap { Double($0) }
    if numbers.count == names.count { return Table.Column("x", .numbers(numbers)) }
    if let times = Times(names.map { Array($0.utf8) }, order: nil) {
      return Table.Column("time", .times(times))
    }
    return Table.Column("name", .texts(TextColumn(names)))
  }

  /// Returns a year such as `1960` or `1960 [YR1960]`.
  private static func year(_ name: String) -> Double? {
    let digits = name.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ ("0"..."9").contains($0) }),
      name.count == 4 || name.dropFirst(4) == " [YR\(digits)]", let year = Double(digits),
      (1000...2999).contains(year)
    else { return nil }
    return year
  }

  /// Returns a different name for each row: the first text that is different in each, otherwise all
  /// of its texts, with a number where these are equal.
  private func rowNames() -> [String] {
    let count = table.rows.count
    let texts = table.columns.compactMap { column -> TextColumn? in
      guard case .texts(let texts) = column.content, texts.count == count else { return nil }
      return texts
    }
    if let column = texts.first(where: { $0.names.count == count && !$0.names.contains("") }) {
      return column.names
    }
    let telling = texts.filter { $0.names.count > 1 }
    var names = DistinctNames()
    return (0..<count).map { row in
      let joined = telling.map { $0[row] }.filter { !$0.isEmpty }.joined(separator: " ")
      return names.add(joined.isEmpty ? "row \(row + 1)" : joined)
    }
  }
}
