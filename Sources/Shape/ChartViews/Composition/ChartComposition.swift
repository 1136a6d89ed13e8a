internal import Charts
internal import Clocks

/// The arrangement of several charts in a window, and which one has the focus.
///
/// Times are relative to an origin of the caller's choice. Animations run on a common frame grid.
package struct ChartComposition: Hashable, Sendable {
  /// An arrangement of charts.
  package enum ChartArrangement: String, CaseIterable, Hashable, Sendable {
    /// Stacked vertically.
    case list
    /// Side by side: the focused chart is flat in the middle, its neighbors are turned away.
    case carousel
    /// On top of each other as a deck of cards, with the focused chart on top.
    case cards
    /// All at once, in rows and columns.
    case grid
  }

  private(set) var kind: ChartArrangement
  /// The index of the focused chart; in a deck, that of the top card.
  private(set) var current: Int
  private(set) var deck: CardDeck
  /// The index of the chart in the middle of the carousel; fractional while scrolling.
  private(set) var scroll: Glide<Double>
  /// Whether changes are immediate instead of animated.
  var reducedMotion: Bool

  /// Creates an arrangement of a number of charts.
  init(_ kind: ChartArrangement, count: Int, current: Int = 0, reducedMotion: Bool = false) {
    self.kind = kind
    self.current = min(max(0, current), max(0, count - 1))
    self.reducedMotion = reducedMotion
    deck = CardDeck(count: count)
    scroll = Glide(Double(self.current))
    rest()
  }

  var count: Int { deck.order.count }
  /// The cards, top first.
  var order: [Int] { deck.order }

  /// Changes the arrangement; the focus stays.
  mutating func show(_ kind: ChartArrangement) {
    guard kind != self.kind else { return }
    self.kind = kind
    rest()
  }

  /// Adapts to another number of charts; if the focused chart is gone, another gets the focus.
  mutating func adapt(to count: Int) {
    guard max(0, count) != self.count else { return }
    deck.adapt(to: count)
    let last = max(0, self.count - 1)
    current = kind == .cards ? deck.order.first ?? 0 : min(current, last)
    rest()
  }

  /// Moves everything to its place immediately.
  private mutating func rest() {
    scroll.jump(to: Double(current))
    deck.rest()
    if kind == .cards { deck.bringToTop(current, at: .zero, reducedMotion: true) }
  }
}

// MARK: - Moves

extension ChartComposition {
  /// Focuses the next chart, if there is one; in a deck, moves the top card to the bottom.
  mutating func next(count: Int, at now: Duration) {
    adapt(to: count)
    if kind == .cards { sendTopToBack(at: now) } else { select(current + 1, at: now) }
  }

  /// Focuses the previous chart; in a deck, moves the bottom card to the top.
  mutating func previous(count: Int, at now: Duration) {
    adapt(to: count)
    guard kind == .cards else { return select(current - 1, at: now) }
    deck.bringBackToTop(at: now, reducedMotion: reducedMotion)
    current = deck.order.first ?? 0
  }

  /// Focuses the chart with the given index, if it exists.
  mutating func select(_ index: Int, at now: Duration) {
    guard (0..<count).contains(index) else { return }
    current = index
    switch kind {
    case .list, .grid: scroll.jump(to: Double(index))
    case .carousel: scroll.move(to: Double(index), at: now, reducedMotion: reducedMotion)
    case .cards: deck.bringToTop(index, at: now, reducedMotion: reducedMotion)
    }
  }

  /// Moves the top card to the bottom; other arrangements ignore it.
  mutating func sendTopToBack(at now: Duration) {
    guard kind == .cards else { return }
    deck.sendTopToBack(at: now, reducedMotion: reducedMotion)
    current = deck.order.first ?? 0
  }

  /// Drags the top card by a number of rows; positive is down.
  mutating func dragTop(by rows: Int) {
    if kind == .cards { deck.dragTop(by: rows) }
  }

  /// Releases the top card, which has a height in rows: it goes to the bottom if dragged by more
  /// than half of that, and otherwise springs back.
  mutating func releaseTop(height: Int, at now: Duration) {
    guard kind == .cards else { return }
    deck.releaseTop(height: height, at: now, reducedMotion: reducedMotion)
    current = deck.order.first ?? 0
  }
}

// MARK: - Time

extension ChartComposition {
  /// Returns whether an animation is running, not counting a drag.
  func isMoving(at now: Duration) -> Bool {
    switch kind {
    case .list, .grid: false
    case .carousel: scroll.isMoving(at: now)
    case .cards: deck.isMoving(at: now)
    }
  }
}
