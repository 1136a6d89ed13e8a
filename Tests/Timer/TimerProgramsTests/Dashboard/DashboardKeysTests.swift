import Programs
import Testing

@testable import TimerPrograms
@testable import Timers

struct DashboardKeysTests {
  @Test("No key map binds a key to two commands, and every command has a key")
  func complete() {
    #expect(DashboardKeys.all.flatMap(\.clashes).isEmpty)
    let bound = Set(DashboardKeys.all.flatMap(\.bindings).map(\.command))
    #expect(
      bound == Set(DashboardCommand.all).subtracting([.view(.moveToBackground)]))
  }

  @Test("All key maps have different titles")
  func titles() {
    let titles = (DashboardKeys.own + TimerKeyTables.attach.all.map { $0.map { .view($0) } })
      .map(\.title)
    #expect(Set(titles).count == titles.count)
  }
}
