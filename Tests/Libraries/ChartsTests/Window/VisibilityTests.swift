import Charts
import TestSupport
import Testing

struct VisibilityTests {
  @Test("Checkboxes toggle series") func checkboxesToggleSeries() {
    var boxes = Visibility(count: 3)
    #expect(boxes.toggle(1) == .changed)
    #expect(boxes.visibleIndices == [0, 2])
    #expect(boxes.weights == [1, 0, 1])
    #expect(boxes.toggle(1) == .changed)
    #expect(boxes.visibleIndices == [0, 1, 2])
  }

  @Test("The last visible series can't be hidden") func lastVisibleSeriesCantBeHidden() {
    var boxes = Visibility(count: 2)
    #expect(boxes.toggle(0) == .changed)
    #expect(boxes.toggle(1) == .refused)
    #expect(boxes.visibleIndices == [1])
  }

  @Test("A long press isolates a series, and another one inverts that")
  func longPressIsolatesASeriesAndAnotherOneInvertsThat() {
    var boxes = Visibility(count: 4)
    #expect(boxes.isolate(2) == .changed)
    #expect(boxes.visibleIndices == [2])
    #expect(boxes.isolate(2) == .changed)
    #expect(boxes.visibleIndices == [0, 1, 3])
    #expect(boxes.isolate(2) == .changed)
    #expect(boxes.visibleIndices == [2])
    boxes.showAll()
    #expect(boxes.visibleCount == 4)
  }

  @Test("The only series stays visible") func onlySeriesStaysVisible() {
    var boxes = Visibility(count: 1)
    #expect(boxes.toggle(0) == .refused)
    #expect(boxes.isolate(0) == .refused)
    #expect(boxes[0])
  }

  @Test("Some series is always visible") func someSeriesIsAlwaysVisible() {
    var random = SeededGenerator(seed: 4)
    var boxes = Visibility(count: 5)
    for _ in 0..<1_000 {
      let index = Int.random(in: -1...5, using: &random)
      let before = boxes
      let outcome = Bool.random(using: &random) ? boxes.toggle(index) : boxes.isolate(index)
      #expect(boxes.visibleCount > 0)
      #expect((boxes == before) == (outcome == .refused))
    }
  }

  @Test("Only some series are shown, but never none")
  func onlySome() {
    var boxes = Visibility(count: 5)
    #expect(boxes.show(only: [1, 3, 9]) == .changed)
    #expect(boxes.visibleIndices == [1, 3])
    #expect(boxes.show(only: []) == .refused && boxes.show(only: [7]) == .refused)
    #expect(boxes.visibleIndices == [1, 3])
  }
}
