import Tables

/// A chart set that grows with lines that keep coming.
///
/// The lines are rows of cells or objects of JSON. Half a line waits for its rest, and the first two rows
/// decide the columns. No line ends the stream: those that can't be read, and those of over 64 KiB, are
/// counted and left out, and so are rows before the last position. Rows at the last position are added.
public struct ChartStream: Sendable {
  /// How much of the stream remains.
  public enum Window: Hashable, Sendable {
    /// All of it.
    case everything
    /// The last rows.
    case points(Int)
    /// The rows since a time before the last: seconds, or the unit of plain numbers.
    case duration(Double)
  }

  /// How an addition changed the set; what `VerticalRanges.update` needs.
  public struct Change: Hashable, Sendable {
    /// The rows that were dropped from the front, those of the same addition included.
    public var removed = 0
    /// The new rows at the end of the set.
    public var appended = 0

    /// Creates a change, by default none.
    public init(removed: Int = 0, appended: Int = 0) {
      self.removed = removed
      self.appended = appended
    }
  }

  /// How much remains.
  public let window: Window
  /// The rows that were left out because they are before the last position.
  public private(set) var late = 0
  /// The lines that couldn't be read.
  public private(set) var bad = 0

  private let options: ChartReaderOptions
  private let file: String?
  private var feed = LineFeed()
  private var lines: StreamLines?
  private var firstBad: String?
  private var clauses: [String] = []
  private var grown = GrowingSet()
  /// How numbers on the horizontal axis are read, as the first rows have shown.
  private var scale: PositionNumbers.Scale?

  /// Creates a stream without rows.
  ///
  /// - Parameters:
  ///   - options: What is known beforehand; bad rows are always skipped.
  ///   - file: The name for sentences.
  ///   - window: How much remains.
  public init(
    _ options: ChartReaderOptions = ChartReaderOptions(), file: String? = nil,
    window: Window = .everything
  ) {
    self.options = options.skippingBadRows
    self.file = file
    self.window = window
  }

  /// The rows so far.
  ///
  /// It shares its values with the stream: a copy that is held while the stream grows costs O(n) then.
  public var set: ChartSet { grown.set }

  /// The lines that were longer than 64 KiB.
  public var tooLong: Int { feed.tooLong }

  /// Sentences for a person, as of ``ChartReading``.
  public var notes: [String] {
    var clauses = clauses
    if let firstBad { clauses.append(ReadTable.skipped(bad, first: firstBad, file)) }
    if tooLong > 0 {
      clauses.append("\(tooLong) \(tooLong == 1 ? "line" : "lines") of over 64 KiB left out")
    }
    if late > 0 {
      clauses.append("\(late) \(late == 1 ? "row" : "rows") before the last position left out")
    }
    return ChartReading(file: file, sets: [], clauses: clauses).notes
  }

  /// Takes in the next bytes.
  ///
  /// Throws where a person has to decide: what comes is a page or another kind of file, dates may be read in
  /// two ways, or the columns of the options aren't there.
  ///
  /// - Complexity: O(m) for m new bytes, and O(n) if rows are dropped; take in much at a time.
  public mutating func append(_ bytes: [UInt8]) throws(ChartReaderError) -> Change {
    var batch: [UInt8] = []
    batch.reserveCapacity(bytes.count + 1)
    feed.append(bytes) { Self.collect($0, &batch) }
    return try take(batch, isLast: false)
  }

  /// Takes in the last line, if it has no end, and what has been waiting for a second row.
  public mutating func finish() throws(ChartReaderError) -> Change {
    var batch: [UInt8] = []
    feed.finish { Self.collect($0, &batch) }
    return try take(batch, isLast: true)
  }

  private static func collect(_ line: Span<UInt8>, _ batch: inout [UInt8]) -> Bool {
    for place in line.indices { batch.append(line[place]) }
    batch.append(Byte.newline)
    return true
  }

  private mutating func take(
    _ batch: [UInt8], isLast: Bool
  ) throws(ChartReaderError) -> Change {
    if lines == nil {
      guard let first = ChartReader.firstByte(of: batch) else { return Change() }
      lines = StreamLines(startingWith: first, options, file)
    }
    guard let batch = try lines?.take(batch, isLast: isLast) else { return Change() }
    bad += batch.bad
    if firstBad == nil { firstBad = batch.firstBad }
    guard batch.source.table.rows.count > 0 else { return Change() }
    var chart = TableChart(batch.source, options, isPiece: true, scale: scale)
    let piece = try chart.set()
    scale = chart.scale
    bad += chart.missing
    for clause in chart.notes where !clauses.contains(clause) { clauses.append(clause) }
    let added = grown.append(piece, isNumbered: chart.isNumbered, &late)
    let removed = grown.drop(window)
    return Change(removed: removed, appended: min(added, grown.count))
  }
}
