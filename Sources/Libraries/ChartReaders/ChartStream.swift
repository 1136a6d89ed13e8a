public import Charts
internal import Tables
internal import Texts

/// A chart set that grows as lines arrive.
///
/// The lines are rows of cells or JSON objects, or all of them are one JSON document. An incomplete
/// line is buffered, and the first two rows determine the columns. No line ends the stream: lines
/// that can't be parsed, and those over 64 KiB, are counted and skipped, as are rows before the last
/// position. Rows at the last position are added.
public struct ChartStream: Sendable {
  /// The part of the stream to keep.
  public enum Window: Hashable, Sendable {
    /// All of it.
    case everything
    /// The last 100,000 rows, or fewer of more than ten series, and up to a quarter more.
    case recent
    /// The last rows, by number.
    case points(Int)
    /// The rows within a duration before the last one, in seconds or the unit of plain numbers.
    case duration(Double)
  }

  /// A change of the set, as `VerticalRanges.update` requires it.
  public struct Change: Hashable, Sendable {
    /// The number of rows dropped from the front, including some of the same addition.
    public var removed = 0
    /// The number of new rows at the end of the set.
    public var appended = 0
    /// Whether the last row before them got values of further series.
    public var isLastChanged = false

    /// Creates a change, by default an empty one.
    public init(removed: Int = 0, appended: Int = 0) {
      self.removed = removed
      self.appended = appended
    }
  }

  /// Returns the number of rows that ``Window/recent`` keeps: at most a million values.
  static func mostRows(ofSeries count: Int) -> Int {
    max(1, min(100_000, 1_000_000 / max(1, count)))
  }

  /// The part of the stream to keep.
  public let window: Window
  /// The number of rows skipped because they are before the last position.
  public private(set) var late = 0
  /// The number of lines that couldn't be parsed.
  public private(set) var bad = 0

  private let options: ChartReaderOptions
  private let file: String?
  private var feed = LineFeed()
  private var lines: StreamLines?
  /// The document, if the stream isn't one of lines.
  private var document: StreamDocument?
  private var hasBegun = false
  private var firstBad: String?
  private var clauses: [String] = []
  private var grown = GrowingSet()
  /// The scale of numeric positions, as determined by the first rows.
  private var scale: PositionNumbers.NumberUnit?

  /// Creates an empty stream.
  ///
  /// - Parameters:
  ///   - options: What is known in advance; faulty rows are always skipped.
  ///   - file: The name in messages.
  ///   - window: The part of the stream to keep.
  public init(
    _ options: ChartReaderOptions = ChartReaderOptions(), file: String? = nil,
    window: Window = .everything
  ) {
    self.options = options.skippingBadRows
    self.file = file
    self.window = window
  }

  /// Discards everything read so far, for a source that is read from its start again.
  public mutating func restart() {
    self = ChartStream(options, file: file, window: window)
  }

  /// The rows so far.
  ///
  /// It shares storage with the stream: if a copy is held while the stream grows, that costs O(n).
  public var set: ChartSet { grown.set }

  /// The number of lines longer than 64 KiB.
  public var tooLong: Int { feed.tooLong }

  /// Sentences for the user, as in ``ChartReading``.
  public var notes: [String] {
    var clauses = clauses
    if let firstBad { clauses.append(ReadTable.skipped(bad, first: firstBad, file)) }
    if tooLong > 0 {
      clauses.append("\(tooLong) \(tooLong == 1 ? "line" : "lines") of over 64 KiB left out")
    }
    if late > 0 {
      clauses.append("\(late) \(late == 1 ? "row" : "rows") before the last position left out")
    }
    if grown.isFull { clauses.append("only the first \(ChartReader.mostSeries) series are shown") }
    return ChartReading(file: file, sets: [], clauses: clauses).notes
  }

  /// The number of things that were left out.
  public var faults: Int { bad + late + tooLong + (grown.isFull ? 1 : 0) }

  /// Appends the next bytes.
  ///
  /// Throws if the user has to decide: the content is a web page or another kind of file, dates are
  /// ambiguous, or the columns in the options don't exist.
  ///
  /// - Complexity: O(m) for m new bytes, and O(n) if rows are dropped; append large chunks.
  public mutating func append(_ bytes: [UInt8]) throws(ChartReaderError) -> Change {
    if !hasBegun { document = StreamDocument(startingWith: bytes, options) }
    hasBegun = true
    if document != nil { return try read(document: bytes) }
    var batch: [UInt8] = []
    batch.reserveCapacity(bytes.count + 1)
    feed.append(bytes) { Self.collect($0, &batch) }
    return try take(batch, isLast: false)
  }

  /// Processes the last line, if it has no line break, and rows still waiting for a second one.
  public mutating func finish() throws(ChartReaderError) -> Change {
    var batch: [UInt8] = []
    feed.finish { Self.collect($0, &batch) }
    return try take(batch, isLast: true)
  }

  /// Appends bytes of a document, and replaces the set once it is whole.
  private mutating func read(document bytes: [UInt8]) throws(ChartReaderError) -> Change {
    let (options, file) = (options, file)
    guard let set = try document?.set(appending: bytes, options, file) else { return Change() }
    let removed = grown.count
    grown = GrowingSet()
    let added = grown.append(set, isNumbered: false, alternates: false, &late)
    return Change(removed: removed + grown.drop(window), appended: min(added.appended, grown.count))
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
    let added = grown.append(
      piece, isNumbered: chart.isNumbered, alternates: options.grouping != nil, &late)
    let removed = grown.drop(window)
    var change = Change(removed: removed, appended: min(added.appended, grown.count))
    change.isLastChanged = added.isMerged
    return change
  }
}
