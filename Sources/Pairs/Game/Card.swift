package import Clocks

/// A card of a game: one of a pair, with a bonus that melts while it is face up.
///
/// A card's time is the time that it has been face up, unmatched and with something left of its
/// bonus, in instants of the game's own time: pauses of the game don't count.
package struct Card: Hashable, Sendable {
  /// The identity: the pair, and which of its two cards.
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
  /// Whether it was face up and turned down again.
  package private(set) var wasSeen = false
  private var faceUpTime = Stopwatch()

  init(_ id: ID) { self.id = id }

  /// Whether its bonus melts.
  package var isMelting: Bool { faceUpTime.isRunning }

  /// Returns how long it has been face up, at a time of the game.
  package func faceUpTime(at time: Instant) -> Duration { faceUpTime.elapsed(at: time) }

  /// Returns the time of the game at which it will have been face up for a duration; `nil` while
  /// nothing melts.
  package func time(ofFaceUp duration: Duration) -> Instant? {
    faceUpTime.instant(of: duration)
  }
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
