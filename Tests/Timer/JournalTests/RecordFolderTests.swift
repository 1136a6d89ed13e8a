import Clocks
import Glibc
import Reports
import TestSupport
import Testing

@testable import Journal

@Suite("The record folder")
struct RecordFolderTests {
  private let home: TemporaryFolder
  private let folder: RecordFolder

  init() throws {
    home = try TemporaryFolder()
    folder = RecordFolder(state: home.path + "/state/timer")
  }

  private func record(_ name: String = "tea") -> TimerRecord {
    let time = WallTime(epochSeconds: 1_795_000_000)
    var record = TimerRecord(
      name: name, process: 12, processStart: "345", boot: "b", countsSuspension: true,
      started: time, written: time, phase: .paused, longest: .seconds(60))
    record.total = .seconds(60)
    record.left = .seconds(30)
    return record
  }

  @Test("Records survive a round trip, in the order of their files")
  func roundTrip() throws {
    #expect(try folder.records().isEmpty)
    try folder.write(record("b"), as: "2")
    try folder.write(record("a"), as: "1")
    let kept = try folder.records()
    #expect(kept.map(\.file) == ["1", "2"])
    #expect(try kept.map { try $0.record.get().name } == ["a", "b"])
    #expect(try folder.record("2") == record("b"))
    try folder.write(record("c"), as: "2")
    #expect(try folder.record("2")?.name == "c")
    try folder.remove("2")
    try folder.remove("2")
    #expect(try folder.record("2") == nil)
    #expect(home.names == ["state"])
    #expect(try folder.records().map(\.file) == ["1"])
  }

  @Test("Only the owner can read the folder and the files, whatever mode they had")
  func modes() throws {
    try folder.write(record(), as: "tea")
    #expect(home.mode(of: "state/timer/running") == 0o700)
    #expect(home.mode(of: "state/timer/running/tea") == 0o600)
    home.setMode(0o644, of: "state/timer/running/tea")
    try folder.write(record(), as: "tea")
    #expect(home.mode(of: "state/timer/running/tea") == 0o600)
  }

  @Test("Names can’t escape the folder", arguments: ["", ".", "..", ".a", "a/b", "../a", "a\0b"])
  func names(name: String) throws {
    #expect(throws: JournalError.badName(name)) { try folder.write(record(), as: name) }
    #expect(throws: JournalError.badName(name)) { try folder.remove(name) }
    #expect(throws: JournalError.badName(name)) { try folder.record(name) }
    #expect(home.names.isEmpty)
  }

  @Test("A file that can’t be parsed is reported and stays")
  func notUnderstood() throws {
    try folder.write(record(), as: "b")
    try home.write(Array("hello".utf8), to: "state/timer/running/a")
    try home.write(Array(#"{"v":1}"#.utf8), to: "state/timer/running/c")
    try home.write([], to: "state/timer/running/d")
    home.grow("state/timer/running/d", to: 256 * 1024 + 1)
    let kept = try folder.records()
    let path = home.path + "/state/timer/running"
    let sentences = kept.map { kept in
      switch kept.record {
      case .success(let record): record.name
      case .failure(let error): error.sentence { $0.replacing(path, with: "~") }
      }
    }
    #expect(
      sentences == [
        "~/a isn’t a record of a timer: it isn’t a JSON object", "tea",
        "~/c isn’t a record of a timer: “name” is missing",
        "~/d can’t be read: it is too large",
      ])
    #expect(try folder.records().count == 4)
  }

  @Test("Pipes and folders are skipped")
  func notFiles() throws {
    try folder.write(record(), as: "tea")
    _ = home.makePipe("state/timer/running/pipe")
    try home.write([], to: "state/timer/running/folder/x")
    #expect(try folder.records().map(\.file) == ["tea"])
  }

  @Test("A record that couldn’t be read back isn’t written")
  func unkeepable() throws {
    var long = record()
    long.label = String(repeating: "x", count: 5000)
    #expect(
      throws: JournalError.unkeepable(.wrong("label", should: "a text of at most 4096 bytes"))
    ) { try folder.write(long, as: "tea") }
    var large = record()
    large.words = [String(repeating: "\u{1}", count: 60_000)]
    #expect(throws: JournalError.tooLong) { try folder.write(large, as: "tea") }
    #expect(home.names.isEmpty)
  }

  @Test("Nothing is saved without a home folder")
  func noHome() {
    let nowhere = RecordFolder(state: nil)
    #expect(throws: JournalError.noHome) { try nowhere.write(record(), as: "tea") }
    #expect(throws: JournalError.noHome) { try nowhere.remove("tea") }
    #expect(throws: JournalError.noHome) { try nowhere.records() }
  }

  @Test("A file in place of the folder and an unwritable folder are errors")
  func unwritable() throws {
    try home.write([], to: "state")
    #expect(throws: JournalError.unwritable(folder.path ?? "", code: ENOTDIR)) {
      try folder.write(record(), as: "tea")
    }
    #expect(throws: JournalError.self) { try folder.records() }
    try folder.remove("tea")
    let system = RecordFolder(state: "/proc/self")
    #expect(throws: JournalError.self) { try system.write(record(), as: "tea") }
  }

  @Test("A full disk leaves the previous record intact")
  func fullDisk() throws {
    let folder = RecordFolder(state: home.path)
    let error = JournalError.unwritable(try #require(folder.path) + "/tea", code: EFBIG)
    #expect(Mishaps.outcome(of: "record", home.path) == "\(error)")
    let kept = try folder.records()
    #expect(kept.count == 1)
    #expect(try kept.first?.record.get().label == nil && kept.first?.record.get().name == "tea")
  }
}
