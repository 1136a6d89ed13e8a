internal import Cells
package import ChartDrawings
package import Charts
internal import Outputs

/// A dialog in plain text about charts.
package struct PlainChart: Sendable {
  /// A chart and its reading state.
  package struct Page: Sendable {
    /// The chart's texts.
    package let words: ChartWords
    /// The visible interval; `nil` for the whole axis.
    package var window: ClosedRange<Double>?
    /// The visible series.
    package var visibility: Visibility
    /// The cursor.
    var reader = PointReader()

    /// Creates a page that shows all series by default.
    package init(
      _ set: ChartSet, on scale: DateScale, window: ClosedRange<Double>? = nil,
      visibility: Visibility? = nil, isUnicode: Bool = true
    ) {
      words = ChartWords(set, on: scale, isUnicode: isUnicode, groupsDigits: false)
      self.window = window
      self.visibility = visibility ?? Visibility(count: set.series.count)
    }
  }

  private(set) var pages: [Page]
  /// The index of the current page.
  private(set) var number = 0

  /// Creates a dialog about charts; `nil` if there are none.
  package init?(_ pages: [Page]) {
    guard !pages.isEmpty else { return nil }
    self.pages = pages
  }

  package var opening: [String] {
    let description = page.words.description(page.window, page.visibility)
    return place + description + ["Type help for the list of commands."]
  }

  /// Answers a line; `ends` is whether the dialog is over.
  package mutating func answer(to line: String) -> (lines: [String], ends: Bool) {
    do throws(CommandError) {
      let entry = try PlainChartEntry(reading: line)
      let lines = try perform(entry)
      return (lines.map { TextWidth.visible($0) }, entry == .quit)
    } catch { return ([TextWidth.visible(error.words)], false) }
  }

  package var page: Page {
    get { pages[number] }
    set { pages[number] = newValue }
  }

  /// The number of the chart, if there are several.
  private var place: [String] { pages.count > 1 ? ["Chart \(number + 1) of \(pages.count)."] : [] }

  private mutating func perform(_ entry: PlainChartEntry) throws(CommandError) -> [String] {
    switch entry {
    case .move(let move): return [page.move(move)]
    case .skip(let count): return [page.skip(count)]
    case .series(nil): return page.list
    case .series(let name?): return [try page.goToSeries(name)]
    case .go(let text): return [try page.go(to: text)]
    case .zoom(let text):
      try page.zoom(to: text)
      return [page.title, page.sentence]
    case .all:
      page.window = nil
      return [page.title, page.sentence]
    case .hide(let name): return try page.setShown(name, to: false)
    case .show(let name): return try page.setShown(name, to: true)
    case .values: return [page.values]
    case .describe: return page.words.description(page.window, page.visibility)
    case .turn(let count): return try goToChart((number + count + pages.count) % pages.count)
    case .chart(let number): return try goToChart(number - 1)
    case .help: return PlainChartEntry.summaries.map { "\($0): \($1)" }
    case .quit: return []
    }
  }

  private mutating func goToChart(_ index: Int) throws(CommandError) -> [String] {
    guard pages.count > 1 else { throw CommandError(words: "this is the only chart") }
    guard pages.indices.contains(index) else {
      throw CommandError(words: "choose a chart from 1 to \(pages.count)")
    }
    number = index
    return place + [page.title, page.sentence]
  }
}
