internal import Clocks

/// The options of games.
package struct PairsOptions: Hashable, Sendable {
  /// The number of pairs; `nil` for the default number, or fewer if they don't fit.
  package var pairs: Int?
  package var theme = CardTheme.shapes
  /// The other rules, not settled: an easy game keeps the bonus time for later games.
  package var rules = PairsRules()
  /// When mismatched cards turn back; `nil` for the default.
  package var turnBack: TurnBack?
  package var hasSounds = true
  /// The player's name; `nil` if never asked for.
  package var name: String?

  package init() {}

  /// Creates options from preferences, and the default for each one that isn't set.
  package init(_ preferences: PairsPreferences) {
    pairs = preferences.pairs
    if let seconds = preferences.bonusSeconds { rules.bonusTime = .seconds(seconds) }
    rules.players = preferences.players ?? 1
    rules.isEasy = preferences.isEasy ?? false
    rules.computer = preferences.computer?.memory
    turnBack = preferences.turnBack
    hasSounds = preferences.hasSounds ?? true
    name = preferences.name
  }

  /// The default number of pairs.
  package static let usualPairs = 8
  /// The default number of pairs in easy games, whose cards are larger.
  package static let easyPairs = 6
  /// The maximum number of pairs.
  static let mostPairs = 100
  /// The numbers of pairs that can be given.
  package static let pairsRange = PairsRules.fewestPairs...mostPairs
  /// The number of possible seeds, small enough to keep seeds easy to share.
  package static let seeds = 1_000_000_000

  /// Returns a random seed for a game.
  static func seed(from shuffle: inout SeededShuffle) -> UInt64 {
    UInt64(shuffle.number(below: seeds))
  }

  /// The bonus times that can be given, in seconds.
  package static let bonusRange = 0...60

  /// Returns the rules of a game with a number of pairs.
  func rules(pairs: Int) -> PairsRules {
    var rules = self.rules
    rules.pairs = pairs
    rules.settle()
    return rules
  }

  /// The number of pairs, if it isn't limited.
  var wantedPairs: Int { pairs ?? (rules.isEasy ? Self.easyPairs : Self.usualPairs) }

  /// The time after which mismatched cards turn back by themselves; `nil` if they wait for the next
  /// choice.
  var turnBackTime: Duration? {
    switch turnBack {
    case .after(let time)?: time
    case .never?: nil
    case nil: rules.isEasy ? TurnBack.usual : nil
    }
  }
}
