import Testing

@testable import Tables

@Suite("Spellings of texts")
struct SpellingsTests {
  /// Returns the index of each text after all were added.
  private func codes(_ texts: [String]) -> [UInt32?] {
    var spellings = Spellings()
    for (code, text) in texts.enumerated() {
      let bytes = Array(text.utf8)
      spellings.add(
        bytes, Spellings.word(bytes.span, bytes.indices), UInt32(clamping: code))
    }
    return texts.map { text in
      let bytes = Array("<\(text)>".utf8)
      let range = 1..<bytes.count - 1
      return spellings.code(bytes.span, range, Spellings.word(bytes.span, range))
    }
  }

  @Test("Every spelling is found inside other bytes", arguments: [1, 5, 60, 3_000])
  func found(count: Int) {
    let texts = (0..<count).map { $0 % 2 == 0 ? "\($0)" : "a longer text \($0)" }
    #expect(codes(texts) == texts.indices.map { UInt32($0) })
  }

  @Test("A spelling isn’t mistaken for another one, whatever their words are")
  func alike() {
    #expect(codes(["", "\0", "\0\0", "a", "\0a"]) == [0, 1, 2, 3, 4])
    let blocks = ["12345678", "abcdefgh", "ABCDEFGH"]
    let texts = blocks.flatMap { first in
      blocks.flatMap { second in blocks.map { first + second + $0 } }
    }
    let words = Set(
      texts.map { text in
        let bytes = Array(text.utf8)
        return Spellings.word(bytes.span, bytes.indices)
      })
    #expect(words.count < texts.count)
    for (code, found) in codes(texts).enumerated() {
      #expect(found == nil || found == UInt32(code))
    }
  }

  @Test("Texts whose spellings aren’t found are the same as others")
  func crowded() {
    let blocks = ["12345678", "abcdefgh", "ABCDEFGH", "[]{}()/-"]
    let texts = blocks.indices.flatMap { place in
      blocks.indices.flatMap { other in
        var parts = blocks + blocks
        parts.swapAt(place, 4 + other)
        parts.swapAt(other, 3)
        return [parts.joined()]
      }
    }
    var column = SharedTexts()
    for text in texts + texts.reversed() {
      let bytes = Array(text.utf8)
      column.append(bytes.span, bytes.indices)
    }
    #expect(column.drain() == TextColumn(texts + texts.reversed()))
  }
}
