import Clocks
import Countdowns
import TestSupport
import Testing

@testable import Reports

@Suite("An edited history")
struct HistoryEditTests {
  private static let now = WallTime(epochSeconds: 1_795_694_400)

  private static func line(_ name: String, daysAgo days: Int = 0) -> String {
    let ended = now.advanced(by: .seconds(-86_400 * days))
    return HistoryEntry(
      name: name, kind: .countdown, started: ended, ended: ended, planned: .seconds(60),
      ran: .seconds(60), outcome: .rang
    ).line(in: .utc)
  }

  private static func edit(_ lines: [String], limit: Int? = nil) -> HistoryEdit {
    HistoryEdit(of: bytes(lines), .all, limit: limit, at: now, in: .utc)
  }

  private static func bytes(_ lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Returns the lines of a file after an edit whose text has the given lines.
  private static func result(
    _ edit: HistoryEdit, _ text: [String], in file: [String]
  ) throws -> [String]? {
    guard let change = try edit.change(to: bytes(text)) else { return file }
    let content = edit.content(of: bytes(file), after: change)
    return content.map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  @Test("The text has the chosen lines and an explanation, and means no change by itself")
  func text() throws {
    let lines = (0..<5).map { Self.line("\($0)") }
    let edit = Self.edit(lines, limit: 3)
    #expect(edit.lines == Array(lines.suffix(3)))
    let change = try #require(try edit.change(to: Array(edit.text.utf8)))
    #expect(change.removals == 0 && change.additions == 0)
    #expect(edit.content(of: Self.bytes(lines), after: change) == Self.bytes(lines))
    #expect(try edit.change(to: Array(" \n\n".utf8)) == nil)
  }

  @Test("Only lines of the period are chosen, and unreadable ones never are")
  func period() {
    let lines = [Self.line("a", daysAgo: 9), "{broken", Self.line("b", daysAgo: 1)]
    let file = Self.bytes(lines)
    let edit = HistoryEdit(
      of: file, .last(.seconds(7 * 86_400)), limit: nil, at: Self.now, in: .utc)
    #expect(edit.lines == [lines[2]])
  }

  @Test(
    "Any lines can be removed, replaced, added and moved, and all others stay", arguments: 1...60)
  func edits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = (0..<12).map { _ in Int.random(in: 0..<9, using: &random) }
    let file = names.map { Self.line("\($0)") }
    let limit = Int.random(in: 1...12, using: &random)
    let edit = Self.edit(file, limit: limit)
    var text = edit.lines
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let place = Int.random(in: 0...text.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where place < text.count: text.remove(at: place)
      case 1 where place < text.count: text[place] = Self.line("new \(place)")
      default: text.insert(Self.line("more \(place)"), at: place)
      }
    }
    // What is appended in the meantime, and what can't be read, stays in its place.
    let late = ["{torn", Self.line("late")]
    let outcome = try #require(try Self.result(edit, text + ["# a remark", " "], in: file + late))
    #expect(outcome == Array(file.dropLast(limit)) + text + late, "\(names), \(limit)")
  }

  @Test("A line that isn’t an entry is refused with its number and the reason")
  func mistakes() throws {
    let line = Self.line("a")
    let edit = Self.edit([line])
    func words(_ text: [String]) -> String? {
      do {
        _ = try edit.change(to: Self.bytes(text))
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      words(["# x", line, "nonsense"])
        == "line 3 isn’t a timer of the history: it isn’t a JSON object")
    let wrong = String(line.replacing("\"ran\":60", with: "\"ran\":-1"))
    #expect(
      wrong != line
        && words([wrong])?.hasPrefix("line 1 isn’t a timer of the history: “ran”") == true)
    #expect(words([String(line.replacing("rang", with: "canceled")) + "\r"]) == nil)
  }

  @Test("If a chosen line has disappeared, nothing is changed")
  func disappeared() throws {
    let file = ["a", "b", "c"].map { Self.line($0) }
    let edit = Self.edit(file)
    #expect(try Self.result(edit, [file[0]], in: [file[0], file[2]]) == nil)
  }
}
