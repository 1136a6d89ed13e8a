internal import Cells
internal import Clocks
internal import Glibc
internal import Pairs
internal import Runtime
internal import TerminalIO
internal import TimerEnvironment
internal import TimerPrograms
internal import Timers

/// Plays in plain text: reads lines from standard input, and answers on standard output.
///
/// It doesn't change the terminal's state, so there is nothing to restore.
@MainActor
enum PlainPairsConsole {
  static func run(
    _ options: PairsOptions, themes: [CardTheme], _ arguments: PairsArguments,
    games: [GameRecord]?, store: PairsStore, results: BestResults
  ) -> Never {
    if let games { replay(games, options, themes) }
    let clock = SystemClock.monotonic
    func now() -> Instant { Instant(sinceZero: clock.now) }
    var plain = PlainPairs(
      options, themes: themes, seed: PairsCommandLine.seed(arguments), best: results)
    var lines = RecordLines()
    var file = arguments.record.map(PairsRecordFile.init)
    say(plain.begin(at: now()))
    while let line = readLine() {
      let before = plain.best
      say(plain.answer(line, at: now()))
      if plain.best != before {
        _ = keep { () throws(StoreFailure) in try store.keepResults(plain.best.lines) }
      }
      let new = lines.follow(plain.record)
      if !new.isEmpty { _ = keep { () throws(StoreFailure) in try file?.add(new) } }
      if plain.hasLeft { break }
    }
    exit(file?.isWhole == false ? PairsCommandLine.unwritable : 0)
  }

  private static var console: Console { Console.timer }

  private static func say(_ lines: [String]) {
    for line in lines { console.print(TextWidth.visible(line)) }
  }

  /// Writes a file, and returns whether that succeeded; a failure is reported, and the game
  /// continues.
  private static func keep(_ write: () throws(StoreFailure) -> Void) -> Bool {
    do throws(StoreFailure) {
      try write()
      return true
    } catch {
      console.complain(error.description)
      return false
    }
  }

  /// Describes recorded games, and whether their results match the records.
  private static func replay(
    _ games: [GameRecord], _ options: PairsOptions, _ themes: [CardTheme]
  ) -> Never {
    var agrees = true
    for game in games {
      var options = options
      options.pairs = game.rules.pairs
      options.theme = CardTheme.theme(of: game, among: themes) ?? options.theme
      let story = PlainStory(game, options)
      say(story.lines)
      agrees = agrees && game.agrees
    }
    if !agrees {
      console.fail(PairsWords.disagreement, status: Replay.disagreementStatus)
    }
    exit(0)
  }
}
