package import Clocks

/// The adjustable rules of a game, and the scoring.
package struct PairsRules: Hashable, Sendable {
  /// The number of pairs, at least 2.
  package var pairs = PairsRules.fewestPairs
  /// How long a card's bonus lasts while face up; zero for no bonus.
  package var bonusTime = PairsRules.usualBonusTime
  /// The number of players, who take turns: 1 or 2.
  package var players = 1
  /// Whether the game is easy: a match scores one point, and nothing else counts.
  package var isEasy = false
  /// The memory of the computer, which is the second player; `nil` without it.
  package var computer: ComputerMemory?

  /// The default bonus time.
  package static let usualBonusTime = Duration.seconds(6)
  /// The minimum number of pairs.
  package static let fewestPairs = 2
  /// The points for a match in a game that isn't easy, not counting the bonus.
  package static let usualMatchPoints = 2

  /// Creates the usual rules, changes them, and settles them.
  package init(pairs: Int = fewestPairs, _ change: (inout PairsRules) -> Void = { _ in }) {
    self.pairs = pairs
    change(&self)
    settle()
  }

  /// Makes the rules consistent: an easy game has no bonus, and a game against the computer two
  /// players.
  mutating func settle() {
    pairs = max(Self.fewestPairs, pairs)
    bonusTime = isEasy ? .zero : max(.zero, bonusTime)
    players = computer == nil ? min(2, max(1, players)) : 2
  }

  /// The points for a match, not counting the bonus.
  package var matchPoints: Int { isEasy ? 1 : Self.usualMatchPoints }

  /// The points lost for each mismatched card that was seen before.
  package var penalty: Int { isEasy ? 0 : 1 }

  /// The number of the computer among the players, from 0; `nil` without it.
  package var computerPlayer: Int? { computer == nil ? nil : 1 }

  /// Returns a card's remaining bonus time, at a game time.
  package func bonusLeft(of card: Card, at time: Instant) -> Duration {
    max(.zero, bonusTime - card.faceUpTime(at: time))
  }

  /// Returns a card's remaining bonus time as a fraction, from 0 to 1.
  package func bonusShare(of card: Card, at time: Instant) -> Double {
    bonusTime > .zero ? bonusLeft(of: card, at: time) / bonusTime : 0
  }

  /// Returns a card's bonus points: one per whole second left.
  package func bonus(of card: Card, at time: Instant) -> Int {
    bonusLeft(of: card, at: time).wholeUnits(of: .seconds(1))
  }
}
