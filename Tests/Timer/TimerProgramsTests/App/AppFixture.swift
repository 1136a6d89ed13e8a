import Clocks
import Countdowns
import Programs
import TerminalCodes
import TestSupport

@testable import TimerPrograms
@testable import Timers

/// The app in its own terminal, at 12:00:00 UTC, with a clock that only the test advances.
enum AppFixture {
  typealias Tester = ProgramTester<AppProgram>

  static func program(
    _ preferences: Preferences = Preferences(), recents: [String] = [], isFirstStart: Bool = false
  ) -> AppProgram {
    var settings = CountdownSettings.bare
    settings.apply(preferences)
    return AppProgram(
      settings, preferences, zone: .utc,
      recents: RecentTimes(lines: recents.joined(separator: "\n")), isFirstStart: isFirstStart)
  }

  static func tester(
    _ preferences: Preferences = Preferences(), recents: [String] = [], isFirstStart: Bool = false,
    columns: Int = 80, rows: Int = 24
  ) -> Tester {
    ProgramTester(
      program(preferences, recents: recents, isFirstStart: isFirstStart), columns: columns,
      rows: rows)
  }

  /// Returns the identity of a timer with a name.
  static func identity(_ name: String = "1") -> RunIdentity {
    RunIdentity(
      name: name, process: 7, processStart: "100", boot: "b", countsSuspension: true,
      folder: "/home")
  }

  /// Preferences without animation.
  static var still: Preferences {
    var preferences = Preferences()
    preferences.isStill = true
    return preferences
  }
}

extension AppFixture.Tester {
  /// The time on the wheels of the selected timer.
  var set: Duration { session.program.tab.wheels.duration }

  /// The time left of the selected timer; `nil` while it isn't active.
  var left: Duration? { session.program.tab.run?.manager.snapshot(at: now.instant).left }

  /// The last order to the alarm.
  var alarm: AlarmOrder? { session.program.alarm?.order }
}
