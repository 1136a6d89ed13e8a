internal import Cells
internal import ChartReaders
internal import ChartViews
internal import Charts
internal import Pictures
internal import Raster
internal import Runtime
internal import Scenes
internal import Shapes
internal import TerminalCodes
internal import TerminalIO
internal import Texts

/// `shape chart`.
@MainActor
enum ChartCommand {
  static func run(_ plan: ChartPlan, in context: CommandContext) throws(CommandError) {
    if plan.files.contains(ChartPlan.standardInput), context.isTerminal(0) {
      throw CommandError(
        words: "name a file, such as \(context.name) chart prices.csv, or pipe data in: "
          + "COMMAND | \(context.name) chart")
    }
    // In plain mode, the stream is read to its end first.
    if plan.follows, !plan.isPlain { return try follow(plan, in: context) }
    let files = try ChartFiles(plan, in: context)
    let charts = try files.sets.map { set throws(CommandError) in
      var chart = ChartState(set, plan.look, on: plan.zone, isUnicode: context.isUnicode)
      do throws(Refusal) {
        try chart.placeWindow(plan.look)
        try chart.checkRules()
      } catch { throw CommandError(words: error.words) }
      return chart
    }
    guard charts.contains(where: { !$0.set.series.isEmpty }) else {
      throw CommandError(words: "the data has no numeric column to draw", status: 65)
    }
    try plan.checkHidden(charts)
    var notes = files.notes
    let lost = charts.reduce(0) { $0 + $1.lostOnScale }
    if lost > 0 {
      notes.append(
        lost == 1
          ? "1 value isn’t above 0, so a logarithmic axis can’t show it"
          : "\(lost) values aren’t above 0, so a logarithmic axis can’t show them")
    }
    try show(charts, files, notes, plan, in: context)
  }

  private static func show(
    _ charts: [ChartState], _ files: ChartFiles, _ notes: [String], _ plan: ChartPlan,
    in context: CommandContext
  ) throws(CommandError) {
    let isInputTaken = plan.files.contains(ChartPlan.standardInput)
    let shown = charts.map { ($0, $0.window.visible) }
    switch plan.answer {
    case .json:
      let text = ChartExtracts.json(of: charts.map(\.excerpt)) + "\n"
      try PictureFile.write(Array(text.utf8), .txt, to: plan.output.file ?? "-", in: context)
    case .sparkline:
      let width: Int? = if case .width(let columns) = plan.output.size { columns } else { nil }
      try context.print(
        lines: ChartExtracts.sparklines(
          of: charts.map(\.excerpt), width: width ?? ChartExtracts.defaultWidth,
          isUnicode: context.isUnicode
        ).lines)
    case .description:
      for (chart, window) in shown {
        try context.print(
          chart.words.description(window, chart.visibility).joined(separator: " "))
      }
    case .picture where plan.isPlain:
      let pages = shown.map { chart, window in
        PlainChart.Page(
          chart.set, on: plan.zone, window: chart.window.showsWhole ? nil : window,
          visibility: chart.visibility, isUnicode: context.isUnicode)
      }
      return try PlainChartCommand.run(pages, inputHeldData: isInputTaken, in: context)
    case .picture:
      if !plan.isPrinted, let terminal = context.openOutput(plan.output) {
        terminal.run(
          ChartProgram(
            charts, plan.settings(notes, chartsWithDays: files.chartsWithDays, in: context)),
          ChartHandler(folders: files.folders, stream: nil))
        throw .noDescriptors
      }
      try ChartOutput.put(charts, plan, in: context)
    }
    for note in notes { context.complain(TextWidth.visible(note)) }
  }

  /// Shows a stream while it grows.
  private static func follow(_ plan: ChartPlan, in context: CommandContext) throws(CommandError) {
    guard let terminal = context.openOutput(plan.output) else {
      throw CommandError(
        words: "--follow needs a terminal to show the stream; without it, the chart is printed "
          + "when the input ends", status: 69)
    }
    let stream = ChartStream(plan.reading, window: plan.last)
    let empty = ChartState(
      ChartSet(positions: Positions(.listed([]), unit: .number), series: []), plan.look,
      on: plan.zone, isUnicode: context.isUnicode, following: .everything)
    terminal.run(
      ChartProgram([empty], plan.settings([], in: context), stream: stream),
      ChartHandler(folders: [nil], stream: 0))
    throw .noDescriptors
  }
}

extension ChartPlan {
  /// The scale that converts times to dates.
  var zone: DateScale {
    look.isUTC
      ? .utc : .seconds { LocalZone.offset(atSecondsSinceEpoch: Int64(max(-9e15, min(9e15, $0)))) }
  }

  /// Returns the settings that don't change while the program runs.
  @MainActor
  func settings(
    _ notes: [String], chartsWithDays: Set<Int> = [], in context: CommandContext
  ) -> ChartSettings {
    ChartSettings(
      palette: look.palette, composition: composition,
      isStill: isStill || context.wantsStillness, background: output.terminalBackground,
      notes: notes.map { TextWidth.visible(shortened($0)) }, chartsWithDays: chartsWithDays)
  }

  /// Returns a note with its file's path shortened to the file name, for a status line.
  private func shortened(_ note: String) -> String {
    guard let file = files.first(where: { note.hasPrefix($0 + ":") }) else { return note }
    let name = PathText.name(of: file)
    return name + note.dropFirst(file.count)
  }

  /// Throws if a series to hide doesn't exist, or if no series would be left.
  func checkHidden(_ charts: [ChartState]) throws(CommandError) {
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
}
