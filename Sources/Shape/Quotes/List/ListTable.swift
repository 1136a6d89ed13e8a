internal import Tables
internal import Texts

/// A watch list in the form of a table with a header.
struct ListTable {
  private let file: String?
  private let titles: [String]
  private let rows: [TextRows.Row]
  /// The line of an unmatched quotation mark.
  private let openLine: Int?
  private let columns: [ListField: Int]
  private let format: NumberFormat

  /// Detects the delimiter from the header; `nil` if the first line has no column of symbols.
  init?(_ text: String, file: String?) {
    let bytes = Array(text.utf8)[...]
    for delimiter: Delimiter in [.comma, .semicolon, .tab] {
      var reader = TextRows(bytes, delimiter: delimiter, limit: 1 << 20)
      guard let titles = reader.next()?.cells else { continue }
      let fields = titles.map { ListField(title: $0) }
      guard fields.contains(.symbol) else { continue }
      var rows: [TextRows.Row] = []
      while let row = reader.next() { rows.append(row) }
      (self.file, self.titles, self.rows, openLine) = (file, titles, rows, reader.openLine)
      columns = Dictionary(
        zip(fields, titles.indices).compactMap { field, index in field.map { ($0, index) } },
        uniquingKeysWith: { first, _ in first })
      let hasComma = delimiter != .comma && Self.hasDecimalComma(rows, columns)
      format = NumberFormat(hasDecimalComma: hasComma, isGrouped: true)
      return
    }
    return nil
  }

  /// Adds the entries of all rows.
  func read(into list: inout ListBuilder) throws(WatchListError) {
    if let line = openLine {
      throw WatchListError("a quotation mark isn’t closed", file: file, line: line)
    }
    let unread = titles.indices.filter { !columns.values.contains($0) && !titles[$0].isEmpty }
    if !unread.isEmpty {
      let names = unread.map { titles[$0].quotedExcerpt }.joined(separator: ", ")
      list.note("column\(unread.count == 1 ? "" : "s") \(names) not read")
    }
    for row in rows { try read(row, into: &list) }
  }

  private func read(_ row: TextRows.Row, into list: inout ListBuilder) throws(WatchListError) {
    guard !row.cells.allSatisfy(\.isEmpty) else { return }
    let group = cell(.group, row)
    let symbol = cell(.symbol, row)
    guard !symbol.isEmpty || row.cells.contains(where: { !$0.isEmpty && $0 != group }) else {
      return list.addGroup(group)
    }
    guard Symbol.isValid(symbol) else {
      throw error(
        symbol.isEmpty ? "the symbol is missing" : WatchListError.notSymbol(symbol),
        .symbol, row)
    }
    let name = cell(.name, row)
    let entry = WatchEntry(
      symbol, name: name.isEmpty ? nil : name, holding: try holding(row),
      currency: Currency.code(typed: cell(.currency, row)),
      sources: ListParts.parts(of: cell(.sources, row)), alerts: try alerts(row, symbol))
    list.add(entry, to: group, line: row.line)
  }

  private func holding(_ row: TextRows.Row) throws(WatchListError) -> Holding? {
    let cost = try number(.cost, row)
    return try number(.amount, row).map { Holding(amount: $0, cost: cost) }
  }

  private func alerts(_ row: TextRows.Row, _ symbol: String) throws(WatchListError) -> [Alert] {
    var alerts: [Alert] = []
    for text in ListParts.parts(of: cell(.alerts, row)).flatMap({ Alert.texts(in: $0) }) {
      do throws(AlertError) {
        alerts.append(try Alert(text, of: symbol))
      } catch { throw self.error("\(error)", .alerts, row) }
    }
    return alerts
  }

  private func number(_ field: ListField, _ row: TextRows.Row) throws(WatchListError) -> Double? {
    let text = cell(field, row)
    let bytes = Array(text.utf8)
    if let exact = NumberScanner.number(in: text), !format.hasDecimalComma { return exact }
    var format = format
    format.sign = NumberFormat.sign(of: bytes[...])
    switch format.read(bytes[...]) {
    case .number(let value): return value
    case .missing: return nil
    case .ambiguous:
      throw error(
        "\(text.quotedExcerpt) is ambiguous (decimals or thousands); write 1234.5", field, row)
    case .notFinite, .notNumber: throw error("\(text.quotedExcerpt) isn’t a number", field, row)
    }
  }

  private func cell(_ field: ListField, _ row: TextRows.Row) -> String {
    guard let column = columns[field], row.cells.indices.contains(column) else { return "" }
    return row.cells[column]
  }

  private func error(_ clause: String, _ field: ListField, _ row: TextRows.Row) -> WatchListError {
    let column = columns[field] ?? 0
    return WatchListError(
      clause, file: file, row: row.line, column: column + 1, name: titles[column])
  }

  private static func hasDecimalComma(_ rows: [TextRows.Row], _ columns: [ListField: Int]) -> Bool {
    let numbers = [ListField.amount, .cost].compactMap { columns[$0] }
    let samples = rows.flatMap { row in
      numbers.filter(row.cells.indices.contains).map { Array(row.cells[$0].utf8)[...] }
    }
    return NumberFormat(guessedFrom: samples.filter { !$0.isEmpty }).hasDecimalComma
  }
}
