import Tables

/// A reader of chart sets from the bytes of files that people have.
///
/// Rows of cells are read with any delimiter. JSON is an object of the form that ``ContestSet``
/// describes or an array of them, an array of rows, lines of rows, an array of numbers, or an object
/// keyed by time, as services send it. Numbers of JSON may be texts.
///
/// The horizontal axis is the column of the options, else a column of times, else one named `x`,
/// `date`, `time`, `index` or the like, else the number of the row from 0. All other columns of numbers
/// are series; columns named open, high, low and close together are one series of candles.
public struct ChartReader: Sendable {
  /// What is known beforehand.
  public var options: ChartReaderOptions

  /// Creates a reader.
  public init(_ options: ChartReaderOptions = ChartReaderOptions()) { self.options = options }

  /// Reads a whole file.
  public func read(
    _ bytes: [UInt8], file: String? = nil
  ) throws(ChartReaderError) -> ChartReading {
    var rest = bytes
    return try read(file: file) {
      defer { rest = [] }
      return rest
    }
  }

  /// Reads a file in pieces.
  ///
  /// Besides one piece only the columns are kept in memory. The name of the file is for sentences; `next`
  /// returns the next bytes, and none at the end.
  ///
  /// - Complexity: O(n), and O(n log n) if rows have to be sorted.
  public func read(
    file: String? = nil, next: @escaping () -> [UInt8]
  ) throws(ChartReaderError) -> ChartReading {
    let head = head(next)
    guard isJSON(head) else { return try readRows(head, file, next) }
    var charts = JSONCharts(head, options, file, more: next)
    let sets = try charts.read()
    return ChartReading(file: file, sets: sets, clauses: charts.notes)
  }

  /// Returns the first pieces, which show what the text is and hold the whole of a service's message.
  private func head(_ next: () -> [UInt8]) -> [UInt8] {
    var head: [UInt8] = []
    while head.count < 4096 || Self.firstByte(of: head) == nil {
      let piece = next()
      if piece.isEmpty { break }
      head += piece
    }
    return head
  }

  private func isJSON(_ head: [UInt8]) -> Bool {
    let first = Self.firstByte(of: head)
    switch options.format {
    case .automatic: return first == Byte.openBrace || first == Byte.openBracket
    // A web page or nothing at all is reported by the reader of rows.
    case .json: return first != nil && first != Byte.less
    case .csv, .tsv: return false
    }
  }

  /// Returns the first byte that isn't a blank, a line end or a byte order mark.
  static func firstByte(of bytes: [UInt8]) -> UInt8? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(bytes.starts(with: mark) ? 3 : mark.starts(with: bytes) ? 2 : 0)
    return text.first {
      !Byte.isBlank($0) && $0 != Byte.newline && $0 != Byte.carriageReturn
    }
  }

  private func readRows(
    _ head: [UInt8], _ file: String?, _ next: () -> [UInt8]
  ) throws(ChartReaderError) -> ChartReading {
    var chart = TableChart(try table(head, file, next), options)
    let set = try chart.set()
    return ChartReading(file: file, sets: [set], clauses: chart.notes)
  }

  private func table(
    _ head: [UInt8], _ file: String?, _ next: () -> [UInt8]
  ) throws(ChartReaderError) -> ReadTable {
    do throws(TableError) {
      var text = DelimitedText(options.delimited(file))
      var piece = head
      while !piece.isEmpty {
        try text.append(piece)
        piece = next()
      }
      return ReadTable(try text.finish(), text.findings, options, file)
    } catch { throw ChartReaderError(error) }
  }
}
