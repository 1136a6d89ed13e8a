internal import Glibc
internal import Runtime
internal import System
internal import TerminalIO

/// `shape chart --plain`: reads lines of standard input, answers on standard output.
///
/// Nothing is changed at the terminal, so there is nothing to restore.
@MainActor
enum PlainChartCommand {
  /// Describes the first chart, and answers lines until the input ends.
  ///
  /// If standard input held the data, lines are read from the terminal; without one, or if words
  /// don't go to one, the description is all.
  static func run(_ pages: [PlainChart.Page], inputHeldData: Bool) throws(Failure) {
    guard var chart = PlainChart(pages) else {
      throw Failure(words: "there is no chart to read", status: 65)
    }
    guard !inputHeldData || readsTerminal() else {
      let page = chart.page
      return say(page.words.description(page.window, page.visibility))
    }
    say(chart.opening)
    while let line = readLine() {
      let answer = chart.answer(to: line)
      say(answer.lines)
      if answer.ends { return }
    }
  }

  /// Makes the terminal standard input; returns whether there is one that shows the answers too.
  private static func readsTerminal() -> Bool {
    guard StandardStreams.isTerminal(1) else { return false }
    guard let terminal = try? OwnedDescriptor(opening: "/dev/tty", O_RDONLY) else { return false }
    return dup2(terminal.number, 0) == 0
  }

  private static func say(_ lines: [String]) {
    for line in lines { ShapeTool.console.print(line) }
  }
}
