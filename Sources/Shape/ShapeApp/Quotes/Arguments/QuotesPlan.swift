internal import Charts
internal import CommandLines
internal import Quotes
internal import Tables
internal import Texts

/// The settings of `shape quotes`.
struct QuotesPlan: CommandArguments, Hashable {
  /// The kind of output.
  enum Answer: Hashable, Sendable {
    /// The interactive list, on a terminal.
    case screen
    case table
    case json
    case csv
    /// A line for a status bar.
    case bar(StatusBar)
    case picture
  }

  /// An output format.
  enum Format: Hashable, Sendable {
    case picture(OutputPlan.Format)
    case json
    case csv
    case bar(StatusBar)
  }

  /// The sources of prices as typed; without any, the watch list names them.
  private(set) var operands: [QuoteSource] = []
  /// The file of the watch list; `nil` is the default one.
  var list: String?
  /// The symbols to show; empty means all.
  var symbols: [String] = []
  /// The group to show; `nil` is all.
  var group: String?
  var sort = QuoteSort.list
  var isReversed = false
  /// Whether to keep reading a source as it grows.
  var follows = false
  /// The command that prints prices.
  var feed: FeedCommand?
  /// The interval between runs of the command, if it was set.
  var interval: Duration?
  /// The time limit of the command.
  var timeLimit = Duration.seconds(10)
  /// The options for reading the data.
  var reading: QuoteReaderOptions = {
    var reading = QuoteReaderOptions()
    reading.badRows = .refuse
    return reading
  }()
  /// The time span of the lines in rows.
  var span = LineSpan.automatic
  /// The last day to show, as typed.
  var until: String?
  var up = RisingColor.blue
  /// The number of decimals; `nil` follows the data.
  var decimals: Int?
  /// The height of a row in lines; `nil` adapts to the window.
  var rows: Int?
  var alerts: [Alert] = []
  /// How alerts sound.
  var alarm = QuoteAlarmSettings()
  /// Whether output is printed only once, as a table unless another form is requested.
  var isOnce = false
  /// Whether to print sentences instead of a picture.
  var isPlain = false
  /// Whether animations are off.
  var isStill = false
  /// The destination and format of a picture; text formats only have a destination.
  var output = OutputPlan()
  /// The format, unless the file’s suffix determines it.
  var format: Format? {
    didSet {
      if case .picture(let form)? = format { output.format = form } else { output.format = nil }
    }
  }
  /// Whether times are shown in UTC instead of local time.
  var isUTC = false
}

extension QuotesPlan {
  /// The sources of prices; as with charts, a stream defaults to standard input.
  var sources: [QuoteSource] { follows && operands.isEmpty ? [.standardInput] : operands }

  /// The interval between runs of the command.
  var refresh: Duration { interval ?? .seconds(60) }

  /// The kind of output.
  var answer: Answer {
    switch format ?? output.file.flatMap(Format.init(suffixOf:)) {
    case .picture: .picture
    case .json: .json
    case .csv: .csv
    case .bar(let bar): .bar(bar)
    case nil: output.size != nil ? .picture : isOnce ? .table : .screen
    }
  }

  /// Whether the output is printed, even on a terminal that could run the program.
  var isPrinted: Bool { answer != .screen }

  /// Whether output is printed again when it changes.
  var isRepeated: Bool { (isPrinted || isPlain) && (follows || interval != nil) && !isOnce }

  /// Adds a source of prices.
  mutating func add(_ word: String) throws(ValueError) { operands.append(try QuoteSource(word)) }
}

extension QuotesPlan.Format {
  /// The formats of files, which are also their suffixes.
  static let files: [(word: String, value: Self)] =
    [OutputPlan.Format.png, .svg, .txt, .ansi].map { ($0.rawValue, .picture($0)) }
    + [("json", .json), ("csv", .csv)]

  /// All formats.
  static let all = files + StatusBar.allCases.map { ($0.rawValue, .bar($0)) }

  /// Creates the format of a file’s suffix.
  init?(suffixOf file: String) {
    guard let format = Self.files.first(where: { file.hasSuffix(".\($0.word)") }) else {
      return nil
    }
    self = format.value
  }
}
