internal import ArgumentParser
internal import Pairs

/// The program as a parent of `timer pairs`, without words of its own.
struct PairsRoot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CalledName.text, subcommands: [PairsArguments.self])
}

/// The command line after `timer pairs`.
struct PairsArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pairs",
    abstract: "Plays a game: find the pairs of cards, each against its own clock.",
    discussion: """
      Two cards that match give 2 points and a point for each whole second that is left of their \
      bonus time, which melts like a pie while a card is face up. Two that don’t match cost a \
      point for each of them that was seen before.

      Arrows or h j k l move, Space turns a card, n begins a new game, s shuffles, p pauses, comma \
      opens the settings, ? shows all keys, Esc leaves. A click turns a card, too.

      With --plain, or where standard output isn’t a terminal whose cursor can be moved, the game \
      is played by lines: type help.

      EXIT STATUS: 0 when all went well, 64 when the command line can’t be understood, 65 when a \
      record has mistakes or doesn’t come out as it says, 66 when it can’t be read, 71 when the \
      system has no descriptors left, 73 when a record can’t be written, 74 when standard output \
      can’t be written.
      """)

  @Option(
    help: ArgumentHelp(
      "The number of pairs, from 2 to as many as fit and the theme has.", valueName: "n"))
  var pairs: Int?

  @Option(help: ArgumentHelp("The pictures: shapes, emoji, letters, ascii or your own."))
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "How long a card gives a bonus, from 0 to \(PairsOptions.maxBonus) seconds.",
      valueName: "n"))
  var bonusSeconds: Int?

  @Option(help: ArgumentHelp("A number from which the order of the cards follows.", valueName: "n"))
  var seed: UInt64?

  @Flag(inversion: .prefixedNo, help: "Two players take turns.")
  var two: Bool?

  @Option(
    help: ArgumentHelp("Write the moves to a file, which is replaced.", valueName: "file"))
  var record: String?

  @Option(help: ArgumentHelp("Play the games of such a file.", valueName: "file"))
  var replay: String?

  @Flag(help: "Play by lines of words, for screen readers and scripts.")
  var plain = false

  @Flag(inversion: .prefixedNo, help: "Play sounds.")
  var sounds: Bool?

  @Flag(inversion: .prefixedNo, help: "Move the cards.")
  var animation: Bool?

  @OptionGroup var terminal: TerminalArguments

  func validate() throws {
    if let pairs, !PairsPreferences.pairsRange.contains(pairs) {
      throw ValidationError(
        "--pairs \(pairs) should be a number from 2 to \(PairsOptions.mostPairs)")
    }
    if let bonusSeconds, !(0...PairsOptions.maxBonus).contains(bonusSeconds) {
      throw ValidationError(
        "--bonus-seconds \(bonusSeconds) should be a number from 0 to \(PairsOptions.maxBonus)")
    }
    if replay != nil {
      let others = [
        ("--record", record != nil), ("--pairs", pairs != nil), ("--seed", seed != nil),
        ("--two", two != nil), ("--bonus-seconds", bonusSeconds != nil), ("--theme", theme != nil),
      ]
      if let other = others.first(where: \.1)?.0 {
        throw ValidationError("\(other) and --replay exclude each other: the record says it all")
      }
    }
  }
}
