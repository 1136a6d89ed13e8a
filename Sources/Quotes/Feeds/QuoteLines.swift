package import Charts
internal import Tables

/// A stream of prices as lines of text, which arrives in pieces.
///
/// A line is `SYMBOL,time,price,volume`, where time and volume may lack, an object of JSON, or a number
/// alone for the only symbol. Commas, semicolons, tabs or blanks separate fields, and a line of names
/// decides their order. Half a line waits for its rest. No line ends the stream: those that can't be
/// read, and those of over 64 KiB, are counted and left out.
package struct QuoteLines: Sendable {
  private var feed = LineFeed()
  private var parser: LineParser

  /// Creates a stream without lines.
  ///
  /// - Parameters:
  ///   - defaultSymbol: The symbol of lines without one, if there is only one.
  ///   - options: What is known of the lines beforehand.
  ///   - zone: The zone of times that name none.
  package init(
    defaultSymbol: String? = nil, _ options: QuoteReaderOptions = QuoteReaderOptions(),
    zone: DateScale = .utc
  ) {
    parser = LineParser(defaultSymbol: defaultSymbol, options, zone: zone)
  }

  /// Returns a stream without lines that is read in the same way.
  package func restarted() -> QuoteLines {
    QuoteLines(defaultSymbol: defaultSymbol, parser.options, zone: parser.zone)
  }

  /// The symbol of lines without one.
  package var defaultSymbol: String? {
    get { parser.defaultSymbol }
    set { parser.defaultSymbol = newValue }
  }

  /// The lines so far, good and bad.
  package var lines: Int { feed.lines }
  /// The lines that couldn't be read.
  package var bad: Int { feed.bad }
  /// The lines that were longer than 64 KiB.
  package var tooLong: Int { feed.tooLong }
  /// Whether a line has named the columns.
  package var hasHeader: Bool { parser.hasHeader }

  /// Where and why the first line couldn't be read, such as “line 3: “abc” isn’t a price”.
  package var firstBad: String? { parser.firstFault.map { "line \($0.line): \($0.fault)" } }

  /// Takes in the next bytes and returns the prices of the lines that they complete.
  ///
  /// The clock, as seconds since 1970, decides the day of times of day.
  package mutating func append(_ bytes: [UInt8], now: Double) -> [Tick] {
    var ticks: [Tick] = []
    var parser = self.parser
    feed.append(bytes) { parser.read($0, now: now, into: &ticks) }
    self.parser = parser
    return ticks
  }

  /// Takes in the last line, if it has no end.
  package mutating func finish(now: Double) -> [Tick] {
    var ticks: [Tick] = []
    var parser = self.parser
    feed.finish { parser.read($0, now: now, into: &ticks) }
    self.parser = parser
    return ticks
  }
}
