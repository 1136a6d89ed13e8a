import Clocks
import Control
import Countdowns
import Reports
import Runtime
import TestSupport
import Testing

@testable import TimerApp

@MainActor
struct RunRegistrationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    folder.setMode(0o700, of: ".")
  }

  private func registration(
    _ label: String?, resumed: String? = nil, home: Bool = true
  ) throws(ControlError) -> RunRegistration {
    let variables =
      home ? ["XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path] : [:]
    return try RunRegistration(
      label: label, resumed: resumed, countsSuspension: true, in: .utc,
      environment: { variables[$0] })
  }

  private func record(_ registration: RunRegistration, isOver: Bool = false) -> TimerRecord {
    let now = ProgramClocks(countsSuspension: true).now
    var run = TimerRun(
      to: TimeEntry.Goal(total: .seconds(300), target: nil), limit: .seconds(600), at: now)
    if isOver { _ = run.handle(.command(.cancel), at: now) }
    return run.record(as: registration.identity, at: now)
  }

  private func names(_ place: String) -> [String] { folder.names(in: "timer/" + place) }

  @Test("A label is the name and is taken while the timer runs; without one, the least free number")
  func naming() throws {
    let tea = try registration("Tea")
    #expect(tea.identity.name == "Tea" && tea.notes.isEmpty)
    #expect(throws: ControlError.isTaken("Tea")) { try registration("Tea") }
    let numbers = try [registration(nil), registration(nil)]
    #expect(numbers.map(\.identity.name) == ["1", "2"])
    tea.close()
    #expect(try registration("Tea").identity.name == "Tea")
  }

  @Test("A record is kept while the timer isn’t over, and no later")
  func record() throws {
    let tea = try registration("Tea")
    #expect(tea.keep(record(tea)) == nil)
    #expect(names("running") == ["Tea.json"])
    #expect(tea.keep(record(tea, isOver: true)) == nil)
    #expect(names("running").isEmpty)
  }

  @Test("A number that an unfinished timer has isn’t given again")
  func numbers() throws {
    let first = try registration(nil)
    #expect(first.keep(record(first)) == nil)
    first.close()
    #expect(try registration(nil).identity.name == "2")
    #expect(try registration(nil, resumed: "1").identity.name == "1")
  }

  @Test("Without a home nothing is kept, which is said, and the timer can be asked all the same")
  func noHome() throws {
    let bare = try registration("for a test", home: false)
    defer { bare.close() }
    #expect(bare.isControlled && bare.notes.count == 1)
    #expect(bare.notes.first?.hasPrefix("this timer isn’t kept: set HOME") == true)
    #expect(bare.keep(record(bare)) == nil)
    #expect(folder.names.isEmpty)
  }

  @Test("A folder for sockets that can’t be used is a note")
  func noSockets() throws {
    let file = try folder.write([], to: "file")
    let registration = try RunRegistration(
      label: "Tea", countsSuspension: true, in: .utc,
      environment: { $0 == "XDG_STATE_HOME" ? file : nil })
    #expect(!registration.isControlled && registration.identity.name == "Tea")
    #expect(registration.notes.first?.contains("can’t be controlled") == true)
  }
}
