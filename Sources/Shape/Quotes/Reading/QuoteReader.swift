internal import ChartReaders
package import Charts
internal import JSON
internal import Tables
internal import Texts

/// A reader of prices from users' files.
///
/// A table is a history of one symbol, or of one symbol per row or per column, or it has one row
/// per symbol, as from a broker. JSON has the same content, in the formats of services.
package struct QuoteReader: Sendable {
  /// What is known in advance.
  package var options: QuoteReaderOptions

  /// The column whose name suggests times.
  private(set) var preferredTime: String?

  /// The maximum number of bytes of JSON that are searched for symbols.
  private static let treeLimit = 16 << 20

  /// The zone of times without one.
  package var zone: DateScale
  /// The symbol of data without one, if known.
  package var symbol: String?

  package init(
    _ options: QuoteReaderOptions = QuoteReaderOptions(), zone: DateScale = .utc,
    symbol: String? = nil
  ) {
    (self.options, self.zone, self.symbol) = (options, zone, symbol)
  }

  /// Reads a whole file; its name is used in errors.
  ///
  /// - Complexity: O(n), or O(n log n) if rows have to be sorted.
  package func read(
    _ bytes: [UInt8], file: String? = nil
  ) throws(QuoteReaderError) -> QuoteReading {
    var bytes = Letters.converted(bytes)
    if !bytes.contains(Byte.newline), bytes.contains(Byte.carriageReturn) {
      bytes = bytes.map { $0 == Byte.carriageReturn ? Byte.newline : $0 }
    }
    return options.charts.isJSON(startingWith: ChartReader.firstByte(of: bytes))
      ? try readJSON(bytes, file) : try readTable(bytes, file)
  }

  /// Reads a file in chunks; `next` returns the next bytes, empty at the end.
  package func read(
    file: String? = nil, next: () -> [UInt8]
  ) throws(QuoteReaderError) -> QuoteReading {
    var bytes: [UInt8] = []
    while true {
      let piece = next()
      if piece.isEmpty { break }
      bytes += piece
    }
    return try read(bytes, file: file)
  }
}

// MARK: - JSON

extension QuoteReader {
  private func readJSON(_ bytes: [UInt8], _ file: String?) throws(QuoteReaderError) -> QuoteReading
  {
    let value = try value(bytes, file)
    if let value, let own = symbol, let snapshot = JSONSnapshots.letters(value, symbol: own) {
      var reading = QuoteReading()
      (reading.snapshots, reading.isUnnamed) = ([snapshot], snapshot.symbol == own)
      return reading
    }
    if let value, let rows = JSONQuotes.rows(in: value, options) {
      return try readQuotes(rows, file)
    }
    let symbol = value.flatMap { JSONQuotes.symbol(in: $0) }
    if let history = value.flatMap({ JSONHistory(in: $0, options) }) {
      var reading = try withCommas.readRows(history.rows.bytes, file)
      reading.notes += history.notes
      for index in reading.histories.indices where reading.histories[index].symbol == nil {
        reading.histories[index].symbol = symbol
        reading.histories[index].currency =
          reading.histories[index].currency ?? value.flatMap { JSONQuotes.currency(in: $0) }
      }
      describe(&reading, value)
      return reading
    }
    let reading = try charts(bytes, file)
    var result = QuoteReading()
    let name = file.map { "\($0): " } ?? ""
    result.notes = reading.notes.map { note in
      String(note.hasPrefix(name) ? note.dropFirst(name.count) : note[...])
    }
    let found = try ChartHistories(
      reading.sets, options, zone: zone, symbol: symbol, file: file)
    result.histories = found.histories
    return result
  }

  /// Adds what a value states about the symbol of a history.
  private func describe(_ reading: inout QuoteReading, _ value: JSONValue?) {
    guard reading.histories.count == 1, let value, let first = reading.histories.first,
      var snapshot = JSONSnapshots.description(
        value, symbol: first.symbol ?? symbol, isOneSession: first.history.sessions.count == 1)
    else { return }
    reading.histories[0].name = first.name ?? snapshot.name
    snapshot.symbol = first.symbol ?? symbol ?? snapshot.symbol
    snapshot.time =
      snapshot.time
      ?? first.history.times.last.map { first.history.isDaily ? .day(Int($0)) : .seconds($0) }
    reading.snapshots.append(snapshot)
  }

