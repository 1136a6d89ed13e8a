internal import Texts

/// The first rows of a text, split into cells, from which the layout is detected.
struct Sample: Hashable {
  var rows: [[[UInt8]]] = []
  /// The line, from 1, at which each row begins.
  var lines: [Int] = []
  /// The number of rows that couldn't be split and were left out.
  var faulty = 0
  /// The first of them.
  var firstFault: TableError?
  /// Whether lines were left out because they begin with the comment byte.
  var hasComments = false

  /// The maximum number of rows in a sample.
  static let limit = 64

  /// Splits the complete rows of some bytes.
  init(_ bytes: Span<UInt8>, _ dialect: Dialect) {
    var (offset, line) = (0, 1)
    while offset < bytes.count, rows.count + faulty < Self.limit {
      let start = offset
      switch dialect.opening(bytes, offset) {
      case .skip(let next):
        if bytes[offset] == dialect.comment { hasComments = true }
        offset = next
      case .incomplete: return
      case .row:
        guard let next = cutRow(bytes, dialect, offset, line) else { return }
        offset = next
      }
      for place in start..<offset where bytes[place] == Byte.newline { line += 1 }
    }
  }

  private mutating func cutRow(
    _ bytes: Span<UInt8>, _ dialect: Dialect, _ start: Int, _ line: Int
  ) -> Int? {
    var cells: [[UInt8]] = []
    var offset = start
    while true {
      switch dialect.scan(bytes, offset) {
      case .incomplete:
        // If a line ends in it, its quotation mark isn't closed.
        guard let end = Dialect.lineEnd(bytes, start) else { return nil }
        leaveOut(.openQuote, line)
        return end
      case .textAfterQuote(let fault):
        let torn = Dialect.tornLine(bytes, start, upTo: fault)
        leaveOut(torn == nil ? .textAfterQuote : .openQuote, line)
        return torn ?? Dialect.lineEnd(bytes, fault)
      case .cell(let cell):
        cells.append(Dialect.text(bytes, cell))
        offset = cell.next
        guard cell.endsRow else { continue }
        rows.append(cells)
        lines.append(line)
        return offset
      }
    }
  }

  /// Removes the first rows.
  mutating func removeFirst(_ count: Int) {
    rows.removeFirst(count)
    lines.removeFirst(count)
  }

  private mutating func leaveOut(_ fault: TableFault, _ line: Int) {
    faulty += 1
    if firstFault == nil { firstFault = TableError(fault, row: line) }
  }

  /// The most common number of cells in a row, and the number of rows that have it; of equally
  /// common ones, that of the first row, which may be the header.
  var width: (cells: Int, rows: Int) {
    var counts: [Int: Int] = [:]
    for row in rows { counts[row.count, default: 0] += 1 }
    let first = rows.first.flatMap { $0.count > 1 ? $0.count : nil }
    let best = counts.max {
      ($0.value, $0.key == first ? 1 : 0, $0.key) < ($1.value, $1.key == first ? 1 : 0, $1.key)
    }
    return (best?.key ?? 0, best?.value ?? 0)
  }
}

extension Dialect {
  /// Detects the delimiter: the first one with which all rows have the same number of cells,
  /// otherwise the one with which the most rows do.
  static func guess(_ bytes: Span<UInt8>, comment: UInt8?) -> Dialect {
    var best = (dialect: Dialect(delimiter: .comma, comment: comment), share: 0.0)
    for delimiter in [Delimiter.tab, .semicolon, .pipe, .comma, .blanks] {
      let dialect = Dialect(delimiter: delimiter, comment: comment)
      let sample = Sample(bytes, dialect)
      let width = sample.width
      guard width.cells > 1 else { continue }
      let share = Double(width.rows) / Double(sample.rows.count + sample.faulty)
      if share > best.share { best = (dialect, share) }
    }
    return best.dialect
  }
}
