package import Synth

/// The commands of keys and buttons in a game.
package enum PairsKeyCommand: Hashable, Sendable, CaseIterable {
  case left, right, up, down, first, last
  case turn, deal, morePairs, fewerPairs
  case newGame, sameCards, shuffle, pause, resume, mute
  case openSettings, showKeys, leave
  case closeSheet, confirm, keepName
  case skip
}

/// The owners of items that can be clicked or focused.
package enum PairsOwner: Hashable, Sendable {
  /// The table in a phase of the game, as its own focus scope.
  case page(PairsGame.GamePhase)
  case header, table, message, buttons, footer, sheet, keys
  case button(PairsKeyCommand)
  /// A button in a sheet.
  case choice(PairsKeyCommand)
  case key(Int)
  case setting(PairsSheetRow)
  case name
}

/// The effects of a game.
package enum PairsEffect: Hashable, Sendable {
  /// Appends lines to the record.
  case record([String])
  /// Saves the best results.
  case keepResults([String])
  /// Saves the preferences that are set in the settings file.
  case keep(PairsPreferences)
  case play(GameSound)
}

/// The messages to a game.
package enum PairsMessage: Hashable, Sendable {
  /// A timer has fired.
  case timeReached
  /// A card's bonus has one second left.
  case lastSecond
  case note(String)
}

/// A sheet above the table.
enum PairsSheet: Hashable, Sendable {
  case settings, keys, result
  case question(Confirmation)

  enum Confirmation: Hashable, Sendable {
    case leave, newGame
  }
}
