import Clocks
import Countdowns
import Glibc
import Reports
import TestSupport
import Testing

@testable import Journal

@Suite("The history file")
struct HistoryFileTests {
  private let home: TemporaryFolder
  private let file: HistoryFile

  init() throws {
    home = try TemporaryFolder()
    file = HistoryFile(state: home.path + "/state/timer")
  }

  private static let name = "state/timer/history.jsonl"

  private func entry(_ name: String) -> HistoryEntry {
    let time = WallTime(epochSeconds: 1_795_000_000)
    return HistoryEntry(
      name: name, kind: .countdown, started: time, ended: time, planned: .seconds(60),
      ran: .seconds(60), outcome: .rang)
  }

  /// Writes a file of numbered entries, each changed by its number.
  private func write(_ count: Int, _ change: (inout HistoryEntry, Int) -> Void) throws {
    let lines = (0..<count).map { number in
      var entry = entry("\(number)")
      change(&entry, number)
      return entry.line(in: .utc) + "\n"
    }
    try home.write(Array(lines.joined().utf8), to: Self.name)
  }

  private func names() throws -> [String] { try file.log().entries.map(\.name) }

  @Test("Entries are appended, one per line, and only the owner can read them")
  func append() throws {
    #expect(try file.log() == HistoryLog())
    for name in ["a", "b", "c"] { try file.append(entry(name), in: .utc) }
    #expect(try names() == ["a", "b", "c"])
    #expect(home.mode(of: Self.name) == 0o600 && home.mode(of: "state/timer") == 0o700)
    let bytes = try #require(home.read(Self.name))
    #expect(bytes.last == 10 && bytes.count { $0 == 10 } == 3)
  }

  @Test("After a partial line, an entry starts on a new line")
  func torn() throws {
    try file.append(entry("a"), in: .utc)
    let bytes = try #require(home.read(Self.name))
    try home.write(Array(bytes.dropLast(20)), to: Self.name)
    try file.append(entry("b"), in: .utc)
    let log = try file.log()
    #expect(log.entries.map(\.name) == ["b"] && log.unreadable == 1)
    let line = entry("b").line(in: .utc) + "\n"
    #expect(home.read(Self.name) == Array(bytes.dropLast(20)) + [10] + Array(line.utf8))
    try home.write(Array(bytes.dropLast()), to: Self.name)
    try file.append(entry("b"), in: .utc)
    #expect(try names() == ["a", "b"])
  }

  @Test("Only complete lines at the end of a long file are read")
  func tail() throws {
    for number in 0..<9 { try file.append(entry("\(number)"), in: .utc) }
    let bytes = try #require(home.read(Self.name))
    let line = bytes.count / 9
    for limit in 0...bytes.count + 1 {
      for piece in [7, line, bytes.count] {
        let log = try file.log(upTo: limit, inPiecesOf: piece)
        #expect(log.unreadable == 0)
        #expect(log.entries.map(\.name) == (9 - min(9, limit / line)..<9).map { "\($0)" })
      }
    }
  }

  @Test("All entries since a time are read, backward from the end")
  func since() throws {
    // Long enough for several chunks.
    let count = 6000
    try write(count) { entry, number in
      entry.started = entry.started.advanced(by: .seconds(number))
      entry.ended = entry.started
    }
    let start = entry("").started
    for first in [-5, 0, 1, 3000, 5990, 5999, 6005] {
      let time = start.advanced(by: .seconds(first))
      let log = try file.log(since: time)
      let found = log.entries.filter { $0.ended >= time }.map(\.name)
      #expect(found == (0..<count).filter { $0 >= first }.map { "\($0)" })
      if first > 5000 || first < 2 { #expect(log.isCut == (first > 5000)) }
    }
    #expect(try !file.log().isCut && file.log().entries.count == count)
  }

  @Test("A timer that ended long before its line was added hides no entry")
  func addedLate() throws {
    let count = 3000
    try write(count) { entry, number in
      entry.ended = entry.ended.advanced(by: .seconds(number))
      if number.isMultiple(of: 2) {
        entry.outcome = number.isMultiple(of: 3) ? .unattended : .lost
        entry.ended = entry.ended.advanced(by: .seconds(-100_000))
      }
    }
    for first in [0, 1500, count - 10] {
      let time = entry("").ended.advanced(by: .seconds(first))
      let log = try file.log(since: time)
      let found = log.entries.filter { $0.ended >= time }.map(\.name)
      #expect(found == (first..<count).filter { !$0.isMultiple(of: 2) }.map { "\($0)" })
    }
  }

  @Test("Concurrent writers lose no entry")
  func together() async throws {
    let file = file
    let entries = (0..<200).map { entry("\($0)") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for entry in entries { group.addTask { try file.append(entry, in: .utc) } }
      try await group.waitForAll()
    }
    let log = try file.log()
    #expect(Set(log.entries.map(\.name)) == Set(entries.map(\.name)))
    #expect(log.entries.count == 200 && log.unreadable == 0)
  }

  @Test("A process that holds the lock delays an entry, but doesn’t prevent it")
  func locked() throws {
    try file.append(entry("a"), in: .utc)
    let holder = unsafe open(home.path + "/" + Self.name, O_RDONLY | O_CLOEXEC)
    defer { close(holder) }
    #expect(flock(holder, LOCK_EX) == 0)
    try file.append(entry("b"), in: .utc)
    #expect(try names() == ["a", "b"])
  }

  @Test("Nothing is appended through another user’s link", .enabled(if: geteuid() == 0))
  func plantedLink() throws {
    try home.write([7], to: "victim")
    let path = try #require(home.makeLink("history.jsonl", to: "victim"))
    #expect(unsafe lchown(path, 61_234, 61_234) == 0)
    home.setMode(0o1777, of: ".")
    #expect(throws: JournalError.unwritable(path, code: EACCES)) {
      try HistoryFile(state: home.path).append(entry("a"), in: .utc)
    }
    #expect(home.read("victim") == [7])
  }

  @Test("A full disk leaves no partial line")
  func fullDisk() throws {
    let error = JournalError.unwritable(home.path + "/history.jsonl", code: ENOSPC)
    #expect(Mishaps.outcome(of: "history", home.path) == "\(error)")
    #expect(try HistoryFile(state: home.path).log().entries.map(\.name) == ["tea"])
    #expect(home.read("history.jsonl")?.last == UInt8(ascii: "\n"))
  }

  @Test("A missing home, an impossible folder and a pipe are errors, without waiting")
  func errors() throws {
    #expect(throws: JournalError.noHome) {
      try HistoryFile(state: nil).append(entry("a"), in: .utc)
    }
    #expect(throws: JournalError.noHome) { try HistoryFile(state: nil).log() }
    #expect(throws: JournalError.self) {
      try HistoryFile(state: "/proc/self/timer").append(entry("a"), in: .utc)
    }
    _ = home.makePipe("history.jsonl")
    let pipe = HistoryFile(state: home.path)
    #expect(throws: JournalError.unwritable(home.path + "/history.jsonl", code: EINVAL)) {
      try pipe.append(entry("a"), in: .utc)
    }
    #expect(
      throws: JournalError.unreadable(home.path + "/history.jsonl", why: "it isn’t a regular file")
    ) { try pipe.log() }
  }
}
