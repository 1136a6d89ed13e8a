internal import Clocks
internal import Pairs
internal import Settings
internal import Synth
internal import TOML

/// What keys and buttons ask for in a game.
enum PairsCommand: Hashable, Sendable, CaseIterable {
  case left, right, up, down, first, last
  case turn, deal, morePairs, fewerPairs
  case newGame, shuffle, pause, resume, mute
  case openSettings, showKeys, leave
  case closeSheet, confirm, keepName
  case skip
}

/// The names of what can be clicked or focused.
enum PairsOwner: Hashable, Sendable {
  /// The table while the game is in a phase: a scope of focus of its own.
  case page(PairsGame.Phase)
  case header, table, message, buttons, footer, sheet, keys
  case button(PairsCommand)
  /// A button of a sheet.
  case choice(PairsCommand)
  case key(Int)
  case setting(PairsSetting)
  case name
}

/// What only the edge can do.
enum PairsEffect: Hashable, Sendable {
  /// Adds lines to the record.
  case record([String])
  /// Keeps the best results.
  case keepResults([String])
  /// Sets a value of the settings file.
  case keep(TOMLPath, TOMLValue)
  case play(GameSound)
}

/// News for a game.
enum PairsMessage: Hashable, Sendable {
  /// Something is due.
  case timeReached
  /// A card has a second of its bonus left.
  case lastSecond
  case note(String)
}

/// A sheet above the table.
enum PairsSheet: Hashable, Sendable {
  case settings, keys, result
  case question(Question)

  enum Question: Hashable, Sendable {
    case leave, newGame
  }
}
