internal import Alarms
internal import Cells
internal import CommandLines
internal import Countdowns
internal import Glibc
internal import Pairs
internal import Programs
internal import Runtime
internal import Settings
internal import TerminalCodes
internal import TerminalIO
internal import Texts
internal import TimerEnvironment
internal import TimerPrograms
internal import Timers

/// Runs the command `timer pairs`.
@MainActor
package enum PairsCommandLine {
  package static func run(_ words: [String]) -> Never {
    let arguments = Console.timer.orStop { () throws(CommandLineStop) in
      try PairsArguments.command.read(Array(words.dropFirst()), program: CalledName.own.text)
    }
    play(arguments)
  }

  private static var console: Console { Console.timer }

  /// The exit statuses if a record has mistakes (EX_DATAERR), can't be read (EX_NOINPUT) or can't
  /// be written (EX_CANTCREAT).
  nonisolated static let (hasMistakes, noInput, unwritable): (Int32, Int32, Int32) = (
    Replay.disagreementStatus, 66, 73
  )

  private static func play(_ arguments: PairsArguments) -> Never {
    let paths = TimerPaths(environment: Console.environment)
    let checked = CheckedSettings(paths)
    let (preferences, own) = (checked.preferences, checked.pairs)
    let notes = preferences.notes
    let used = arguments.given.filled(from: preferences, environment: Console.environment)
    let alarm = AlarmSettings(used)
    var look = Look(used)
    look.isStill = arguments.game.isStill ?? look.isStill
    let themes = CardTheme.builtIn + own.themes
    let games = replayedGames(arguments, themes)
    var options = PairsOptions(arguments.game.filled(from: own))
    // A muted game is silent, unless sounds are requested explicitly.
    if alarm.isMuted, arguments.game.hasSounds == nil { options.hasSounds = false }
    let chosen = theme(
      arguments.game.theme ?? games?.first?.theme ?? own.theme, among: themes,
      isAskedFor: arguments.game.theme != nil, notes)
    options.theme = chosen ?? .emoji
    var store = PairsStore(paths)
    let results = results(&store)
    let output = arguments.plain ? nil : terminal(look)
    guard let output else {
      if let refusal = arguments.game.pairs.flatMap(options.theme.refusal(ofPairs:)) {
        console.fail(refusal)
      }
      notes.forEach(console.complain)
      if let file = arguments.record { prepareRecord(file) }
      PlainPairsConsole.run(
        options, themes: themes, arguments, games: games, store: store,
        results: results ?? BestResults())
    }
    options.theme = chosen ?? .usual(on: output.capabilities)
    if !options.theme.fits(output.capabilities) {
      if arguments.game.theme != nil { console.fail(options.theme.refusal) }
      options.theme = .ascii
    }
    if let pairs = arguments.game.pairs,
      let refusal = options.theme.refusal(ofPairs: pairs, in: output.terminal.size)
    {
      console.fail(refusal)
    }
    if let file = arguments.record { prepareRecord(file) }
    var program = PairsProgram(
      options, themes: themes.filter { $0.fits(output.capabilities) }, seed: seed(arguments),
      best: results ?? BestResults(), appearance: look.appearance,
      isFirstStart: results == nil && store.keepsResults)
    program.isRecording = arguments.record != nil
    program.replays = games ?? []
    let handler = PairsHandler(
      store, settings: AppStore(environment: Console.environment),
      sounds: PairsSounds(
        SoundOutput(
          device: AlarmMeans(environment: Console.environment).device, clock: output.clocks.own),
        gain: alarm.volume.amplitude), recordFile: arguments.record, notes: notes)
    output.run(program, handler)
    console.failWithoutDescriptors()
  }

  /// Returns the best results; a file that can't be read is reported and not overwritten.
  private static func results(_ store: inout PairsStore) -> BestResults? {
    do throws(StoreFailure) {
      return try store.results()
    } catch {
      console.complain("\(error); results won’t be saved")
      store.keepsResults = false
      return nil
    }
  }

  private static func terminal(_ look: Look) -> OutputTerminal? {
    OutputTerminal(glyphs: look.glyphs, colors: look.colors, pixels: look.pixels)
  }

  static func seed(_ arguments: PairsArguments) -> UInt64 {
    arguments.seed ?? UInt64.random(in: 0..<UInt64(PairsOptions.seeds))
  }

  /// Returns the theme with a name, `nil` if there is none; ends the program if an explicitly
  /// requested one doesn't exist.
  private static func theme(
    _ name: String?, among themes: [CardTheme], isAskedFor: Bool, _ notes: [String]
  ) -> CardTheme? {
    guard let name else { return nil }
    if let theme = themes.first(where: { $0.name == name }) { return theme }
    guard isAskedFor else { return nil }
    // The cause may be among the errors in the settings file.
    notes.forEach(console.complain)
    let names = themes.map(\.name)
    let nearest = NearestNames.nearest(to: name, among: names).first
    console.fail(
      "unknown theme “\(name)”; "
        + (nearest.map { "did you mean “\($0)”?" }
          ?? "the themes are \(names.joined(separator: ", "))"))
  }

  private static func prepareRecord(_ file: String) {
    do throws(StoreFailure) {
      try PairsStore.write([], toRecord: file)
    } catch {
      console.fail(error.description, status: unwritable)
    }
  }

  /// Reads the games of the record to be replayed.
  private static func replayedGames(
    _ arguments: PairsArguments, _ themes: [CardTheme]
  ) -> [GameRecord]? {
    guard let file = arguments.replay else { return nil }
    let text: String
    do throws(StoreFailure) {
      text = try PairsStore.text(ofRecord: file)
    } catch {
      console.fail(error.description, status: noInput)
    }
    do throws(RecordError) {
      let games = try GameRecord.games(in: text)
      if games.isEmpty { console.fail("\(file): it contains no game", status: hasMistakes) }
      if let game = games.first(where: { CardTheme.theme(of: $0, among: themes) == nil }) {
        console.fail(
          "\(file): no theme has pictures for \(game.rules.pairs) pairs", status: hasMistakes)
      }
      return games
    } catch { console.fail("\(file), \(error)", status: hasMistakes) }
  }
}
