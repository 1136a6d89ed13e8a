internal import ChartDrawings
internal import ChartViews
internal import Glibc
internal import Outputs
internal import ShapeCommand
internal import System

/// `shape chart --plain`: reads commands from standard input and answers on standard output.
///
/// It doesn't change the terminal's state, so there is nothing to restore.
@MainActor
enum PlainChartConsole {
  /// Describes the first chart, then answers lines until the input ends.
  ///
  /// If the data came from standard input, lines are read from the terminal; if there is none, or
  /// if standard output isn't a terminal, only the description is printed.
  static func run(
    _ pages: [PlainChart.Page], inputHeldData: Bool, in context: CommandContext
  ) throws(CommandError) {
    guard var chart = PlainChart(pages) else {
      throw CommandError(words: "there is no chart to read", status: 65)
    }
    guard !inputHeldData || readsTerminal(in: context) else {
      let page = chart.page
      return try say(page.words.description(page.window, page.visibility), in: context)
    }
    try say(chart.opening, in: context)
    while let line = readLine() {
      let answer = chart.answer(to: line)
      try say(answer.lines, in: context)
      if answer.ends { return }
    }
  }

  /// Replaces standard input with the terminal, and returns whether it could; standard output must
  /// be a terminal too.
  private static func readsTerminal(in context: CommandContext) -> Bool {
    guard context.isTerminal(1) else { return false }
    guard let terminal = try? OwnedDescriptor(opening: "/dev/tty", O_RDONLY) else { return false }
    return dup2(terminal.number, 0) == 0
  }

  private static func say(_ lines: [String], in context: CommandContext) throws(CommandError) {
    for line in lines { try context.print(line) }
  }
}
