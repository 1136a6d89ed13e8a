import Clocks
import Countdowns
import Programs
import TerminalCodes
import TestSupport

@testable import TimerApp

/// The app in a terminal of its own, at 12:00:00 UTC, with a clock that only the test advances.
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

  /// Returns what distinguishes a timer from others, under a name.
  static func identity(_ name: String = "1") -> RunIdentity {
    RunIdentity(
      name: name, process: 7, processStart: "100", boot: "b", countsSuspension: true,
      folder: "/home")
  }

  /// Preferences in which nothing moves but the time.
  static var still: Preferences {
    var preferences = Preferences()
    preferences.isStill = true
    return preferences
  }
}

extension AppFixture.Tester {
  /// The time that the wheels of the timer that is shown are set to.
  var set: Duration { session.program.tab.wheels.duration }

  /// What is left of the timer that is shown; `nil` while it is set.
  var left: Duration? { session.program.tab.run?.manager.snapshot(at: now.instant).left }

  /// What was last asked of the alarm.
  var alarm: AlarmOrder? { session.program.alarm?.order }
}
