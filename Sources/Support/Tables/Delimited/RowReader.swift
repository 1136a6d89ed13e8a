internal import Texts

/// A reader of rows with a known layout into columns, which counts lines and faults.
struct RowReader {
  let layout: DelimitedLayout
  private let options: DelimitedOptions
  private(set) var store: ColumnStore
  private var plain: PlainRows?
  private var rows = RowNumbers()
  private var skipped = Table.Skipped()
  /// The line of the file, from 1, at which the next row begins.
  private var line = 1
  /// The number of newlines inside quotation marks in the current row.
  private var newlines = 0
  /// The number of comments that have as many cells as a row.
  private(set) var commented = 0
  /// The number of rows left out because they sum up others.
  private(set) var totals = 0
  /// The cells that aren't numbers, by column.
  private var gaps: [Int: Table.Skipped] = [:]
  /// The first of them in columns that have more such cells than numbers.
  private(set) var spoilers: [Int: TableError] = [:]
  /// Those of the current row.
  private var rowGaps: [Int: TableFault] = [:]

  /// The maximum number of cells for which memory is reserved.
  private static let mostReserved = 0x1p25

  /// The number of lines in front of the rows that aren't in the file, and of cells in each row.
  private let extra: (lines: Int32, cells: Int32)
  var extraLines: Int { Int(extra.lines) }

  init(
    _ layout: DelimitedLayout, _ options: DelimitedOptions, extraLines: Int = 0,
    extraCells: Int = 0
  ) {
    extra = (Int32(extraLines), Int32(extraCells))
    self.layout = layout
    self.options = options
    store = ColumnStore(layout, options)
    plain = PlainRows(store.plain, layout.dialect)
  }

  /// Reads complete rows and returns the offset of the first incomplete one.
  mutating func read(_ bytes: Span<UInt8>) throws(TableError) -> Int {
    var offset = 0
    while offset < bytes.count {
      guard line >= layout.bodyLine else {
        guard let next = Dialect.lineEnd(bytes, offset) else { return offset }
        offset = next
        line += 1
        continue
      }
      offset = readPlainRows(bytes, offset)
      guard offset < bytes.count else { return offset }
      switch layout.dialect.opening(bytes, offset) {
      case .incomplete: return offset
      case .skip(let next):
        if isCommentedRow(bytes, offset..<next) { commented += 1 }
        offset = next
        line += 1
      case .row:
        guard let next = try readRow(bytes, offset) else { return offset }
        offset = next
        line += 1 + newlines
      }
    }
    return offset
  }

  /// Reads plain rows and returns the offset after them.
  private mutating func readPlainRows(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    guard let end = plain?.scan(bytes, start, store.time), let plain, plain.count > 0 else {
      return start
    }
    store.commit(plain, bytes)
    rows.append(line - extraLines..<line - extraLines + plain.count)
    line += plain.count
    return end
  }

  /// Reserves memory for a text of a number of bytes, after some of them were read.
  mutating func reserve(bytes: Int, after read: Int) {
    guard read > 0, bytes > read else { return }
    let count = Double(rows.count) * Double(bytes) / Double(read)
    // Rows may become shorter; memory that isn't used takes none.
    store.reserve(Int(min(count * 1.1, Self.mostReserved / Double(layout.kinds.count))))
  }

  /// Counts a row as skipped, or throws its fault.
  mutating func refuse(_ fault: TableFault, column: Int? = nil) throws(TableError) {
    let error = located(fault, column)
    switch options.badRows {
    case .refuse: throw error
    case .tolerate where fault.needsDecision || isInDoubt(fault): throw error
    case .skip, .tolerate: skipped.add(error)
    }
  }

  /// Returns whether the first line has another number of cells than the rows, so that what separates
  /// these may be part of their numbers.
  private func isInDoubt(_ fault: TableFault) -> Bool {
    guard case .cellCount = fault else { return false }
    return rows.count == 0 && skipped.count == 0 && line == 1
  }

  private func located(_ fault: TableFault, _ column: Int?) -> TableError {
    TableError(
      fault, file: options.file, row: line - extraLines,
      column: column.map { layout.errorColumn($0) })
  }

