import Clocks
import Control
import Countdowns
import Journal
import Reports
import Runtime
import TestSupport
import Testing
import TimerTestSupport

@testable import TimerEnvironment
@testable import TimerProcess

struct UnfinishedTimersTests {
  private let folder: TemporaryFolder
  private let paths: TimerPaths

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    paths = TimerPaths { ["HOME": folder.path][$0] }
  }

  private var history: [HistoryEntry] {
    get throws { try HistoryFile(state: paths.state).log().entries }
  }

  @Test("Timers whose processes are gone are found, and running ones aren’t")
  func found() throws {
    try UnfinishedFixture.leave("egg", .paused, in: paths)
    try UnfinishedFixture.leave("tea", in: paths)
    try UnfinishedFixture.leave("soup", lives: true, in: paths)
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
    try UnfinishedFixture.leave("tea", age: .seconds(660), in: paths)
    try UnfinishedFixture.leave("egg", .paused, age: .seconds(660), in: paths)
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
    try UnfinishedFixture.leave("egg", in: paths)
    let found = UnfinishedTimers.find(maxAge: nil, in: paths)
    #expect(found.timers.map(\.record.name) == ["egg"] && found.failures.count == 1)
    #expect(found.failures.first?.hasPrefix("~/.local/state/timer/running/tea.json") == true)
    #expect(folder.names(in: ".local/state/timer/running").contains("tea.json"))
  }

  @Test("An unreadable folder is reported, and without a home folder nothing is found")
  func folderless() throws {
    try folder.write([], to: ".local/state/timer/running")
    #expect(UnfinishedTimers.find(maxAge: nil, in: paths).failures.count == 1)
    let homeless = UnfinishedTimers.find(maxAge: nil, in: TimerPaths { _ in nil })
    #expect(homeless.timers.isEmpty && homeless.failures.isEmpty)
  }

  @Test("A discarded timer moves to the history, once")
  func discarded() throws {
    try UnfinishedFixture.leave("tea", .paused, in: paths)
    let timer = try #require(UnfinishedTimers.named("tea", in: paths))
    #expect(try timer.discard(state: paths.state))
    #expect(try !timer.discard(state: paths.state), "as another process that does so has found")
    #expect(try history.map(\.name) == ["tea"])
    #expect(UnfinishedTimers.named("tea", in: paths) == nil)
  }

  @Test("A later timer with the same name isn’t discarded instead")
  func replaced() throws {
    try UnfinishedFixture.leave("tea", .paused, age: .seconds(60), in: paths)
    let timer = try #require(UnfinishedTimers.named("tea", in: paths))
    try UnfinishedFixture.leave("tea", .paused, in: paths)
    #expect(try !timer.discard(state: paths.state))
    #expect(try history.isEmpty)
    #expect(UnfinishedTimers.named("tea", in: paths) != nil)
  }

  @Test("If the history can’t be written, the timer stays")
  func unwritable() throws {
    try UnfinishedFixture.leave("tea", .paused, in: paths)
    try folder.write([], to: ".local/state/timer/history.jsonl/inside")
    let timer = try #require(UnfinishedTimers.named("tea", in: paths))
    #expect(throws: JournalError.self) { try timer.discard(state: paths.state) }
    #expect(UnfinishedTimers.named("tea", in: paths)?.record == timer.record)
  }

  @Test("A canceled timer can be resumed, but isn’t listed")
  func canceled() throws {
    try UnfinishedFixture.leave("tea", .canceled, in: paths)
    let timer = try #require(UnfinishedTimers.canceled(in: paths).first)
    #expect(timer.record.name == "tea" && timer.advice.hasSuffix("to resume it"))
    #expect(UnfinishedTimers.find(maxAge: nil, in: paths).timers.isEmpty)
    #expect(UnfinishedTimers.named("tea", in: paths) == nil)
    try UnfinishedFixture.leaveElsewhere("tea", in: paths)
    #expect(UnfinishedTimers.canceled(in: paths).isEmpty, "another timer has its name")
  }
}
