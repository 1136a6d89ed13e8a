package import Tables
internal import Texts

extension ChartReaderOptions {
  /// The same options, but skipping faulty rows.
  var skippingBadRows: Self {
    var options = self
    options.badRows = .skip
    return options
  }

  /// The maximum number of different texts in a column that may distinguish the series of a long
  /// table; of a column with more, none are kept.
  static let mostTexts = 1 << 14

  /// Returns whether bytes are read as JSON, by the first that isn't blank; the row reader reports a
  /// web page or an empty file.
  package func isJSON(startingWith byte: UInt8?) -> Bool {
    switch format {
    case .automatic: byte == Byte.openBrace || byte == Byte.openBracket
    case .json: byte != nil && byte != Byte.less
    case .csv, .tsv: false
    }
  }

  /// Returns the options of the row reader.
  package func delimited(_ file: String?) -> DelimitedOptions {
    var options = DelimitedOptions(file: file)
    options.delimiter = delimiter ?? (format == .tsv ? .tab : nil)
    options.hasHeader = hasHeader
    options.hasDecimalComma = decimal.map { $0 == .comma }
    options.dateOrder = dateOrder
    options.badRows = badRows
    // Columns that aren't drawn may hold anything.
    options.numberColumns =
      isTransposed
      ? nil
      : counted.map { [$0] }
        ?? columns.map { columns in
          TableChart.positionNames.union(
            columns + ["year"] + [horizontal, grouping].compactMap(\.self))
        }
    options.requestedColumns = Set([horizontal, grouping].compactMap(\.self))
    if let horizontal { options.time = .preferred(horizontal) }
    options.timeForm = times?.form
    if times == .numbers { options.time = .none }
    if counted != nil, !isTransposed { (options.countsTexts, options.time) = (true, .none) }
    options.mostTexts = Self.mostTexts
    return options
  }
}

extension ChartReaderOptions.TimeUnit {
  /// The number of ticks per second; `nil` for plain numbers.
  private var ticks: Int64? {
    switch self {
    case .seconds: 1
    case .milliseconds: 1_000
    case .microseconds: 1_000_000
    case .nanoseconds: 1_000_000_000
    case .numbers: nil
    }
  }

  fileprivate var form: TimeForm? {
    self == .seconds ? .epochFraction : ticks.map { .epoch(ticksPerSecond: $0) }
  }

  /// The scale of numeric positions.
  var scale: PositionNumbers.NumberUnit { ticks.map { .ticks(perSecond: Double($0)) } ?? .plain }
}
