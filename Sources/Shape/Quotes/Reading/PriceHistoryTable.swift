internal import Charts
internal import Tables

/// Finds the histories in a table: of one symbol, or of one symbol per row or per column.
struct PriceHistoryTable {
  private let table: Table
  /// The indices of the table's columns by name.
  private let places: [String: Int]
  private let roles: RoleColumns
  private let findings: DelimitedFindings
  private let reader: QuoteReader
  private let file: String?
  /// Whether all times of day are midnight, as written.
  private let areMidnights: Bool
  private(set) var notes: [String] = []

  init(
    _ table: Table, _ findings: DelimitedFindings, _ reader: QuoteReader, areMidnights: Bool,
    file: String?
  ) throws(QuoteReaderError) {
    (self.table, self.findings, self.reader) = (table, findings, reader)
    (self.areMidnights, self.file) = (areMidnights, file)
    places = Dictionary(
      table.columns.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    roles = try RoleColumns(findings.names, reader.options, file: file)
  }

  /// The names of all columns in the source.
  private var names: [String] { findings.names }

  mutating func histories() throws(QuoteReaderError) -> [SymbolHistory] {
    guard let times = table.times, times.count > 0 else {
      throw QuoteReaderError(
        "no column holds dates or times; if each row is another symbol, --symbol-column and "
          + "--price-column name their columns", file: file)
    }
    let (listed, isDaily) = listed(times)
    let empty = PriceColumns(times: listed, isDaily: isDaily, closes: [])
    let found: [SymbolHistory]
    if let columns = columns(empty) {
      found =
        bySymbol(columns) ?? [
          SymbolHistory(
            currency: currency(columns.times.indices.last), history: history(columns, nil))
        ]
    } else {
      found = wide(empty)
    }
    let histories = found.filter { $0.history.count > 0 }
    guard !histories.isEmpty else { throw QuoteReaderError("no column holds prices", file: file) }
    return histories
  }

  private func listed(_ times: Times) -> (times: [Double], isDaily: Bool) {
    let list = (0..<times.count).map { times[$0] }
    guard times.unit == .seconds else { return (list, true) }
    guard let days = PriceColumns.days(list, areMidnights: areMidnights) else {
      return (times.hasZone ? list : list.map { reader.zone.position(ofLocalSecond: $0) }, false)
    }
    return (days, true)
  }

  private mutating func history(_ columns: PriceColumns, _ rows: [Int]?) -> PriceHistory {
    let found = columns.history(of: rows ?? Array(columns.times.indices))
    if found.missing > 0, found.history.count > 0 {
      note(found.missing, "has no price and was left out", "have no price and were left out")
    }
    return found.history
  }

  private mutating func note(_ count: Int, _ one: String, _ several: String) {
    notes.append(count == 1 ? "1 row \(one)" : "\(count) rows \(several)")
  }
}

// MARK: - Columns

extension PriceHistoryTable {
  private func content(_ index: Int?) -> Table.Content? {
    guard let index, names.indices.contains(index) else { return nil }
    return places[names[index]].map { table.columns[$0].content }
  }

  private func numbers(_ index: Int?) -> [Double]? {
    switch content(index) {
    case .numbers(let values): return values
    case .texts(let texts): return numbers(texts)
    case .times, nil: return nil
    }
  }

  /// Returns the values of numbers such as `38.17M`; `nil` unless most texts are numbers.
  private func numbers(_ texts: TextColumn) -> [Double]? {
    guard texts.prefix(64).contains(where: { $0.contains(where: \.isNumber) }) else { return nil }
    let cells = CellNumbers(
      texts.prefix(64), isComma: reader.options.hasDecimalComma, delimiter: findings.delimiter)
    let values = texts.map { cells.value($0) ?? .nan }
    return values.count { $0.isFinite } * 2 > values.count ? values : nil
  }

  /// The non-empty columns of numbers.
  private var numeric: [Int] {
    names.indices.filter { numbers($0)?.contains { $0.isFinite } ?? false }
  }

  /// Returns the price columns for one symbol or one symbol per row; `nil` if there are none.
  private func columns(_ empty: PriceColumns) -> PriceColumns? {
    if let columns = columns(
      empty, close: roles.close, hasCandles: roles.hasCandles, of: { roles[$0] })
    {
      return columns
    }
    return findings.hasHeader ? nil : unnamed(empty)
  }

