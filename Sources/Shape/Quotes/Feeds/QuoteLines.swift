package import Charts
internal import Tables

/// A price stream as lines of text that arrive in chunks.
///
/// A line is `SYMBOL,time,price,volume`, where time and volume are optional, a JSON object, or a
/// bare number for the only symbol. Commas, semicolons, tabs or blanks separate fields, and a
/// header determines their order. An incomplete line is buffered. No line ends the stream: lines
/// that can't be parsed, and those over 64 KiB, are counted and skipped.
package struct QuoteLines: Sendable {
  private var feed = LineFeed()
  private var parser: LineParser

  /// Creates an empty stream.
  ///
  /// - Parameters:
  ///   - defaultSymbol: The symbol of lines without one, if there is only one.
  ///   - options: What is known about the lines in advance.
  ///   - zone: The zone of times without one.
  package init(
    defaultSymbol: String? = nil, _ options: QuoteReaderOptions = QuoteReaderOptions(),
    zone: DateScale = .utc
  ) { parser = LineParser(defaultSymbol: defaultSymbol, options, zone: zone) }

  /// Returns an empty stream with the same options.
  package func restarted() -> QuoteLines {
    QuoteLines(defaultSymbol: defaultSymbol, parser.options, zone: parser.zone)
  }

  /// The symbol of lines without one.
  package var defaultSymbol: String? {
    get { parser.defaultSymbol }
    set { parser.defaultSymbol = newValue }
  }

  /// The number of lines so far, good and bad.
  package var lines: Int { feed.lines }
  /// The number of lines that couldn't be parsed.
  package var bad: Int { feed.bad }
  /// The number of lines longer than 64 KiB.
  package var tooLong: Int { feed.tooLong }
  /// Whether a header has been read.
  package var hasHeader: Bool { parser.hasHeader }

  /// The location of the first line that couldn't be parsed and the reason, such as “line 3: “abc”
  /// isn’t a price”.
  package var firstBad: String? { parser.firstFault.map { "line \($0.line): \($0.fault)" } }

  /// Appends the next bytes and returns the prices of the lines that they complete.
  ///
  /// `now`, in seconds since 1970, determines the date of times of day.
  package mutating func append(_ bytes: [UInt8], now: Double) -> [Tick] {
    read(now) { $0.append(bytes, use: $1) }
  }

  /// Returns the prices of the last line, if it has no line break.
  package mutating func finish(now: Double) -> [Tick] { read(now) { $0.finish(use: $1) } }

  private mutating func read(
    _ now: Double, _ lines: (inout LineFeed, (Span<UInt8>) -> Bool) -> Void
  ) -> [Tick] {
    var ticks: [Tick] = []
    var parser = parser
    lines(&feed) { parser.read($0, now: now, into: &ticks) }
    self.parser = parser
    return ticks
  }
}
