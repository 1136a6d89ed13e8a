internal import Programs
internal import TerminalCodes

/// The key tables of a game, by the place where they apply.
enum PairsKeys {
  private typealias Binding = KeyBinding<PairsKeyCommand>

  /// The keys that work when no sheet is open.
  static let general = KeyMap<PairsKeyCommand>(
    "In a game",
    [
      Binding(.newGame, ["n"], "new game", .footer(rank: 3)),
      Binding(.shuffle, ["s"], "shuffle", .footer(rank: 5)),
      Binding(.pause, ["p"], "pause or resume", .footer(rank: 4)),
      Binding(.mute, ["m"], "sounds on or off"),
      Binding(.openSettings, [","], "settings", .footer(rank: 6)),
      Binding(.showKeys, ["?"], "keys", .footer(rank: 2)),
      Binding(.leave, [KeyPress(.escape), "q"], "quit", .footer(rank: 1)),
    ])

  static let table = KeyMap<PairsKeyCommand>(
    "On the table",
    [
      Binding(.turn, [" ", KeyPress(.enter)], "turn the card", .footer(rank: 0)),
      Binding(.left, [KeyPress(.left), "h"], "move left"),
      Binding(.down, [KeyPress(.down), "j"], "move down"),
      Binding(.up, [KeyPress(.up), "k"], "move up"),
      Binding(.right, [KeyPress(.right), "l"], "move right"),
      Binding(.first, [KeyPress(.home), "g"], "go to the first card of the row"),
      Binding(.last, [KeyPress(.end), "G"], "go to the last card of the row"),
    ])

  static let won = KeyMap<PairsKeyCommand>(
    "After the last pair",
    [Binding(.turn, [" ", KeyPress(.enter)], "show the result", .footer(rank: 0))])

  static let deck = KeyMap<PairsKeyCommand>(
    "Before the cards are dealt",
    [
      Binding(.deal, [" ", KeyPress(.enter)], "deal", .footer(rank: 0)),
      Binding(.morePairs, ["+", "="], "more pairs", .footer(rank: 1)),
      Binding(.fewerPairs, ["-", "_"], "fewer pairs", .footer(rank: 1)),
      // The minus sign of some keyboard layouts.
      Binding(.fewerPairs, ["−"], "fewer pairs", .hidden),
    ])

  static let paused = KeyMap<PairsKeyCommand>(
    "While the game is paused",
    [Binding(.resume, [" ", KeyPress(.enter)], "resume", .footer(rank: 0))])

  static let replay = KeyMap<PairsKeyCommand>(
    "During a replay",
    [
      Binding(.skip, [" ", KeyPress(.right), KeyPress(.enter)], "next move", .footer(rank: 0)),
      Binding(.showKeys, ["?"], "keys", .footer(rank: 2)),
      Binding(.leave, [KeyPress(.escape), "q"], "quit", .footer(rank: 1)),
    ])

  static let settings = KeyMap<PairsKeyCommand>(
    "In the game settings",
    [Binding(.closeSheet, [KeyPress(.escape), "q", ","], "done", .footer(rank: 0))])

  static let question = KeyMap<PairsKeyCommand>(
    "When the game asks a question",
    [
      Binding(.confirm, ["y"], "yes", .footer(rank: 0)),
      Binding(.closeSheet, [KeyPress(.escape), "n"], "no", .footer(rank: 1)),
    ])

  static let result = KeyMap<PairsKeyCommand>(
    "When a game is over",
    [
      Binding(.newGame, ["n"], "new game", .footer(rank: 0)),
      Binding(.sameCards, ["r"], "same cards again", .footer(rank: 1)),
      Binding(.openSettings, [","], "settings", .footer(rank: 3)),
      Binding(.leave, [KeyPress(.escape), "q"], "quit", .footer(rank: 2)),
    ])

  static let naming = KeyMap<PairsKeyCommand>(
    "While typing your name",
    [Binding(.keepName, [KeyPress(.enter), KeyPress(.escape)], "save", .footer(rank: 0))])

  static let help = KeyMap<PairsKeyCommand>(
    "While the game shows its keys",
    [Binding(.closeSheet, [KeyPress(.escape), KeyPress(.enter), "?", "q"], "hide the keys")])

  static let all = [
    general, table, won, deck, paused, replay, settings, question, result, naming, help,
  ]
}