  /// Returns the price columns of one symbol; `nil` without closing prices.
  private func columns(
    _ empty: PriceColumns, close: Int?, hasCandles: Bool, of place: (ColumnRole) -> Int?
  ) -> PriceColumns? {
    guard let closes = numbers(close) else { return nil }
    var columns = empty
    columns.closes = closes
    columns.volumes = numbers(place(.volume))
    if hasCandles {
      columns.open = numbers(place(.open))
      columns.high = numbers(place(.high))
      columns.low = numbers(place(.low))
    }
    return columns
  }

  /// Returns the roles of unnamed columns: price and volume, or open, high, low, close and volume.
  private func unnamed(_ empty: PriceColumns) -> PriceColumns? {
    let found = numeric.prefix(6).compactMap { numbers($0) }
    var columns = empty
    switch found.count {
    case 1, 2:
      columns.closes = found[0]
      columns.volumes = found.count == 2 ? found[1] : nil
    case 4...:
      let (open, high, low, close) = (found[0], found[1], found[2], found[3])
      let fitting = close.indices.count { row in
        high[row] >= max(open[row], close[row]) && low[row] <= min(open[row], close[row])
      }
      guard fitting * 10 >= close.count * 9 else { return nil }
      (columns.open, columns.high, columns.low, columns.closes) = (open, high, low, close)
      columns.volumes = found.count > 4 ? found[found.count - 1] : nil
    default: return nil
    }
    return columns
  }

  /// Returns one history per symbol that columns such as “AAPL Close” name, and per other column of
  /// numbers.
  private func wide(_ empty: PriceColumns) -> [SymbolHistory] {
    let numeric = numeric
    let tickers = findings.hasHeader ? TickerColumns(names, among: numeric) : nil
    var histories = (tickers?.groups ?? []).compactMap { group in
      columns(empty, close: group.close, hasCandles: group.hasCandles) { group.columns[$0] }
        .map { wide($0, group.symbol) }
    }
    let others = tickers?.others ?? (findings.hasHeader ? roles.others : Array(names.indices))
    for index in others.filter(Set(numeric).contains) {
      guard let symbol = Symbol.ofName(names[index]) else { continue }
      var columns = empty
      columns.closes = numbers(index) ?? []
      histories.append(wide(columns, symbol))
    }
    return histories
  }

  /// Returns a history of columns; gaps are normal where these have different days.
  private func wide(_ columns: PriceColumns, _ symbol: String) -> SymbolHistory {
    SymbolHistory(
      symbol: symbol, history: columns.history(of: Array(columns.times.indices)).history)
  }
}

// MARK: - Symbols

extension PriceHistoryTable {
  /// Returns one history per symbol; `nil` without a column of symbols.
  private mutating func bySymbol(_ columns: PriceColumns) -> [SymbolHistory]? {
    guard let symbols else { return nil }
    var rows: [String: [Int]] = [:]
    var order: [String] = []
    for (row, cell) in symbols.enumerated() {
      if rows[cell] == nil { order.append(cell) }
      rows[cell, default: []].append(row)
    }
    var bad = 0
    var histories: [SymbolHistory] = []
    for cell in order {
      guard let symbol = Symbol.ofCell(cell) else {
        bad += rows[cell]?.count ?? 0
        continue
      }
      let history = history(columns, rows[cell])
      histories.append(
        SymbolHistory(
          symbol: symbol, name: text(.name, rows[cell]?.last),
          currency: currency(rows[cell]?.last), history: history))
    }
    if bad > 0 { note(bad, "has no symbol and was left out", "have no symbol and were left out") }
    return histories
  }

  /// The symbol of each row.
  private var symbols: [String]? {
    let first = names.indices.first { if case .texts = content($0) { true } else { false } }
    switch content(findings.hasHeader ? roles.symbol : first) {
    case .texts(let texts): return texts.count == table.rows.count ? Array(texts) : nil
    case .numbers(let values): return values.map { Int(exactly: $0).map(String.init) ?? "" }
    case .times, nil: return nil
    }
  }

  /// Returns the text of a role in a row; `nil` if it is empty.
  private func text(_ role: ColumnRole, _ row: Int?) -> String? {
    guard let row, case .texts(let texts) = content(roles[role]), texts.indices.contains(row)
    else { return nil }
    return texts[row].isEmpty ? nil : texts[row]
  }

  private func currency(_ row: Int?) -> String? {
    text(.currency, row).flatMap { Currency.code(ofCell: $0) }
  }
}
