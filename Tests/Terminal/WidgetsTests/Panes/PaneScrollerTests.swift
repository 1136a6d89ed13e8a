import Cells
import Scenes
import TestSupport
import Testing

@testable import Widgets

@Suite struct PaneScrollerTests {
  /// A list whose rows are blocks, and its scroll state.
  struct List {
    var rows: [(id: Int, height: Int)]
    var columns = 20
    var viewport = 10
    var margin = 0
    var kept: Int?
    var state = ScrollState<Int>()

    init(_ heights: [Int]) { rows = heights.enumerated().map { ($0, $1) } }

    struct Shown: Equatable {
      var id: Int
      var rows: Range<Int>
    }

    var total: Int { rows.map(\.height).reduce(0, +) }

    mutating func show(_ requests: ScrollState<Int>.PendingScroll...) -> [Shown] {
      for request in requests { state.request(request) }
      let content = BuiltRows(
        rows.map { Block("row \($0.id)", rows: $0.height).owned(by: $0.id) })
      let surroundings = Surroundings(
        canvas: Canvas(columns: 80, rows: 24), theme: Theme(depth: .truecolor))
      var scroller = PaneScroller(
        content, .column, columns: columns, rows: viewport, margin: margin, in: surroundings,
        from: state)
      let visible = scroller.scroll(keeping: kept)
      state = scroller.finish()
      return visible.map { Shown(id: $0.item.owner ?? -1, rows: $0.rows) }
    }
  }

