import Charts
import Testing

struct ChartWindowFollowingTests {
  func positions(_ count: Int, from start: Double = 0) -> Positions {
    Positions(.regular(start: start, step: 1, count: count), unit: .seconds)
  }

  @Test("The window follows the last points") func windowFollowsTheLastPoints() {
    var window = ChartWindow(of: positions(3), following: .points(10))
    #expect(window.visible == 0...2)
    window.update(positions(50), added: 47)
    #expect(window.visible == 40...49)
    #expect(window.isFollowing && window.newCount == 0)
  }

  @Test("The window follows the last stretch of time") func windowFollowsTheLastStretchOfTime() {
    var window = ChartWindow(of: positions(3), following: .distance(20))
    window.update(positions(50), added: 47)
    #expect(window.visible == 29...49)
  }

  @Test("The window follows everything") func windowFollowsEverything() {
    var window = ChartWindow(of: positions(3), following: .everything)
    window.update(positions(50), added: 47)
    #expect(window.visible == 0...49)
  }

  @Test("Leaving the edge stops following and counts new points")
  func leavingTheEdgeStopsFollowingAndCountsNewPoints() {
    var window = ChartWindow(of: positions(100), following: .points(11))
    window.pan(by: -20)
    #expect(!window.isFollowing)
    window.update(positions(101), added: 1)
    window.update(positions(105), added: 4)
    #expect(window.visible == 69...79)
    #expect(window.newCount == 5)
    window.goToEnd(of: positions(105))
    #expect(window.isFollowing && window.newCount == 0)
    #expect(window.visible == 94...104)
  }

  @Test("Returning to the edge follows with the same width")
  func returningToTheEdgeFollowsWithTheSameWidth() {
    var window = ChartWindow(of: positions(100), following: .points(11))
    window.select(50, 80)
    window.update(positions(101), added: 1)
    window.pan(by: 1000)
    #expect(window.isFollowing && window.newCount == 0)
    window.update(positions(102), added: 1)
    #expect(window.visible == 71...101)
  }

  @Test("A window that shows everything keeps doing so")
  func windowThatShowsEverythingKeepsDoingSo() {
    var window = ChartWindow(of: positions(100), following: .points(11))
    window.showWhole()
    window.update(positions(110), added: 10)
    #expect(window.visible == 0...109)
  }

  @Test("A fixed window shifts when old points are dropped")
  func fixedWindowShiftsWhenOldPointsAreDropped() {
    var window = ChartWindow(of: positions(100), following: .points(11))
    window.select(10, 20)
    window.update(positions(100, from: 8), added: 8)
    #expect(window.visible == 10...20)
    window.update(positions(100, from: 15), added: 7)
    #expect(window.visible == 15...25)
  }

  @Test("Undo resumes following") func undoResumesFollowing() {
    var window = ChartWindow(of: positions(100), following: .points(11))
    window.pan(by: -20)
    window.update(positions(110), added: 10)
    window.undo()
    #expect(window.isFollowing && window.newCount == 0)
    #expect(window.visible == 99...109)
  }

  @Test("A reloaded set keeps showing everything") func reloadedSetKeepsShowingEverything() {
    var window = ChartWindow(of: positions(100))
    window.update(positions(120), added: 20)
    #expect(window.visible == 0...119)
    window.select(5, 10)
    window.update(positions(130), added: 10)
    #expect(window.visible == 5...10)
    #expect(window.newCount == 0)
  }
}
