import TestSupport
import Testing

/// The built program on a terminal that supports pixels.
@Suite(.serialized)
struct PixelRingTests {
  static func timer(_ arguments: String...) throws -> TerminalSession {
    try builtTimer(["5m", "--ring"] + arguments) {
      $0.environment = ["TERM=xterm-256color", "COLORTERM=truecolor", "LC_ALL=C.UTF-8"]
      // Replies are a part of these tests.
      $0.replies = false
    }
  }

  static func has(_ session: TerminalSession, _ text: String) -> Bool {
    String(decoding: session.received, as: UTF8.self).contains(text)
  }

  static let cellSize = "\u{1B}[6;16;8t"

  @Test("The picture is drawn once the cell size is known, and deleted at the end")
  func kitty() throws {
    let session = try Self.timer("--glyphs=kitty")
    #expect(session.wait { Self.has(session, "\u{1B}[c") })
    #expect(!Self.has(session, "\u{1B}_G"))
    session.terminal.type(Self.cellSize + "\u{1B}[?62c")
    #expect(session.wait { Self.has(session, "\u{1B}_Ga=T,i=") })
    #expect(!Self.has(session, "a=d,d=I,i="))
    session.terminal.type("q")
    #expect(session.next() == .exited(1))
    #expect(Self.has(session, "\u{1B}_Ga=d,d=I,i="))
    expectRestored(session)
  }

  @Test("When the program is stopped and resumed, the picture is deleted and redrawn")
  func stopped() throws {
    let session = try Self.timer("--glyphs=kitty")
    #expect(session.wait { Self.has(session, "\u{1B}[c") })
    session.terminal.type(Self.cellSize + "\u{1B}[?62c")
    #expect(session.wait { Self.has(session, "\u{1B}_Ga=T,i=") })
    session.terminal.type("\u{1A}")
    #expect(session.next() != nil)
    #expect(Self.has(session, "a=d,d=I,i="))
    expectRestored(session)
    let before = session.received.count
    session.bringBack()
    #expect(
      session.wait {
        String(decoding: session.received[before...], as: UTF8.self).contains("\u{1B}_Ga=T,i=")
      })
    session.terminal.type("q")
    #expect(session.next() == .exited(1))
    expectRestored(session)
  }

  @Test("A terminal that reports support gets sixels, after further queries")
  func sixel() throws {
    let session = try Self.timer()
    #expect(session.wait { Self.has(session, "\u{1B}[c") })
    #expect(Self.has(session, "\u{1B}[>0q"))
    session.terminal.type(Self.cellSize + "\u{1B}P>|foot(1.13.1)\u{1B}\\\u{1B}[?62;4c")
    #expect(session.wait { Self.has(session, "\u{1B}[?1;1;0S\u{1B}[?2;1;0S\u{1B}[c") })
    #expect(!Self.has(session, "\u{1B}P"))
    session.terminal.type("\u{1B}[?1;0;64S\u{1B}[?2;0;800;600S\u{1B}[?62;4c")
    #expect(session.wait { Self.has(session, "\u{1B}P0;1;0q") })
    session.terminal.type("q")
    #expect(session.next() == .exited(1))
    expectRestored(session)
  }

  /// Returns whether anything was drawn with legacy computing symbols, such as sextants.
  static func hasSextants(_ session: TerminalSession) -> Bool {
    String(decoding: session.received, as: UTF8.self).unicodeScalars
      .contains { (0x1FB00...0x1FB6F).contains($0.value) }
  }

  @Test(
    "A terminal that reports its name gets its supported characters, unless others were requested")
  func glyphs() throws {
    let name = "\u{1B}P>|foot(1.13.1)\u{1B}\\\u{1B}[?62;22c"
    let session = try Self.timer()
    #expect(session.wait { Self.has(session, "\u{1B}[c") })
    #expect(!Self.hasSextants(session))
    session.terminal.type(name)
    #expect(session.wait { Self.hasSextants(session) })
    let asked = try Self.timer("--glyphs=half")
    #expect(asked.wait { Self.has(asked, "\u{1B}[c") })
    #expect(!Self.has(asked, "\u{1B}[>0q"))
  }

  @Test("A terminal without picture support, or without a response, gets cells")
  func cells() throws {
    for reply in [Self.cellSize + "\u{1B}[?1;2c", ""] {
      let session = try Self.timer()
      #expect(session.wait { Self.has(session, "\u{1B}[c") })
      session.terminal.type(reply)
      session.terminal.type("q")
      #expect(session.next() == .exited(1))
      #expect(!Self.has(session, "\u{1B}P") && !Self.has(session, "\u{1B}_"))
      expectRestored(session)
    }
  }
}
