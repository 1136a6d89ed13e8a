import TerminalCodes
import TestSupport
import Testing

struct InputDecoderTests {
  static let keys: [(String, Key)] = [
    ("a", .character("a")), ("Q", .character("Q")), (" ", .character(" ")),
    ("é", .character("é")), ("日", .character("日")), ("😀", .character("😀")),
    ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{08}", .backspace),
    ("\u{03}", .control("c")), ("\u{1A}", .control("z")), ("\u{0C}", .control("l")),
    ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
    ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}OC", .right), ("\u{1B}OD", .left),
    ("\u{1B}[1;5A", .up), ("\u{1B}OM", .enter),
    ("\u{1B}[H", .home), ("\u{1B}[F", .end), ("\u{1B}OH", .home), ("\u{1B}OF", .end),
    ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
    ("\u{1B}[2~", .insert), ("\u{1B}[3~", .delete), ("\u{1B}[3;5~", .delete),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
  ]

  static let replies: [(String, Reply)] = [
    ("\u{1B}[?62;22c", .deviceAttributes([62, 22])), ("\u{1B}[?6c", .deviceAttributes([6])),
    ("\u{1B}[6;18;9t", .cellSize(width: 9, height: 18)),
    ("\u{1B}[4;600;800t", .textAreaSize(width: 800, height: 600)),
    ("\u{1B}]11;rgb:1e1e/2020/ffff\u{07}", .background(red: 0x1E, green: 0x20, blue: 0xFF)),
    ("\u{1B}]11;rgb:1e/20/ff\u{1B}\\", .background(red: 0x1E, green: 0x20, blue: 0xFF)),
    ("\u{1B}]11;rgb:f/0/8\u{07}", .background(red: 255, green: 0, blue: 136)),
    ("\u{1B}]11;rgba:ffff/0000/8080/ffff\u{07}", .background(red: 255, green: 0, blue: 128)),
    ("\u{1B}[?1;2;4c", .deviceAttributes([1, 2, 4])),
    ("\u{1B}P>|foot(1.13.1)\u{1B}\\", .version("foot(1.13.1)")),
    ("\u{1B}P>|tmux 3.3a\u{1B}\\", .version("tmux 3.3a")),
    ("\u{1B}P>|\u{1B}\\", .version("")),
    ("\u{1B}P>|é\u{7F}x\u{07}", .version("x")),
    ("\u{1B}[?1;0;1024S", .sixelRegisters(1024)),
    ("\u{1B}[?2;0;800;600S", .sixelGeometry(width: 800, height: 600)),
    ("\u{1B}_Gi=31;OK\u{1B}\\", .kittyGraphics(ok: true, id: 31)),
    ("\u{1B}_Gi=31,p=1;ENOENT:no such picture\u{1B}\\", .kittyGraphics(ok: false, id: 31)),
    ("\u{1B}[?2026;2$y", .mode(2026, state: 2)), ("\u{1B}[?2026;0$y", .mode(2026, state: 0)),
    ("\u{1B}[24;80R", .cursorPosition(row: 24, column: 80)),
  ]

  /// Sequences that mean nothing here.
  static let others = [
    "\u{1B}[I", "\u{1B}[<0;10;5M", "\u{1B}[M !!", "\u{1B}[200~qqee\u{1B}[201~",
    "\u{1B}[?2026;2y", "\u{1B}[?2026$y", "\u{1B}[?2026;9$y", "\u{1B}[?2026;2;1$y",
    "\u{1B}[4;2$y", "\u{1B}[R", "\u{1B}[1R", "\u{1B}[0;4R", "\u{1B}[?1;2R", "\u{1B}[1;2;3R",
    // Failures, and tmux 3.4's answers, which have too few numbers or too many.
    "\u{1B}[?1;3;0S", "\u{1B}[?2;3S", "\u{1B}[?1;0S", "\u{1B}[?2;0;1024S", "\u{1B}[?1;0;0S",
    "\u{1B}[?2;0;0;5S", "\u{1B}[?1;0;99999999999999999999S", "\u{1B}[?2;0;-4;9S", "\u{1B}[5S",
    "\u{1B}P>text\u{1B}\\", "\u{1B}Pq#0~\u{1B}\\", "\u{1B}_GOK\u{1B}\\",
    "\u{1B}_Gi=;OK\u{1B}\\", "\u{1B}_Gi=-1;OK\u{1B}\\", "\u{1B}_Gi=99999999999;OK\u{1B}\\",
    "\u{1B}_Gi=31\u{1B}\\", "\u{1B}_\u{1B}\\",
    "\u{1B}[1;2P", "\u{1B}x", "\u{1B}OP",
    "\u{1B}]0;title\u{07}", "\u{1B}]11;none\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}[[A", "\u{1B}]11;rgb:-f/00/00\u{07}", "\u{1B}]11;rgb:fffff/00/00\u{07}",
    "\u{1B}]11;rgb:00/00\u{07}", "\u{0}", "\u{1F}",
  ]

  static func decoded(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.decode(Array(text.utf8))
  }

  @Test("Each key", arguments: keys)
  func key(bytes: String, key: Key) {
    #expect(Self.decoded(bytes) == [.key(key)])
  }

  @Test("Each reply", arguments: replies)
  func reply(bytes: String, reply: Reply) {
    #expect(Self.decoded(bytes) == [.reply(reply)])
  }

  @Test("What means nothing is no key, and neither is any part of it", arguments: others)
  func other(bytes: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array(bytes.utf8)).isEmpty)
    #expect(decoder.patience == nil)
    #expect(decoder.decode([0x71]) == [.key(.character("q"))])
  }

  @Test("However bytes are cut up, the events are the same")
  func cuts() {
    let texts = Self.keys.map(\.0) + Self.replies.map(\.0) + Self.others
    let whole = Self.decoded(texts.joined())
    #expect(whole.count == Self.keys.count + Self.replies.count)
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

  @Test("A lone ESC waits and is the Esc key when nothing follows")
  func escape() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.patience != nil)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(decoder.patience == nil)
    #expect(decoder.flush().isEmpty)
    #expect(Self.decoded("\u{1B}\u{1B}[A") == [.key(.escape), .key(.up)])
  }

  @Test("The rest of a sequence is no keys even when ESC was given up")
  func lateRest() {
    for (rest, key) in [("[A", Key.up), ("OB", .down), ("[6~", .pageDown)] {
      var decoder = InputDecoder()
      _ = decoder.decode([0x1B])
      #expect(decoder.flush() == [.key(.escape)])
      #expect(decoder.decode(Array(rest.utf8)) == [.key(key)])
      // Once only: later the same bytes are keys.
      #expect(decoder.decode(Array(rest.utf8)).count == rest.count)
    }
  }

  @Test("A bracket long after Esc is a key, an arrow in three parts is none")
  func bracket() {
    for (bytes, key) in [([0x5B] as [UInt8], "["), ([0x4F], "O")] {
      var decoder = InputDecoder()
      _ = decoder.decode([0x1B])
      _ = decoder.flush()
      #expect(decoder.decode(bytes).isEmpty)
      #expect(decoder.patience == .milliseconds(100))
      #expect(decoder.flush() == [.key(.character(Character(key)))])
      _ = decoder.decode([0x1B])
      _ = decoder.flush()
      #expect(decoder.decode(bytes).isEmpty)
      #expect(decoder.decode([0x41]) == [.key(.up)])
    }
  }

  @Test("A reply that is held up on the way is patiently waited for, wherever it is cut")
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

  @Test("Pasted text is no keys, and a paste without an end is over some time")
  func pasting() {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array("\u{1B}[200~qq".utf8)).isEmpty)
    #expect(decoder.decode(Array("ee\u{1B}[201~p".utf8)) == [.key(.character("p"))])
    #expect(decoder.decode(Array("\u{1B}[200~q".utf8)).isEmpty)
    #expect(decoder.patience == .seconds(1))
    #expect(decoder.flush().isEmpty)
    #expect(decoder.decode([0x71]) == [.key(.character("q"))])
  }

  @Test(
    "What is unfinished is dropped when given up",
    arguments: ["\u{1B}[1", "\u{1B}]11;rgb:", "\u{1B}O"])
  func givingUp(bytes: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array(bytes.utf8)).isEmpty)
    #expect(decoder.patience != nil)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.decode([0x71]) == [.key(.character("q"))])
  }

  @Test("A character that was cut off doesn't take the next key with it")
  func brokenCharacter() {
    for broken in [[0xE2], [0xE2, 0x96], [0xF0, 0x9F, 0x98], [0x80], [0xFF]] as [[UInt8]] {
      var decoder = InputDecoder()
      #expect(decoder.decode(broken + [0x71]) == [.key(.character("q"))], "\(broken)")
    }
  }

  @Test("No bytes trap, and after any a flush gives the keys back")
  func junk() {
    var random = SeededGenerator(seed: 27)
    let likely = Array("\u{1B}\u{1B}\u{1B}[]OP;;?:/0123456789~ctrgb\u{07}\\-+\u{18}".utf8)
    for _ in 0..<3000 {
      var decoder = InputDecoder()
      for _ in 0..<3 {
        let bytes = (0..<Int.random(in: 1...12, using: &random)).map { _ in
          Bool.random(using: &random)
            ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
        }
        _ = decoder.decode(bytes)
      }
      let colors =
        "\u{1B}]11;rgb:"
        + String(
          decoding: (0..<6).map { _ in
            Array("0f-+/ x".utf8).randomElement(using: &random) ?? 0
          }, as: UTF8.self) + "/0/0\u{07}"
      _ = decoder.decode(Array(colors.utf8))
      _ = decoder.flush()
      #expect(decoder.decode([0x71]) == [.key(.character("q"))])
    }
  }

  @Test("A string without an end is let go")
  func endless() {
    var decoder = InputDecoder()
    _ = decoder.decode([0x1B, 0x5D] + Array(repeating: 0x61, count: 5000))
    #expect(decoder.patience == nil)
    #expect(decoder.decode([0x71]) == [.key(.character("q"))])
  }

  @Test("Enter ends what a person began with Esc and a bracket", arguments: ["\r", "\n"])
  func enterEndsAString(_ enter: String) {
    var decoder = InputDecoder()
    _ = decoder.decode(Array("\u{1B}]".utf8))
    #expect(decoder.decode(Array("q\(enter)".utf8)) == [.key(.enter)])
    #expect(decoder.patience == nil)
  }
}
