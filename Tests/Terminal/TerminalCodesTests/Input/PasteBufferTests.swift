import TerminalCodes
import TestSupport
import Testing

/// Tests of pasted text as events; the buffer itself is internal to the decoder.
struct PasteBufferTests {
  static let start = Array("\u{1B}[200~".utf8)
  static let end = Array("\u{1B}[201~".utf8)
  static let limit = 1 << 20

  static func pasted(_ bytes: [UInt8]) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.decode(start + bytes + end)
  }

  /// A paste must not act as commands.
  @Test("Pasted text is a single event without keys, however many reads it takes")
  func reads() {
    var decoder = InputDecoder()
    #expect(decoder.decode(Self.start + Array("qq".utf8)).isEmpty)
    #expect(decoder.patience == .seconds(1))
    #expect(decoder.decode(Array("\u{1B}[2".utf8)).isEmpty)
    #expect(
      decoder.decode(Array("\u{1B}[201~p".utf8))
        == [.paste("qq[2"), .key(KeyPress(.character("p")))])
    #expect(decoder.patience == nil)
  }

  /// A paste may contain its own end marker.
  @Test("The first end marker ends a paste; a second one is ignored")
  func endMark() {
    let events = Self.pasted(Array("a\u{1B}[201~b".utf8))
    #expect(events == [.paste("a"), .key(KeyPress(.character("b")))])
  }

  @Test("A paste that pauses continues, and its rest isn't read as keys")
  func pause() {
    var decoder = InputDecoder()
    for split in [0, 3] {
      #expect(decoder.decode(Self.start + Array("tea".utf8) + Self.end.prefix(split)).isEmpty)
      #expect(decoder.flush() == [.paste("tea")])
      #expect(decoder.patience == .seconds(1))
      let rest = (split == 0 ? Array("q".utf8) : []) + Self.end.dropFirst(split) + [0x71]
      #expect(decoder.decode(rest) == (split == 0 ? [.paste("q"), .key("q")] : [.key("q")]))
      #expect(decoder.patience == nil)
    }
  }

  @Test("A paste without an end is delivered, and after a pause keys are keys again")
  func unterminated() {
    var decoder = InputDecoder()
    #expect(decoder.decode(Self.start + Array("tea\u{1B}[20".utf8)).isEmpty)
    #expect(decoder.flush() == [.paste("tea")])
    #expect(decoder.flush().isEmpty && decoder.patience == nil)
    #expect(decoder.decode([0x71]) == [.key(KeyPress(.character("q")))])
    #expect(decoder.decode(Self.start).isEmpty)
    #expect(decoder.flush().isEmpty)
  }

  @Test("Broken UTF-8 is repaired")
  func repair() {
    #expect(Self.pasted([0x61, 0xFF, 0x62, 0xE2, 0x96]) == [.paste("a\u{FFFD}b\u{FFFD}")])
  }

  @Test("Text over the limit is cut at a character, and the end is still found")
  func limit() {
    for (character, kept, extra) in [("x", Self.limit, 0), ("日", Self.limit - 1, 20)] {
      let count = Self.limit / character.utf8.count + extra
      let bytes = Array(String(repeating: character, count: count).utf8)
      let events = Self.pasted(bytes)
      guard case .paste(let text)? = events.first else {
        Issue.record("no paste")
        return
      }
      #expect(text.utf8.count == kept)
      #expect(text.last == Character(character))
      #expect(events.count == 1)
    }
  }

  @Test("A paste can be followed by another")
  func twice() {
    var decoder = InputDecoder()
    let bytes = Self.start + [0x61] + Self.end
    #expect(decoder.decode(bytes + bytes) == [.paste("a"), .paste("a")])
  }

  @Test("A paste has no control characters except newlines and tabs")
  func controls() {
    var random = SeededGenerator(seed: 26)
    for _ in 0..<500 {
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
      for case .paste(let text) in Self.pasted(bytes) {
        #expect(
          text.unicodeScalars.allSatisfy {
            $0 == "\n" || $0 == "\t" || 0x20..<0x7F ~= $0.value || $0.value >= 0xA0
          })
      }
    }
  }
}
