internal import Charts
internal import Clocks

/// How several charts share a window, and which of them is the focused one.
///
/// Times are counted from a zero of the caller's choice. What moves is always between two frames of
/// a common grid.
struct ChartComposition: Hashable, Sendable {
  /// An arrangement of charts.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    /// One below the other.
    case list
    /// Side by side: the focused one flat in the middle, those beside it turned away.
    case carousel
    /// One above the other as a deck of cards: the focused one on top.
    case cards
  }

  /// The arrangement.
  private(set) var kind: Kind
  /// The number of the focused chart, from 0; in a deck, that of the top card.
  private(set) var current: Int
  /// The deck of the arrangement as cards.
  private(set) var deck: CardDeck
  /// The chart in the middle of the carousel; a fraction on the way from one to the next.
  private(set) var scroll: Glide<Double>
  /// Whether everything changes its place in one step.
  var reducedMotion: Bool

  /// Creates an arrangement of a count of charts.
  init(_ kind: Kind, count: Int, current: Int = 0, reducedMotion: Bool = false) {
    self.kind = kind
    self.current = min(max(0, current), max(0, count - 1))
    self.reducedMotion = reducedMotion
    deck = CardDeck(count: count)
    scroll = Glide(Double(self.current))
    rest()
  }

  /// The number of charts.
  var count: Int { deck.order.count }
  /// The cards, the top one first.
  var order: [Int] { deck.order }

  /// Changes the arrangement; the focused chart stays the same.
  mutating func show(_ kind: Kind) {
    guard kind != self.kind else { return }
    self.kind = kind
    rest()
  }

  /// Adapts to another count of charts; if the focused one is gone, another is focused.
  mutating func adapt(to count: Int) {
    guard max(0, count) != self.count else { return }
    deck.adapt(to: count)
    let last = max(0, self.count - 1)
    current = kind == .cards ? deck.order.first ?? 0 : min(current, last)
    rest()
  }

  /// Puts everything at its place.
  private mutating func rest() {
    scroll.jump(to: Double(current))
    deck.rest()
    if kind == .cards { deck.bringToTop(current, at: .zero, reducedMotion: true) }
  }
}

// MARK: - Moves

extension ChartComposition {
  /// Focuses the next chart: the last is followed by none, but a card by the one below it and then
  /// goes to the back.
  mutating func next(count: Int, at now: Duration) {
    adapt(to: count)
    if kind == .cards { sendTopToBack(at: now) } else { select(current + 1, at: now) }
  }

  /// Focuses the chart before the current one; of cards, the lowest comes to the top.
  mutating func previous(count: Int, at now: Duration) {
    adapt(to: count)
    guard kind == .cards else { return select(current - 1, at: now) }
    deck.bringBackToTop(at: now, reducedMotion: reducedMotion)
    current = deck.order.first ?? 0
  }

  /// Focuses a chart, if there is one with that number.
  mutating func select(_ index: Int, at now: Duration) {
    guard (0..<count).contains(index) else { return }
    current = index
    switch kind {
    case .list: scroll.jump(to: Double(index))
    case .carousel: scroll.move(to: Double(index), at: now, reducedMotion: reducedMotion)
    case .cards: deck.bringToTop(index, at: now, reducedMotion: reducedMotion)
    }
  }

  /// Puts the top card below all others; other arrangements have none.
  mutating func sendTopToBack(at now: Duration) {
    guard kind == .cards else { return }
    deck.sendTopToBack(at: now, reducedMotion: reducedMotion)
    current = deck.order.first ?? 0
  }

  /// Drags the top card further by some rows, down if they are positive.
  mutating func dragTop(by rows: Int) {
    if kind == .cards { deck.dragTop(by: rows) }
  }

  /// Lets go of the top card, whose height is given in rows: it goes to the back if it was dragged
  /// more than half of that, else it springs back.
  mutating func releaseTop(height: Int, at now: Duration) {
    guard kind == .cards else { return }
    deck.releaseTop(height: height, at: now, reducedMotion: reducedMotion)
    current = deck.order.first ?? 0
  }
}

// MARK: - Time

extension ChartComposition {
  /// Returns whether anything changes its place without being dragged.
  func isMoving(at now: Duration) -> Bool {
    switch kind {
    case .list: false
    case .carousel: scroll.isMoving(at: now)
    case .cards: deck.isMoving(at: now)
    }
  }

  /// Returns when the next frame is due, on a grid of 50 ms from zero; `nil` if nothing moves.
  ///
  /// The last frame is the first one in which everything is at its place.
  func nextChange(after now: Duration) -> Duration? {
    guard isMoving(at: now) else { return nil }
    let step = FrameGrid.step
    return step * (now.wholeUnits(of: step) + 1)
  }
}
