import Clocks
import Countdowns
import Testing

@testable import Reports

@Suite("Reading the history")
struct HistoryLogTests {
  private static let entries: [HistoryEntry] = {
    var random = RandomRecords(seed: 3)
    return (0..<20).map { _ in random.entry() }
  }()

  private static let lines = entries.map { Array($0.line(in: .utc).utf8) }

  private func log(_ lines: [UInt8]...) -> HistoryLog { HistoryLog(Array(lines.joined())) }

  @Test("All entries are read in order, with or without a final line break")
  func whole() {
    let bytes = Array(Self.lines.joined(separator: [10]))
    for end in ["", "\n", "\r\n", "\n\n  \n"] {
      let log = HistoryLog(bytes + Array(end.utf8))
      #expect(log.entries == Self.entries && log.unreadable == 0)
    }
    #expect(HistoryLog([]) == HistoryLog())
  }

  @Test("A single old entry among newer ones doesn’t mean that all before it are old")
  func mostly() {
    let times = Self.entries.map(\.ended).sorted()
    let log = log(Array(Self.lines.joined(separator: [10])))
    #expect(!log.isMostly(before: times[1]) && log.hasEntry(before: times[19]))
    #expect(log.isMostly(before: times[19]) && !HistoryLog().isMostly(before: times[0]))
  }

  @Test("A file truncated anywhere keeps all complete lines")
  func torn() {
    let line = Self.lines[0]
    for length in 0..<line.count {
      let log = log(Self.lines[1], [10], Array(line.prefix(length)))
      #expect(log.entries == [Self.entries[1]])
      #expect(log.unreadable == (length == 0 ? 0 : 1))
    }
  }

  @Test("A partial line hides no entry after it, even on the same line")
  func noNewline() {
    let line = Self.lines[0]
    for length in 1..<line.count {
      for separator: [UInt8] in [[], [10]] {
        let log = log(Array(line.prefix(length)), separator, Self.lines[1], [10], Self.lines[2])
        #expect(log.entries == [Self.entries[1], Self.entries[2]])
        #expect((1...3).contains(log.unreadable))
      }
    }
    let joined = log(Self.lines[0], Self.lines[1], Self.lines[2])
    #expect(joined.entries == Array(Self.entries[0...2]) && joined.unreadable == 0)
  }

  @Test("Zeros left by a file system are skipped")
  func zeros() {
    let zeros = [UInt8](repeating: 0, count: 100)
    let log = log(zeros, Self.lines[0], [10], Self.lines[1], zeros, [10], zeros)
    #expect(log.entries == Array(Self.entries[0...1]) && log.unreadable == 0)
  }

  @Test("Garbage is counted")
  func garbage() {
    let text = "hello\n{}\n{\"v\":2,\"name\":\"a\"}\n[1]\n\u{7F}\n"
    let log = log(Array(text.utf8), Self.lines[0], [10, 0xFF, 0xFE, 10])
    #expect(log.entries == [Self.entries[0]] && log.unreadable == 6)
    let long = [UInt8](repeating: UInt8(ascii: "["), count: 1 << 21)
    #expect(HistoryLog(long).unreadable == 1)
  }

  @Test("Corruption causes no crash, and few entries are lost", arguments: 0..<200)
  func mutations(seed: Int) {
    var random = RandomRecords(seed: UInt64(seed))
    let text = String(decoding: Array(Self.lines.joined(separator: [10])), as: UTF8.self)
    let log = HistoryLog(Array(random.mutated(text).utf8))
    #expect(log.entries.count >= Self.entries.count - 8)
  }
}
