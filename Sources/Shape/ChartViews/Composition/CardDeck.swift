internal import Shapes

/// A deck of cards whose top card can be dragged.
///
/// Cards are numbered from 0. A spring moves a card that changes its level. Times are relative to
/// an origin of the caller's choice, and offsets depend on the time alone.
struct CardDeck: Hashable, Sendable {
  /// How far a card is from the front.
  struct Offset: Hashable, Sendable {
    /// The number of cards above it; animations produce fractions and small negative numbers.
    var level: Double
    /// The distance from the level's resting place, in rows; positive is below.
    var rows: Double

    /// Interpolates to another offset; a share above 1 overshoots.
    func mixed(with other: Offset, share: Double) -> Offset {
      Offset(level: level + (other.level - level) * share, rows: rows + (other.rows - rows) * share)
    }
  }

  private struct Motion: Hashable {
    /// The offset of each card at the beginning.
    var start: [Offset]
    var began: Duration
  }

  /// The time until the spring is at rest, with swings below 1/400 of the distance.
  static let settlingTime = Duration.seconds(1)
  private static let spring = UnitCurve.spring(response: 0.5, dampingFraction: 0.5)
  private static let longestDrag = 100_000

  /// The cards, top first.
  private(set) var order: [Int]
  /// The distance that the top card is dragged from its place, in rows.
  private(set) var drag = 0
  private var motion: Motion?

  /// Creates a deck in numerical order.
  init(count: Int) { order = Array(0..<max(0, count)) }

  /// Removes the highest numbers, or adds cards at the bottom, to match the given count.
  mutating func adapt(to count: Int) {
    let count = max(0, count)
    guard count != order.count else { return }
    order = order.filter { $0 < count } + (order.count < count ? Array(order.count..<count) : [])
    (drag, motion) = (0, nil)
  }

  /// Moves the top card to the bottom; a lone card returns to its place.
  mutating func sendTopToBack(at now: Duration, reducedMotion: Bool) {
    arrange(Array(order.dropFirst() + order.prefix(1)), at: now, reducedMotion: reducedMotion)
  }

  /// Moves the bottom card to the top.
  mutating func bringBackToTop(at now: Duration, reducedMotion: Bool) {
    arrange(Array(order.suffix(1) + order.dropLast()), at: now, reducedMotion: reducedMotion)
  }

  /// Moves a card to the top; the others keep their order.
  mutating func bringToTop(_ card: Int, at now: Duration, reducedMotion: Bool) {
    guard order.contains(card) else { return }
    arrange([card] + order.filter { $0 != card }, at: now, reducedMotion: reducedMotion)
  }

  /// Drags the top card by a number of rows; positive is down.
  mutating func dragTop(by rows: Int) {
    guard !order.isEmpty else { return }
    let limit = Self.longestDrag
    drag = min(max(drag + min(max(rows, -limit), limit), -limit), limit)
  }

  /// Releases the top card: it goes to the bottom if dragged by more than half its height in either
  /// direction, and otherwise springs back.
  mutating func releaseTop(height: Int, at now: Duration, reducedMotion: Bool) {
    if drag.magnitude * 2 > max(0, height).magnitude {
      sendTopToBack(at: now, reducedMotion: reducedMotion)
    } else {
      arrange(order, at: now, reducedMotion: reducedMotion)
    }
  }

  /// Ends all motion immediately.
  mutating func rest() { (drag, motion) = (0, nil) }

  /// Returns whether any card is still moving.
  func isMoving(at now: Duration) -> Bool {
    motion.map { now < $0.began + Self.settlingTime } ?? false
  }

  /// Returns the offset of each card, by card number.
  func offsets(at now: Duration) -> [Offset] {
    var offsets = Array(repeating: Offset(level: 0, rows: 0), count: order.count)
    for (level, card) in order.enumerated() { offsets[card].level = Double(level) }
    if let motion, isMoving(at: now) {
      let share = Self.spring.value(at: (now - motion.began) / .seconds(1))
      offsets = zip(motion.start, offsets).map { $0.mixed(with: $1, share: share) }
    }
    if let top = order.first { offsets[top].rows += Double(drag) }
    return offsets
  }

  /// Starts moving all cards from their current offsets to their places in an order.
  private mutating func arrange(_ order: [Int], at now: Duration, reducedMotion: Bool) {
    guard order != self.order || drag != 0 else { return }
    let start = offsets(at: now)
    self.order = order
    drag = 0
    motion = reducedMotion ? nil : Motion(start: start, began: now)
  }
}
