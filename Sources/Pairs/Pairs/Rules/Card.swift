package import Clocks

/// A card in a game: one of a pair, with a bonus that shrinks while the card is face up.
///
/// A card's time is how long it has been face up and unmatched with some bonus left, in game time:
/// pauses of the game don't count.
package struct Card: Hashable, Sendable {
  /// The identity: which pair, and which of its two cards.
  package struct ID: Hashable, Sendable {
    /// The number of the pair, from 0.
    package var pair: Int
    /// 0 or 1.
    package var twin: Int

    package init(pair: Int, twin: Int) { (self.pair, self.twin) = (pair, twin) }
  }

  package let id: ID
  package private(set) var isFaceUp = false
  package private(set) var isMatched = false
  /// Whether the card has been face up and was turned down again.
  package private(set) var wasSeen = false
  private var faceUpTime = Stopwatch()

  init(_ id: ID) { self.id = id }

  /// Whether its bonus is shrinking.
  package var isMelting: Bool { faceUpTime.isRunning }

  /// Returns how long the card has been face up, at a game time.
  package func faceUpTime(at time: Instant) -> Duration { faceUpTime.elapsed(at: time) }

  /// Returns the game time at which the card will have been face up for a duration; `nil` while its
  /// bonus isn't shrinking.
  package func time(ofFaceUp duration: Duration) -> Instant? { faceUpTime.instant(of: duration) }
}

// MARK: - Turning

extension Card {
  mutating func turnUp(at time: Instant) {
    guard !isFaceUp else { return }
    isFaceUp = true
    if !isMatched { faceUpTime.start(at: time) }
  }

  mutating func turnDown(at time: Instant) {
    guard isFaceUp else { return }
    isFaceUp = false
    wasSeen = true
    faceUpTime.stop(at: time)
  }

  mutating func match(at time: Instant) {
    isMatched = true
    isFaceUp = true
    faceUpTime.stop(at: time)
  }
}
