import Testing
import Widgets

@testable import TimerPrograms
@testable import Timers

struct TabLabelsTests {
  private static let labels = TabLabels(
    tabs: [
      .init(name: "Tea", time: "8:58"), .init(name: "Timer 2", time: "10:00", state: .paused),
      .init(name: "Bread", time: "0:00", state: .ringing), .init(name: "Timer 4"),
    ], selected: 1)

  private static func line(_ columns: Int, _ symbols: Symbols = .unicode) -> String {
    labels.fitting(columns: columns, symbols: symbols).joined(separator: " | ")
  }

  @Test("Where all labels fit, they have the name, the time and the state in words")
  func whole() {
    #expect(Self.line(80) == "Tea 8:58 | Timer 2 10:00 paused | Bread: time’s up | Timer 4")
  }

  @Test(
    "Narrower tabs have signs, then names, then numbers; the selected one stays whole",
    arguments: [
      (61, "Tea 8:58 | Timer 2 10:00 ‖ | Bread! | Timer 4"),
      (45, "Tea | Timer 2 10:00 ‖ | Bread! | Timer 4"),
      (40, "1 | Timer 2 10:00 ‖ | 3! | 4"), (3, "1 | Timer 2 10:00 ‖ | 3! | 4"),
    ])
  func narrow(_ columns: Int, _ line: String) { #expect(Self.line(columns) == line) }

  @Test("The labels fit wherever shorter ones exist, and are ASCII if the charset requires it")
  func fit() {
    for columns in 32...120 {
      let labels = Self.labels.fitting(columns: columns, symbols: .unicode)
      #expect(Tabs.columns(of: labels) <= columns)
    }
    #expect(Self.line(61, .ascii).contains("Timer 2 10:00 ="))
  }
}
