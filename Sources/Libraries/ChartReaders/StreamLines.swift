internal import JSON
internal import Tables
internal import Texts

/// A reader of a stream's lines.
struct StreamLines: Sendable {
  /// The rows of a batch of lines.
  struct Batch {
    var source: ReadTable
    /// The number of lines that couldn't be parsed, and what is wrong with the first one.
    var bad = 0
    var firstBad: String?
  }

  private enum Form {
    case cells(DelimitedText)
    case json(JSONRows)
  }

  private let options: ChartReaderOptions
  private let file: String?
  private var form: Form
  private var line = 0
  private var hasNoted = false
  /// The bad lines that no batch has counted yet.
  private var bad = 0
  private var firstBad: String?

  init(startingWith byte: UInt8, _ options: ChartReaderOptions, _ file: String?) {
    self.options = options
    self.file = file
    var cells = options.delimited(file)
    cells.keepsTexts = options.grouping != nil
    let rows = JSONRows(options, file, keepsTexts: cells.keepsTexts)
    form = options.isJSON(startingWith: byte) ? .json(rows) : .cells(DelimitedText(cells))
  }

  /// Reads complete lines; `nil` until the columns are known.
  mutating func take(_ bytes: [UInt8], isLast: Bool) throws(ChartReaderError) -> Batch? {
    switch form {
    case .cells(var text):
      // Clears the shared state, so that nothing is copied.
      form = .json(JSONRows(options, file))
      defer { form = .cells(text) }
      return try take(bytes, &text, isLast: isLast)
    case .json(var rows):
      form = .cells(DelimitedText())
      defer { form = .json(rows) }
      return try take(bytes, &rows)
    }
  }

  private mutating func count(_ fault: String) {
    bad += 1
    if firstBad == nil { firstBad = fault }
  }

  private mutating func batch(_ source: ReadTable) -> Batch {
    defer { (bad, firstBad) = (0, nil) }
    return Batch(source: source, bad: bad, firstBad: firstBad)
  }
}

// MARK: - Rows of cells

extension StreamLines {
  private mutating func take(
    _ bytes: [UInt8], _ text: inout DelimitedText, isLast: Bool
  ) throws(ChartReaderError) -> Batch? {
    do throws(TableError) {
      try text.append(bytes.contains(Byte.quote) ? withoutOpenQuotes(bytes) : bytes)
      try text.settle()
      guard var table = isLast ? try finish(&text) : try text.drain() else { return nil }
      bad += table.skipped.count
      if firstBad == nil { firstBad = table.skipped.first.map { "\($0)" } }
      table.skipped = Table.Skipped()
      let source = ReadTable(
        table, names: text.findings?.names ?? [], file: file, notes: notes(table, text))
      return batch(source)
    } catch { throw ChartReaderError(error) }
  }

  private func finish(_ text: inout DelimitedText) throws(TableError) -> Table? {
    do throws(TableError) { return try text.finish() } catch {
      guard error.fault == .empty else { throw error }
      return nil
    }
  }

  private mutating func notes(_ table: Table, _ text: DelimitedText) -> [String] {
    guard !hasNoted else { return [] }
    hasNoted = true
    return ReadTable(table, text.findings, options, file).notes
  }

  /// Returns the lines; one with an open quotation mark becomes empty, since a stream's row is one
  /// line.
  private mutating func withoutOpenQuotes(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for line in bytes.split(separator: Byte.newline, omittingEmptySubsequences: false).dropLast() {
      if line.count(where: { $0 == Byte.quote }) % 2 == 0 {
        result += line
      } else {
        count("a quotation mark isn’t closed")
      }
      result.append(Byte.newline)
    }
    return result
  }
}

// MARK: - JSON Lines

extension StreamLines {
  private mutating func take(
    _ bytes: [UInt8], _ rows: inout JSONRows
  ) throws(ChartReaderError) -> Batch? {
    let badBefore = rows.bad
    for bytes in bytes.split(separator: Byte.newline, omittingEmptySubsequences: false).dropLast() {
      var text = JSONTokens(Array(bytes), file: file, linesBefore: line)
      line += 1
      do throws(ChartReaderError) { try read(&text, &rows) } catch {
        rows.forgetRow()
        count(error.description)
      }
    }
    bad += rows.bad - badBefore
    rows.decideTexts()
    guard rows.hasNumbers else { return nil }
    return batch(try rows.drain(skippedTo: &firstBad))
  }

  private func read(_ text: inout JSONTokens, _ rows: inout JSONRows) throws(ChartReaderError) {
    let token = try text.next()
    guard token != .end else { return }
    if let path = options.path {
      try read(try value(at: path, try text.value(token), text), text, &rows)
    } else if token == .beginObject {
      try rows.readRow(&text)
    } else {
      try read(try text.value(token), text, &rows)
    }
    guard try text.next() == .end else { throw text.error("the end of the line was expected") }
  }

  private func value(
    at path: String, _ value: JSONValue, _ text: JSONTokens
  ) throws(ChartReaderError) -> JSONValue {
    do throws(JSONPathError) { return try value.value(at: path) } catch {
      throw text.error(error.clause)
    }
  }

  /// Reads a row from a value.
  private func read(
    _ value: JSONValue, _ text: JSONTokens, _ rows: inout JSONRows
  ) throws(ChartReaderError) {
    if let members = value.members { return try rows.add(JSONTable.flat(members), text) }
    guard case .number = value else {
      throw text.error("a line of a stream has to be an object or a number")
    }
    try rows.add([JSONValue.Member("y", value)], text)
  }
}
