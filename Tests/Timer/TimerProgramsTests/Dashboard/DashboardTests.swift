import Clocks
import Reports
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

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

  private static func names(_ dashboard: Dashboard) -> [String] { dashboard.entries.map(\.name) }

  @Test("Timers are in the order of their ends, and those that end together in that of their names")
  func order() {
    var dashboard = Self.dashboard("tea", "10", "egg", "2")
    #expect(Self.names(dashboard) == ["2", "10", "egg", "tea"])
    #expect(dashboard.selection == "tea" && dashboard.runningCount == 4)
    dashboard.update(DashboardFixture.record("egg", left: 30), at: Self.start)
    dashboard.update(DashboardFixture.record("2", .paused, left: 10), at: Self.start)
    var stopwatch = DashboardFixture.record("0")
    (stopwatch.total, stopwatch.deadline, stopwatch.countsUp) = (nil, nil, true)
    stopwatch.origin = Self.start.instant
    dashboard.update(stopwatch, at: Self.start)
    dashboard.update(DashboardFixture.record("step", .waiting), at: Self.start)
    #expect(Self.names(dashboard) == ["step", "egg", "10", "tea", "0", "2"])
    #expect(dashboard.selection == "tea")
    // A later end moves a timer back.
    dashboard.update(DashboardFixture.record("egg", left: 290), at: Self.start)
    #expect(Self.names(dashboard) == ["step", "10", "tea", "egg", "0", "2"])
  }

  @Test("A timer that begins to ring is selected and comes first, and after it the next one")
  func ringing() {
    var dashboard = Self.dashboard("bake", "egg", "zoom")
    dashboard.select("bake")
    dashboard.update(DashboardFixture.record("egg", .ringing), at: Self.start)
    #expect(Self.names(dashboard).first == "egg" && dashboard.selection == "egg")
    // The user may select another one, which no change of the ringing one undoes.
    dashboard.select("bake")
    dashboard.update(DashboardFixture.record("egg", .ringing), at: Self.start)
    #expect(dashboard.selection == "bake")
    let later = Self.later(3)
    dashboard.update(DashboardFixture.record("zoom", .ringing, at: later), at: later)
    #expect(Self.names(dashboard) == ["zoom", "egg", "bake"] && dashboard.selection == "zoom")
    // A timer that is over keeps its place, and the next alarm is selected.
    dashboard.update(DashboardFixture.ended("zoom", at: later), at: later)
    #expect(Self.names(dashboard) == ["zoom", "egg", "bake"] && dashboard.selection == "egg")
    dashboard.update(DashboardFixture.record("egg", left: 300, at: later), at: later)
    dashboard.passTime(Self.later(8))
    #expect(Self.names(dashboard) == ["bake", "egg"] && dashboard.selection == "egg")
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
