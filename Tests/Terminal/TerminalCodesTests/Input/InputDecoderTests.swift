import TerminalCodes
import TestSupport
import Testing

struct InputDecoderTests {
  static let q = InputEvent.key(KeyPress(.character("q")))

  static func decoded(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.decode(Array(text.utf8))
  }

  @Test("Each byte sequence becomes its event", arguments: InputSamples.events)
  func event(bytes: String, event: InputEvent) {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array(bytes.utf8)) == [event])
    #expect(decoder.patience == nil)
  }

  @Test(
    "Unknown sequences and their parts produce no event", arguments: InputSamples.others)
  func other(bytes: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array(bytes.utf8)).isEmpty)
    #expect(decoder.patience == nil)
    #expect(decoder.decode([0x71]) == [Self.q])
  }

  @Test("The events are the same however the bytes are split")
  func cuts() {
    let texts = InputSamples.events.map(\.0) + InputSamples.others
    let whole = Self.decoded(texts.joined())
    #expect(whole == InputSamples.events.map(\.1))
    for text in texts {
      let bytes = Array((text + "q").utf8)
      let expected = Self.decoded(text + "q")
      for cut in 0...bytes.count {
        var decoder = InputDecoder()
        let events = decoder.decode(Array(bytes[..<cut])) + decoder.decode(Array(bytes[cut...]))
        #expect(events == expected, "\(bytes.readable) cut at \(cut)")
      }
    }
    var decoder = InputDecoder()
    #expect(texts.joined().utf8.flatMap { decoder.decode([$0]) } == whole)
  }

  @Test("Random bytes split at random give the same events, and after a flush a q is a q")
  func junk() {
    var random = SeededGenerator(seed: 27)
    let pieces = (InputSamples.events.map(\.0) + InputSamples.others).map { Array($0.utf8) }
    let likely = Array("\u{1B}\u{1B}[]OP;;?:<>/0123456789~ctrguM\u{07}\\-+\u{18}\r".utf8)
    for _ in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes.append(.random(in: 0...255, using: &random))
        case 1: bytes += (pieces.randomElement(using: &random) ?? []).dropLast(.random(in: 0...1))
        default: bytes.append(likely.randomElement(using: &random) ?? 0)
        }
      }
      var (whole, cut) = (InputDecoder(), InputDecoder())
      let expected = whole.decode(bytes)
      var rest = bytes[...]
      var events: [InputEvent] = []
      while !rest.isEmpty {
        let count = Int.random(in: 1...5, using: &random)
        events += cut.decode(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      #expect(events == expected, "\(bytes.readable)")
      #expect(whole == cut)
      // A paste continues after the first.
      _ = whole.flush() + whole.flush()
      #expect(whole.patience == nil)
      #expect(whole.decode([0x71]).last == Self.q, "\(bytes.readable)")
    }
  }

  @Test("A lone ESC waits and becomes the Esc key if nothing follows")
  func escape() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.patience == .milliseconds(100))
    #expect(decoder.flush() == [.key(KeyPress(.escape))])
    #expect(decoder.patience == nil)
    #expect(decoder.flush().isEmpty)
    #expect(Self.decoded("\u{1B}\u{1B}[A") == [.key(KeyPress(.escape)), .key(KeyPress(.up))])
  }

  /// A sequence that is split under load must not become Esc.
  @Test("The rest of a sequence isn’t read as keys, even after ESC was flushed")
  func lateRest() {
    let press = InputEvent.mouse(MouseEvent(.press(.left), column: 1, row: 2))
    for (rest, event) in [
      ("[A", .key(KeyPress(.up))), ("OB", .key(KeyPress(.down))),
      ("[6~", .key(KeyPress(.pageDown))),
      ("[<0;2;3M", press), ("[I", .focus(true)), ("[200~x\u{1B}[201~", .paste("x")),
    ] as [(String, InputEvent)] {
      var decoder = InputDecoder()
      _ = decoder.decode([0x1B])
      #expect(decoder.flush() == [.key(KeyPress(.escape))])
      #expect(decoder.decode(Array(rest.utf8)) == [event])
      // Only once: later, the same bytes are keys.
      #expect(decoder.decode(Array(rest.utf8)).count >= min(rest.count, 2))
    }
  }

  /// Alt-Enter must not become Esc.
  @Test("Alt-Enter is Alt-Enter in one read or two")
  func altEnter() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B, 0x0D]) == [.key(KeyPress(.enter, .alt))])
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.decode([0x0D]) == [.key(KeyPress(.enter, .alt))])
  }

  @Test("A bracket long after Esc is a key, but an arrow in three parts isn't")
  func bracket() {
    for (bytes, key) in [([0x5B] as [UInt8], "["), ([0x4F], "O")] {
      var decoder = InputDecoder()
      _ = decoder.decode([0x1B])
      _ = decoder.flush()
      #expect(decoder.decode(bytes).isEmpty)
      #expect(decoder.patience == .milliseconds(100))
      #expect(decoder.flush() == [.key(KeyPress(.character(Character(key))))])
      _ = decoder.decode([0x1B])
      _ = decoder.flush()
      #expect(decoder.decode(bytes).isEmpty)
      #expect(decoder.decode([0x41]) == [.key(KeyPress(.up))])
    }
  }

  @Test("A delayed reply is waited for, wherever it is split")
  func heldUp() {
    let reply = Array("\u{1B}]11;rgb:eeee/eeee/ffff\u{1B}\\\u{1B}[?62;22c".utf8)
    for cut in 2..<reply.count {
      var decoder = InputDecoder()
      var events = decoder.decode(Array(reply[..<cut]))
      #expect(decoder.patience != .milliseconds(100) || reply[cut - 1] == 0x1B)
      events += decoder.decode(Array(reply[cut...]))
      #expect(events.count == 2)
    }
  }

  @Test(
    "An unfinished sequence is dropped on flush",
    arguments: ["\u{1B}[1", "\u{1B}]11;", "\u{1B}O", "\u{1B}[M!", "\u{1B}]x\u{1B}", "\u{1B}[["])
  func givingUp(bytes: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array(bytes.utf8)).isEmpty)
    #expect(decoder.patience == .seconds(1))
    #expect(decoder.flush().isEmpty)
    #expect(decoder.patience == nil)
    #expect(decoder.decode([0x71]) == [Self.q])
  }

  @Test("A truncated character doesn't swallow the next key")
  func brokenCharacter() {
    let cut: [[UInt8]] = [
      [0xE2], [0xE2, 0x96], [0xF0, 0x9F, 0x98], [0x80], [0xFF], [0x1B, 0xE2],
    ]
    for broken in cut {
      var decoder = InputDecoder()
      #expect(decoder.decode(broken + [0x71]) == [Self.q], "\(broken)")
    }
  }

  @Test("Content that is too long is dropped up to its end, in one read or many")
  func overlong() {
    for (start, end) in [("\u{1B}]52;c;", "\u{1B}\\"), ("\u{1B}_G", "\u{1B}\\"), ("\u{1B}[", "c")] {
      let bytes = Array((start + String(repeating: "1", count: 10_000) + end).utf8)
      var (whole, pieces) = (InputDecoder(), InputDecoder())
      #expect(whole.decode(bytes + [0x71]) == [Self.q])
      #expect(bytes.flatMap { pieces.decode([$0]) }.isEmpty)
      #expect(pieces.decode([0x71]) == [Self.q])
    }
  }

  @Test(
    "The rest of a string that paused isn’t typed, up to its end",
    arguments: ["\u{7}", "\u{1B}\\", "\u{18}"], [4, 5000])
  func pausedString(_ end: String, _ count: Int) {
    var decoder = InputDecoder()
    _ = decoder.decode([0x1B, 0x5D] + Array(repeating: 0x61, count: count))
    #expect(decoder.patience == .seconds(1))
    #expect(decoder.flush().isEmpty && decoder.patience == nil)
    #expect(decoder.decode(Array("q[1;2q\(end)".utf8)).isEmpty)
    #expect(decoder.decode([0x71]) == [Self.q])
  }

  @Test("Enter, Ctrl-C and Esc escape from a string without an end")
  func endless() {
    var decoder = InputDecoder()
    _ = decoder.decode(Array("\u{1B}Pabcdef".utf8))
    #expect(decoder.flush().isEmpty)
    #expect(decoder.decode(Array("q\r".utf8)) == [.key(KeyPress(.enter))])
    _ = decoder.decode(Array("\u{1B}Pabcdef".utf8))
    #expect(decoder.flush().isEmpty)
    #expect(decoder.decode([0x71, 0x03]) == [.key(KeyPress(.character("c"), .control))])
    _ = decoder.decode(Array("\u{1B}Pabcdef".utf8))
    #expect(decoder.flush().isEmpty)
    #expect(decoder.decode(Array("q\u{1B}".utf8)).isEmpty)
    #expect(decoder.flush() == [.key(KeyPress(.escape))])
    #expect(decoder.decode([0x71]) == [Self.q])
  }

  @Test("A typed Alt and bracket is dropped after a second")
  func typedBracket() {
    var decoder = InputDecoder()
    _ = decoder.decode(Array("\u{1B}]".utf8))
    for letter in "abc" { _ = decoder.decode(Array(String(letter).utf8)) }
    #expect(decoder.flush().isEmpty)
    #expect(decoder.decode([0x71]) == [Self.q])
  }

  @Test("Enter ends a string begun by typing Alt and a bracket", arguments: ["\r", "\n"])
  func enterEndsAString(_ enter: String) {
    var decoder = InputDecoder()
    _ = decoder.decode(Array("\u{1B}]".utf8))
    #expect(decoder.decode(Array("q\(enter)".utf8)) == [.key(KeyPress(.enter))])
    #expect(decoder.patience == nil)
  }

  /// The release of a key must not count as a press.
  @Test("Releasing a key produces no event, and a repeat is a press")
  func releases() {
    let text = "\u{1B}[113;5:1u\u{1B}[113;5:2u\u{1B}[113;5:3u\u{1B}[1;1:1B\u{1B}[1;1:3B"
    let press = InputEvent.key(KeyPress(.character("q"), .control))
    #expect(Self.decoded(text) == [press, press, .key(KeyPress(.down))])
  }

  @Test("Two keys in one read are two events")
  func twoKeys() {
    #expect(Self.decoded("qq") == [Self.q, Self.q])
    #expect(Self.decoded("\u{1B}[Aq\u{1B}[<64;1;1Mq").filter { $0 == Self.q }.count == 2)
  }
}
