import Cells
import Programs
import TerminalCodes
import TestSupport
import Testing
import Widgets

struct SessionGlyphsTests {
  /// A widget that shows the glyph set of figures; it is taller in pixels.
  private struct GlyphName: Widget {
    func height(forWidth columns: Int, in surroundings: Surroundings) -> Int {
      surroundings.glyphs == nil ? 3 : 1
    }

    func draw(in context: inout DrawContext) {
      context.text(context.surroundings.glyphs.map(\.rawValue) ?? "pixels")
    }
  }

  private static func tester(
    _ configuration: Session<Desk>.Configuration? = nil
  ) -> ProgramTester<Desk> {
    let desk = Desk(panes: { _ in
      [
        Pane("base", .whole) {
          GlyphName()
          Block("below")
        }
      ]
    })
    return ProgramTester(
      desk, columns: 20, rows: 6, configuration: configuration ?? .init(depth: .truecolor))
  }

  @Test("Widgets know the glyph set of figures, and when it changes")
  func glyphs() {
    var tester = Self.tester()
    #expect(tester.screen == "quadrant\nbelow")
    for glyphs in GlyphSet.allCases {
      tester.turn([.glyphs(glyphs)])
      #expect(tester.screen == "\(glyphs.rawValue)\nbelow")
      #expect(tester.grid == tester.freshGrid)
    }
  }

  @Test("Pixels have no glyph set, and widgets are measured again")
  func pixels() {
    var tester = Self.tester()
    tester.turn([.glyphs(nil)])
    #expect(tester.screen == "pixels\n\n\nbelow")
    tester.turn([.glyphs(.braille)])
    #expect(tester.screen == "braille\nbelow")
  }

  @Test("A configuration starts with the glyph set of its terminal")
  func configuration() {
    for glyphs in GlyphSet.allCases {
      let variables = ["TERM": "foot", "LANG": "C.UTF-8"]
      let capabilities = Capabilities(
        environment: { variables[$0] }, glyphs: glyphs, colors: nil)
      let configuration = Session<Desk>.Configuration(capabilities)
      #expect(configuration.glyphs == capabilities.glyphs && configuration.glyphs == glyphs)
      #expect(Self.tester(configuration).screen == "\(glyphs.rawValue)\nbelow")
    }
  }

  @Test("The program isn't notified, and typed input continues")
  func events() {
    var tester = Self.tester()
    let before = tester.model.events
    tester.turn([.glyphs(.octant)])
    #expect(tester.model.events == before)
    #expect(tester.replayed().screen == tester.screen)
  }

  @Test("Other changes of a turn become visible together with it")
  func together() {
    var tester = Self.tester()
    let frames = tester.frames
    tester.turn([.glyphs(.half), .message("x"), .glyphs(.wedge)])
    #expect(tester.frames == frames + 1 && tester.screen == "wedge\nbelow")
    #expect(tester.model.events.last == .message("x"))
  }
}
