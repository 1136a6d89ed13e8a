package import ChartViews
package import Charts
package import Clocks
package import Programs
package import Quotes
package import Raster
internal import TerminalCodes
internal import Widgets

/// An interactive watch list, whose rows can be edited, moved and opened as charts.
package struct QuotesProgram: Program {
  package enum Message: Hashable, Sendable {
    /// The stream has new bytes; it is read again after `listen`.
    case bytes([UInt8])
    /// The stream has ended, with an error clause if reading failed.
    case ended(String?)
    /// The followed file is being read from its start again.
    case restarted
    case listen
    /// The command for a symbol has finished.
    case answered(String, FeedOutcome)
    /// It is time to query the symbols again.
    case refresh
    /// A running command is slow, so that other symbols may be queried.
    case proceed
    /// The sources of a new row have been read.
    ///
    /// `files` maps paths as typed to the paths where the files were found.
    case read(symbol: String, [QuoteReading], files: [String: String])
    /// The sources of rows have been reloaded, with a sentence if any failed.
    case readAgain([String: [QuoteReading]], failure: String?)
    /// Another program has changed the list file.
    case listChanged(WatchList)
    /// The list was saved, or couldn't be, with a sentence.
    case saved, unsaved(String)
    /// An action failed, with a sentence.
    case failed(String)
    case chart(ChartProgram.Message)
  }

  package enum Effect: Hashable, Sendable {
    case save(WatchList)
    /// Saves the list, even over another program's changes.
    case overwrite(WatchList)
    /// Reads the sources of a new row.
    case read(symbol: String, [String])
    /// Reloads the sources of rows, by symbol.
    case readAgain([String: [String]])
    /// Runs the command for symbols.
    case ask([String])
    /// Resumes reading the stream.
    case listen
    /// Starts or stops the alarm.
    case ring, silence
    /// Prints rows, if no terminal shows the list.
    case print([ListedQuote])
    /// Prints a sentence, if no terminal shows the list.
    case printWords(String)
    /// Prints a sentence on standard error, if no terminal shows the list.
    case complain(String)
  }

  package enum Owner: Hashable, Sendable {
    case row(String), tabs, status, entry, help(Int), hint, spans
    /// A column of rows.
    case listPane(Int)
    case headerPane, statusPane, helpPane, spanPane
    case chart(ChartProgram.Owner)
  }

  package private(set) var settings: QuotesSettings
  package var book: QuoteBook
  var edits: ListEdits
  var alerts: AlertWatch
  /// The reader of the stream, if there is one.
  package var stream: QuoteLines?
  /// How and when the stream ended.
  var streamEnd: StreamEnd?
  /// The number of prices skipped because their times are in the future.
  var early = 0
  /// When the stream is read next.
  var listenTime: Instant?
  var feed: FeedRound?
  /// The index of the visible group.
  var group = 0
  var sort: QuoteSort
  var isReversed: Bool
  /// The text that visible symbols and names must contain.
  var filter = ""
  /// The indices of the visible rows in the group, in screen order.
  var order: [Int] = []
  /// The row under the cursor and the first visible row, as indices into `order`.
  var cursor = 0
  var top = 0
  var window = WindowSize(columns: 80, rows: 24)
  /// The row height that the user has chosen.
  var rowHeight: Int?
  var measures = QuoteMeasures()
  /// The symbol under the cursor, which the cursor follows when rows move.
  var anchor: String?
  /// The row that is being dragged, and whether it has moved.
  var held: String?
  var hasDragged = false
  /// The rows whose alert has fired, and when their mark expires.
  var fired: [String: Instant] = [:]
  var entry: QuoteEntry?
  var opened: OpenedQuote?
  var notice: Notice?
  /// Why the list isn't saved, if it isn't.
  var unsaved: String?
  /// The notes shown at the start, one after another, and the number shown so far.
  package var notes: [String] = []
  var shownNotes = 0
  var showsHelp = false
  var isRinging = false

  /// The end of a stream: an error clause if reading failed, and the time in seconds since 1970.
  struct StreamEnd: Hashable, Sendable {
    var clause: String?
    var time: Double
  }

  /// How long the mark of an alert is shown.
  static let alertTime = Duration.seconds(30)
  /// The interval between reads of the stream.
  static let frameTime = Duration.milliseconds(50)

  package init(
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

  /// Switches to printing instead of showing the list.
  package mutating func prints(isOnce: Bool, isPlain: Bool = false) {
    settings.isPrinted = true
    (settings.isOnce, settings.isPlain) = (isOnce, isPlain)
  }

  package var appearance: Appearance {
    var appearance = Appearance(isStill: settings.isStill, background: settings.background)
    appearance.isInverted = opened?.chart.isInverted ?? false
    return appearance
  }

  package func subscriptions(at now: Moment) -> Set<Subscription<Message>> {
    var result: Set<Subscription<Message>> = []
    if let listenTime { result.insert(Subscription(.time(listenTime), .listen)) }
    if let start = feed?.nextStart(after: now.instant) {
      result.insert(Subscription(.time(start), .proceed))
    }
    if let due = feed?.due, !settings.isOnce { result.insert(Subscription(.time(due), .refresh)) }
    return result
  }
}

/// The settings that don't change while a list is shown.
package struct QuotesSettings: Sendable {
  package var up = RisingColor.blue
  /// Whether the glyphs are those of the terminal, so that lines may have finer ones.
  package var choosesGlyphs = true
  /// The number of decimals, if chosen.
  package var decimals: Int?
  /// The height of rows, if chosen.
  package var rows: Int?
  package var sort = QuoteSort.list
  package var isReversed = false
  /// The name of the initial group.
  package var group: String?
  package var alerts: [Alert] = []
  /// The interval between runs of the command; `nil` without a command.
  package var refresh: Duration?
  /// Whether the command is run once per symbol, rather than once for all.
  package var asksEach = true
  /// Whether the list is saved to a file.
  package var isSaved = false
  /// The file of the list, if there is one.
  package var listPath: String?
  /// Whether new symbols in the stream become rows.
  package var takesUnknown = true
  /// Whether quotes are printed instead of shown, and whether just once.
  package var isPrinted = false
  package var isOnce = false
  /// Whether only changes are printed, as sentences.
  package var isPlain = false
  /// The zone for showing times, and for reading times without one.
  package var zone = DateScale.utc
  /// The options for reading the answers of commands.
  package var reading = QuoteReaderOptions()
  package var isUnicode = true
  package var isStill = false
  package var background: RGB?
  /// The notes from reading the sources.
  package var notes: [String] = []
  /// Whether skipped lines and prices of the stream are noted.
  package var notesSkipped = true

  package init() {}
}
