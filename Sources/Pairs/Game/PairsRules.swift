package import Clocks

/// The adjustable rules of a game, and the scoring.
package struct PairsRules: Hashable, Sendable {
  /// The number of pairs, at least 2.
  package var pairs: Int
  /// How long a card's bonus lasts while face up; zero for no bonus.
  package var bonusTime: Duration
  /// The number of players, who take turns: 1 or 2.
  package var players: Int

  /// The default bonus time.
  package static let usualBonusTime = Duration.seconds(6)
  /// The minimum number of pairs.
  package static let fewestPairs = 2
  /// The points for a match, not counting the bonus.
  package static let matchPoints = 2
  /// The points lost for each mismatched card that was seen before.
  package static let penalty = 1

  package init(pairs: Int, bonusTime: Duration = usualBonusTime, players: Int = 1) {
    self.pairs = max(Self.fewestPairs, pairs)
    self.bonusTime = max(.zero, bonusTime)
    self.players = min(2, max(1, players))
  }

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
