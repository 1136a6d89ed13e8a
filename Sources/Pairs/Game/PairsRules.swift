package import Clocks

/// The rules of a game that can be chosen, and the points.
package struct PairsRules: Hashable, Sendable {
  /// The number of pairs, at least 2.
  package var pairs: Int
  /// How long a card has a bonus while it is face up; zero for no bonus.
  package var bonusTime: Duration
  /// The number of players, who take turns: 1 or 2.
  package var players: Int

  /// The bonus time of a usual game.
  package static let usualBonusTime = Duration.seconds(6)
  /// The fewest pairs of a game.
  package static let fewestPairs = 2
  /// The points for a match, without bonus.
  package static let matchPoints = 2
  /// The points that each card costs that was seen before and doesn't match.
  package static let penalty = 1

  package init(pairs: Int, bonusTime: Duration = usualBonusTime, players: Int = 1) {
    self.pairs = max(Self.fewestPairs, pairs)
    self.bonusTime = max(.zero, bonusTime)
    self.players = min(2, max(1, players))
  }

  /// Returns what is left of a card's bonus time, at a time of the game.
  package func bonusLeft(of card: Card, at time: Instant) -> Duration {
    max(.zero, bonusTime - card.faceUpTime(at: time))
  }

  /// Returns what is left of a card's bonus time as a share, from 0 to 1.
  package func bonusShare(of card: Card, at time: Instant) -> Double {
    bonusTime > .zero ? bonusLeft(of: card, at: time) / bonusTime : 0
  }

  /// Returns the points of a card's bonus: one for each whole second that is left.
  package func bonus(of card: Card, at time: Instant) -> Int {
    bonusLeft(of: card, at: time).wholeUnits(of: .seconds(1))
  }
}
