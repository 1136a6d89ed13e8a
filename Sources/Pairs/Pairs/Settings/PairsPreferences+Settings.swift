internal import CommandLines
package import Settings
internal import TOML
internal import Texts

/// The table of all settings of games.
///
/// The program changes a property in its sheet, and has no need to know its key.
extension PairsPreferences {
  /// All settings in the table `[pairs]`, in display order.
  package static let settings = recorded + [sounds, name]

  /// The settings that are saved as they change.
  package static let saved = settings + [motion]

  /// The settings that follow from a record.
  package static let recorded: [Setting<Self>] = [
    pairs, theme, bonusSeconds, players, computer, easy, turnBack,
  ]

  package static let pairs = Setting<Self>.number(
    "pairs.pairs", \.pairs, in: PairsOptions.pairsRange, fallback: PairsOptions.usualPairs,
    help: "The number of pairs."
  ).options([
    .number(
      "pairs", "n", \.pairs, in: PairsOptions.pairsRange, "a number",
      help: "The number of pairs, from 2 to as many as fit and the theme has."
    ).detailed(
      "\(CardTheme.counts) It is \(PairsOptions.usualPairs) unless given, or as many as fit.")
  ])

  package static let theme = Setting<Self>.form(
    "pairs.theme", \.theme, "the name of a theme", fallback: .string(CardTheme.emoji.name),
    help: "The pictures: \(CardTheme.names) or a theme of your own.", encode: { $0 },
    decode: { $0 }
  ).options([
    .text("theme", "theme", \.theme, help: "The pictures: \(CardTheme.names) or your own.")
      .completing { Completion($0(CardTheme.completions)) }
      .detailed(
        """
        Unless given, they are `\(CardTheme.emoji.name)`, `\(CardTheme.shapes.name)` where there \
        are fewer than 256 colors, or `\(CardTheme.ascii.name)` where only ASCII can be drawn. \
        Emoji are drawn as large pictures in pixels, and in cells on cards of about 8 columns or \
        more; on smaller ones, they are in two rows. Themes of your own are in the settings file.
        """)
  ]).checked { preferences, document in
    guard let name = preferences.theme else { return true }
    return (CardTheme.builtIn + CardTheme.own(in: document) { _ in }).contains { $0.name == name }
  }

  package static let bonusSeconds = Setting<Self>.number(
    "pairs.bonus-seconds", \.bonusSeconds, in: PairsOptions.bonusRange, fallback: 6,
    help: "The seconds for which a card earns a bonus."
  ).options([
    .number(
      "bonus-seconds", "n", \.bonusSeconds, in: PairsOptions.bonusRange, "a number",
      help:
        "How long a card gives a bonus, from 0 to \(PairsOptions.bonusRange.upperBound) seconds."
    ).detailed("6 unless given.")
      // An easy game has no bonus.
      .then { $0.isEasy = $0.isEasy ?? false }
  ])

  package static let players = Setting<Self>.number(
    "pairs.players", \.players, in: 1...2, fallback: 1, help: "The player count."
  ).options([
    Option(
      "two", .toggle(opposite: "One player plays alone."), help: "Two players take turns."
    ) { preferences, input in
      preferences.players = input == .flag(true) ? 2 : 1
      preferences.computer = preferences.computer ?? .off
    }.usually(false)
  ])

  package static let computer = Setting<Self>.form(
    "pairs.computer", \.computer, ComputerSeat.form, fallback: .string(ComputerSeat.off.text),
    help: "The memory of the computer as the second player.", encode: \.text,
    decode: { ComputerSeat($0) }
  ).options([
    Option(
      "computer", .optional("memory"), help: "Play against the computer."
    ) { (preferences, input) throws(ValueError) in
      guard case .text(let text) = input else { return preferences.computer = .taken(.medium) }
      guard let memory = ComputerMemory(text) else {
        throw .expected("easy, medium, hard or a percentage from 0% to 100%")
      }
      preferences.computer = .taken(memory)
    }.completing(ComputerMemory.named.map(\.name)).detailed(
      """
      The computer is the second player. Its memory is `easy` (25%), `medium` (60%), `hard` (90%) or \
      the percentage of the cards seen that it remembers, and `medium` unless given.
      """)
  ])

  package static let easy = Setting<Self>.toggle(
    "pairs.easy", \.isEasy, fallback: false,
    help: "Whether games have no clock, no minus points and larger cards."
  ).options([
    .toggle(
      "easy", \.isEasy, help: "Play an easy game: no clock, no minus points, larger cards.",
      opposite: "Play the usual game."
    ).usually(false).detailed(
      "A game has \(PairsOptions.easyPairs) pairs unless given, and cards turn back after 1.2 seconds."
    )
  ])

  package static let turnBack = Setting<Self>.form(
    "pairs.turn-back", \.turnBack, TurnBack.form,
    help: "The time after which cards that don’t match turn back.", encode: \.text,
    decode: { TurnBack($0) }
  ).options([
    Option(
      "turn-back", .optional("span"),
      help: "Turn mismatched cards back after a time, 1.2s unless given."
    ) { (preferences, input) throws(ValueError) in
      guard case .text(let text) = input else {
        return preferences.turnBack = .after(TurnBack.usual)
      }
      guard let turnBack = TurnBack(text) else { throw .expected(TurnBack.form) }
      preferences.turnBack = turnBack
    }.completing(["1.2s", "3s", "never"]).detailed(
      """
      From 0.2s to 1m, or `never`. The next choice turns them back earlier; unless this option is \
      given, only the next choice does.
      """)
  ])

  package static let sounds = Setting<Self>.toggle(
    "pairs.sounds", \.hasSounds, fallback: true, help: "Whether games play sounds."
  ).options([
    .toggle("sounds", \.hasSounds, help: "Play sounds.", opposite: "Play no sounds.")
      .usually(true)
  ])

  static let name = Setting<Self>.text("pairs.name", \.name, help: "The name shown with results.")

  /// The setting of all programs about animations, with an option of the game's own.
  package static let motion = Setting<Self>.toggle(
    "reduced-motion", \.isStill, fallback: false, help: "Whether cards don’t move."
  ).options([
    Option(
      "animation", .toggle(opposite: "Don’t move the cards."), help: "Move the cards."
    ) { preferences, input in preferences.isStill = input == .flag(false) }.usually(true)
  ])
}
