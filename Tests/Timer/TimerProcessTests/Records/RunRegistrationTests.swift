import Clocks
import Control
import Countdowns
import Foundation
import Journal
import JSON
import Reports
import Runtime
import TestSupport
import Testing
import Texts
import TimerTestSupport

@testable import TimerEnvironment
@testable import TimerProcess
@testable import Timers

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

  /// Saves a record, and waits for the disk as long as necessary.
  private func keep(_ record: TimerRecord, _ registration: RunRegistration) -> String? {
    registration.keep(record, within: .seconds(60))
  }

  private func record(_ registration: RunRegistration, isOver: Bool = false) -> TimerRecord {
    let now = ProgramClocks(countsSuspension: true).now
    var run = Run(
      to: CountdownGoal(total: .seconds(300)), alarm: .rings(limit: .seconds(600)),
      identity: registration.identity, at: now
    ).starting(at: now)
    if isOver { _ = run.handle(.command(.cancel), at: now) }
    return run.record(at: now)
  }

  private func names(_ place: String) -> [String] { folder.names(in: "timer/" + place) }

  @Test(
    "A label is the name and is numbered while another timer has it; otherwise the name is a free number"
  )
  func naming() throws {
    let tea = try registration("Tea")
    #expect(tea.identity.name == "Tea" && tea.notes.isEmpty)
    let second = try registration("Tea")
    #expect(second.identity.name == "Tea 2")
    #expect(second.notes == ["Tea is already running, so this timer is called “Tea 2”"])
    #expect(keep(record(second), second) == nil)
    second.close()
    #expect(try registration("Tea").identity.name == "Tea 3", "Tea 2 can be resumed")
    #expect(throws: ControlError.isTaken("Tea")) { try registration("Tea", resumed: "Tea") }
    let numbers = try [registration(nil), registration(nil)]
    #expect(numbers.map(\.identity.name) == ["1", "2"])
    tea.close()
    #expect(try registration("Tea").identity.name == "Tea")
  }

  @Test("The record exists until the timer is over")
  func record() throws {
    let tea = try registration("Tea")
    #expect(keep(record(tea), tea) == nil)
    #expect(names("running") == ["Tea.json"])
    #expect(keep(record(tea, isOver: true), tea) == nil)
    #expect(names("running").isEmpty)
  }

  @Test("An unfinished timer's number isn’t reused")
  func numbers() throws {
    let first = try registration(nil)
    #expect(keep(record(first), first) == nil)
    first.close()
    #expect(try registration(nil).identity.name == "2")
    #expect(try registration(nil, resumed: "1").identity.name == "1")
  }

  @Test("A name is taken while its timer runs with its socket in another folder")
  func elsewhere() throws {
    let paths = TimerPaths { ["XDG_STATE_HOME": folder.path][$0] }
    let saved = try UnfinishedFixture.leaveElsewhere("Tea", in: paths)
    let tea = try registration("Tea")
    #expect(tea.identity.name == "Tea 2" && tea.identity.sockets == folder.path + "/timer")
    #expect(tea.notes == ["Tea is already running, so this timer is called “Tea 2”"])
    #expect(throws: ControlError.isTaken("Tea")) { try registration(nil, resumed: "Tea") }
    #expect(keep(record(tea), tea) == nil && names("running") == ["Tea%202.json", "Tea.json"])
    let records = RecordFolder(state: paths.state)
    #expect(try records.record("Tea.json") == saved)
  }

  @Test("A timer without a socket doesn’t take another’s name either")
  func elsewhereWithoutSocket() throws {
    let paths = TimerPaths { ["XDG_STATE_HOME": folder.path][$0] }
    let saved = try UnfinishedFixture.leaveElsewhere("Tea", in: paths)
    // The folder of the sockets can't be created.
    try folder.write([], to: "timer/run")
    let second = try RunRegistration(
      label: "Tea", countsSuspension: true, in: .utc,
      environment: { ["XDG_STATE_HOME": folder.path][$0] })
    #expect(!second.isControlled && second.identity.name == "Tea 2")
    #expect(keep(record(second), second) == nil && second.close() == nil)
    #expect(try RecordFolder(state: paths.state).record("Tea.json") == saved)
  }

  @Test("Of two simultaneous starts, one gets the name, even before a record is saved")
  func simultaneous() throws {
    let other = try TemporaryFolder()
    other.setMode(0o700, of: ".")
    let tea = try registration("Tea")
    let variables = ["XDG_RUNTIME_DIR": other.path, "XDG_STATE_HOME": folder.path]
    func second(_ label: String?) throws -> String {
      try RunRegistration(
        label: label, countsSuspension: true, in: .utc, environment: { variables[$0] }
      ).identity.name
    }
    #expect(try second("Tea") == "Tea 2")
    let number = try registration(nil)
    #expect(try number.identity.name == "1" && second(nil) == "2")
    #expect(keep(record(tea), tea) == nil && names("running") == [".1.json.new", "Tea.json"])
  }

  @Test("Without a home nothing is saved, which is reported, and the timer can be queried")
  func noHome() throws {
    let bare = try registration("for a test", home: false)
    #expect(bare.isControlled && bare.notes.count == 1)
    #expect(bare.notes.first?.hasPrefix("this timer can’t be saved: set HOME") == true)
    #expect(keep(record(bare), bare) == nil)
    #expect(folder.names.isEmpty)
    bare.keepLater(record(bare))
    bare.forget()
    #expect(bare.close() == nil, "it is said once, at the start")
  }

  @Test(
    "A failure is reported once, responses mention it while it lasts, and a later change is saved")
  func unsaved() throws {
    _ = try folder.write([], to: "timer/running")
    let tea = try registration("Tea")
    defer { tea.close() }
    #expect(keep(record(tea), tea)?.contains("/timer/running") == true)
    #expect(keep(record(tea), tea) == nil)
    #expect(tea.unsavedReason?.contains("/timer/running") == true)
    try FileManager.default.removeItem(atPath: folder.path + "/timer/running")
    #expect(keep(record(tea), tea) == nil && tea.unsavedReason == nil)
    #expect(names("running") == ["Tea.json"])
  }

  @Test("The reply that a timer is over says that the history lacks its line")
  func unlogged() throws {
    try folder.write([], to: "timer/history.jsonl/inside")
    let loop = try #require(EventLoop())
    let variables = ["XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path]
    let tea = try RunRegistration(
      label: "Tea", countsSuspension: true, in: .utc,
      patience: .init(change: .seconds(60), end: .seconds(60)), environment: { variables[$0] })
    tea.serve(in: loop) { incoming in
      let last = record(tea, isOver: true)
      tea.logLast(HistoryEntry(of: last, ended: last.written, ran: .zero, outcome: .canceled))
      tea.reply(.timer(last.json), to: incoming.connection)
    }
    let sockets = try ControlFolder.create(environment: { variables[$0] }, state: nil)
    let asker = try ControlConnection(ControlSocket(named: "Tea", in: sockets), .command(.cancel))
    var replies: [ControlReply] = []
    loop.watch(asker.descriptor) { replies += asker.read() ?? [] }
    while replies.isEmpty { loop.turn() }
    guard case .timer(let json)? = replies.first else {
      Issue.record("\(replies)")
      return
    }
    #expect(json["phase"]?.string == "canceled")
    #expect(json[ControlReply.unsavedKey]?.string?.contains("/timer/history.jsonl") == true)
    #expect(tea.close()?.contains("/timer/history.jsonl") == true, "its own process says it, too")
  }

  @Test("The last of several simultaneous records is written, and all history entries")
  func burst() throws {
    let tea = try registration("Tea")
    var last = record(tea)
    for seconds in 1...200 {
      last.longest = .seconds(seconds)
      _ = tea.keep(last)
    }
    #expect(keep(last, tea) == nil)
    let folder = RecordFolder(state: self.folder.path + "/timer")
    #expect(try folder.record("Tea.json")?.longest == .seconds(200))
    let entry = HistoryEntry(of: last, ended: last.written, ran: .zero, outcome: .ended)
    for _ in 0..<20 { _ = tea.log(entry) }
    #expect(keep(record(tea, isOver: true), tea) == nil)
    let history = HistoryFile(state: self.folder.path + "/timer")
    #expect(try history.log().entries.count == 20)
    tea.close()
  }

  @Test("An unusable socket folder is noted")
  func noSockets() throws {
    let file = try folder.write([], to: "file")
    let registration = try RunRegistration(
      label: "Tea", countsSuspension: true, in: .utc,
      environment: { $0 == "XDG_STATE_HOME" ? file : nil })
    #expect(!registration.isControlled && registration.identity.name == "Tea")
    #expect(registration.notes.first?.contains("can’t be controlled") == true)
  }

  @Test("Only a canceled timer is saved for resuming, until it is resumed")
  func canceled() throws {
    let tea = try registration("Tea")
    let last = record(tea)
    tea.keepIfCanceled(last)
    #expect(keep(last, tea) == nil && names("canceled").isEmpty)
    tea.keepIfCanceled(last.canceled(at: last.now))
    tea.forget()
    #expect(tea.close() == nil && names("canceled") == ["Tea.json"] && names("running").isEmpty)
    let resumed = try registration(nil, resumed: "Tea")
    #expect(resumed.identity.name == "Tea" && names("canceled").isEmpty)
    resumed.close()
  }

  @Test(
    "The end reports a record that couldn’t be saved, unless that was reported or it is removed")
  func lastFailure() throws {
    _ = try folder.write([], to: "timer/running")
    let (tea, rum, gin) = try (registration("Tea"), registration("Rum"), registration("Gin"))
    tea.keepLater(record(tea))
    #expect(tea.close()?.contains("/timer/running") == true)
    #expect(keep(record(rum), rum) != nil && rum.close() == nil)
    gin.keepLater(record(gin))
    gin.forget()
    #expect(gin.close() == nil)
  }

  @Test("An unfinished timer whose name is reused moves to the history")
  func replaced() throws {
    let paths = TimerPaths { ["XDG_STATE_HOME": folder.path][$0] }
    try UnfinishedFixture.leave("Tea", .paused, in: paths)
    let tea = try registration("Tea")
    #expect(tea.notes.count == 1)
    #expect(tea.notes.first?.hasSuffix("this timer replaces it") == true)
    #expect(tea.close() == nil)
    let history = HistoryFile(state: folder.path + "/timer")
    #expect(try history.log().entries.map(\.name) == ["Tea"])
  }

  @Test("Requests arrive through the loop, and followers receive later changes")
  func served() throws {
    let loop = try #require(EventLoop())
    let tea = try registration("Tea")
    var asked: [ControlRequest] = []
    tea.serve(in: loop) { incoming in
      asked.append(incoming.request)
      tea.reply(.timer(record(tea).json), to: incoming.connection)
    }
    let sockets = try ControlFolder.create(
      environment: { ["XDG_RUNTIME_DIR": folder.path][$0] }, state: nil)
    let follower = try ControlConnection(ControlSocket(named: "Tea", in: sockets))
    var replies: [ControlReply] = []
    loop.watch(follower.descriptor) { replies += follower.read() ?? [] }
    while replies.isEmpty { loop.turn() }
    #expect(asked == [.follow])
    var last = record(tea)
    last.longest = .seconds(7)
    tea.announce(last)
    while replies.count < 2 { loop.turn() }
    #expect(replies.last == .timer(last.forOthers.json))
    tea.close(in: loop)
    #expect(names(".").filter { $0.hasSuffix(".sock") }.isEmpty)
  }
}
