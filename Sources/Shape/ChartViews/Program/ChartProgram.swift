internal import Cells
package import ChartDrawings
package import ChartReaders
package import Charts
package import Clocks
internal import Outputs
package import Programs
package import Raster
internal import Scenes
internal import TerminalCodes
package import Widgets

/// An interactive chart viewer with a mini-map, an indicator and boxes that toggle series.
package struct ChartProgram: Program {
  package enum Message: Hashable, Sendable {
    /// The stream has new bytes.
    case bytes([UInt8])
    /// The file of the stream is read from its start again.
    case restarted
    /// The stream has ended, with an error clause if reading failed.
    case ended(String?)
    case opened(DayZoom, chart: Int)
    /// A day can't be opened, with a clause that says why.
    case refused(String)
  }

  package enum Effect: Hashable, Sendable {
    /// Reads a day of a chart from the files next to the chart's own.
    case open(DayFolder, day: Int, chart: Int)
  }

  package enum Owner: Hashable, Sendable {
    case chart(Int), status, poster, tabs, entry, help(Int), series(Int), shadow
    case chartPane(Int), statusPane, posterPane, tabsPane, helpPane, seriesPane, shadowPane
  }

  /// The gesture in progress while the button is held.
  enum ChartGesture: Hashable, Sendable {
    case pan(WindowDrag)
    case miniMap(WindowDrag, isOutside: Bool)
    case select(from: Double)
    /// The top card is being dragged, at a screen row.
    case card(row: Int)
  }

  /// The charts; at least one.
  package var charts: [ChartState]
  var composition: ChartComposition
  /// The day that is shown in place of its chart.
  var opened: OpenedDay?
  let settings: ChartSettings
  /// The stream that is still being read.
  var stream: ChartStream?
  /// Whether the charts show rows from before the stream restarted.
  private var isOutdated = false
  /// The clause about a stream that has ended.
  var streamEnd: String?
  package var notice: Notice?
  var gesture: ChartGesture?
  /// The date being typed, if any.
  var entry: TextState?
  /// The search for series being typed, if any.
  var search: SeriesSearch?
  var showsHelp = false
  /// Whether the top card is shown as a full chart.
  var isCardOpen = false
  /// Whether the list of series is open, and which row has the focus.
  var showsSeries = false
  var focusedSeries = 0
  /// The height of the window in rows.
  private(set) var rows = 24
  /// The width of the window in columns.
  private(set) var columns = 80
  /// Whether the picture is light on a dark background, and dark on a light one.
  package internal(set) var isInverted = false
  /// Whether animations are off.
  var isStill: Bool
  var pace = FramePace()

  package init(_ charts: [ChartState], _ settings: ChartSettings, stream: ChartStream? = nil) {
    self.charts = charts
    self.settings = settings
    self.stream = stream
    isStill = settings.isStill
    composition = ChartComposition(
      settings.composition, count: charts.count, reducedMotion: settings.isStill)
  }

  package var appearance: Appearance {
    var appearance = Appearance(isStill: isStill, background: settings.background)
    appearance.isInverted = isInverted
    return appearance
  }
}

/// The settings that don't change while charts are shown.
package struct ChartSettings: Sendable {
  var palette = SeriesPalette.file
  var composition = ChartComposition.ChartArrangement.list
  var isStill = false
  var background: RGB?
  /// Whether the glyphs are those of the terminal, so that lines may have finer ones.
  var choosesGlyphs = true
  /// The notes from reading the data.
  var notes: [String] = []
  /// Whether skipped rows of the stream are noted.
  var notesSkipped = true
  /// The days with files, since 1970, of each chart; `nil` if unknown.
  var daysWithFiles: [Int: Set<Int>]?
  /// The followed file as shown; `nil` for standard input.
  package var awaitedFile: String?

  package init(
    palette: SeriesPalette = .file, composition: ChartComposition.ChartArrangement = .list,
    isStill: Bool = false, background: RGB? = nil, choosesGlyphs: Bool = true,
    notes: [String] = [], daysWithFiles: [Int: Set<Int>]? = nil
  ) {
    self.choosesGlyphs = choosesGlyphs
    (self.palette, self.composition, self.isStill) = (palette, composition, isStill)
    (self.background, self.notes, self.daysWithFiles) = (background, notes, daysWithFiles)
  }
}

extension ChartProgram {
  /// Returns whether the day of a reading opens; a pie of shares needs no file.
  func opens(day reading: Indicator.Reading) -> Bool {
    guard opened == nil else { return false }
    let folder = charts[current].dayFolder
    let day = charts[current].day(at: reading.position)
    guard let zoom = folder.zoom, folder.span?.contains(day) == true else { return false }
    guard zoom != .shares, let days = settings.daysWithFiles else { return true }
    return days[current]?.contains(day) ?? false
  }
}

