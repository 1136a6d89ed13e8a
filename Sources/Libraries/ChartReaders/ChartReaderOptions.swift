public import Charts
// Whoever reads charts can set these options without a second import.
@_exported public import enum Tables.BadRows
@_exported public import enum Tables.DateOrder
@_exported public import enum Tables.DecimalSeparator
@_exported public import enum Tables.Delimiter

/// What is known about a chart source in advance; everything else is detected.
public struct ChartReaderOptions: Hashable, Sendable {
  /// The format of the bytes.
  public var format = Format.automatic
  /// The path of the data in JSON, such as `data.result`.
  public var path: String?
  /// The delimiter between cells.
  public var delimiter: Delimiter?
  /// Whether the first row is a header.
  public var hasHeader: Bool?
  /// The decimal separator.
  public var decimal: DecimalSeparator?
  /// The order of day and month in dates with the year last.
  public var dateOrder: DateOrder?
  /// The unit of numbers on the horizontal axis.
  public var times: TimeUnit?
  /// The column of the horizontal axis, by name or by number from 1.
  public var horizontal: String?
  /// The column that distinguishes the series of a long table, by name or by number from 1.
  public var grouping: String?
  /// The column whose values are counted, by name or by number from 1.
  public var counted: String?
  /// Whether each row of a table is a series, at the positions that name the columns.
  public var isTransposed = false
  /// The columns to draw, by name or by number from 1.
  public var columns: [String]?
  /// The way series are drawn; by default lines, or candles if a file has their columns.
  public var kind: SeriesKind?
  /// The way individual series are drawn, by column name.
  public var kinds: [String: SeriesKind] = [:]
  /// Whether candles are accompanied by volume bars, on a second axis.
  public var hasVolume = false
  /// How faulty rows are handled.
  public var badRows = BadRows.refuse

  /// Creates options that leave everything to detection.
  public init() {}

  /// A file format.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// JSON if the text begins with a bracket or a brace, otherwise rows of cells.
    case automatic = "auto"
    /// Rows of cells with any delimiter.
    case csv
    /// Rows of tab-separated cells.
    case tsv
    /// JSON or JSON Lines.
    case json
  }

  /// A unit of numbers on the horizontal axis.
  public enum TimeUnit: String, Hashable, Sendable, CaseIterable {
    /// Seconds since 1970 in UTC.
    case seconds
    /// Milliseconds since 1970 in UTC.
    case milliseconds
    /// Microseconds since 1970 in UTC.
    case microseconds
    /// Nanoseconds since 1970 in UTC.
    case nanoseconds
    /// Plain numbers.
    case numbers
  }
}
