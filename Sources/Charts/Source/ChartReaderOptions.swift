/// What is known of a source of charts beforehand; all else is found by itself.
public struct ChartReaderOptions: Hashable, Sendable {
  /// How the bytes are written.
  public var format = Format.automatic
  /// What separates the cells of a row.
  public var delimiter: Delimiter?
  /// Whether the first row holds names.
  public var hasHeader: Bool?
  /// What stands before a fraction.
  public var decimal: Decimal?
  /// Which of day and month stands first where the year stands last.
  public var dateOrder: DateOrder?
  /// What the numbers of the horizontal axis count.
  public var times: Times?
  /// The column of the horizontal axis, by its name or its number from 1.
  public var horizontal: String?
  /// The columns to draw, by their names or their numbers from 1.
  public var columns: [String]?
  /// How series are drawn; by default lines, and candles where a file has their columns.
  public var kind: Series.Kind?
  /// How single series are drawn, by the names of their columns.
  public var kinds: [String: Series.Kind] = [:]
  /// Whether candles are followed by bars of the volume, on a second axis.
  public var hasVolume = false
  /// What becomes of rows with a fault.
  public var badRows = BadRows.refuse

  /// Creates options that leave everything open.
  public init() {}

  /// How bytes are written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// JSON if the text begins with a bracket or a brace, else rows of cells.
    case automatic = "auto"
    /// Rows of cells with any delimiter.
    case csv
    /// Rows of cells separated by tabs.
    case tsv
    /// JSON or JSON lines.
    case json
  }

  /// What separates cells.
  public enum Delimiter: String, Hashable, Sendable, CaseIterable {
    /// A comma.
    case comma
    /// A semicolon.
    case semicolon
    /// A tab.
    case tab
    /// A vertical bar.
    case pipe
    /// Any run of spaces and tabs.
    case blanks
  }

  /// What stands before a fraction; the other one may separate thousands.
  public enum Decimal: String, Hashable, Sendable, CaseIterable {
    /// A point.
    case point
    /// A comma.
    case comma
  }

  /// What numbers of the horizontal axis count.
  public enum Times: String, Hashable, Sendable, CaseIterable {
    /// Seconds since 1970 in UTC.
    case seconds
    /// Thousandths of seconds since 1970 in UTC.
    case milliseconds
    /// Millionths of seconds since 1970 in UTC.
    case microseconds
    /// Billionths of seconds since 1970 in UTC.
    case nanoseconds
    /// Nothing: they are plain numbers.
    case numbers
  }

  /// Which of day and month stands first.
  public enum DateOrder: String, Hashable, Sendable, CaseIterable {
    /// The month.
    case monthFirst = "mdy"
    /// The day.
    case dayFirst = "dmy"
  }

  /// What becomes of rows with a fault.
  public enum BadRows: String, Hashable, Sendable, CaseIterable {
    /// The first ends the reading with an error.
    case refuse
    /// They are left out and counted.
    case skip
  }
}
