/// The first rows of a text, split into cells, from which the layout is detected.
struct Sample: Hashable {
  var rows: [[[UInt8]]]
  /// The number of rows that couldn't be split and were left out.
  var faulty = 0

  /// The maximum number of rows in a sample.
  static let limit = 64

  /// Splits the complete rows of some bytes.
  init(_ bytes: Span<UInt8>, _ dialect: Dialect) {
    rows = []
    var offset = 0
    while offset < bytes.count, rows.count + faulty < Self.limit {
      switch dialect.opening(bytes, offset) {
      case .skip(let next): offset = next
      case .incomplete: return
      case .row:
        guard let next = cutRow(bytes, dialect, offset) else { return }
        offset = next
      }
    }
  }

  private mutating func cutRow(_ bytes: Span<UInt8>, _ dialect: Dialect, _ start: Int) -> Int? {
    var cells: [[UInt8]] = []
    var offset = start
    while true {
      switch dialect.scan(bytes, offset) {
      case .incomplete: return nil
      case .textAfterQuote(let fault):
        faulty += 1
        return Dialect.lineEnd(bytes, fault)
      case .cell(let cell):
        cells.append(Dialect.text(bytes, cell))
        offset = cell.next
        guard cell.endsRow else { continue }
        rows.append(cells)
        return offset
      }
    }
  }

  /// The most common number of cells in a row, and the number of rows that have it.
  var width: (cells: Int, rows: Int) {
    var counts: [Int: Int] = [:]
    for row in rows { counts[row.count, default: 0] += 1 }
    let best = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    return (best?.key ?? 0, best?.value ?? 0)
  }
}

extension Dialect {
  /// Detects the delimiter: the first one with which all rows have the same number of cells,
  /// otherwise the one with which the most rows do.
  static func guess(_ bytes: Span<UInt8>, comment: UInt8?) -> Dialect {
    var best = (dialect: Dialect(delimiter: .comma, comment: comment), share: 0.0)
    for delimiter in DelimitedOptions.Delimiter.allCases {
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
