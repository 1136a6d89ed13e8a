import Charts
import TestSupport
import Testing

struct ChartWindowMovingTests {
  let start = ChartWindow(whole: 0...100, shares: 0.2...0.6, smallest: 2)

  @Test("Zooming keeps the position under the pointer")
  func zoomingKeepsThePositionUnderThePointer() {
    var window = start
    window.zoom(by: 0.8, around: 30)
    #expect(isClose(window.width, 32))
    #expect(isClose(window.visibleShare(of: 30), 0.25))
    window.zoom(by: 1 / 0.8, around: 30)
    #expect(agree(window.visible, start.visible))
  }

  @Test("Zooming stops at the minimum and at the whole")
  func zoomingStopsAtTheMinimumAndAtTheWhole() {
    var window = start
    for _ in 0..<100 { window.zoom(by: 0.8, around: 30) }
    #expect(isClose(window.width, 2))
    #expect(window.visible.contains(30))
    for _ in 0..<100 { window.zoom(by: 1.25, around: 30) }
    #expect(window.visible == 0...100)
    window.zoom(by: .nan, around: 3)
    window.zoom(by: -1, around: 3)
    window.zoom(by: 0.5, around: .infinity)
    #expect(window.visible == 0...100)
  }

  @Test("Panning stops at the ends and keeps the width")
  func panningStopsAtTheEndsAndKeepsTheWidth() {
    var window = start
    window.pan(by: 15)
    #expect(window.visible == 35...75)
    window.pan(by: 1e9)
    #expect(window.visible == 60...100)
    window.pan(by: -1e9)
    #expect(window.visible == 0...40)
    window.goToEnd(of: Positions(.listed([0, 100]), unit: .number))
    #expect(window.visible == 60...100)
    window.goToStart()
    #expect(window.visible == 0...40)
  }

  @Test("A click outside centers the window") func clickOutsideCentersTheWindow() {
    var window = start
    window.center(on: 70)
    #expect(window.visible == 50...90)
    window.center(on: 99)
    #expect(window.visible == 60...100)
  }

  @Test("Selections are clamped to the whole and the minimum width")
  func selectionsAreClampedToTheWholeAndTheMinimumWidth() {
    var window = start
    window.select(50, 20)
    #expect(window.visible == 20...50)
    window.select(-50, 7)
    #expect(window.visible == 0...7)
    window.select(40, 40.5)
    #expect(agree(window.visible, 39.25...41.25))
    window.select(200, 300)
    #expect(window.visible == 98...100)
  }

  @Test("Every change can be undone") func everyChangeCanBeUndone() {
    var window = start
    var states: [ClosedRange<Double>] = []
    let changes: [(inout ChartWindow) -> Void] = [
      { $0.zoom(by: 0.8, around: 40) }, { $0.pan(by: 3) }, { $0.select(1, 50) },
      { $0.showWhole() }, { $0.showWhole() }, { $0.select(20, 60) }, { $0.pan(by: -5) },
    ]
    for change in changes {
      if states.last != window.visible { states.append(window.visible) }
      change(&window)
    }
    for state in states.reversed() {
      window.undo()
      #expect(window.visible == state)
    }
    window.undo()
    #expect(window.visible == start.visible)
  }

  @Test("A drag without movement isn't an undo step") func dragWithoutMovementIsntAnUndoStep() {
    var window = start
    window.zoom(by: 0.8, around: 40)
    _ = window.drag(.center, from: 30)
    window.undo()
    #expect(window.visible == start.visible)
  }

  @Test("The undo history is limited") func undoHistoryIsLimited() {
    var window = start
    for step in 0..<1_000 { window.center(on: Double(20 + step % 60)) }
    for _ in 0..<100 { window.undo() }
    let last = window.visible
    window.undo()
    #expect(window.visible == last)
  }

  @Test("The window stays within the whole and wide enough", arguments: 0..<50)
  func windowStaysWithinTheWholeAndWideEnough(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var positions = random.positions(Int.random(in: 2...50, using: &random))
    var window = ChartWindow(of: positions, following: seed % 2 == 0 ? .points(9) : nil)
    for _ in 0..<200 {
      let position = [
        Double.random(in: -100...200, using: &random), .infinity, 1e308, .nan,
      ][min(3, Int.random(in: 0..<12, using: &random) / 3)]
      switch Int.random(in: 0..<10, using: &random) {
      case 0: window.zoom(by: 0.8, around: position)
      case 1: window.zoom(by: 1.25, around: position)
      case 2: window.pan(by: position)
      case 3: window.select(position, 7)
      case 4: window.center(on: position)
      case 5: window.select(-7, position)
      case 6: window.undo()
      case 7: window.goToEnd(of: positions)
      case 8:
        let parts: [WindowDrag.Grip] = [.lower, .upper, .center, .content]
        let drag = window.drag(parts[Int.random(in: 0..<4, using: &random)], from: 3)
        window.move(drag, to: position)
      default:
        positions = random.positions(Int.random(in: 2...50, using: &random))
        window.update(positions, added: 1)
      }
      let (whole, visible) = (window.whole, window.visible)
      #expect(visible.clamped(to: whole) == visible)
      let width = whole.upperBound - whole.lowerBound
      #expect(window.width >= min(window.smallest, width) * (1 - 1e-9) - 1e-9)
    }
  }
}
