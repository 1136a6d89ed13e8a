import Cells
import Charts
import Shapes
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("The layout of a composition in a window")
struct CompositionLayoutTests {
  private static let kinds = ChartComposition.ChartArrangement.allCases

  private func slots(
    _ composition: ChartComposition, _ columns: Int, _ rows: Int, at now: Duration = .zero
  ) -> [CompositionLayout.Slot] {
    CompositionLayout.slots(
      of: composition, count: composition.count, columns: columns, rows: rows, at: now)
  }

  // MARK: - Lists

  @Test("A list shows one chart below 40 rows, and several above")
  func list() {
    var list = ChartComposition(.list, count: 5)
    list.select(2, at: .zero)
    #expect(
      slots(list, 80, 39) == [
        .init(index: 2, cells: CellRect(columns: 0..<80, rows: 0..<39))
      ])
    let two = slots(list, 80, 41)
    #expect(two.map(\.index) == [2, 3])
    #expect(two.map(\.cells.rows) == [0..<21, 21..<41])
    list.select(4, at: .zero)
    #expect(slots(list, 80, 40).map(\.index) == [3, 4])
    #expect(slots(list, 80, 48).map(\.index) == [2, 3, 4])
    #expect(slots(list, 80, 500).map(\.index) == [0, 1, 2, 3, 4])
  }

  // MARK: - Carousels

  @Test("The middle card is flat, and five columns of its neighbors are visible")
  func carousel() throws {
    var carousel = ChartComposition(.carousel, count: 5)
    carousel.select(2, at: .zero)
    let slots = slots(carousel, 80, 24, at: .seconds(1))
    #expect(slots.last?.index == 2 && Set(slots.map(\.index)) == [1, 2, 3])
    let middle = try #require(slots.last)
    #expect(middle.cells == CellRect(columns: 6..<73, rows: 3..<21))
    #expect(slots.allSatisfy { $0.isCard })
    #expect(middle.isFlat && middle.takesGestures && middle.opacity == 1)
    for side in slots.dropLast() {
      #expect(side.cells == middle.cells && !side.isFlat && !side.takesGestures)
      let (inner, outer) = side.index == 3 ? (6.0, 73.0) : (73, 6)
      let ends = [inner, outer].map { side.transform.apply(to: Point(x: $0, y: 3)) }
      // The gap is 2 columns.
      #expect(abs(ends[0].x - (side.index == 3 ? 75 : 4)) < 1e-9 && ends[0].y == 3)
      // 69 of 80 columns are 336.375 on the scale of 390, which rotates a card by 33.6375 degrees.
      #expect(abs(abs(ends[1].x - ends[0].x) - 67 * 0.832559) < 1e-3)
      #expect(abs(ends[1].y - 3.5) < 1e-9)
    }
  }

  @Test("Between two cards, both are rotated in proportion and mirror each other")
  func turning() throws {
    var carousel = ChartComposition(.carousel, count: 2)
    carousel.select(1, at: .zero)
    let scroll = carousel.scroll
    let times = (0..<600).map { Duration.milliseconds($0) }
    let half = try #require(times.first { scroll.value(at: $0) >= 0.5 })
    let slots = slots(carousel, 200, 40, at: half).sorted { $0.index < $1.index }
    #expect(slots.map(\.isFlat) == [false, false])
    #expect(abs(slots[0].transform.a - slots[1].transform.a) < 0.01)
    #expect(abs(slots[0].transform.b + slots[1].transform.b) < 0.0002)
    #expect(slots[0].transform.a > 0.92 && slots[0].transform.a < 0.96)
  }

  // MARK: - Cards

  @Test("Each lower card is smaller and shows one row above the card in front of it")
  func cards() {
    let deck = ChartComposition(.cards, count: 5)
    let slots = slots(deck, 200, 40)
    #expect(slots.map(\.index) == [4, 3, 2, 1, 0])
    #expect(slots.map(\.cells.rows.lowerBound) == [2, 3, 4, 5, 6])
    #expect(slots.map(\.cells.columns.count) == [176, 182, 188, 194, 200])
    #expect(slots.last?.cells.rows == 6..<38)
    #expect(slots.map(\.takesGestures) == [false, false, false, false, true])
    #expect(slots.allSatisfy { $0.isFlat && $0.opacity == 1 })
  }

  @Test("Cards without a title row are hidden, as are all but the top one below 12 rows")
  func smallCards() {
    let deck = ChartComposition(.cards, count: 9)
    #expect(slots(deck, 60, 20).map(\.index) == [4, 3, 2, 1, 0])
    #expect(slots(deck, 60, 12).map(\.index) == [1, 0])
    #expect(
      slots(deck, 60, 11) == [
        .init(index: 0, cells: CellRect(columns: 0..<60, rows: 0..<11))
      ])
  }

  @Test("The top card follows the drag, and leaves the front when it goes to the back")
  func drag() {
    var deck = ChartComposition(.cards, count: 3)
    deck.dragTop(by: 17)
    let dragged = slots(deck, 100, 40)
    #expect(dragged.last?.index == 0 && dragged.last?.cells.rows.lowerBound == 22)
    deck.releaseTop(height: CompositionLayout.cardHeight(rows: 40), at: .zero)
    let released = slots(deck, 100, 40, at: .zero)
    #expect(released.first?.index == 0 && released.first?.cells.rows.lowerBound == 22)
    let rest = slots(deck, 100, 40, at: .seconds(2))
    #expect(rest.map(\.index) == [0, 2, 1] && rest.map(\.cells.rows.lowerBound) == [3, 4, 5])
  }

  // MARK: - All

  @Test(
    "Slots are valid at every window size, after random moves", arguments: kinds)
  func everySize(_ kind: ChartComposition.ChartArrangement) {
    var random = SeededGenerator(seed: 5)
    for columns in [1, 2, 3, 7, 19, 20, 41, 80, 333] {
      for rows in Array(1...42) + [77, 200] {
        let count = Int.random(in: 1...12, using: &random)
        var composition = ChartComposition(kind, count: count)
        for step in 0..<4 {
          let now = Duration.milliseconds(130 * step)
          if Bool.random(using: &random) { composition.next(count: count, at: now) }
          composition.dragTop(by: Int.random(in: -rows...rows, using: &random))
          if step == 2 {
            composition.releaseTop(height: CompositionLayout.cardHeight(rows: rows), at: now)
          }
          check(composition, columns, rows, at: now)
        }
        check(composition, columns, rows, at: .seconds(9), isResting: !composition.hasDrag)
      }
    }
  }

  private func check(
    _ composition: ChartComposition, _ columns: Int, _ rows: Int, at now: Duration,
    isResting: Bool = false
  ) {
    let slots = slots(composition, columns, rows, at: now)
    let window = CellRect(columns: 0..<columns, rows: 0..<rows)
    #expect(slots.map(\.depth) == Array(slots.indices))
    #expect(Set(slots.map(\.index)).count == slots.count)
    for slot in slots {
      #expect((0..<composition.count).contains(slot.index) && !slot.cells.isEmpty)
      #expect(slot.opacity > 0 && slot.opacity <= 1)
      #expect(slot.isFlat == (slot.transform == .identity))
      #expect(!slot.takesGestures || slot.isFlat)
      if slot.isFlat { #expect(!window.intersection(slot.cells).isEmpty) }
      #expect(slot.transform.inverse != nil)
    }
    guard isResting else { return }
    let current = slots.first { $0.index == composition.current }
    #expect(current?.takesGestures == true && current?.opacity == 1)
    #expect(slots.filter(\.isFlat).allSatisfy { window.contains($0.cells) })
  }

  @Test("The height of a card never shrinks as the window grows")
  func heights() {
    for share in [0.75, 0.8] {
      let heights = (1...300).map { CompositionLayout.height(rows: $0, share: share) }
      #expect(heights == heights.sorted() && zip(heights, 1...300).allSatisfy { $0 <= $1 })
    }
  }

  @Test("Without charts or cells there are no slots", arguments: kinds)
  func none(_ kind: ChartComposition.ChartArrangement) {
    let composition = ChartComposition(kind, count: 0)
    #expect(slots(composition, 80, 24).isEmpty)
    let three = ChartComposition(kind, count: 3)
    for (columns, rows) in [(0, 5), (5, 0), (-3, -3)] {
      #expect(slots(three, columns, rows).isEmpty)
    }
    // A count that differs from the composition's.
    let more = CompositionLayout.slots(of: three, count: 5, columns: 80, rows: 100, at: .zero)
    #expect(!more.isEmpty && more.allSatisfy { $0.index < 5 })
  }
}

extension ChartComposition {
  fileprivate var hasDrag: Bool { deck.drag != 0 }
}
