internal import Shapes

/// A deck of cards whose top card can be dragged.
///
/// Cards are numbered from 0. A card that changes its level is pulled to it by a spring. Times are
/// counted from a zero of the caller's choice, and offsets follow from the time alone.
struct CardDeck: Hashable, Sendable {
  /// How far a card is from the front.
  struct Offset: Hashable, Sendable {
    /// The number of cards above it; fractions and small negative numbers occur in motion.
    var level: Double
    /// The rows that it is away from the place of its level; positive ones are below.
    var rows: Double

    /// Returns the offset at a share of the way to another; a share above 1 overshoots.
    func mixed(with other: Offset, share: Double) -> Offset {
      Offset(
        level: level + (other.level - level) * share, rows: rows + (other.rows - rows) * share)
    }
  }

  private struct Motion: Hashable {
    /// The offset of each card at the beginning.
    var start: [Offset]
    var began: Duration
  }

  /// The time after which the spring is at rest: its swings are below 1/400 of the way.
  static let settlingTime = Duration.seconds(1)
  private static let spring = TimingCurve.spring(response: 0.5, dampingFraction: 0.5)
  private static let longestDrag = 100_000

  /// The cards, the top one first.
  private(set) var order: [Int]
  /// The rows by which the top card is held away from its place.
  private(set) var drag = 0
  private var motion: Motion?

  /// Creates a deck in the order of the numbers.
  init(count: Int) { order = Array(0..<max(0, count)) }

  /// Removes the last numbers or adds cards at the bottom until there are as many as given.
  mutating func adapt(to count: Int) {
    let count = max(0, count)
    guard count != order.count else { return }
    order = order.filter { $0 < count } + (order.count < count ? Array(order.count..<count) : [])
    (drag, motion) = (0, nil)
  }

  /// Puts the top card below all others; alone, it returns to its place.
  mutating func sendTopToBack(at now: Duration, reducedMotion: Bool) {
    arrange(Array(order.dropFirst() + order.prefix(1)), at: now, reducedMotion: reducedMotion)
  }

  /// Puts the lowest card on top.
  mutating func bringBackToTop(at now: Duration, reducedMotion: Bool) {
    arrange(Array(order.suffix(1) + order.dropLast()), at: now, reducedMotion: reducedMotion)
  }

  /// Puts a card on top; the others keep their order.
  mutating func bringToTop(_ card: Int, at now: Duration, reducedMotion: Bool) {
    guard order.contains(card) else { return }
    arrange([card] + order.filter { $0 != card }, at: now, reducedMotion: reducedMotion)
  }

  /// Drags the top card further by some rows, down if they are positive.
  mutating func dragTop(by rows: Int) {
    guard !order.isEmpty else { return }
    let limit = Self.longestDrag
    drag = min(max(drag + min(max(rows, -limit), limit), -limit), limit)
  }

  /// Lets go of the top card: it goes to the back if it was dragged more than half of its height in
  /// either direction, else it springs back.
  mutating func releaseTop(height: Int, at now: Duration, reducedMotion: Bool) {
    if drag.magnitude * 2 > max(0, height).magnitude {
      sendTopToBack(at: now, reducedMotion: reducedMotion)
    } else {
      arrange(order, at: now, reducedMotion: reducedMotion)
    }
  }

  /// Ends all motion at once.
  mutating func rest() { (drag, motion) = (0, nil) }

  /// Returns whether a card is still pulled by its spring.
  func isMoving(at now: Duration) -> Bool {
    motion.map { now < $0.began + Self.settlingTime } ?? false
  }

  /// Returns the offset of each card, by its number.
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

  /// Starts the way of all cards to their places in an order, from where they are.
  private mutating func arrange(_ order: [Int], at now: Duration, reducedMotion: Bool) {
    guard order != self.order || drag != 0 else { return }
    let start = offsets(at: now)
    self.order = order
    drag = 0
    motion = reducedMotion ? nil : Motion(start: start, began: now)
  }
}