  /// Counts the line of a row that was rejected outside ``read(_:)``.
  mutating func skipLine() { line += 1 }

  /// Removes the rows read so far and returns them as a table.
  mutating func drain() throws(TableError) -> Table {
    do throws(TableError) {
      let table = Table(columns: try store.drain(), rows: rows, skipped: skipped)
      rows = RowNumbers()
      skipped = Table.Skipped()
      return table
    } catch { throw TableError(error.fault, file: options.file, column: error.column) }
  }
}

// MARK: - Cells that aren't numbers

extension RowReader {
  /// Counts the cells of a whole table that aren't numbers, and removes the numbers of columns with
  /// more such cells than others.
  mutating func leaveOutGaps(of table: inout Table) {
    for (column, cells) in gaps.sorted(by: { $0.key < $1.key }) {
      guard 2 * cells.count > table.rows.count || areCodes(cells, column),
        let place = table.columns.firstIndex(where: { $0.name == layout.names[column] })
      else {
        table.gaps.add(cells)
        continue
      }
      table.columns[place].content = .texts([])
      spoilers[column] = cells.first
    }
  }

  /// Returns whether a cell that isn't a number shows that the letters behind the others are parts of
  /// codes rather than powers of a thousand, as 1C does beside 1B.
  private func areCodes(_ cells: Table.Skipped, _ column: Int) -> Bool {
    guard case .number(let format) = layout.kinds[column], format.unit?.isCount == true,
      case .notNumber(let text)? = cells.first?.fault
    else { return false }
    return text.first?.isNumber == true && text.last?.isLetter == true
  }
}

// MARK: - One row

extension RowReader {
  private enum RowEnd {
    case complete(Int)
    case incomplete
    /// A fault, its column, and the offset of a cell from which to look for the end of the row.
    case fault(TableFault, column: Int?, Int)
    /// The offset of a cell whose quotation mark isn't closed, which later lines reveal, and the
    /// number of quoted newlines in front of it that aren't counted yet.
    case torn(Int, newlines: Int = 0)
  }

  /// Reads a row and returns the offset after it; `nil` if the row is incomplete.
  @inline(__always)
  private mutating func readRow(_ bytes: Span<UInt8>, _ start: Int) throws(TableError) -> Int? {
    newlines = 0
    if !rowGaps.isEmpty { rowGaps = [:] }
    switch readCells(bytes, start) {
    case .incomplete: return nil
    case .complete(let end):
      if layout.kinds.count > 1, Self.isBlank(bytes, start..<end, layout.dialect) { return end }
      if !rowGaps.isEmpty {
        if isNoRow(bytes, start..<end) { return end }
        for (column, fault) in rowGaps {
          gaps[column, default: .init()].add(located(fault, column))
        }
      }
      store.commit(bytes)
      rows.append(line - extraLines)
      return end
    case .torn(let offset, let more):
      guard let end = Dialect.lineEnd(bytes, offset) else { return nil }
      newlines += more
      try refuse(.openQuote)
      return end
    case .fault(let fault, let column, let offset):
      guard let end = rowEnd(bytes, offset) else { return nil }
      if fault == .missingTime, Self.isBlank(bytes, start..<end, layout.dialect) { return end }
      if !isNoRow(bytes, start..<end) { try refuse(fault, column: column) }
      return end
    }
  }

  /// Returns whether a line that can't be read as a row is none: a comment, a header again or a total.
  private mutating func isNoRow(_ bytes: Span<UInt8>, _ row: Range<Int>) -> Bool {
    if layout.dialect.isMarked(bytes, row.lowerBound) {
      if isCommentedRow(bytes, row), !layout.repeatsHeader(bytes, row) { commented += 1 }
      return true
    }
    if layout.repeatsHeader(bytes, row) { return true }
    guard layout.isTotal(bytes, row) else { return false }
    totals += 1
    return true
  }

  /// Returns whether all cells of a row are empty.
  ///
  /// It is static since a call that gets the reader would copy it for each row.
  private static func isBlank(_ bytes: Span<UInt8>, _ row: Range<Int>, _ dialect: Dialect) -> Bool {
    let delimiter = dialect.delimiter.byte
    for offset in row {
      let byte = bytes[offset]
      guard byte == delimiter || byte == Byte.quote || Byte.isWhitespace(byte) else {
        return false
      }
    }
    return true
  }

