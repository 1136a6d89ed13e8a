/// What a player does.
package enum Move: Hashable, Sendable {
  /// Lays the cards on the table.
  case deal
  /// Turns the card at a place.
  case choose(Int)
  /// Mixes the cards that are left.
  case shuffle
  case pause
  case resume
}

/// What came of a move.
package enum Outcome: Hashable, Sendable {
  case dealt
  /// The card at a place was turned up, and those at other places down.
  case turned(Int, back: [Int])
  /// The card at the first place matches the one at the second.
  case matched(Int, Int, Points)
  /// The card at the first place doesn't match the one at the second; the penalty is at most 0.
  case mismatched(Int, Int, penalty: Int)
  /// The card at each place was at these places before.
  case shuffled([Int])
  case paused, resumed
  case refused(MoveRefusal)
}

/// The points for a match.
package struct Points: Hashable, Sendable {
  /// The points of the bonuses: that of the card that was turned, and that of the other one.
  package var bonuses: [Int]

  /// All points.
  package var sum: Int { PairsRules.matchPoints + bonuses.reduce(0, +) }
}

/// Why a move can't be made.
package enum MoveRefusal: Hashable, Sendable {
  case notDealt, alreadyDealt, isPaused, isNotPaused, isOver, noSuchCard, isFaceUp, isGone
}
