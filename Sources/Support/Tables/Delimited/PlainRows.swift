internal import Texts

/// Scans rows whose cells are all in common spellings, as most rows of a long table are, in batches.
///
/// A batch has one word for each cell, so that columns are appended to once for many rows.
struct PlainRows: Sendable {
  private let cells: [PlainCell]
  private let dialect: Dialect
  /// The maximum number of rows in a batch.
  private let most: Int
  /// The words of the batch, column by column.
  private var words: [UInt64]
  /// The number of rows in the batch.
  private(set) var count = 0

  /// The number of words in a batch, unless one row has more.
  private static let size = 1 << 12

  /// Creates a scanner; fails if the cells of a column have no common spelling.
  init?(_ cells: [PlainCell?], _ dialect: Dialect) {
    let known = cells.compactMap(\.self)
    guard !known.isEmpty, known.count == cells.count else { return nil }
    self.cells = known
    self.dialect = dialect
    most = max(1, Self.size / known.count)
    words = Array(repeating: 0, count: most * known.count)
  }

  /// Scans rows up to the first one that is incomplete or in another spelling, or to the end of a batch, and
  /// returns the offset after them.
  mutating func scan(_ bytes: Span<UInt8>, _ start: Int, _ time: TimeColumn?) -> Int {
    let (cells, dialect, most) = (cells, dialect, most)
    var (offset, count) = (start, 0)
    var words = words.mutableSpan
    rows: while count < most, dialect.startsPlainRow(bytes, offset) {
      var next = offset
      for column in cells.indices {
        let isLast = column == cells.count - 1
        let word = cells[column].scan(bytes, &next, isLast: isLast, dialect, time)
        guard let word else { break rows }
        words[column &* most &+ count] = word
      }
      offset = next
      count &+= 1
    }
    self.count = count
    return offset
  }

  /// Returns the words of a column in the batch.
  subscript(column: Int) -> ArraySlice<UInt64> {
    words[column * most..<column * most + count]
  }
}
