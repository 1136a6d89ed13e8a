import Clocks
import Countdowns
import Reports
import TestSupport
import Testing

@testable import Journal

@Suite("The rewriting of the history file")
struct HistoryFileRewritingTests {
  private let home: TemporaryFolder
  private let file: HistoryFile

  init() throws {
    home = try TemporaryFolder()
    file = HistoryFile(state: home.path + "/timer")
  }

  private func entry(_ name: String) -> HistoryEntry {
    let time = WallTime(epochSeconds: 1_795_000_000)
    return HistoryEntry(
      name: name, kind: .countdown, started: time, ended: time, planned: .seconds(60),
      ran: .seconds(60), outcome: .rang)
  }

  private func names() throws -> [String] { try file.log().entries.map(\.name) }

  @Test("The content is replaced, and the file keeps its mode")
  func replaced() throws {
    #expect(try file.content().isEmpty)
    for name in ["a", "b"] { try file.append(entry(name), in: .utc) }
    let line = Array((entry("c").line(in: .utc) + "\n").utf8)
    #expect(try file.rewrite { $0.count > 0 ? line : nil })
    #expect(try names() == ["c"] && file.content() == line)
    #expect(home.mode(of: "timer/history.jsonl") == 0o600)
    try file.append(entry("d"), in: .utc)
    #expect(try names() == ["c", "d"])
  }

  @Test("Without a new content, nothing is changed")
  func refused() throws {
    try file.append(entry("a"), in: .utc)
    #expect(try !file.rewrite { _ in nil })
    #expect(try names() == ["a"])
  }

  @Test("An entry that is appended meanwhile without the lock stays")
  func late() throws {
    try file.append(entry("a"), in: .utc)
    let line = Array((entry("b").line(in: .utc) + "\n").utf8)
    // It can't wait for the lock until the function has returned.
    #expect(
      try file.rewrite { _ in
        try? file.append(entry("late"), in: .utc)
        return line
      })
    #expect(try names() == ["b", "late"])
  }
}
