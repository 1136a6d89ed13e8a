internal import Charts
internal import Tables
internal import Texts

extension QuoteReader {
  /// Reads a table with one row per symbol.
  func snapshots(
    _ rows: [[String]], _ names: [String], _ delimiter: Delimiter,
    _ file: String?
  ) throws(QuoteReaderError) -> QuoteReading {
    let table = try SnapshotTable(
      rows, names: names, options, zone: zone, delimiter: delimiter, file: file)
    var reading = QuoteReading()
    (reading.snapshots, reading.notes) = (table.snapshots, table.notes)
    return reading
  }

  /// Reads a table whose first non-empty row is the header, if there is one.
  func readRows(_ bytes: [UInt8], _ file: String?) throws(QuoteReaderError) -> QuoteReading {
    let (table, findings, isGuessed) = try table(bytes, file)
    if table.times == nil, !findings.hasHeader, let names = Self.names(table, findings) {
      return try snapshots(
        TextRows(bytes[...], delimiter: findings.delimiter).map(\.cells), names,
        findings.delimiter, file)
    }
    var histories = try PriceHistoryTable(
      table, findings, self, areMidnights: Self.hasMidnight(bytes), file: file)
    var reading = QuoteReading()
    reading.histories = try histories.histories()
    if reading.histories.count == 1, reading.histories[0].symbol == nil {
      reading.histories[0].symbol = Self.symbol(aboveRows: bytes, findings)
    }
    reading.notes = notes(table, findings, isGuessed: isGuessed) + histories.notes
    return reading
  }

  /// Reads a table; if day and month are ambiguous, the order with the closer dates wins.
  private func table(
    _ bytes: [UInt8], _ file: String?
  ) throws(QuoteReaderError) -> (Table, DelimitedFindings, isGuessed: Bool) {
    do throws(TableError) {
      do throws(TableError) {
        let (table, findings) = try table(
          bytes, options.delimited(file, preferringTime: preferredTime))
        return (table, findings, false)
      } catch {
        guard case .undecidedDates = error.fault else { throw error }
        let (table, findings) = try closest(bytes, file)
        return (table, findings, true)
      }
    } catch { throw QuoteReaderError(error) }
  }

  private func table(
    _ bytes: [UInt8], _ options: DelimitedOptions
  ) throws(TableError) -> (Table, DelimitedFindings) {
    var text = DelimitedText(options)
    try text.append(bytes)
    let table = try text.finish()
    guard let findings = text.findings else { throw TableError(.empty, file: options.file) }
    return (table, findings)
  }

  private func closest(
    _ bytes: [UInt8], _ file: String?
  ) throws(TableError) -> (Table, DelimitedFindings) {
    var options = options.delimited(file, preferringTime: preferredTime)
    options.dateOrder = .monthFirst
    let monthFirst = try table(bytes, options)
    options.dateOrder = .dayFirst
    guard let dayFirst = try? table(bytes, options),
      Self.span(dayFirst.0) < Self.span(monthFirst.0)
    else { return monthFirst }
    return dayFirst
  }

  private static func span(_ table: Table) -> Double {
    guard let times = table.times, times.count > 0 else { return .infinity }
    return times[times.count - 1] - times[0]
  }

  /// Returns the symbol in a row of the header that has the same one for all columns.
  private static func symbol(aboveRows bytes: [UInt8], _ findings: DelimitedFindings) -> String? {
    guard findings.headerRows > 1 else { return nil }
    let rows = TextRows(bytes[...], delimiter: findings.delimiter).lazy.map(\.cells)
    let row = rows.prefix(findings.headerRows).first { $0.first.map(ColumnRole.init) == .symbol }
    let symbols = Set((row ?? []).dropFirst().filter { !$0.isEmpty })
    return symbols.count == 1 ? symbols.first.flatMap { Symbol.ofCell($0) } : nil
  }

  /// Returns names for unnamed columns: the first texts are symbols, the first numbers are prices.
  private static func names(_ table: Table, _ findings: DelimitedFindings) -> [String]? {
    var (symbol, price): (String?, String?)
    for column in table.columns {
      switch column.content {
      case .texts: symbol = symbol ?? column.name
      case .numbers: price = price ?? column.name
      case .times: break
      }
    }
    guard symbol != nil, price != nil else { return nil }
    return findings.names.map { $0 == symbol ? "symbol" : $0 == price ? "price" : $0 }
  }

  /// Returns whether the first bytes have a time of day that is midnight.
  private static func hasMidnight(_ bytes: [UInt8]) -> Bool {
    let midnight = Array("00:00:00".utf8)
    let head = bytes.prefix(2048)
    return head.indices.contains { head[$0] == Byte.zero && head[$0...].starts(with: midnight) }
  }

  private func notes(
    _ table: Table, _ findings: DelimitedFindings, isGuessed: Bool
  ) -> [String] {
    var notes: [String] = []
    if isGuessed, let order = findings.dateOrder {
      notes.append(
        "dates were read with the \(order == .dayFirst ? "day" : "month") first, since no row "
          + "decides it and they lie closer together so")
    }
    if let first = table.skipped.first {
      var error = first
      error.file = nil
      let count = table.skipped.count
      let rows = count == 1 ? "1 row was skipped" : "\(count) rows were skipped, the first one"
      notes.append("\(rows): \(error)")
    }
    return notes
  }
}
