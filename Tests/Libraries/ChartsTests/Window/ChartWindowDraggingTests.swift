import Charts
import Testing

struct ChartWindowDraggingTests {
  let start = ChartWindow(whole: 0...1, shares: 0.3...0.8)

  func dragged(_ part: WindowDrag.Grip, _ positions: Double...) -> ClosedRange<Double> {
    var window = start
    let drag = window.drag(part, from: positions[0])
    for position in positions.dropFirst() { window.move(drag, to: position) }
    return window.visible
  }

  func expect(_ range: ClosedRange<Double>, _ lower: Double, _ upper: Double) {
    #expect(isClose(range.lowerBound, lower) && isClose(range.upperBound, upper), "\(range)")
  }

  @Test("A press grabs the part under it") func pressGrabsThePartUnderIt() {
    let handle = 0.02
    let expected: [(Double, WindowDrag.Grip)] = [
      (0, .lower), (0.29, .lower), (0.31, .lower), (0.33, .center), (0.55, .center),
      (0.77, .center), (0.79, .upper), (0.81, .upper), (1, .upper),
    ]
    for (position, part) in expected { #expect(start.grip(at: position, handle: handle) == part) }
  }

  @Test("The handles of a narrow window leave its middle free")
  func handlesOfANarrowWindowLeaveItsMiddleFree() {
    let window = ChartWindow(whole: 0...1, shares: 0.5...0.53)
    #expect(window.grip(at: 0.509, handle: 0.02) == .lower)
    #expect(window.grip(at: 0.515, handle: 0.02) == .center)
    #expect(window.grip(at: 0.521, handle: 0.02) == .upper)
  }

  @Test("Edges follow the pointer and stop at the ends")
  func edgesFollowThePointerAndStopAtTheEnds() {
    expect(dragged(.lower, 0.1, 0.2), 0.4, 0.8)
    expect(dragged(.lower, 0.3, -0.5), 0, 0.8)
    expect(dragged(.upper, 0.9, 0.8), 0.3, 0.7)
    expect(dragged(.upper, 0.8, 1.7), 0.3, 1)
  }

  @Test("An edge pushes the other one") func edgePushesTheOtherOne() {
    expect(dragged(.lower, 0.3, 0.78), 0.78, 0.83)
    expect(dragged(.lower, 0.3, 2), 0.95, 1)
    expect(dragged(.upper, 0.8, 0.32), 0.27, 0.32)
    expect(dragged(.upper, 0.8, -2), 0, 0.05)
    // When the pointer returns, so does the edge that was pushed.
    expect(dragged(.lower, 0.3, 2, 0.4), 0.4, 0.8)
  }

  @Test("The middle keeps the width and stops at the ends")
  func middleKeepsTheWidthAndStopsAtTheEnds() {
    expect(dragged(.center, 0.5, 0.6), 0.4, 0.9)
    expect(dragged(.center, 0.5, 5), 0.5, 1)
    expect(dragged(.center, 0.5, -5), 0, 0.5)
    // The window doesn't run ahead of the pointer, regardless of the number of events (e12).
    expect(dragged(.center, 0.5, 0.51, 0.52, 0.53, 0.9, 0.55), 0.35, 0.85)
  }

  @Test("The plot follows the pointer") func plotFollowsThePointer() {
    expect(dragged(.content, 0.5, 0.4), 0.4, 0.9)
    expect(dragged(.content, 0.5, 0.9), 0, 0.5)
  }

  @Test("A narrow window stays narrow") func narrowWindowStaysNarrow() {
    var window = ChartWindow(whole: 0...1, shares: 0.5...0.51, smallest: 0.001)
    let drag = window.drag(.lower, from: 0.5)
    window.move(drag, to: 0.52)
    expect(window.visible, 0.52, 0.53)
    window.move(drag, to: 0.4)
    expect(window.visible, 0.4, 0.51)
  }

  @Test("A drag is undone in one step") func dragIsUndoneInOneStep() {
    var window = start
    let drag = window.drag(.upper, from: 0.8)
    for step in 1...9 { window.move(drag, to: 0.8 + Double(step) / 100) }
    window.undo()
    #expect(window.visible == start.visible)
  }
}
