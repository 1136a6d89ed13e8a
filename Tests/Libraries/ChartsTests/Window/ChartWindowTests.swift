import Charts
import Testing

struct ChartWindowTests {
  @Test("The default window has the contest's shares") func defaultWindowHasTheContestsShares() {
    let window = ChartWindow(whole: 0...111, shares: ChartWindow.usualShares)
    #expect(isClose(window.visible.lowerBound, 33.3))
    #expect(isClose(window.visible.upperBound, 88.8))
    #expect(isClose(window.shares.lowerBound, 0.3))
    #expect(isClose(window.shares.upperBound, 0.8))
    #expect(!window.showsWhole)
  }

  @Test("A window on positions shows all of them") func windowOnPositionsShowsAllOfThem() {
    let positions = Positions(.regular(start: 5, step: 2, count: 11), unit: .days)
    let window = ChartWindow(of: positions)
    #expect(window.visible == 5...25)
    #expect(window.smallest == 4)
    #expect(window.showsWhole)
  }

  @Test("Positions and shares are inverse") func positionsAndSharesAreInverse() {
    let window = ChartWindow(whole: 100...300, shares: 0.25...0.75)
    #expect(window.visible == 150...250)
    #expect(window.position(atShare: 0.5) == 200)
    #expect(window.position(atVisibleShare: 0.3) == 180)
    #expect(isClose(window.visibleShare(of: 180), 0.3))
    #expect(window.visibleShare(of: 100) == -0.5)
  }

  @Test("One point or none makes a window") func onePointOrNoneMakesAWindow() {
    for list in [[], [4.0]] {
      let positions = Positions(.listed(list), unit: .number)
      var window = ChartWindow(of: positions)
      window.zoom(by: 0.8, around: 4)
      window.pan(by: 3)
      window.center(on: 9)
      let drag = window.drag(.upper, from: 0)
      window.move(drag, to: -9)
      window.update(positions, added: 1)
      #expect(window.whole.contains(window.visible.lowerBound))
      #expect(window.whole.contains(window.visible.upperBound))
    }
  }
}
