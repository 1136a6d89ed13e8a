package import CommandLines
package import Pairs
internal import Settings
internal import Texts
package import Timers

/// The command line after `timer pairs`.
package struct PairsArguments: CommandArguments {
  /// The settings of games.
  package var game = PairsPreferences()
  package var seed: UInt64?
  package var record: String?
  package var replay: String?
  package var plain = false
  package var given = Preferences()

  package init() {}

  package static let command: Command<PairsArguments> = {
    var command = Command<PairsArguments>(
      "pairs", "Plays a game: find the pairs of cards, each against its own clock.")
    command.sections = [
      .init("Options", options),
      .init("Terminal", Preferences.options(in: .terminal, \.given)),
    ]
    command.conflicts = [
      Conflict(
        ["--record", "--seed"] + names(of: PairsPreferences.recorded), ["--replay"],
        because: "can’t be combined: the record contains all rules"),
      Conflict(
        names(of: [PairsPreferences.players]), ["--computer"],
        because: "can’t be combined: the computer is the second player"),
      Conflict(
        ["--bonus-seconds"], ["--easy"], because: "can’t be combined: an easy game has no bonus"),
    ]
    command.discussion = """
      A match scores 2 points plus a point for each whole second of bonus time left on each card, \
      shown as a pie or a bar that shrinks while the card is face up. A mismatch costs a point for \
      each of the two cards that had been seen before. With --easy, only matches count.

      Arrows or h j k l move, Space or a click turns a card, n starts a new game, s shuffles, p \
      pauses, comma opens the settings, ? shows all keys, Esc quits.

      With --plain, or unless standard output is a terminal whose cursor can be moved, the game is \
      played in lines of text: type help.

      EXIT STATUS: 0 when the command succeeds, 64 when the command line is invalid, 65 when a \
      record has mistakes or its replay has another result, 66 when it can’t be read, 71 when the \
      system is out of descriptors, 73 when a record can’t be written, 74 when standard output \
      can’t be written.
      """
    return command
  }()

  private static let options: [Option<PairsArguments>] =
    entries(of: PairsPreferences.recorded) + [seed, record, replay, plain]
    + entries(of: [PairsPreferences.sounds, PairsPreferences.motion]) + [.help]

  private static func entries(of settings: [Setting<PairsPreferences>]) -> [Option<PairsArguments>]
  {
    settings.flatMap(\.options).map { $0.within(\.game) }
  }

  private static func names(of settings: [Setting<PairsPreferences>]) -> [String] {
    settings.flatMap(\.options).flatMap(\.names)
  }

  private static let seed = Option<PairsArguments>.value(
    "seed", "n", \.seed, help: "Seed for the order of the cards."
  ) { (text) throws(ValueError) in
    guard let seed = UInt64(text) else { throw .expected("a whole number from 0 to \(UInt64.max)") }
    return seed
  }.detailed("It also decides shuffles and later games. It is random unless given.")

  private static let record = Option<PairsArguments>.text(
    "record", "file", \.record, help: "Write the moves to a file, which is replaced."
  ).completing(paths: .files).detailed("The moves of all games are written.")

  private static let replay = Option<PairsArguments>.text(
    "replay", "file", \.replay, help: "Replay a recorded game."
  ).completing(paths: .files).detailed(
    """
    The rules, the seed and the theme are those of the record. With --plain, the moves are printed.
    """)

  private static let plain = Option<PairsArguments>.flag(
    "plain", \.plain, help: "Play by lines of words, for screen readers and scripts."
  ).detailed("Nothing is changed at the terminal.")
}
