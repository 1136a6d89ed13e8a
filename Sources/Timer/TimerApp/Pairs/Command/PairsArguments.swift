internal import CommandLines
internal import Pairs
internal import Texts
internal import Timers

/// The command line after `timer pairs`.
struct PairsArguments: CommandArguments {
  var pairs: Int?
  var theme: String?
  var bonusSeconds: Int?
  var seed: UInt64?
  var two: Bool?
  var easy: Bool?
  var computer: ComputerMemory?
  var turnBack: TurnBack?
  var record: String?
  var replay: String?
  var plain = false
  var sounds: Bool?
  var animation: Bool?
  var given = Preferences()

  static let command: Command<PairsArguments> = {
    var command = Command<PairsArguments>(
      "pairs", "Plays a game: find the pairs of cards, each against its own clock.")
    command.sections = [
      .init("Options", options),
      .init("Terminal", Setting.options(in: .terminal, \.given)),
    ]
    command.conflicts = [
      Conflict(
        [
          "--record", "--pairs", "--seed", "--two", "--no-two", "--bonus-seconds", "--theme",
          "--easy", "--no-easy", "--computer", "--turn-back",
        ], ["--replay"],
        because: "can’t be combined: the record contains all rules"),
      Conflict(
        ["--two", "--no-two"], ["--computer"],
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

  private static let options: [Option<PairsArguments>] = [
    Option.number(
      "pairs", "n", \.pairs, in: PairsPreferences.pairsRange, "a number",
      help: "The number of pairs, from 2 to as many as fit and the theme has."
    ).detailed(
      "Built-in themes have at least 32; halloween has 12. It is 8 unless given, or as many as fit."
    ),
    Option.text(
      "theme", "theme", \.theme,
      help: "The pictures: shapes, emoji, halloween, letters, ascii or your own."
    ).completing { Completion($0(TimerNames.themes)) }.detailed(
      """
      Unless given, they are `emoji`, `shapes` where there are fewer than 256 colors, or `ascii` \
      where only ASCII can be drawn. Emoji are drawn as large pictures in pixels, and in cells on \
      cards of about 8 columns or more; on smaller ones, they are in two rows. Themes of your own \
      are in the settings file.
      """),
    Option.number(
      "bonus-seconds", "n", \.bonusSeconds, in: 0...PairsOptions.maxBonus, "a number",
      help: "How long a card gives a bonus, from 0 to \(PairsOptions.maxBonus) seconds."
    ).detailed("6 unless given."),
    Option.value(
      "seed", "n", \.seed, help: "Seed for the order of the cards."
    ) { (text) throws(ValueError) in
      guard let seed = UInt64(text) else {
        throw .expected("a whole number from 0 to \(UInt64.max)")
      }
      return seed
    }.detailed("It also decides shuffles and later games. It is random unless given."),
    Option.toggle(
      "two", \.two, help: "Two players take turns.", opposite: "One player plays alone."
    )
    .usually(false),
    Option(
      "computer", .optional("memory"), help: "Play against the computer."
    ) { (arguments, input) throws(ValueError) in
      guard case .text(let text) = input else { return arguments.computer = .medium }
      guard let memory = ComputerMemory(text) else {
        throw .expected("easy, medium, hard or a percentage from 0% to 100%")
      }
      arguments.computer = memory
    }.completing(ComputerMemory.named.map(\.name)).detailed(
      """
      The computer is the second player. Its memory is `easy` (25%), `medium` (60%), `hard` (90%) or \
      the percentage of the cards seen that it remembers, and `medium` unless given.
      """),
    Option.toggle(
      "easy", \.easy, help: "Play an easy game: no clock, no minus points, larger cards.",
      opposite: "Play the usual game."
    ).usually(false).detailed(
      "A game has 6 pairs unless given, and cards turn back after 1.2 seconds."),
    Option(
      "turn-back", .optional("span"),
      help: "Turn mismatched cards back after a time, 1.2s unless given."
    ) { (arguments, input) throws(ValueError) in
      guard case .text(let text) = input else { return arguments.turnBack = .after(TurnBack.usual) }
      guard let turnBack = TurnBack(text) else { throw .expected(TurnBack.form) }
      arguments.turnBack = turnBack
    }.completing(["1.2s", "3s", "never"]).detailed(
      """
      From 0.2s to 1m, or `never`. The next choice turns them back earlier; unless this option is \
      given, only the next choice does.
      """),
    Option.text(
      "record", "file", \.record, help: "Write the moves to a file, which is replaced."
    ).completing(paths: .files).detailed("The moves of all games are written."),
    Option.text("replay", "file", \.replay, help: "Replay a recorded game.")
      .completing(paths: .files).detailed(
        """
        The rules, the seed and the theme are those of the record. With --plain, the moves are printed.
        """),
    Option.flag("plain", \.plain, help: "Play by lines of words, for screen readers and scripts.")
      .detailed("Nothing is changed at the terminal."),
    Option.toggle("sounds", \.sounds, help: "Play sounds.", opposite: "Play no sounds.").usually(
      true),
    Option.toggle(
      "animation", \.animation, help: "Move the cards.", opposite: "Don’t move the cards."
    ).usually(true),
    .help,
  ]
}
