internal import Cells
internal import Charts
internal import Clocks
internal import Programs
internal import Raster
internal import TerminalCodes
internal import Widgets

/// Shows charts to explore: with a mini-map, an indicator and boxes that switch series.
struct ChartProgram: Program {
  enum Message: Hashable, Sendable {
    /// Bytes of the stream have arrived.
    case bytes([UInt8])
    /// The stream has ended; with a clause if it couldn't be read.
    case ended(String?)
    /// A day was opened.
    case opened(DayZoom, chart: Int)
    /// A day can't be opened; with a clause.
    case refused(String)
  }

  enum Effect: Hashable, Sendable {
    /// A day of a chart is read from the files beside its own.
    case open(DayFolder, day: Int, chart: Int)
  }

  enum Owner: Hashable, Sendable {
    case chart(Int), status, poster, tabs, entry, help(Int), series(Int)
    case chartPane(Int), statusPane, posterPane, tabsPane, helpPane, seriesPane
  }

  /// What the pointer does while its button is held.
  enum Gesture: Hashable, Sendable {
    case pan(WindowDrag)
    case miniMap(WindowDrag, isOutside: Bool)
    case select(from: Double)
    /// The top card is held at a row of the screen.
    case card(row: Int)
  }

  /// Words that are shown for a while in place of the keys.
  struct Notice: Hashable, Sendable {
    var words: String
    var end: Instant
  }

  /// The charts; at least one.
  var charts: [ChartState]
  var composition: ChartComposition
  /// The day that is shown in place of its chart.
  var opened: OpenedDay?
  let settings: ChartSettings
  /// The rows that are still coming.
  var stream: ChartStream?
  /// The clause about a stream that has ended.
  var streamEnd: String?
  var notice: Notice?
  var gesture: Gesture?
  /// The typed date, while one is typed.
  var entry: TextState?
  var showsHelp = false
  /// Whether the top card is shown as a whole chart.
  var isCardOpen = false
  /// Whether the series are listed, and which one has the focus.
  var showsSeries = false
  var focusedSeries = 0
  /// The rows of the window.
  private(set) var rows = 24
  /// Whether nothing moves by itself.
  var isStill: Bool
  var pace = FramePace()

  /// Creates a program with charts.
  init(
    _ charts: [ChartState], _ settings: ChartSettings, stream: ChartStream? = nil
  ) {
    self.charts = charts
    self.settings = settings
    self.stream = stream
    isStill = settings.isStill
    composition = ChartComposition(
      settings.composition, count: charts.count, reducedMotion: settings.isStill)
  }

  /// How long a notice is shown.
  static let noticeTime = Duration.seconds(4)

  var appearance: Appearance {
    Appearance(isStill: isStill, background: settings.background)
  }
}

/// What stays the same while charts are shown.
struct ChartSettings: Sendable {
  var palette = SeriesPalette.file
  var composition = ChartComposition.Kind.list
  var isStill = false
  var background: RGB?
  /// What was noted when the data were read.
  var notes: [String] = []
  /// The numbers of the charts whose days have files; `nil` if that isn't known.
  var chartsWithDays: Set<Int>?

  /// Returns whether the days of a chart may be opened.
  func opensDays(of chart: Int) -> Bool { chartsWithDays?.contains(chart) ?? true }
}

extension ChartProgram {
  /// Whether charts are cards, of which one isn't open.
  var hasCards: Bool { composition.kind == .cards && charts.count > 1 && !isAlone }

  /// Whether one chart is shown in place of all.
  var isAlone: Bool { opened != nil || isCardOpen }

  /// The number of the chart that keys change.
  var current: Int { min(max(0, composition.current), charts.count - 1) }

  /// The chart that keys change, or its opened day.
  var chart: ChartState {
    get { opened?.state ?? charts[current] }
    set { if opened != nil { opened?.state = newValue } else { charts[current] = newValue } }
  }

  mutating func update(
    _ event: Event<Message, Command, Owner>, at now: Moment
  ) -> [Action<Effect>] {
    let time = now.instant.sinceZero
    if let end = notice?.end, end <= now.instant { notice = nil }
    switch event {
    case .started:
      if let note = settings.notes.first {
        let more = settings.notes.count - 1
        show(more > 0 ? "\(note) (and \(more) more)" : note, now)
      }
    case .timePassed: notePace(at: now)
    case .command(let command):
      if command != .copy { notice = nil }
      return handle(command, now)
    case .message(.bytes(let bytes)): return take(bytes, isLast: false, now)
    case .message(.ended(let clause)):
      streamEnd = clause ?? ""
      return take([], isLast: true, now)
    case .message(.opened(let zoom, let index)):
      guard index == current else { break }
      dropGesture(time)
      showsSeries = false
      opened = OpenedDay(zoom, of: charts[index])
      if let note = zoom.notes.first { show(note, now) }
    case .message(.refused(let clause)):
      show(clause.prefix(1).uppercased() + clause.dropFirst(), now)
    case .refused(_, let reason), .pixelsRefused(let reason): show(reason, now)
    case .interaction(let interaction): return handle(interaction, time, now)
    case .windowChanged(let size):
      rows = size.rows
      dropGesture(time)
    default: break
    }
    return []
  }

  mutating func show(_ words: String, _ now: Moment) {
    notice = Notice(words: words, end: now.instant.advanced(by: Self.noticeTime))
  }

  /// Turns animation off when frames come much too late.
  private mutating func notePace(at now: Moment) {
    let time = now.instant.sinceZero
    let isLate = pace.note(time)
    let moves = !isStill && (composition.isMoving(at: time) || chart.isMoving(at: time))
    pace.expect(moves ? FrameGrid.step * (time.wholeUnits(of: FrameGrid.step) + 1) : nil)
    guard isLate, !isStill else { return }
    isStill = true
    composition.reducedMotion = true
    show("Animation is off: frames take too long here", now)
  }

  /// Notes what was asked for and can't be in a stream, once its columns are known.
  private mutating func noteUnknownNames(_ now: Moment) {
    let names = charts[0].set.series.flatMap { [$0.label, $0.name] }
    if let missing = charts[0].look.hidden.first(where: { !names.contains($0) }) {
      show(TextWidth.visible("--hide names no series “\(missing)”"), now)
      return
    }
    do throws(Failure) { try charts[0].checkRules() } catch { show(error.words, now) }
  }

  private mutating func take(
    _ bytes: [UInt8], isLast: Bool, _ now: Moment
  ) -> [Action<Effect>] {
    guard var stream else { return [] }
    self.stream = nil  // So that its values aren't copied.
    let faults = stream.bad + stream.late + stream.tooLong
    let time = now.instant.sinceZero
    do throws(ChartReaderError) {
      let change = try isLast ? stream.finish() : stream.append(bytes)
      let set = stream.set
      if charts[0].set.series.isEmpty {
        charts[0] = ChartState(
          set, charts[0].look, on: charts[0].zone, isUnicode: charts[0].isUnicode,
          following: charts[0].window.follow)
        if !charts[0].set.series.isEmpty { noteUnknownNames(now) }
      } else if change != ChartStream.Change() {
        charts[0].grow(
          to: set, removed: change.removed, appended: change.appended, at: time,
          isStill: isStill)
      }
    } catch {
      self.stream = stream
      return [.end(status: 65, saying: error.description)]
    }
    self.stream = stream
    if stream.bad + stream.late + stream.tooLong > faults, let note = stream.notes.last {
      show(TextWidth.visible(note), now)
    }
    return []
  }
}