  /// Returns the value that is searched for prices, if it isn't too large.
  private func value(_ bytes: [UInt8], _ file: String?) throws(QuoteReaderError) -> JSONValue? {
    guard bytes.count <= Self.treeLimit, let value = Self.value(bytes) else { return nil }
    guard let path = options.path else { return value }
    do throws(JSONPathError) { return try value.value(at: path) } catch {
      throw QuoteReaderError(error.clause, file: file)
    }
  }

  /// Returns the value of a text, or of its JSON Lines; `nil` if it is neither.
  private static func value(_ bytes: [UInt8]) -> JSONValue? {
    if let value = try? JSONValue(reading: bytes) { return value }
    var values: [JSONValue] = []
    for line in bytes.split(separator: Byte.newline) where !Byte.trimmed(line).isEmpty {
      guard let value = try? JSONValue(reading: Array(line)) else { return nil }
      values.append(value)
    }
    return values.isEmpty ? nil : .array(values)
  }

  private func readQuotes(
    _ rows: SymbolRows, _ file: String?
  ) throws(QuoteReaderError) -> QuoteReading {
    guard try rows.isHistory(options, file) else {
      return try withCommas.snapshots(rows.rows, rows.names, .comma, file)
    }
    return try withCommas.readRows(rows.bytes, file)
  }

  /// The same reader for rows generated from JSON.
  private var withCommas: QuoteReader {
    var reader = self
    reader.options.input = .csv
    reader.options.decimal = options.decimal ?? .point
    (reader.options.delimiter, reader.options.hasHeader) = (.comma, true)
    return reader
  }

  private func charts(_ bytes: [UInt8], _ file: String?) throws(QuoteReaderError) -> ChartReading {
    var charts = options.charts
    charts.hasVolume = true
    if let reading = try? ChartReader(charts).read(bytes, file: file) { return reading }
    charts.hasVolume = false
    do throws(ChartReaderError) {
      return try ChartReader(charts).read(bytes, file: file)
    } catch { throw QuoteReaderError(error) }
  }
}

// MARK: - Rows of cells

extension QuoteReader {
  private func readTable(
    _ bytes: [UInt8], _ file: String?
  ) throws(QuoteReaderError) -> QuoteReading {
    guard options.hasHeader != false,
      let head = TableHead(bytes[...], options),
      ChartReader.firstByte(of: bytes) != Byte.less || head.linesBefore == 0
    else { return try readRows(bytes, file) }
    var reading = try readTable(bytes, head, file)
    if head.linesBefore > 0 {
      let lines = head.linesBefore == 1 ? "1 line was" : "\(head.linesBefore) lines were"
      reading.notes.insert("\(lines) left out before the names of the columns", at: 0)
    }
    return reading
  }

  private func readTable(
    _ bytes: [UInt8], _ head: TableHead, _ file: String?
  ) throws(QuoteReaderError) -> QuoteReading {
    let cells = TextRows(bytes[head.offset...], delimiter: head.delimiter, comment: nil)
      .lazy.map(\.cells)
    if try SymbolRows.maySnapshot(head.names, cells, options, file) {
      let rows = Array(cells.dropFirst())
      if try !SymbolRows(names: head.names, rows: rows).isHistory(options, file) {
        return try snapshots(rows, head.names, head.delimiter, file)
      }
    }
    var reader = self
    reader.options.hasHeader = true
    reader.options.delimiter = head.delimiter
    if options.time == nil, let apart = DateAndTime(head.names) {
      reader.options.delimiter = .comma
      // The numbers count the columns of the file.
      reader.options.columns = options.columns.mapValues { column in
        guard !head.names.contains(column) else { return column }
        return column.columnIndex(in: head.names.count).map { head.names[$0] } ?? column
      }
      return try reader.readRows(apart.joined(head.names, Array(cells.dropFirst())).bytes, file)
    }
    if options.time == nil {
      reader.preferredTime = try RoleColumns(head.names, options, file: file)[.time].map {
        head.names[$0]
      }
    }
    // The lines before the header become empty, so that errors have the right line.
    let before = bytes[..<head.offset].filter { $0 == Byte.newline }
    return try reader.readRows(before.isEmpty ? bytes : before + bytes[head.offset...], file)
  }
}
