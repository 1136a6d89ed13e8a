internal import Cells
internal import ChartDrawings
internal import ChartReaders
package import ChartViews
internal import Charts
package import Outputs
internal import Runtime
package import ShapeCommand
internal import Texts

/// `shape chart`.
@MainActor
package enum ChartCommand {
  package static func run(_ plan: ChartPlan, in context: CommandContext) throws(CommandError) {
    if plan.files.contains(ChartPlan.standardInput), context.isTerminal(0) {
      throw CommandError(
        words: "name a file, such as \(context.name) chart prices.csv, or pipe data in: "
          + "COMMAND | \(context.name) chart")
    }
    // In plain mode, the stream is read to its end first.
    if plan.follows, !plan.isPlain { return try follow(plan, in: context) }
    let files = try ChartFiles(plan, in: context)
    let charts = try plan.charts(
      files.sets, named: files.names, on: .zone(isUTC: plan.look.isUTC),
      isUnicode: context.isUnicode)
    let ownNotes =
      [charts.noteOnLogarithms, plan.look.noteOnChanges(charts)].compactMap(\.self)
      + plan.look.notesOnResets(
        files.sets, on: .zone(isUTC: plan.look.isUTC), isUnicode: context.isUnicode)
    let notes = plan.hasNotes ? files.notes + ownNotes : []
    try show(charts, files, notes, plan, in: context)
  }

  private static func show(
    _ charts: [ChartState], _ files: ChartFiles, _ notes: [String], _ plan: ChartPlan,
    in context: CommandContext
  ) throws(CommandError) {
    let isInputTaken = plan.files.contains(ChartPlan.standardInput)
    let shown = charts.map { ($0, $0.window.visible) }
    switch plan.printout {
    case .json:
      let text = ChartExtracts.json(of: charts.map(\.excerpt)) + "\n"
      try PictureFile.write(Array(text.utf8), to: plan.output.file ?? "-", in: context)
    case .sparkline:
      let width: Int? = if case .width(let columns) = plan.output.size { columns } else { nil }
      try context.print(
        lines: ChartExtracts.sparklines(
          of: charts.map(\.excerpt), width: width ?? ChartExtracts.defaultWidth,
          isUnicode: context.isUnicode
        ).lines)
    case .description:
      for (chart, window) in shown {
        try context.print(chart.words.description(window, chart.visibility).joined(separator: " "))
      }
    case .picture where plan.isPlain:
      let pages = shown.map { chart, window in
        PlainChart.Page(
          chart.set, on: .zone(isUTC: plan.look.isUTC),
          window: chart.window.showsWhole ? nil : window,
          visibility: chart.visibility, isUnicode: context.isUnicode)
      }
      return try PlainChartConsole.run(pages, inputHeldData: isInputTaken, in: context)
    case .picture:
      if !plan.isPrinted, let terminal = context.openOutput(plan.output) {
        terminal.run(
          ChartProgram(
            charts,
            plan.settings(
              notes, daysWithFiles: files.daysWithFiles, reducesMotion: context.wantsStillness)),
          ChartHandler(folders: files.folders))
        throw .noDescriptors
      }
      try ChartOutput.put(charts, plan, in: context)
    }
    for note in notes { context.note(TextWidth.visible(note)) }
  }

  /// Shows a stream or a file while it grows.
  private static func follow(_ plan: ChartPlan, in context: CommandContext) throws(CommandError) {
    let path = plan.files[0] == ChartPlan.standardInput ? nil : plan.files[0]
    let input = try FollowedInput(path, isAwaited: true)
    guard let terminal = context.openOutput(plan.output) else {
      throw CommandError(
        words: "--follow needs a terminal to show the stream; without it, the chart is printed "
          + (path == nil ? "when the input ends" : "as the file is now"), status: 69)
    }
    let stream = ChartStream(plan.reading, file: path, window: plan.last)
    var empty = ChartState(
      ChartSet(positions: Positions(.listed([]), unit: .number), series: []), plan.look,
      on: .zone(isUTC: plan.look.isUTC), isUnicode: context.isUnicode, following: .everything)
    empty.fileName = path.map(PathText.name)
    var settings = plan.settings([], reducesMotion: context.wantsStillness)
    settings.awaitedFile = path.map { TextWidth.visible(PathText.name(of: $0)) }
    terminal.run(
      ChartProgram([empty], settings, stream: stream),
      ChartHandler(folders: [path.map(ChartFiles.folder)], following: input))
    throw .noDescriptors
  }
}
