/// A player that remembers some of the cards that were face up.
///
/// It is given only what a person at the table sees. The same seed and the same cards lead to the
/// same choices.
package struct ComputerPlayer: Hashable, Sendable {
  private let memory: ComputerMemory
  /// The remembered pairs of unmatched cards, by place.
  package private(set) var known: [Int: Int] = [:]
  private var random: SeededShuffle

  /// Creates a player that has seen no card.
  package init(_ memory: ComputerMemory, seed: UInt64) {
    self.memory = memory
    // The cards are shuffled by the seed itself.
    random = SeededShuffle(seed: ~seed)
  }

  /// Watches a move of any player, given its outcome and the cards after it.
  package mutating func watch(_ outcome: Outcome, _ cards: VisibleCards) {
    switch outcome {
    case .turned(let place, _), .mismatched(let place, _, _): remember(place, cards)
    case .matched(let place, let other, _):
      known[place] = nil
      known[other] = nil
    case .shuffled:
      known = [:]
      for place in cards.faceUp.keys.sorted() { remember(place, cards) }
    case .dealt, .turnedBack, .paused, .resumed, .refused: break
    }
  }

  private mutating func remember(_ place: Int, _ cards: VisibleCards) {
    guard let pair = cards.faceUp[place], random.number(below: 100) < memory.percent else { return }
    known[place] = pair
  }

  /// Returns the place of the card to choose next; `nil` if none is face down.
  package mutating func choice(among cards: VisibleCards) -> Int? {
    if let place = knownChoice(among: cards) { return place }
    let unknown = cards.hidden.filter { known[$0] == nil }
    let places = unknown.isEmpty ? cards.hidden : unknown
    return places.isEmpty ? nil : places[random.number(below: places.count)]
  }

  /// Returns the place of a card that completes a pair with the only one that is face up, or
  /// otherwise of one whose twin is also known.
  private func knownChoice(among cards: VisibleCards) -> Int? {
    if cards.faceUp.count == 1, let pair = cards.faceUp.values.first {
      return cards.hidden.first { known[$0] == pair }
    }
    return cards.hidden.first { place in
      guard let pair = known[place] else { return false }
      return known.contains { $0.key != place && $0.value == pair }
    }
  }
}
