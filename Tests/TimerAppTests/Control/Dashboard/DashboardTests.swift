import Clocks
import Reports
import Testing

@testable import TimerApp

struct DashboardTests {
  private static let start = DashboardFixture.start

  private static func dashboard(_ names: String...) -> Dashboard {
    var dashboard = Dashboard()
    for name in names { dashboard.update(DashboardFixture.record(name), at: start) }
    return dashboard
  }

  private static func later(_ seconds: Int) -> Moment {
    Moment(
      instant: start.instant.advanced(by: .seconds(seconds)),
      wall: start.wall.advanced(by: .seconds(seconds)))
  }

  @Test("Timers are in the order of their names, numbers by value")
  func order() {
    let dashboard = Self.dashboard("tea", "10", "egg", "2")
    #expect(dashboard.entries.map(\.name) == ["2", "10", "egg", "tea"])
    #expect(dashboard.selection == "tea" && dashboard.runningCount == 4)
  }

  @Test("The selection stays with its timer as others come, go and change")
  func selection() {
    var dashboard = Self.dashboard("egg", "tea")
    dashboard.select("tea")
    dashboard.update(DashboardFixture.record("bread"), at: Self.start)
    dashboard.update(DashboardFixture.record("tea", .paused), at: Self.start)
    dashboard.remove("egg")
    #expect(dashboard.selection == "tea" && dashboard.selectedIndex == 1)
    #expect(dashboard.selected?.record.phase == .paused)
    dashboard.select("nothing")
    #expect(dashboard.selection == "tea")
  }

  @Test("After the selected timer, the next one is selected, or else the previous one")
  func neighbor() {
    var dashboard = Self.dashboard("a", "b", "c")
    dashboard.select("b")
    dashboard.remove("b")
    #expect(dashboard.selection == "c")
    dashboard.remove("c")
    #expect(dashboard.selection == "a")
    dashboard.remove("a")
    #expect(dashboard.selection == nil && dashboard.entries.isEmpty)
    dashboard.update(DashboardFixture.record("d"), at: Self.start)
    #expect(dashboard.selection == "d")
  }

  @Test("A timer that ended stays for a few seconds, unless its name is used again")
  func ended() {
    var dashboard = Self.dashboard("egg", "tea")
    dashboard.update(DashboardFixture.ended("tea"), at: Self.start)
    #expect(dashboard.entry(named: "tea")?.isOver == true && dashboard.runningCount == 1)
    // The connection closes afterward.
    dashboard.lose("tea", at: Self.start)
    #expect(dashboard.entry(named: "tea")?.isLost == false)
    dashboard.passTime(Self.later(4))
    #expect(dashboard.entries.count == 2)
    #expect(dashboard.nextLeave == Self.later(5).instant)
    dashboard.passTime(Self.later(5))
    #expect(dashboard.entries.map(\.name) == ["egg"] && dashboard.nextLeave == nil)
    dashboard.update(DashboardFixture.ended("egg"), at: Self.later(5))
    dashboard.update(DashboardFixture.record("egg", at: Self.later(6)), at: Self.later(6))
    dashboard.passTime(Self.later(60))
    #expect(dashboard.entries.map(\.isOver) == [false])
  }

  @Test("A timer whose process went away is interrupted, and counts no further")
  func lost() throws {
    var dashboard = Self.dashboard("tea")
    dashboard.lose("tea", at: Self.later(10))
    let entry = try #require(dashboard.selected)
    #expect(entry.isLost && entry.isOver)
    #expect(entry.record.report(at: Self.later(12)).left == .seconds(230))
    dashboard.passTime(Self.later(15))
    #expect(dashboard.entries.isEmpty)
  }

  @Test("The selection moves in a grid, and stops at its edges")
  func grid() {
    var dashboard = Self.dashboard("a", "b", "c", "d", "e")
    let moves: [(String, (inout Dashboard) -> Void)] = [
      ("a", { $0.select(at: 0) }), ("a", { $0.moveSelection(by: -1) }),
      ("e", { $0.moveSelection(by: -1, wraps: true) }),
      ("a", { $0.moveSelection(by: 1, wraps: true) }), ("b", { $0.moveSelection(by: 1) }),
      ("d", { $0.moveSelection(byRows: 1, of: 2) }), ("e", { $0.moveSelection(byRows: 1, of: 2) }),
      ("e", { $0.moveSelection(byRows: 1, of: 2) }), ("a", { $0.moveSelection(byRows: -9, of: 2) }),
      ("e", { $0.select(at: 99) }),
    ]
    for (name, move) in moves {
      move(&dashboard)
      #expect(dashboard.selection == name)
    }
  }
}
