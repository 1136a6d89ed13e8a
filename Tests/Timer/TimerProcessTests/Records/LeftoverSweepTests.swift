import Clocks
import Journal
import Reports
import Runtime
import TestSupport
import Testing

@testable import TimerEnvironment
@testable import TimerProcess

struct LeftoverSweepTests {
  private let folder: TemporaryFolder
  private let paths: TimerPaths
  private let records: RecordFolder

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    paths = TimerPaths { ["XDG_STATE_HOME", "XDG_CONFIG_HOME"].contains($0) ? folder.path : nil }
    records = RecordFolder(state: paths.state)
  }

  /// Saves the record of a timer whose process is gone, with time left or with its end in the past.
  private func leave(
    _ name: String, left: Duration, phase: TimerReport.State = .running,
    ago: Duration = .seconds(900)
  ) throws {
    let now = ProgramClocks(countsSuspension: true).now
    var record = TimerRecord(
      name: name, process: 1 << 30, processStart: "left", boot: ProcessIdentity.bootID(),
      countsSuspension: true, started: now.wall.advanced(by: .seconds(-900)),
      written: now.wall.advanced(by: .zero - ago), phase: phase, longest: .seconds(300))
    record.total = .seconds(300)
    if phase == .paused {
      record.left = left
    } else {
      record.deadline = now.instant.advanced(by: left)
      record.ends = now.wall.advanced(by: left)
    }
    try records.write(record, as: name + ".json")
  }

  private var outcomes: [HistoryEntry.Outcome] {
    get throws { try HistoryFile(state: paths.state).log().entries.map(\.outcome) }
  }

  @Test("A finished timer moves to the history by itself, and its name is free")
  func over() throws {
    for number in 1...3 { try leave("\(number)", left: .seconds(-60 * number)) }
    #expect(LeftoverSweep(paths).run() == nil)
    #expect(try outcomes == [.unattended, .unattended, .unattended])
    #expect(records.files.isEmpty)
    #expect(LeftoverSweep(paths).run() == nil)
    #expect(try outcomes.count == 3)
  }

  @Test("A resumable timer is reported once, on one line, and stays")
  func going() throws {
    try leave("tea", left: .seconds(600))
    let words = try #require(LeftoverSweep(paths).run())
    #expect(words.hasSuffix("resume tea to resume it"))
    #expect(LeftoverSweep(paths).run() == nil)
    try leave("a", left: .seconds(60), phase: .paused)
    try leave("b", left: .seconds(700))
    #expect(LeftoverSweep(paths).run()?.hasPrefix("2 timers are unfinished") == true)
    #expect(LeftoverSweep(paths).run() == nil)
    #expect(records.files.sorted() == ["a.json", "b.json", "tea.json"])
    #expect(try outcomes.isEmpty)
  }

  @Test("A paused timer is kept for a week, or as long as the settings specify")
  func aged() throws {
    let day = Duration.seconds(86_400)
    try leave("old", left: .seconds(60), phase: .paused, ago: day * 8)
    try leave("new", left: .seconds(60), phase: .paused, ago: day * 6)
    try folder.write(Array("keep-unfinished = '9d'\n".utf8), to: "timer/config.toml")
    #expect(LeftoverSweep(paths).run()?.hasPrefix("2 timers") == true)
    try folder.write([], to: "timer/config.toml")
    _ = LeftoverSweep(paths).run()
    #expect(records.files == ["new.json"])
    #expect(try outcomes == [.lost])
  }

  @Test("Two concurrent sweeps move each timer once", arguments: 1...5)
  func together(_: Int) async throws {
    for number in 1...20 { try leave("\(number)", left: .seconds(-60)) }
    let paths = paths
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 { group.addTask { _ = LeftoverSweep(paths).run() } }
    }
    #expect(try outcomes.count == 20)
    #expect(records.files.isEmpty)
  }
}