  /// Returns whether a comment has as many cells as a row.
  private func isCommentedRow(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard layout.kinds.count > 1, let comment = layout.dialect.comment,
      bytes[line.lowerBound] == comment
    else { return false }
    let comments = Sample.Comment(text: line.dropFirst().map { bytes[$0] }, line: 0)
    return comments.cells(layout.dialect)?.count == layout.kinds.count
  }

  @inline(__always)
  private mutating func readCells(_ bytes: Span<UInt8>, _ start: Int) -> RowEnd {
    var offset = start
    let last = layout.kinds.count - 1
    for column in 0...last {
      if let next = store.readPlain(bytes, offset, column, isLast: column == last) {
        offset = next
        continue
      }
      switch layout.dialect.scan(bytes, offset) {
      case .incomplete: return .incomplete
      case .textAfterQuote(let fault):
        return Dialect.tornLine(bytes, offset, upTo: fault) == nil
          ? .fault(.textAfterQuote, column: column, offset) : .torn(offset)
      case .cell(let cell):
        guard cell.endsRow == (column == last) else {
          return wrongCount(bytes, column, cell, offset)
        }
        if let fault = store.read(bytes, cell, column) {
          // The first such cell has shown that the row has the right number of cells.
          let isKnown = !rowGaps.isEmpty && cell.newlines == 0
          let end =
            isKnown
            ? .fault(fault, column: column, offset) : misread(bytes, fault, column, cell, offset)
          guard isGap(end) else { return end }
          store.leaveOut(column)
          rowGaps[column] = fault
        }
        newlines += cell.newlines
        offset = cell.next
      }
    }
    return .complete(offset)
  }

  /// Returns whether the end of a row is only a cell that isn't a number, which may be missing.
  private func isGap(_ end: RowEnd) -> Bool {
    if options.badRows == .tolerate, case .fault(.notNumber, _?, _) = end { true } else { false }
  }

  /// Returns the fault of a cell, or that of its row if it has another number of cells.
  private func misread(
    _ bytes: Span<UInt8>, _ fault: TableFault, _ column: Int, _ cell: Dialect.Cell, _ start: Int
  ) -> RowEnd {
    guard cell.newlines == 0 else { return .torn(start) }
    if case .fault(let other, nil, _) = wrongCount(bytes, column, cell, start),
      case .cellCount(let found, let expected) = other, found != expected
    {
      return .fault(other, column: nil, start)
    }
    return .fault(fault, column: column, start)
  }

  private func wrongCount(
    _ bytes: Span<UInt8>, _ column: Int, _ cell: Dialect.Cell, _ start: Int
  ) -> RowEnd {
    var found = column + 1
    var newlines = cell.newlines
    var cell = cell
    while !cell.endsRow {
      switch layout.dialect.scan(bytes, cell.next) {
      case .incomplete: return .incomplete
      case .textAfterQuote(let fault):
        return Dialect.tornLine(bytes, cell.next, upTo: fault) == nil
          ? .fault(.textAfterQuote, column: nil, start) : .torn(cell.next, newlines: newlines)
      case .cell(let next):
        newlines += next.newlines
        cell = next
      }
      found += 1
    }
    let expected = layout.kinds.count - Int(extra.cells)
    let fault = TableFault.cellCount(found: found - Int(extra.cells), expected: expected)
    return .fault(fault, column: nil, start)
  }

  /// Counts the newlines from a cell to the end of its row, and returns the offset after it.
  private mutating func rowEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
    var offset = start
    while true {
      switch layout.dialect.scan(bytes, offset) {
      case .incomplete: return nil
      case .textAfterQuote(let fault):
        for inner in offset..<fault where bytes[inner] == Byte.newline { newlines += 1 }
        return Dialect.lineEnd(bytes, fault)
      case .cell(let cell):
        newlines += cell.newlines
        offset = cell.next
        if cell.endsRow { return offset }
      }
    }
  }
}