  static func random(_ seed: Int, zero: Bool = false) -> (List, SeededGenerator) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 0...40, using: &generator)
    let heights = (0..<count).map { _ in Int.random(in: zero ? 0...4 : 1...4, using: &generator) }
    var list = List(heights)
    list.viewport = Int.random(in: 0...12, using: &generator)
    list.margin = Int.random(in: 0...3, using: &generator)
    return (list, generator)
  }

  /// Checks that rows follow each other without a gap, and that none is missing at either end.
  static func check(_ shown: [List.Shown], _ list: List) {
    for (one, next) in zip(shown, shown.dropFirst()) {
      #expect(one.rows.upperBound == next.rows.lowerBound)
    }
    guard list.viewport > 0, list.total > 0 else { return }
    #expect((shown.first?.rows.lowerBound ?? 1) <= 0)
    let end = shown.last?.rows.upperBound ?? 0
    #expect(end >= min(list.total, list.viewport), "a gap below \(shown)")
    if list.total <= list.viewport { #expect(shown.first?.rows.lowerBound == 0) }
  }

  @Test("No movement leaves a gap", arguments: 0..<200)
  func noMovementLeavesAGap(seed: Int) {
    var (list, generator) = Self.random(seed, zero: seed % 2 == 0)
    for _ in 0..<12 {
      let request: ScrollState<Int>.PendingScroll =
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: .lines(Int.random(in: -30...30, using: &generator))
        case 1: .share(Double.random(in: -0.2...1.2, using: &generator))
        default: .reveal(Int.random(in: 0...45, using: &generator))
        }
      Self.check(list.show(request), list)
      list.viewport = max(0, list.viewport + Int.random(in: -2...2, using: &generator))
      Self.check(list.show(), list)
      if let index = list.rows.indices.randomElement(using: &generator) {
        if Bool.random(using: &generator) {
          list.rows.remove(at: index)
        } else {
          list.rows[index].height = Int.random(in: 1...4, using: &generator)
        }
      }
      Self.check(list.show(), list)
    }
  }

  @Test("A revealed row is entirely visible with its margin", arguments: 0..<200)
  func revealedRowIsEntirelyVisibleWithItsMargin(seed: Int) {
    var (list, generator) = Self.random(seed)
    list.viewport = max(4, list.viewport)
    list.margin = min(list.margin, (list.viewport - 1) / 2)
    guard !list.rows.isEmpty else { return }
    for _ in 0..<10 {
      let index = Int.random(in: list.rows.indices, using: &generator)
      let shown = list.show(.lines(Int.random(in: -20...20, using: &generator)), .reveal(index))
      Self.check(shown, list)
      let row = shown.first { $0.id == index }
      guard let row else {
        Issue.record("row \(index) isn't seen")
        continue
      }
      #expect(row.rows.lowerBound >= 0 && row.rows.upperBound <= list.viewport)
      let above = list.rows[..<index].map(\.height).reduce(0, +)
      let below = list.rows[(index + 1)...].map(\.height).reduce(0, +)
      guard list.rows[index].height + 2 * list.margin <= list.viewport else { continue }
      #expect(row.rows.lowerBound >= min(list.margin, above))
      #expect(list.viewport - row.rows.upperBound >= min(list.margin, below))
    }
  }

  @Test("Revealing a visible row moves nothing") func revealingAVisibleRowMovesNothing() {
    var list = List(Array(repeating: 2, count: 30))
    list.margin = 2
    let shown = list.show(.lines(9))
    #expect(list.show(.reveal(7)) == shown)
    #expect(list.show(.reveal(6)) == shown)
  }

  @Test("Revealing a row below scrolls by the minimum") func revealingARowBelowScrollsByTheMinimum()
  {
    var list = List(Array(repeating: 1, count: 30))
    #expect(list.show(.reveal(12)).map(\.id) == Array(3...12))
    #expect(list.show(.reveal(2)).map(\.id) == Array(2...11))
    #expect(list.show(.reveal(29)).map(\.id) == Array(20...29))
  }

  @Test("A row taller than the viewport shows its start")
  func rowTallerThanTheViewportShowsItsStart() {
    var list = List([3, 25, 3])
    let shown = list.show(.reveal(1))
    #expect(shown.first == List.Shown(id: 1, rows: 0..<25))
  }

  @Test("Scrolling back returns to the same rows", arguments: 0..<200)
  func scrollingBackReturns(seed: Int) {
    var (list, generator) = Self.random(seed)
    _ = list.show(.lines(Int.random(in: 0...30, using: &generator)))
    let shown = list.show()
    let lines = Int.random(in: 1...20, using: &generator)
    let before = list.state.anchor
    let down = list.show(.lines(lines))
    // Unless the end was reached, scrolling back returns to the start.
    guard (down.last?.rows.upperBound ?? 0) > list.viewport else { return }
    #expect(list.show(.lines(-lines)) == shown)
    #expect(list.state.anchor == before)
  }

  @Test("Rows inserted and removed above move nothing", arguments: 0..<200)
  func rowsInsertedAndRemovedAboveMoveNothing(seed: Int) {
    var (list, generator) = Self.random(seed)
    _ = list.show(.lines(Int.random(in: 5...40, using: &generator)))
    let shown = list.show()
    guard let first = shown.first, let index = list.rows.firstIndex(where: { $0.id == first.id }),
      index > 0, (shown.last?.rows.upperBound ?? 0) >= list.viewport
    else { return }
    list.rows.remove(at: Int.random(in: 0..<index, using: &generator))
    #expect(list.show() == shown)
    list.rows.insert((100, 3), at: 0)
    list.rows.insert((101, 1), at: Int.random(in: 0..<index, using: &generator))
    #expect(list.show() == shown)
  }

  @Test("At the end, the end stays in view") func endStaysInView() {
    var list = List(Array(repeating: 1, count: 30))
    #expect(list.show(.share(1)).map(\.id) == Array(20...29))
    list.rows.removeLast(3)
    #expect(list.show().map(\.id) == Array(17...26))
  }

  @Test("The end is reached even if heights were only estimated")
  func endIsReachedEvenIfHeightsWereOnlyEstimated() {
    var list = List(Array(repeating: 4, count: 500))
    let shown = list.show(.share(1))
    #expect(shown.last == List.Shown(id: 499, rows: 6..<10))
    #expect(list.show(.share(0)).first == List.Shown(id: 0, rows: 0..<4))
  }

  @Test("A kept row is revealed when it changes, but not after scrolling")
  func keptRowIsRevealedWhenItChanges() {
    var list = List(Array(repeating: 1, count: 50))
    list.kept = 20
    #expect(list.show().map(\.id) == Array(11...20))
    #expect(list.show(.lines(15)).first?.id == 26)
    #expect(list.show().first?.id == 26)
    list.kept = 21
    #expect(list.show().first?.id == 21)
  }

  @Test("An anchor that becomes shorter keeps its row in view")
  func anchorThatBecomesShorterKeepsItsRowInView() {
    var list = List([5] + Array(repeating: 1, count: 30))
    #expect(list.show(.lines(4)).first == List.Shown(id: 0, rows: -4..<1))
    list.rows[0].height = 2
    list.rows.append((99, 1))  // A new number of rows makes heights be measured again.
    #expect(list.show().first == List.Shown(id: 0, rows: -1..<1))
  }
}
