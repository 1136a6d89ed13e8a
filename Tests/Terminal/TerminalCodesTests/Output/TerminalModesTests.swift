import Cells
import TerminalCodes
import TestSupport
import Testing

struct TerminalModesTests {
  static let all: TerminalModes = [
    .fullScreen, .title, .focusReports, .keyboardDisambiguation, .mousePress, .mouseDrag,
    .mouseMotion, .mousePixels,
  ]
  static let every = (0...all.rawValue).map { TerminalModes(rawValue: $0) }
  static let mouseModes: [(TerminalModes, Int)] = [
    (.mousePress, 1000), (.mouseDrag, 1002), (.mouseMotion, 1003),
  ]

  /// The state in which bytes leave a terminal, with the mouse's three modes as one setting.
  struct State: Hashable {
    var modes: Set<Int>
    var keyboardFlags: [Int]
    var titles: Int

    init(after bytes: [UInt8]) {
      var screen = ScreenModel(showing: Grid(columns: 4, rows: 2))
      let text = String(decoding: bytes, as: UTF8.self)
      let titled = text.replacing("\u{1B}[22;2t", with: "").replacing("\u{1B}[23;2t", with: "")
      screen.receive(Array(titled.utf8))
      modes = screen.modes
      keyboardFlags = screen.keyboardFlags
      titles = TerminalTrace(bytes).titles
    }
  }

  @Test("The bytes of a full-screen and an inline face are exact")
  func faces() {
    let modes: TerminalModes = [.fullScreen, .title]
    #expect(modes.entering.readable == "␛[22;2t␛[?1049h␛[2J␛[?25l␛[?2004h")
    let back = "␛[?2026l␛[m␛[?2004l␛[?1049l␛[?25h␛[23;2t"
    #expect(modes.leaving.readable == "␘" + back)
    #expect(modes.crashing() == modes.leaving)
    // Pictures are removed first, after the end of a string that may have been cut off.
    #expect(
      modes.crashing(removingPictures: KittyPicture.deleteAll).readable == "␘␛\\␛_Ga=d,d=A,q=2␛\\"
        + back)
    let inline: TerminalModes = [.inline, .title]
    #expect(inline.entering.readable == "␛[22;2t␛[?25l␛[?2004h")
    #expect(inline.leaving.readable == "␘␛[?2026l␛[m␛[?2004l␛[?25h␛[23;2t")
    #expect(inline.crashing() == inline.leaving + [0x0D, 0x0A])
    #expect(TerminalModes().entering.isEmpty)
    #expect(TerminalModes.fullScreen.leaving.readable.hasSuffix("␛[?25h"), "no title, none back")
  }

  @Test("The bytes with all modes set are exact")
  func everything() {
    #expect(
      Self.all.entering.readable
        == "␛[22;2t␛[?1049h␛[2J␛[?25l␛[?2004h␛[?1004h␛[>5u␛[?1006h␛[?1016h␛[?1003h")
    #expect(
      Self.all.leaving.readable
        == "␘␛[?2026l␛[m␛[?1003l␛[?1002l␛[?1000l␛[?1006l␛[?1016l␛[?1004l␛[?2004l␛[<u␛[?1049l"
        + "␛[?25h␛[23;2t")
  }

  @Test("Leaving, or crashing, restores everything entered, for every set of modes")
  func restoration() {
    for modes in Self.every {
      #expect(!TerminalTrace(modes.entering).isRestored || modes.isSubset(of: .mousePixels))
      for end in [
        modes.leaving, modes.crashing(), modes.crashing(removingPictures: KittyPicture.deleteAll),
      ] {
        #expect(TerminalTrace(modes.entering + end).isRestored, "\(modes)")
        #expect(State(after: modes.entering + end).modes.subtracting([25]).isEmpty, "\(modes)")
        #expect(end.count <= 200 + KittyPicture.deleteAll.count)
      }
    }
  }

  @Test("Changing from one set to another equals entering the other, for random pairs")
  func changes() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<2000 {
      let (old, new) = (
        TerminalModes(rawValue: .random(in: 0...Self.all.rawValue, using: &random)),
        TerminalModes(rawValue: .random(in: 0...Self.all.rawValue, using: &random))
      )
      let changed = old.entering + old.changing(to: new)
      var (state, fresh) = (State(after: changed), State(after: new.entering))
      // The cursor was visible before, without having been set.
      state.modes.remove(25)
      fresh.modes.remove(25)
      #expect(state == fresh, "\(old) to \(new)")
      #expect(TerminalTrace(changed).showsCursor == !new.contains(.hiddenCursor))
      #expect(TerminalTrace(changed + new.leaving).isRestored)
      #expect(old == new ? old.changing(to: new).isEmpty : true)
    }
  }

  @Test("Of several mouse modes the one that reports most is set, and without one no pixels")
  func mouse() {
    for (modes, number) in Self.mouseModes {
      let state = State(after: modes.union(.mousePress).entering)
      #expect(state.modes == [number, 1006])
      #expect(State(after: modes.union(.mousePixels).entering).modes == [number, 1006, 1016])
      #expect(
        State(after: modes.union([.mouseMotion, .mouseDrag]).entering).modes == [1003, 1006])
    }
    #expect(TerminalModes.mousePixels.entering.isEmpty)
  }

  @Test("A change of the mouse mode sends nothing else, and ends the old mode first")
  func mouseChanges() {
    let face: TerminalModes = [.fullScreen, .title]
    #expect(face.changing(to: face.union(.mousePress)).readable == "␛[?1006h␛[?1000h")
    #expect(
      face.union(.mousePress).changing(to: face.union([.mousePress, .mouseMotion])).readable
        == "␛[?1000l␛[?1003h")
    // 1006 and 1016 are values of one setting: without 1016, neither would be set.
    #expect(
      face.union([.mouseDrag, .mousePixels]).changing(to: face.union(.mouseDrag)).readable
        == "␛[?1016l␛[?1006h")
    #expect(
      face.union(.mouseDrag).changing(to: face).readable == "␛[?1003l␛[?1002l␛[?1000l␛[?1006l")
  }

  /// The mouse mode must not be left on after exit or a crash, nor echo be restored before it is
  /// off.
  @Test("The mouse is off before the screen and the keyboard are restored", arguments: mouseModes)
  func mouseGoesFirst(_ mode: TerminalModes, _ number: Int) {
    let modes = mode.union([.fullScreen, .keyboardDisambiguation])
    for bytes in [
      modes.leaving, modes.crashing(), modes.crashing(removingPictures: KittyPicture.deleteAll),
    ] {
      let text = bytes.readable
      let off = text.firstRange(of: "[?\(number)l")?.lowerBound ?? text.endIndex
      for later in ["[<u", "[?1049l", "[?25h"] {
        #expect(off < text.firstRange(of: later)?.lowerBound ?? text.startIndex, "\(later)")
      }
    }
  }

  @Test("Each screen has its own keyboard mode, which ends and begins there")
  func keyboardByScreen() {
    let inline: TerminalModes = [.inline, .keyboardDisambiguation]
    #expect(inline.changing(to: inline.union(.alternateScreen)).readable == "␛[<u␛[?1049h␛[2J␛[>5u")
    #expect(inline.union(.alternateScreen).changing(to: inline).readable == "␛[<u␛[?1049l␛[>5u")
    #expect(
      inline.changing(to: .fullScreen).readable == "␛[<u␛[?1049h␛[2J")
  }
}
