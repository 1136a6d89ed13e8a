import Charts
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Chart compositions")
struct ChartCompositionTests {
  private static let kinds = ChartComposition.ChartArrangement.allCases

  @Test("Lists and carousels stop at both ends, and decks wrap around")
  func ends() {
    for kind in [ChartComposition.ChartArrangement.list, .carousel] {
      var composition = ChartComposition(kind, count: 3)
      var seen: [Int] = []
      for _ in 0..<3 {
        composition.next(count: 3, at: .zero)
        seen.append(composition.current)
      }
      for _ in 0..<3 {
        composition.previous(count: 3, at: .zero)
        seen.append(composition.current)
      }
      #expect(seen == [1, 2, 2, 1, 0, 0])
    }
    var deck = ChartComposition(.cards, count: 3)
    deck.next(count: 3, at: .zero)
    #expect(deck.current == 1 && deck.order == [1, 2, 0])
    deck.previous(count: 3, at: .zero)
    deck.previous(count: 3, at: .zero)
    #expect(deck.current == 2 && deck.order == [2, 0, 1])
    deck.select(1, at: .zero)
    #expect(deck.current == 1 && deck.order == [1, 2, 0])
  }

  @Test("Changing the arrangement keeps the focused chart")
  func focusKept() {
    var composition = ChartComposition(.carousel, count: 5)
    composition.select(3, at: .zero)
    composition.show(.cards)
    #expect(composition.current == 3 && composition.order == [3, 0, 1, 2, 4])
    #expect(!composition.isMoving(at: .milliseconds(50)))
    composition.next(count: 5, at: .zero)
    composition.show(.carousel)
    #expect(composition.current == 0 && composition.scroll.value(at: .zero) == 0)
  }

  @Test("The carousel scrolls from where it is to the last selected chart")
  func scroll() {
    var composition = ChartComposition(.carousel, count: 5)
    composition.next(count: 5, at: .zero)
    let now = Duration.milliseconds(100)
    let before = composition.scroll.value(at: now)
    composition.next(count: 5, at: now)
    #expect(before > 0 && before < 1 && composition.scroll.value(at: now) == before)
    #expect(composition.scroll.value(at: .seconds(1)) == 2)
  }

  @Test(
    "A card goes to the back if dragged by more than half its height",
    arguments: [(10, 0), (11, 1), (-10, 0), (-11, 1)])
  func release(rows: Int, top: Int) {
    var composition = ChartComposition(.cards, count: 4)
    composition.dragTop(by: rows - 3)
    composition.dragTop(by: 3)
    composition.releaseTop(height: 20, at: .seconds(7))
    #expect(composition.current == top)
    let offset = composition.deck.offsets(at: .seconds(7))[0]
    #expect(offset == CardDeck.Offset(level: 0, rows: Double(rows)))
    let rest = composition.deck.offsets(at: .seconds(8))[0]
    #expect(rest == CardDeck.Offset(level: top == 0 ? 0 : 3, rows: 0))
  }

  @Test("A card that springs back overshoots once, by a sixth of the distance")
  func spring() {
    var composition = ChartComposition(.cards, count: 2)
    composition.dragTop(by: 100)
    composition.releaseTop(height: 200, at: .zero)
    let rows = (0...100).map { step in
      composition.deck.offsets(at: .milliseconds(10 * step))[0].rows
    }
    #expect(rows.first == 100 && rows.last == 0)
    // exp(−π · 0.5 / √0.75)
    #expect(abs((rows.min() ?? 0) + 16.3) < 0.1)
    // Beyond the spring's cutoff, the difference is invisible.
    #expect(abs(rows[99]) < 0.25)
  }

  @Test("Only decks can be dragged")
  func others() {
    for kind in [ChartComposition.ChartArrangement.list, .carousel] {
      var composition = ChartComposition(kind, count: 3)
      composition.dragTop(by: 50)
      composition.releaseTop(height: 4, at: .zero)
      composition.sendTopToBack(at: .zero)
      #expect(composition == ChartComposition(kind, count: 3))
    }
  }

  @Test("With reduced motion nothing moves")
  func reduced() {
    for kind in Self.kinds {
      var composition = ChartComposition(kind, count: 3, reducedMotion: true)
      composition.next(count: 3, at: .zero)
      #expect(!composition.isMoving(at: .zero))
    }
  }

  @Test("Each arrangement is at rest after a number of frames of 50 ms", arguments: kinds)
  func frames(_ kind: ChartComposition.ChartArrangement) {
    var composition = ChartComposition(kind, count: 3)
    composition.next(count: 3, at: .milliseconds(1033))
    let times = [1033] + (0..<100).map { 1050 + 50 * $0 }
    let frames = times.prefix { composition.isMoving(at: .milliseconds($0)) }.count
    #expect(frames == [.list: 0, .carousel: 13, .cards: 21, .grid: 0][kind])
  }

  @Test("After random moves the order is a permutation and the focused chart exists")
  func random() {
    var random = SeededGenerator(seed: 23)
    var composition = ChartComposition(.cards, count: 4)
    var count = 4
    for step in 0..<5000 {
      let now = Duration.milliseconds(17 * step)
      let number = Int.random(in: -2...8, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0: composition.next(count: count, at: now)
      case 1: composition.previous(count: count, at: now)
      case 2: composition.select(number, at: now)
      case 3: composition.sendTopToBack(at: now)
      case 4: composition.dragTop(by: Bool.random(using: &random) ? number * 7 : .max)
      case 5: composition.releaseTop(height: number * 5, at: now)
      case 6: composition.show(Self.kinds[step % 3])
      case 7: composition.reducedMotion.toggle()
      default:
        count = max(0, number)
        composition.adapt(to: number)
      }
      #expect(composition.order.sorted() == Array(0..<count))
      #expect(composition.current == 0 || (0..<count).contains(composition.current))
      if composition.kind == .cards, count > 0 {
        #expect(composition.order.first == composition.current)
      }
      #expect((0.0...Double(max(0, count - 1))).contains(composition.scroll.value(at: now)))
    }
  }
}
