internal import Charts
internal import Quotes

/// The validated settings of `shape quotes`.
struct QuotesPlan: Hashable, Sendable {
  /// The kind of output.
  enum Answer: Hashable, Sendable {
    /// The interactive list, on a terminal.
    case screen
    case table
    case json
    case csv
    /// A line for a status bar.
    case bar(QuoteBar)
    case picture
  }

  /// The sources of prices; without any, the watch list names them.
  var sources: [QuoteSource] = []
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
  /// The interval between runs of the command.
  var refresh = Duration.seconds(60)
  /// The time limit of the command.
  var timeLimit = Duration.seconds(10)
  /// The options for reading the data.
  var reading = QuoteReaderOptions()
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
  var answer = Answer.screen
  /// Whether output is printed again when it changes.
  var isRepeated = false
  /// Whether to print sentences instead of a picture.
  var isPlain = false
  /// Whether animations are off.
  var isStill = false
  /// The destination and format of a picture; text formats only have a destination.
  var output = OutputPlan()
  /// Whether times are shown in UTC instead of local time.
  var isUTC = false

  /// Whether the output is printed, even on a terminal that could run the program.
  var isPrinted: Bool { answer != .screen }
}

extension QuotesPlan {
  /// Validates the arguments.
  ///
  /// Files, groups and columns are checked later.
  init(_ arguments: QuotesArguments) throws(Failure) {
    self.init()
    for word in arguments.sources { sources.append(try QuoteSource(word)) }
    take(arguments.flags)
    try take(arguments.settings)
    let answers = try QuotesAnswers(arguments)
    answer = answers.answer
    try output.take(answers.settings)
    let hasInterval = arguments.settings.contains { $0.key == .refresh }
    isRepeated =
      (isPrinted || isPlain) && (follows || hasInterval) && !arguments.flags.contains(.once)
    try QuotesConflicts(self, arguments, answers).check()
    // As with charts, a stream defaults to standard input.
    if follows, sources.isEmpty { sources = [.standardInput] }
  }

  private mutating func take(_ flags: Set<QuotesFlag>) {
    reading.badRows = flags.contains(.strict) ? .refuse : .skip
    isReversed = flags.contains(.reverse)
    follows = flags.contains(.follow)
    alarm.isMuted = flags.contains(.mute)
    isStill = flags.contains(.isStill)
    isPlain = flags.contains(.plain)
  }
}
