internal import Charts
internal import Quotes

/// What `shape quotes` is to do, checked.
struct QuotesPlan: Hashable, Sendable {
  /// What is printed, unless a program shows the list.
  enum Answer: Hashable, Sendable {
    /// The program, on a terminal.
    case screen
    case table
    case json
    case csv
    /// A line for a status bar.
    case bar(QuoteBar)
    case picture
  }

  /// Where prices come from; without any, the watch list names them.
  var sources: [QuoteSource] = []
  /// The file of the watch list; `nil` is the usual one.
  var list: String?
  /// The symbols to show; all if there are none.
  var symbols: [String] = []
  /// The group to show; `nil` is all.
  var group: String?
  var sort = QuoteSort.list
  var isReversed = false
  /// Whether a source is read as it grows.
  var follows = false
  /// The command that prints prices.
  var feed: FeedCommand?
  /// How often the command is run.
  var refresh = Duration.seconds(60)
  /// How long the command may take.
  var timeLimit = Duration.seconds(10)
  /// What is known of the data.
  var reading = QuoteReaderOptions()
  /// The time that the line of a row shows.
  var span = LineSpan.automatic
  /// The last day to show, as typed.
  var until: String?
  var up = RisingColor.blue
  /// The digits after the decimal point; `nil` follows the data.
  var decimals: Int?
  /// The height of a row in lines; `nil` follows the window.
  var rows: Int?
  var alerts: [Alert] = []
  /// How alerts sound.
  var alarm = QuoteAlarmSettings()
  var answer = Answer.screen
  /// Whether what is printed is printed again when it changes.
  var isRepeated = false
  /// Whether words take the place of the picture.
  var isPlain = false
  /// Whether nothing moves.
  var isStill = false
  /// Where a picture goes, and in what form; figures have a file at most.
  var output = OutputPlan()
  /// Whether times are shown in UTC instead of local time.
  var isUTC = false

  /// Whether something is printed, also where a program could run.
  var isPrinted: Bool { answer != .screen }
}

extension QuotesPlan {
  /// Checks what was said.
  ///
  /// Whether the files, the group and the columns are there can't be known here.
  init(_ arguments: QuotesArguments) throws(Failure) {
    self.init()
    for word in arguments.sources { sources.append(try QuoteSource(word)) }
    take(arguments.flags)
    try take(arguments.settings)
    let answers = try QuotesAnswers(arguments)
    answer = answers.answer
    try output.take(answers.settings)
    let hasInterval = arguments.settings.contains { $0.key == .refresh }
    isRepeated = (isPrinted || isPlain) && (follows || hasInterval)
    try QuotesConflicts(self, arguments, answers).check()
    // As with charts, a stream without a name is standard input.
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
