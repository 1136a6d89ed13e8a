import Clocks
import Control
import Countdowns
import Journal
import Reports
import Runtime
import TestSupport
import Testing

@testable import TimerApp
@testable import TimerPrograms
@testable import Timers

struct UnfinishedTimersTests {
  private let folder: TemporaryFolder
  private let paths: AppPaths

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    paths = AppPaths { ["HOME": folder.path][$0] }
  }

  /// Returns the record of a ten-minute timer, whose process is gone unless `lives` is true.
  static func record(
    _ name: String, _ phase: TimerReport.State = .running, lives: Bool = false,
    age: Duration = .zero
  ) -> TimerRecord {
    let now = ProgramClocks(countsSuspension: true).now
    let own = ProcessIdentity.own()
    let written = now.wall.advanced(by: .zero - age)
    var record = TimerRecord(
      name: name, process: own.id, processStart: lives ? own.start : "1",
      boot: ProcessIdentity.bootID(), countsSuspension: true, started: written,
      written: written, phase: phase, longest: .seconds(600))
    record.total = .seconds(600)
    if phase == .running {
      record.deadline = now.instant.advanced(by: .seconds(600) - age)
      record.ends = written.advanced(by: .seconds(600))
    } else {
      record.left = .seconds(600)
    }
    return record
  }

  /// Saves a record, as by a process that is then killed.
  @discardableResult
  static func leave(
    _ name: String, _ phase: TimerReport.State = .running, lives: Bool = false,
    age: Duration = .zero, in paths: AppPaths
  ) throws -> TimerRecord {
    let record = record(name, phase, lives: lives, age: age)
    let folder =
      phase == .canceled
      ? RecordFolder.canceled(state: paths.state) : RecordFolder(state: paths.state)
    let file = SocketName.file(for: name, ending: SocketName.recordEnding)
    try folder.write(phase == .canceled ? record.canceled(at: record.now) : record, as: file)
    return record
  }

  /// Saves the record of a timer that another process runs, with its socket in another folder.
  @discardableResult
  static func leaveElsewhere(
    _ name: String, sockets: String? = "/elsewhere/timer", in paths: AppPaths
  ) throws -> TimerRecord {
    let first = try #require(ProcessIdentity.present(1))
    var record = record(name)
    (record.process, record.processStart, record.sockets) = (first.id, first.start, sockets)
    let file = SocketName.file(for: name, ending: SocketName.recordEnding)
    try RecordFolder(state: paths.state).write(record, as: file)
    return record
  }

  private var history: [HistoryEntry] {
    get throws { try HistoryFile(state: paths.state).log().entries }
  }

  @Test("Timers whose processes are gone are found, and running ones aren’t")
  func found() throws {
    try Self.leave("egg", .paused, in: paths)
    try Self.leave("tea", in: paths)
    try Self.leave("soup", lives: true, in: paths)
    let found = UnfinishedTimers.find(maxAge: nil, in: paths)
    #expect(found.timers.map(\.record.name) == ["egg", "tea"] && found.failures.isEmpty)
    #expect(found.timers.allSatisfy { $0.advice.hasSuffix("to resume it") })
    let others = UnfinishedTimers.find(maxAge: nil, besides: ["tea"], in: paths)
    #expect(others.timers.map(\.record.name) == ["egg"])
    #expect(UnfinishedTimers.named("tea", in: paths)?.record.name == "tea")
    #expect(UnfinishedTimers.named("soup", in: paths) == nil)
    #expect(UnfinishedTimers.named("none", in: paths) == nil)
  }

  @Test("A timer that is too old or over can only be cleared")
  func old() throws {
    try Self.leave("tea", age: .seconds(660), in: paths)
    try Self.leave("egg", .paused, age: .seconds(660), in: paths)
    let found = UnfinishedTimers.find(maxAge: .seconds(300), in: paths)
    #expect(found.timers.allSatisfy { $0.advice.hasSuffix("to clear it") })
    guard case .over? = found.timers.last?.resumption,
      case .tooOld? = found.timers.first?.resumption
    else {
      Issue.record("\(found.timers.map(\.resumption))")
      return
    }
  }

  @Test("An unreadable file is reported, and stays")
  func unreadable() throws {
    try folder.write(Array("{".utf8), to: ".local/state/timer/running/tea.json")
    try Self.leave("egg", in: paths)
    let found = UnfinishedTimers.find(maxAge: nil, in: paths)
    #expect(found.timers.map(\.record.name) == ["egg"] && found.failures.count == 1)
    #expect(found.failures.first?.hasPrefix("~/.local/state/timer/running/tea.json") == true)
    #expect(folder.names(in: ".local/state/timer/running").contains("tea.json"))
  }

  @Test("An unreadable folder is reported, and without a home folder nothing is found")
  func folderless() throws {
    try folder.write([], to: ".local/state/timer/running")
    #expect(UnfinishedTimers.find(maxAge: nil, in: paths).failures.count == 1)
    let homeless = UnfinishedTimers.find(maxAge: nil, in: AppPaths { _ in nil })
    #expect(homeless.timers.isEmpty && homeless.failures.isEmpty)
  }

  @Test("A discarded timer moves to the history, once")
  func discarded() throws {
    try Self.leave("tea", .paused, in: paths)
    let timer = try #require(UnfinishedTimers.named("tea", in: paths))
    #expect(try timer.discard(state: paths.state))
    #expect(try !timer.discard(state: paths.state), "as another process that does so has found")
    #expect(try history.map(\.name) == ["tea"])
    #expect(UnfinishedTimers.named("tea", in: paths) == nil)
  }

  @Test("A later timer with the same name isn’t discarded instead")
  func replaced() throws {
    try Self.leave("tea", .paused, age: .seconds(60), in: paths)
    let timer = try #require(UnfinishedTimers.named("tea", in: paths))
    try Self.leave("tea", .paused, in: paths)
    #expect(try !timer.discard(state: paths.state))
    #expect(try history.isEmpty)
    #expect(UnfinishedTimers.named("tea", in: paths) != nil)
  }

  @Test("If the history can’t be written, the timer stays")
  func unwritable() throws {
    try Self.leave("tea", .paused, in: paths)
    try folder.write([], to: ".local/state/timer/history.jsonl/inside")
    let timer = try #require(UnfinishedTimers.named("tea", in: paths))
    #expect(throws: JournalError.self) { try timer.discard(state: paths.state) }
    #expect(UnfinishedTimers.named("tea", in: paths)?.record == timer.record)
  }

  @Test("A canceled timer can be resumed, but isn’t listed")
  func canceled() throws {
    try Self.leave("tea", .canceled, in: paths)
    let timer = try #require(UnfinishedTimers.canceled(in: paths).first)
    #expect(timer.record.name == "tea" && timer.advice.hasSuffix("to resume it"))
    #expect(UnfinishedTimers.find(maxAge: nil, in: paths).timers.isEmpty)
    #expect(UnfinishedTimers.named("tea", in: paths) == nil)
    try Self.leaveElsewhere("tea", in: paths)
    #expect(UnfinishedTimers.canceled(in: paths).isEmpty, "another timer has its name")
  }
}
