internal import Cells
package import ChartDrawings
internal import ChartReaders
package import Charts
package import Outputs
internal import Texts

/// The charts of a plan.
extension ChartPlan {
  /// Returns the charts of the data, with the requested appearance; a chart without a title is named
  /// after its file.
  package func charts(
    _ sets: [ChartSet], named names: [String?] = [], on zone: DateScale, isUnicode: Bool
  ) throws(CommandError) -> [ChartState] {
    try checkSeries(of: sets)
    let charts = try sets.indices.map { index throws(CommandError) in
      try look.checkDerived(from: sets[index])
      var look = look
      if joining == .apart, look.isRebased == nil, look.comparesChanges(of: sets[index]) {
        look.isRebased = true
      }
      let (set, zone) = try shown(look.derived(from: sets[index]), on: zone)
      var chart = ChartState(
        try rows(of: set, on: zone), look, on: zone, isUnicode: isUnicode)
      chart.fileName = names.indices.contains(index) ? names[index] : nil
      if !set.isSummarized { try chart.placeWindow(look) }
      try chart.checkRules()
      return chart
    }
    guard charts.contains(where: { !$0.set.series.isEmpty }) else {
      throw CommandError(words: "the data has no numeric column to draw", status: 65)
    }
    try checkHidden(charts)
    if look.bars == .horizontal, charts.contains(where: { $0.set.positions.labels == nil }) {
      throw CommandError(
        words: "--horizontal needs categories: names in the first column, or --count", status: 65)
    }
    return isFaceted && printout == .picture && !isPlain ? try faceted(charts) : charts
  }

  /// Throws if a set has too many series to draw; boxes and rows of a heatmap may be more.
  private func checkSeries(of sets: [ChartSet]) throws(CommandError) {
    guard printout == .picture, !isPlain else { return }
    for set in sets where isFaceted || ![.box, .heatmap].contains(set.wholeKind) {
      let count = look.isPie ? set.byCategory?.series.count ?? set.series.count : set.series.count
      guard count > ChartReader.mostSeries else { continue }
      let (things, advice) =
        isFaceted
        ? ("panels", "choose some with --columns")
        : look.isPie
          ? ("slices", "draw bars instead")
          : ("series", "choose some with --columns, or use --kind heatmap")
      throw CommandError(
        words: "\(count) \(things) are too many for a chart, which can have up to "
          + "\(ChartReader.mostSeries): \(advice)", status: 65)
    }
  }

  /// Returns a set as shown, with its scale: without nights and weekends for candles and volume;
  /// figures and sentences keep all of the time.
  private func shown(
    _ set: ChartSet, on zone: DateScale
  ) throws(CommandError) -> (set: ChartSet, scale: DateScale) {
    let logarithms = try look.hasLogarithmicX ? logarithmicPositions(of: set.positions) : nil
    guard printout == .picture, !isPlain else { return (set, zone) }
    var (set, zone) = logarithms == nil ? set.withoutPauses(on: zone) : (set, zone)
    set.positions = logarithms ?? set.positions.withFiniteDistances
    return (set, zone)
  }

  /// Returns positions for a logarithmic axis.
  private func logarithmicPositions(of positions: Positions) throws(CommandError) -> Positions {
    if let logarithms = positions.logarithms { return logarithms }
    guard positions.unit == .number, positions.labels == nil else {
      let things = positions.labels == nil ? "times" : "categories"
      throw CommandError(
        words: "--x-scale log needs numbers on the horizontal axis, but these are \(things)")
    }
    let first = NumberText.text(positions[0], decimals: 6)
    throw CommandError(
      words:
        "--x-scale log needs positions above 0 on the horizontal axis, but the lowest is \(first)")
  }

  /// Returns a set that is to be summarized with only the rows between the dates of the window.
  private func rows(of set: ChartSet, on zone: DateScale) throws(CommandError) -> ChartSet {
    guard set.isSummarized else { return set }
    var plain = set
    for index in plain.series.indices { plain.series[index].kind = .line }
    guard let range = try ChartState(plain, look, on: zone).requestedRange(look) else { return set }
    return set.part(set.positions.indices(in: range))
  }

  /// Throws if a series to hide doesn't exist, or if no series would be left.
  private func checkHidden(_ charts: [ChartState]) throws(CommandError) {
    let names = Set(charts.flatMap { $0.set.series.flatMap { [$0.label, $0.name] } })
    if let missing = look.hidden.first(where: { !names.contains($0) }) {
      let shown = Array(Set(charts.flatMap { $0.set.series.map(\.name) })).sorted()
      throw CommandError(
        words: TextWidth.visible(
          "--hide: there is no series “\(missing)”; the series are: "
            + shown.prefix(20).map { $0.contains(",") ? "\"\($0)\"" : $0 }
            .joined(separator: ", ")))
    }
    let hidden = Set(look.hidden)
    let isEmptied = charts.contains { chart in
      !chart.set.series.isEmpty
        && chart.set.series.allSatisfy { hidden.contains($0.label) || hidden.contains($0.name) }
    }
    if isEmptied { throw CommandError(words: "--hide would hide all series") }
  }

  /// Returns the settings of a program that shows the charts.
  package func settings(
    _ notes: [String], daysWithFiles: [Int: Set<Int>] = [:], reducesMotion: Bool
  ) -> ChartSettings {
    var settings = ChartSettings(
      palette: look.palette, composition: isFaceted ? .grid : composition,
      isStill: isStill || reducesMotion,
      background: output.terminalBackground, choosesGlyphs: output.choosesGlyphs,
      notes: notes.map { TextWidth.visible(shortened($0)) }, daysWithFiles: daysWithFiles)
    settings.notesSkipped = hasNotes
    return settings
  }

  /// Returns a note with its file's path shortened to the file name, for a status line.
  private func shortened(_ note: String) -> String {
    guard let file = files.first(where: { note.hasPrefix($0 + ":") }) else { return note }
    return PathText.name(of: file) + note.dropFirst(file.count)
  }
}

extension [ChartState] {
  /// The note on the values that a logarithmic axis can't show, if any.
  package var noteOnLogarithms: String? {
    switch reduce(0, { $0 + $1.lostOnScale }) {
    case 0: nil
    case 1: "1 value isn’t above 0, so a logarithmic axis can’t show it"
    case let lost: "\(lost) values aren’t above 0, so a logarithmic axis can’t show them"
    }
  }
}
