/// An action of a player.
package enum Move: Hashable, Sendable {
  /// Deals the cards.
  case deal
  /// Turns the card at a place face up.
  case choose(Int)
  /// Turns two cards that don't match face down.
  case turnBack
  /// Shuffles the remaining cards.
  case shuffle
  case pause
  case resume
}

/// The outcome of a move.
package enum Outcome: Hashable, Sendable {
  case dealt
  /// The card at a place was turned up, and those at the `back` places were turned down.
  case turned(Int, back: [Int])
  /// The card at the first place matches the one at the second.
  case matched(Int, Int, Points)
  /// The card at the first place doesn't match the one at the second; the penalty is zero or
  /// negative.
  case mismatched(Int, Int, penalty: Int)
  /// The cards at these places, which don't match, were turned down.
  case turnedBack([Int])
  /// The cards were shuffled; the array has each card's previous place.
  case shuffled([Int])
  case paused, resumed
  case refused(MoveRefusal)
}

/// The points for a match.
package struct Points: Hashable, Sendable {
  /// The points for the match itself.
  package var base = PairsRules.usualMatchPoints
  /// The bonus points: those of the turned card, then those of the other one.
  package var bonuses: [Int]

  /// The total number of bonus points.
  package var bonus: Int { bonuses.reduce(0, +) }

  /// The total number of points.
  package var sum: Int { base + bonus }
}

/// The reason a move is refused.
package enum MoveRefusal: Hashable, Sendable {
  case notDealt, alreadyDealt, isPaused, isNotPaused, isOver, noSuchCard, isFaceUp, isGone
  case nothingToTurnBack
}
