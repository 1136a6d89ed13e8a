internal import Clocks
internal import Pairs

/// What can be chosen for games.
struct PairsOptions: Hashable, Sendable {
  /// The number of pairs; a usual one, or as many as fit, if it wasn't chosen.
  var pairs: Int?
  var theme = CardTheme.shapes
  var bonusTime = PairsRules.usualBonusTime
  var players = 1
  var hasSounds = true
  /// The player's name; `nil` if it was never asked for.
  var name: String?

  /// The number of pairs of a usual game.
  static let usualPairs = 8
  /// The most pairs of a game.
  static let mostPairs = 100
  /// The number of seeds that games choose from: they are short enough to be passed on.
  static let seeds = 1_000_000_000

  /// Returns a seed for a game.
  static func seed(from shuffle: inout SeededShuffle) -> UInt64 {
    UInt64(shuffle.number(below: seeds))
  }

  /// The longest bonus time, in seconds.
  static let longestBonus = 60

  /// Returns the rules of a game of a number of pairs.
  func rules(pairs: Int) -> PairsRules {
    PairsRules(pairs: pairs, bonusTime: bonusTime, players: players)
  }
}
