internal import ChartDrawings
internal import Charts
internal import Outputs
internal import Texts

// MARK: - Reading

extension PlainChart.Page {
  private var chart: ChartSet { words.set }

  /// The visible part of the chart.
  private var excerpt: ChartExcerpt { words.excerpt(window, visibility) }

  var title: String { words.title(window, visibility) }

  /// A sentence about the series and the point at the cursor.
  var sentence: String { reader.sentence(in: excerpt, texts: words.texts.reading) }

  /// Moves the cursor, and describes the point there.
  mutating func move(_ move: PointReader.CursorMove) -> String {
    reader.move(move, in: excerpt, texts: words.texts.reading)
  }

  /// Moves the cursor by a number of points, and describes the point there.
  mutating func skip(_ count: Int) -> String {
    let range = excerpt.range
    guard let last = range.last else { return move(.next) }
    let count = min(max(count, -range.count), range.count)
    let index = min(max(reader.index, range.lowerBound), last) + count
    guard index > range.lowerBound else { return move(.first) }
    guard index < last else { return move(.last) }
    reader = PointReader(series: reader.series, index: index - 1)
    return move(.next)
  }

  /// All visible series at the cursor, such as “Sat, Jan 5 2019: Views 120 (47%), Shares no value”.
  var values: String {
    let range = excerpt.range
    guard let last = range.last else { return "No points are shown." }
    let index = min(max(reader.index, range.lowerBound), last)
    let indicator = Indicator(at: chart.positions[index])
    guard var reading = indicator.reading(of: chart, visibility) else { return "" }
    // Reads the position at the cursor even if others are equal to it.
    reading.index = index
    reading.values = chart.series.indices.map { number in
      visibility[number] ? chart.series[number].value(at: index) : .nan
    }
    let lines = words.poster(reading, visibility)
    let parts = lines.dropFirst().map { line in
      let value = line.value == ChartWords.missing ? "no value" : line.value
      let percent = line.percent == ChartWords.missing ? nil : line.percent
      return line.name + " " + value + (percent.map { " (\($0))" } ?? "")
    }
    return (lines.first?.name ?? "") + ": " + parts.joined(separator: ", ") + "."
  }
}

// MARK: - Series

extension PlainChart.Page {
  /// A line for each series.
  var list: [String] {
    chart.series.indices.map { index in
      "\(index + 1): \(chart.series[index].name)" + (visibility[index] ? "" : ", hidden")
    }
  }

  /// Moves the cursor to a series, and describes the point there.
  mutating func goToSeries(_ name: String) throws(CommandError) -> String {
    let index = try series(named: name)
    guard visibility[index] else {
      throw CommandError(words: "\(chart.series[index].name) is hidden; show \(index + 1) shows it")
    }
    reader = PointReader(series: index, index: reader.index)
    return sentence
  }

  /// Shows or hides a series, and describes what is visible.
  mutating func setShown(_ name: String, to isShown: Bool) throws(CommandError) -> [String] {
    let index = try series(named: name)
    let (name, word) = (chart.series[index].name, isShown ? "shown" : "hidden")
    guard visibility[index] != isShown else {
      throw CommandError(words: "\(name) is already \(word)")
    }
    guard visibility.toggle(index) == .changed else {
      throw CommandError(words: "\(name) is the only visible series, and one must stay visible")
    }
    return ["\(name) is \(word). \(title)"]
  }

  /// Finds a series by its name, label, number or name prefix.
  private func series(named text: String) throws(CommandError) -> Int {
    let wanted = text.lowercased()
    let named = chart.series.firstIndex {
      $0.name.lowercased() == wanted || $0.label.lowercased() == wanted
    }
    if let named { return named }
    if let number = Int(text), chart.series.indices.contains(number - 1) { return number - 1 }
    let starting = chart.series.indices.filter {
      chart.series[$0].name.lowercased().hasPrefix(wanted)
    }
    guard let first = starting.first else {
      throw CommandError(words: "there is no series “\(text.prefix(40))”; type series for a list")
    }
    guard starting.count == 1 else {
      throw CommandError(
        words: "“\(text.prefix(40))” matches \(starting.count) series; type more of the name")
    }
    return first
  }
}

// MARK: - Positions

extension PlainChart.Page {
  /// Moves the cursor to a date or a number, and describes the point there.
  mutating func go(to text: String) throws(CommandError) -> String {
    let entry = try interval(text, from: reference)
    guard let span = chart.positions.span, entry.overlaps(span) else {
      throw CommandError(words: "that is outside the data, \(words.span(of: nil))")
    }
    let first = chart.positions.firstIndex(atOrAfter: entry.lowerBound)
    let isInside = first < chart.positions.count && entry.contains(chart.positions[first])
    let index = isInside ? first : chart.positions.nearestIndex(to: entry.lowerBound) ?? first
    guard excerpt.range.contains(index) else {
      throw CommandError(
        words: "that is outside the window, \(words.span(of: window)); type all to show everything")
    }
    reader = PointReader(series: reader.series, index: index)
    return sentence
  }

  /// Shows an interval: two dates or numbers separated by `..`, either of which can be omitted, or
  /// one date.
  mutating func zoom(to text: String) throws(CommandError) {
    let dots = text.range(ofFirst: "..")
    let ends = (dots.map { [text[..<$0.lowerBound], text[$0.upperBound...]] } ?? [text[...]])
      .map { $0.split(separator: " ").joined(separator: " ") }
    guard let span = chart.positions.span else { throw CommandError(words: "there are no points") }
    let first = ends[0].isEmpty ? nil : try interval(ends[0], from: reference)
    let last =
      ends.count == 1
      ? first
      : ends[1].isEmpty ? nil : try interval(ends[1], from: first?.lowerBound ?? reference)
    let start = first?.lowerBound ?? span.lowerBound
    let end = last?.upperBound ?? span.upperBound
    guard start <= end else { throw CommandError(words: "the interval ends before it begins") }
    guard !chart.positions.indices(in: start...end).isEmpty else {
      throw CommandError(
        words: "there are no points in that interval; the data covers \(words.span(of: nil))")
    }
    window = start...end
  }

  /// The position at the cursor, which offsets such as −3d are relative to.
  private var reference: Double {
    let index = min(reader.index, chart.positions.count - 1)
    return index < 0 ? 0 : chart.positions[index]
  }

  private func interval(
    _ text: String, from reference: Double
  ) throws(CommandError) -> ClosedRange<Double> {
    do throws(DateEntryError) {
      return try chart.positions.interval(named: text, in: words.texts.scale, from: reference)
    } catch { throw CommandError(words: error.description) }
  }
}
