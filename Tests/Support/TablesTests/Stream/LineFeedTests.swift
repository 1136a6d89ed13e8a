import TestSupport
import Testing

@testable import Tables

@Suite("Line feed")
struct LineFeedTests {
  private func lines(_ feed: inout LineFeed, _ pieces: [[UInt8]]) -> [String] {
    var lines: [String] = []
    let use = { (line: Span<UInt8>) -> Bool in
      lines.append(String(decoding: line.indices.map { line[$0] }, as: UTF8.self))
      return lines.last != "bad"
    }
    for piece in pieces { feed.append(piece, use: use) }
    feed.finish(use: use)
    return lines
  }

  @Test("An incomplete line is buffered")
  func halves() {
    var feed = LineFeed()
    var seen: [Int] = []
    feed.append(Array("12".utf8)) { _ in false }
    #expect(feed.lines == 0)
    feed.append(Array("3\r\n4\n\n".utf8)) {
      seen.append($0.count)
      return true
    }
    #expect(seen == [3, 1, 0])
  }

  @Test("Random texts give the same lines as a split, and long lines are counted")
  func oracle() {
    var generator = SeededGenerator(seed: 31)
    let parts = ["a", "bc", "bad", "\n", "\nbad\n", "\r\n", String(repeating: "x", count: 9)]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...40, using: &generator)
      let text = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let bytes = Array(text.utf8)
      var all = bytes.split(separator: 10, omittingEmptySubsequences: false)
      if all.last?.isEmpty == true { all.removeLast() }
      let cut = all.map { $0.last == 13 ? $0.dropLast() : $0 }
      let good = cut.filter { $0.count <= 12 }.map { String(decoding: $0, as: UTF8.self) }
      var feed = LineFeed(limit: 12)
      #expect(lines(&feed, generator.cut(bytes, longest: 8)) == good)
      #expect(feed.lines == good.count)
      #expect(feed.tooLong == cut.count - good.count)
      #expect(feed.bad == good.count { $0 == "bad" })
    }
  }

  @Test("A stream without line breaks is dropped, not buffered")
  func endless() {
    var feed = LineFeed()
    for _ in 0..<100 {
      feed.append([UInt8](repeating: 0x31, count: 10_000)) { _ in true }
    }
    feed.append(Array("\n7\n".utf8)) { $0.count == 1 }
    #expect((feed.lines, feed.tooLong, feed.bad) == (1, 1, 0))
  }
}