extension ChartProgram {
  /// Whether charts are shown as cards, with none opened.
  var hasCards: Bool { composition.kind == .cards && charts.count > 1 && !isAlone }

  /// Whether one chart is shown in place of all.
  var isAlone: Bool { opened != nil || isCardOpen }

  /// Whether the chart that keys act on has horizontal bars.
  var hasRows: Bool { chart.hasRows(width: Double(columns)) }

  /// The index of the chart that keys act on.
  var current: Int { min(max(0, composition.current), charts.count - 1) }

  /// The chart that keys act on, or its opened day.
  package var chart: ChartState {
    get { opened?.state ?? charts[current] }
    set { if opened != nil { opened?.state = newValue } else { charts[current] = newValue } }
  }

  package mutating func update(
    _ event: Event<Message, Command, Owner>, at now: Moment
  ) -> [Action<Effect>] {
    let time = now.instant.sinceZero
    notice.expire(at: now)
    switch event {
    case .started:
      if let note = settings.notes.first {
        let more = settings.notes.count - 1
        let words = more > 0 ? "\(note) (and \(more) more)" : note
        notice = Notice(words, .secondary, at: now)
      }
    case .timePassed: notePace(at: now)
    case .command(let command):
      if command != .copy { notice = nil }
      return handle(command, now)
    case .message(.bytes(let bytes)): return take(bytes, isLast: false, now)
    case .message(.restarted):
      stream?.restart()
      isOutdated = true
    case .message(.ended(let clause)):
      streamEnd = clause ?? ""
      return take([], isLast: true, now)
    case .message(.opened(let zoom, let index)):
      guard index == current else { break }
      dropGesture(time)
      cancelSearch(now)
      showsSeries = false
      opened = OpenedDay(zoom, of: charts[index])
      if let note = zoom.notes.first { notice = Notice(note, .secondary, at: now) }
    case .message(.refused(let clause)):
      show(clause.prefix(1).uppercased() + clause.dropFirst(), now)
    case .refused(_, let reason), .pixelsRefused(let reason): show(reason, now)
    case .interaction(let interaction): return handle(interaction, time, now)
    case .windowChanged(let size):
      (rows, columns) = (size.rows, size.columns)
      dropGesture(time)
    default: break
    }
    return []
  }

  mutating func show(_ words: String, _ now: Moment) { notice = Notice(words, at: now) }

  /// Turns animations off if frames arrive much too late.
  private mutating func notePace(at now: Moment) {
    let time = now.instant.sinceZero
    let isLate = pace.note(time)
    let moves = !isStill && (composition.isMoving(at: time) || chart.isMoving(at: time))
    pace.expect(moves ? FrameGrid.step * (time.wholeUnits(of: FrameGrid.step) + 1) : nil)
    guard isLate, !isStill else { return }
    isStill = true
    composition.reducedMotion = true
    show("Animations are off: this terminal is too slow", now)
  }

  /// Shows a notice about requested names that the stream turns out not to have.
  private mutating func noteUnknownNames(_ now: Moment) {
    let names = Set(charts[0].set.series.flatMap { [$0.label, $0.name] })
    if let missing = charts[0].look.hidden.first(where: { !names.contains($0) }) {
      show(TextWidth.visible("--hide: there is no series “\(missing)”"), now)
      return
    }
    do throws(CommandError) { try charts[0].checkRules() } catch { show(error.words, now) }
  }

  private mutating func take(_ bytes: [UInt8], isLast: Bool, _ now: Moment) -> [Action<Effect>] {
    guard var stream else { return [] }
    self.stream = nil  // Avoids a copy of its values.
    let faults = stream.faults
    let time = now.instant.sinceZero
    do throws(ChartReaderError) {
      let change = try isLast ? stream.finish() : stream.append(bytes)
      let (set, zone) = charts[0].look.derived(from: stream.set)
        .withoutPauses(on: charts[0].zone)
      let isFirst = charts[0].set.series.isEmpty
      if isOutdated, !set.series.isEmpty {
        charts[0].replace(with: set, on: zone)
        isOutdated = false
      } else if !isOutdated, change != ChartStream.Change() {
        charts[0].grow(
          to: set, on: zone, removed: change.removed, appended: change.appended, at: time,
          isStill: isStill)
      }
      if isFirst, !charts[0].set.series.isEmpty {
        if let words = charts[0].look.misfit(of: stream.set) {
          return [.end(status: 65, saying: words)]
        }
        noteUnknownNames(now)
      }
    } catch {
      self.stream = stream
      return [.end(status: 65, saying: error.description)]
    }
    self.stream = stream
    if settings.notesSkipped, stream.faults > faults, let note = stream.notes.last {
      notice = Notice(TextWidth.visible(note), .secondary, at: now)
    }
    return []
  }
}
