internal import Charts
internal import Tables
internal import Texts

/// A reader of chart sets from users' files.
///
/// It reads rows of cells with any delimiter. JSON may be a set or an array of them, an array of
/// rows, JSON Lines of rows, an array of numbers, arrays as columns, an object keyed by time, or
/// series with points, also inside other arrays and objects. Numbers in JSON may be strings.
///
/// A set is an object with `columns`, arrays that begin with their labels; `types` by label (one
/// `x`, and each a `SeriesKind` other than candles), `names` and `colors` (`#RRGGBB`); the flags
/// `y_scaled` (two axes), `stacked` and `percentage`; and a `title`. Without a type, a column
/// labeled `x` holds positions, any other one a line.
///
/// The horizontal axis is the column given by the options, otherwise a column of times, otherwise
/// one named `x`, `date`, `time`, `index` or similar beside other numbers, otherwise a first column
/// that rises, otherwise one of texts that are different in each row, which are categories,
/// otherwise the row number from 0. All other columns of numbers are series; columns named open,
/// high, low and close together are one series of candles. If times repeat, a column of texts that
/// distinguishes the rows names a series for each.
public struct ChartReader: Sendable {
  /// The maximum number of series that are drawn in one chart.
  public static let mostSeries = 1000

  /// What is known in advance.
  public var options: ChartReaderOptions

  /// Creates a reader.
  public init(_ options: ChartReaderOptions = ChartReaderOptions()) { self.options = options }

  /// Reads an entire file.
  public func read(
    _ bytes: [UInt8], file: String? = nil
  ) throws(ChartReaderError) -> ChartReading {
    var rest = bytes
    return try read(file: file) {
      defer { rest = [] }
      return rest
    }
  }

  /// Reads a file in chunks.
  ///
  /// Only one chunk and the columns are kept in memory. The file's name is used in messages; `size` is its
  /// number of bytes, or the largest one, for which memory is reserved unless the file is short; `next`
  /// returns the next bytes, empty at the end.
  ///
  /// - Complexity: O(n), or O(n log n) if rows have to be sorted.
  public func read(
    file: String? = nil, size: Int? = nil, next: @escaping () -> [UInt8]
  ) throws(ChartReaderError) -> ChartReading {
    let head = head(next)
    guard options.isJSON(startingWith: Self.firstByte(of: head)) else {
      return try readRows(head, file, size, next)
    }
    var charts = JSONCharts(head, options, file, more: next)
    let sets = try charts.read()
    return ChartReading(file: file, sets: sets, clauses: charts.notes)
  }

  /// Returns the first chunks, enough to detect the format and to hold a service's entire error
  /// message.
  private func head(_ next: () -> [UInt8]) -> [UInt8] {
    var head: [UInt8] = []
    while head.count < 4096 || Self.firstByte(of: head) == nil {
      let piece = next()
      if piece.isEmpty { break }
      head += piece
    }
    return head
  }

  /// Returns the first byte that isn't a blank, a line break, part of a byte order mark, or the bracket of a
  /// time.
  package static func firstByte(of bytes: [UInt8]) -> UInt8? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(bytes.starts(with: mark) ? 3 : mark.starts(with: bytes) ? 2 : 0)
    let start = text.drop(while: Byte.isWhitespace)
    return ForeignText.isStamped(start) ? start.dropFirst().first : start.first
  }

  private func readRows(
    _ head: [UInt8], _ file: String?, _ size: Int?, _ next: () -> [UInt8]
  ) throws(ChartReaderError) -> ChartReading {
    var chart = TableChart(try table(head, file, size, next), options)
    let set = try chart.set()
    return ChartReading(file: file, sets: [set], clauses: chart.notes)
  }

  private func table(
    _ head: [UInt8], _ file: String?, _ size: Int?, _ next: () -> [UInt8]
  ) throws(ChartReaderError) -> ReadTable {
    do throws(TableError) {
      var delimited = options.delimited(file)
      delimited.byteCount = size
      var text = DelimitedText(delimited)
      var piece = head
      while !piece.isEmpty {
        try text.append(piece)
        piece = next()
      }
      return ReadTable(try text.finish(), text.findings, options, file)
    } catch { throw ChartReaderError(error) }
  }
}
