internal import ChartViews
package import Charts
internal import CommandLines
package import Outputs
package import Quotes
internal import Tables
package import Texts

/// The settings of `shape quotes`.
package struct QuotesPlan: CommandArguments, Hashable {
  /// The sources of prices as typed; without any, the watch list names them.
  private(set) var operands: [QuoteSource] = []
  /// The file of the watch list; `nil` is the default one.
  package var list: String?
  /// The symbols to show; empty means all.
  package var symbols: [String] = []
  /// The group to show; `nil` is all.
  package var group: String?
  package var sort = QuoteSort.list
  package var isReversed = false
  /// Whether to keep reading a source as it grows.
  package var follows = false
  /// The command that prints prices.
  package var feed: FeedCommand?
  /// The interval between runs of the command, if it was set.
  package var interval: Duration?
  /// The time limit of the command.
  package var timeLimit = Duration.seconds(10)
  /// The options for reading the data.
  package var reading: QuoteReaderOptions = {
    var reading = QuoteReaderOptions()
    reading.badRows = .refuse
    return reading
  }()
  /// The time span of the lines in rows.
  package var span = LineSpan.automatic
  /// The last day to show, as typed.
  package var until: String?
  package var up = RisingColor.blue
  /// The number of decimals; `nil` follows the data.
  package var decimals: Int?
  /// The height of a row in lines; `nil` adapts to the window.
  package var rows: Int?
  package var alerts: [Alert] = []
  /// How alerts sound.
  package var alarm = QuoteAlarmSettings()
  /// Whether output is printed only once, as a table unless another form is requested.
  package var isOnce = false
  /// Whether to print sentences instead of a picture.
  package var isPlain = false
  /// Whether no notes on the data are shown.
  package var isQuiet = false
  /// Whether animations are off.
  package var isStill = false
  /// The destination and the format.
  package var output = OutputPlan()
  /// The status bar for which a line is printed.
  package var bar: StatusBar?
  /// Whether times are shown in UTC instead of local time.
  package var isUTC = false

  /// Creates the settings of an empty command line.
  package init() {}

  /// The formats of files.
  static let formats =
    [PictureFormat.png, .svg, .txt, .ansi].map(OutputFormat.picture) + [.json, .csv]
}

extension QuotesPlan {
  /// The sources of prices; as with charts, a stream defaults to standard input.
  package var sources: [QuoteSource] { follows && operands.isEmpty ? [.standardInput] : operands }

  /// The interval between runs of the command.
  package var refresh: Duration { interval ?? .seconds(60) }

  /// Whether a picture is printed.
  package var isPicture: Bool { output.picture != nil || output.size != nil }

  /// The form of printed text.
  package var form: QuotesPrinter.Form {
    if let bar { return .bar(bar) }
    switch output.fileFormat {
    case .json: return .json
    case .csv: return .csv
    case .picture, nil: return isPlain ? .sentences : .table
    }
  }

  /// Whether the output is printed, even on a terminal that could run the program.
  package var isPrinted: Bool { isPicture || isOnce || bar != nil || output.fileFormat != nil }

  /// Whether output is printed again when it changes.
  package var isRepeated: Bool { (isPrinted || isPlain) && (follows || interval != nil) && !isOnce }

  /// Adds a source of prices.
  mutating func add(_ word: String) throws(ValueError) { operands.append(try QuoteSource(word)) }
}
