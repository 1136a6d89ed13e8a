/// The cards as a player sees them.
package struct VisibleCards: Hashable, Sendable {
  /// The places of unmatched cards that are face down, in order.
  package var hidden: [Int]
  /// The pairs of unmatched cards that are face up, by place.
  package var faceUp: [Int: Int]
}

extension PairsGame {
  /// The cards as the players see them.
  package var visibleCards: VisibleCards {
    let open = openPlaces
    let up = open.filter { cards[$0].isFaceUp }
    return VisibleCards(
      hidden: open.filter { !cards[$0].isFaceUp },
      faceUp: Dictionary(uniqueKeysWithValues: up.map { ($0, cards[$0].id.pair) }))
  }
}
