internal import Charts
internal import Clocks
internal import Programs
internal import Quotes
internal import Raster
internal import TerminalCodes
internal import Widgets

/// Shows a watch list: rows of quotes that are kept, moved and opened as charts.
struct QuotesProgram: Program {
  enum Message: Hashable, Sendable {
    /// Bytes of the stream have arrived; it is read again after `listen`.
    case bytes([UInt8])
    /// The stream has ended; with a clause if it couldn't be read.
    case ended(String?)
    /// The file that is followed begins again.
    case restarted
    case listen
    /// The command of a symbol has ended.
    case answered(String, FeedOutcome)
    /// Symbols are asked for again.
    case refresh
    /// The sources of a new row have been read.
    ///
    /// Their paths lead from what was typed to where they were found.
    case read(symbol: String, [QuoteReading], files: [String: String])
    /// The sources of rows have been read again; with a sentence if one couldn't be.
    case readAgain([String: [QuoteReading]], failure: String?)
    /// Another program has changed the file of the list.
    case listChanged(WatchList)
    /// The list was saved, or couldn't be; with a sentence.
    case saved, unsaved(String)
    /// Something couldn't be done; with a sentence.
    case failed(String)
    case chart(ChartProgram.Message)
  }

  enum Effect: Hashable, Sendable {
    /// The list is kept.
    case save(WatchList)
    /// The list is kept, whatever another program has written in its place.
    case overwrite(WatchList)
    /// The sources of a new row are read.
    case read(symbol: String, [String])
    /// The sources of rows, by their symbols, are read again.
    case readAgain([String: [String]])
    /// The commands of symbols are run.
    case ask([String])
    /// The stream is read again.
    case listen
    /// The alarm sounds, or falls silent.
    case ring, silence
    /// Lines are printed, where no terminal shows the list.
    case print([ListedQuote])
    /// A sentence is printed there.
    case printWords(String)
    /// A sentence goes to standard error, where no terminal shows the list.
    case complain(String)
  }

  enum Owner: Hashable, Sendable {
    case row(String), tabs, status, entry, help(Int), hint, spans
    case listPane, headerPane, statusPane, helpPane, spanPane
    case chart(ChartProgram.Owner)
  }

  private(set) var settings: QuotesSettings
  var book: QuoteBook
  var edits: ListEdits
  var alerts: AlertWatch
  /// The reader of the stream, if there is one.
  var stream: QuoteLines?
  /// How and when the stream has ended.
  var streamEnd: StreamEnd?
  /// The prices of the stream that were left out because their times are in the future.
  var early = 0
  /// When the stream is read again.
  var listenTime: Instant?
  var feed: FeedRound?
  /// The number of the shown group.
  var group = 0
  var sort: QuoteSort
  var isReversed: Bool
  /// What the shown symbols and names contain.
  var filter = ""
  /// The rows of the group that are shown, by their numbers, in their order on the screen.
  var order: [Int] = []
  /// The row under the cursor and the first visible one, by their places in the order.
  var cursor = 0
  var top = 0
  var window = WindowSize(columns: 80, rows: 24)
  /// The height of rows that a person has chosen.
  var rowHeight: Int?
  var measures = QuoteMeasures()
  /// The symbol under the cursor, which it follows when rows move.
  var anchor: String?
  /// The row that the pointer holds, and whether it has moved.
  var held: String?
  var hasDragged = false
  /// The rows whose alert has fired, and until when that is shown.
  var fired: [String: Instant] = [:]
  var entry: QuoteEntry?
  var opened: OpenedQuote?
  var notice: Notice?
  /// Why the list isn't saved, if it isn't.
  var unsaved: String?
  /// What is said at first, one after another, and how much of it has been shown.
  var notes: [String] = []
  var shownNotes = 0
  var showsHelp = false
  var isRinging = false

  /// The end of a stream: a clause if it couldn't be read, and the seconds since 1970.
  struct StreamEnd: Hashable, Sendable {
    var clause: String?
    var time: Double
  }

  /// Words that are shown for a while in place of the keys.
  struct Notice: Hashable, Sendable {
    var words: String
    var end: Instant
  }

  /// How long a notice and the mark of an alert are shown.
  static let noticeTime = Duration.seconds(5)
  static let alertTime = Duration.seconds(30)
  /// The time between two reads of the stream.
  static let frameTime = Duration.milliseconds(50)

  init(
    _ list: WatchList, _ book: QuoteBook, _ settings: QuotesSettings, stream: QuoteLines? = nil
  ) {
    self.settings = settings
    self.book = book
    self.stream = stream
    edits = ListEdits(list)
    alerts = AlertWatch(settings.alerts + list.alerts)
    feed = settings.refresh.map { FeedRound(interval: $0) }
    sort = settings.sort
    isReversed = settings.isReversed
    rowHeight = settings.rows
    if let name = settings.group,
      let index = list.groups.firstIndex(where: { $0.name == name })
    {
      group = index
    }
    for symbol in list.symbols { _ = alerts.take(book.quote(symbol)) }
    measureAll()
    arrange()
  }

  /// Makes it print what comes instead of showing it.
  mutating func prints(isOnce: Bool, isPlain: Bool = false) {
    settings.isPrinted = true
    (settings.isOnce, settings.isPlain) = (isOnce, isPlain)
  }

  var appearance: Appearance {
    Appearance(isStill: settings.isStill, background: settings.background)
  }

  func subscriptions(at now: Moment) -> Set<Subscription<Message>> {
    var result: Set<Subscription<Message>> = []
    if let listenTime { result.insert(Subscription(.time(listenTime), .listen)) }
    if let due = feed?.due { result.insert(Subscription(.time(due), .refresh)) }
    return result
  }
}

/// What stays the same while a list is shown.
struct QuotesSettings: Sendable {
  var up = RisingColor.blue
  /// The digits after the decimal point, if they were chosen.
  var decimals: Int?
  /// The height of rows, if it was chosen.
  var rows: Int?
  var sort = QuoteSort.list
  var isReversed = false
  /// The name of the group that is shown first.
  var group: String?
  var alerts: [Alert] = []
  /// The time between two runs of the command; `nil` without a command.
  var refresh: Duration?
  /// Whether the command is run for each symbol; else once for all of them.
  var asksEach = true
  /// Whether the list is a file that is kept.
  var isKept = false
  /// Whether symbols of the stream that the list lacks become rows.
  var takesUnknown = true
  /// Whether the quotes are printed rather than shown, and whether that is done once.
  var isPrinted = false
  var isOnce = false
  /// Whether only what has changed is printed, in words.
  var isPlain = false
  /// The zone in which times are shown, and that of times that name none.
  var zone = DateScale.utc
  /// What is known of the answers of commands.
  var reading = QuoteReaderOptions()
  var isUnicode = true
  var isStill = false
  var background: RGB?
  /// What was noted when the sources were read.
  var notes: [String] = []
}
