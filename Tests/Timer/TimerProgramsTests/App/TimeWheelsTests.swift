import Clocks
import Countdowns
import TerminalCodes
import Testing
import Widgets

@testable import TimerPrograms
@testable import Timers

struct TimeWheelsTests {
  private static let now = Instant(sinceZero: .seconds(100))

  @Test("T02: the duration is 3600 h + 60 min + s, for every duration that the wheels can show")
  func lengths() {
    for seconds in [0, 1, 59, 60, 3599, 3600, 5415, 86_399] {
      #expect(TimeWheels(.seconds(seconds)).duration == .seconds(seconds))
      var wheels = TimeWheels()
      wheels.turn(to: .seconds(seconds), at: Self.now)
      #expect(wheels.duration == .seconds(seconds))
    }
    #expect(TimeWheels.holds(.seconds(86_399)) && !TimeWheels.holds(.seconds(86_400)))
    #expect(!TimeWheels.holds(.milliseconds(1500)))
  }

  @Test("T01: columns go up to 23, 59 and 59, and wrap")
  func ranges() {
    var wheels = TimeWheels()
    for column in TimeWheels.Column.allCases {
      wheels.change(column) { $0.turn(by: -1, at: Self.now) }
    }
    #expect(wheels.duration == .seconds(23 * 3600 + 59 * 60 + 59))
  }

  @Test("Typed digits fill a column and advance to the next one; Tab wraps around")
  func digits() {
    var wheels = TimeWheels()
    wheels.active = .hours
    for digit in ["1", "2", "3", "4", "5", "6"] {
      let isTaken = wheels.handle(KeyPress(.character(Character(digit))), at: Self.now)
      #expect(isTaken)
    }
    #expect(wheels.duration == .seconds(12 * 3600 + 34 * 60 + 56) && wheels.active == .seconds)
    _ = wheels.handle(KeyPress(.tab), at: Self.now)
    #expect(wheels.active == .hours)
    _ = wheels.handle(KeyPress(.tab, .shift), at: Self.now)
    #expect(wheels.active == .seconds)
    let isTaken = wheels.handle("u", at: Self.now)
    #expect(!isTaken)
  }
}
