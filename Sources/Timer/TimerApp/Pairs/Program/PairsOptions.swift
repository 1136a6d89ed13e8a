internal import Clocks
internal import Pairs

/// The options of games.
struct PairsOptions: Hashable, Sendable {
  /// The number of pairs; `nil` for the default number, or fewer if they don't fit.
  var pairs: Int?
  var theme = CardTheme.shapes
  var bonusTime = PairsRules.usualBonusTime
  var players = 1
  /// Whether games are easy: without bonus and penalties, with larger cards.
  var isEasy = false
  /// The memory of the computer as the second player; `nil` without it.
  var computer: ComputerMemory?
  /// When mismatched cards turn back; `nil` for the default.
  var turnBack: TurnBack?
  var hasSounds = true
  /// The player's name; `nil` if never asked for.
  var name: String?

  /// The default number of pairs.
  static let usualPairs = 8
  /// The default number of pairs in easy games, whose cards are larger.
  static let easyPairs = 6
  /// The maximum number of pairs.
  static let mostPairs = 100
  /// The number of possible seeds, small enough to keep seeds easy to share.
  static let seeds = 1_000_000_000

  /// Returns a random seed for a game.
  static func seed(from shuffle: inout SeededShuffle) -> UInt64 {
    UInt64(shuffle.number(below: seeds))
  }

  /// The maximum bonus time, in seconds.
  static let maxBonus = 60

  /// Returns the rules of a game with a number of pairs.
  func rules(pairs: Int) -> PairsRules {
    PairsRules(
      pairs: pairs, bonusTime: bonusTime, players: players, isEasy: isEasy, computer: computer)
  }

  /// The number of pairs, if it isn't limited.
  var wantedPairs: Int { pairs ?? (isEasy ? Self.easyPairs : Self.usualPairs) }

  /// The time after which mismatched cards turn back by themselves; `nil` if they wait for the next
  /// choice.
  var turnBackTime: Duration? {
    switch turnBack {
    case .after(let time)?: time
    case .never?: nil
    case nil: isEasy ? TurnBack.usual : nil
    }
  }
}
