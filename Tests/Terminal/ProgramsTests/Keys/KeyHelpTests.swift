import Cells
import Clocks
import Programs
import Raster
import Scenes
import TerminalCodes
import Testing
import Widgets

struct KeyHelpTests {
  enum Command: Hashable, Sendable {
    case pause, more, less, leave, help, snooze, up, down
  }

  static let sheet = KeyMap<Command>(
    "In the sheet", [KeyBinding(.leave, [KeyPress(.escape)], "Close", .footer(rank: 0))])
  static let base = KeyMap<Command>(
    "While it runs",
    [
      KeyBinding(
        .pause, [KeyPress(.character(" ")), KeyPress(.character("p"))], "Pause",
        .footer(rank: 1)),
      KeyBinding(.up, [KeyPress(.up)], "move", .footer(rank: 3)),
      KeyBinding(.down, [KeyPress(.down)], "move", .footer(rank: 3)),
      KeyBinding(.more, [KeyPress(.character("+")), KeyPress(.character("="))], "A minute more"),
      KeyBinding(.less, [KeyPress(.character("-"))], ".5 minutes \\ less"),
      KeyBinding(.snooze, [KeyPress(.character("s"))], "Snooze", .footer(rank: 2)),
      KeyBinding(.leave, [KeyPress(.escape), KeyPress(.character("q"))], "Leave"),
      KeyBinding(.help, [KeyPress(.character("?"))], "List the keys", .hidden),
    ])

  private func help(
    _ maps: [KeyMap<Command>] = [base], _ availability: (Command) -> Availability = { _ in .on }
  ) -> KeyHelp { KeyHelp(maps, availability: availability) }

  /// A footer must not show keys that do nothing.
  @Test("The footer lists usable keys by rank, and combines keys with the same words")
  func footerListsUsableKeysByRank() {
    let entries = help { $0 == .snooze ? .dimmed("It doesn't ring.") : .on }.footer()
    #expect(entries.map(\.text) == ["space Pause", "↑ ↓ move"])
    #expect(entries[1].labels.map(\.press) == [KeyPress(.up), KeyPress(.down)])
    #expect(help([Self.sheet, Self.base]).footer().map(\.text).first == "Esc Close")
  }

  @Test("An inner table takes its keys from outer ones") func innerTableTakesItsKeysFromOuterOnes()
  {
    let sections = help([Self.sheet, Self.base]).sections
    let leave = sections[1].entries.first { $0.words == "Leave" }
    #expect(leave?.keys == [KeyPress(.character("q"))])
    let absent = help([Self.sheet, Self.base]) { $0 == .leave ? .absent : .on }
    #expect(absent.sections.map(\.title) == ["While it runs"])
  }

  @Test("Hidden bindings aren't listed") func hiddenBindingsArentListed() {
    #expect(help().sections.flatMap(\.entries).allSatisfy { $0.words != "List the keys" })
  }

  @Test("In lines, each key has its own") func oneKeyALine() {
    #expect(help([Self.sheet]).lines == ["In the sheet:", "Escape: Close"])
    let lines = help { $0 == .pause ? .on : .absent }.lines
    #expect(lines == ["While it runs:", "space or P: Pause"])
    #expect(help { _ in .dimmed("No.") }.lines.isEmpty)
  }

  @Test("The manual's table escapes mdoc's special characters")
  func manualsTableEscapesMdocsSpecialCharacters() {
    let map = KeyMap<Command>(
      "Keys",
      [
        KeyBinding(.help, [KeyPress(.character("?")), KeyPress(.character("]"))], "Help"),
        KeyBinding(.less, [KeyPress(.character("-"))], ".5 minutes \\ less"),
        KeyBinding(.leave, [KeyPress(.character("c"), .control)], "Leave"),
      ])
    #expect(
      KeyHelp(documenting: [map]).manual == """
        .Ss Keys
        .Bl -tag -width Ds -compact
        .It Ic \\&? , \\&]
        Help
        .It Ic \\-
        \\&.5 minutes \\e less
        .It Ic Ctrl\\-C
        Leave
        .El
        """)
  }

  // MARK: The sheet

  private func layOut(
    _ help: KeyHelp, columns: Int, rows: Int
  ) -> (layout: Layout<String>, text: String) {
    let theme = Theme(depth: .never)
    let surroundings = Surroundings(
      canvas: Canvas(columns: columns, rows: rows), theme: theme)
    let pane = help.pane(owner: "help", rowOwner: { "row \($0)" }, in: surroundings)
    let layout = LayoutEngine.layout(
      [pane], in: surroundings, InteractionState<String>(), scrolls: [:],
      at: Instant(sinceZero: .zero)
    ).layout
    var painter = ScenePainter(
      Mosaic(glyphs: .ascii, inks: theme.inks, depth: .never, background: theme.background))
    return (layout, painter.paint(layout.scene).description)
  }

  @Test("The sheet lists headings, keys, words and reasons") func sheetListsEverything() {
    let (layout, text) = layOut(
      help { $0 == .snooze ? .dimmed("It doesn't ring.") : .on }, columns: 50, rows: 14)
    #expect(text.contains("─ Keys ─"))
    #expect(text.contains("While it runs"))
    #expect(text.contains("space, p  Pause"))
    #expect(text.contains("s         Snooze (It doesn't ring.)"))
    #expect(layout.panes[0].isModal)
    let keys = layout.areas.map(\.key)
    #expect(keys.prefix(2) == [KeyPress(.character(" ")), KeyPress(.up)])
    #expect(layout.areas.compactMap(\.dimmedReason) == ["It doesn't ring."])
  }

  @Test("A long list has two columns in a wide window, and each key is listed once")
  func sheetHasTwoColumns() {
    let maps = (0..<3).map { section in
      KeyMap<Command>(
        "Section \(section)",
        (0..<6).map { place in
          let key = KeyPress(.function(6 * section + place + 1))
          return KeyBinding(.pause, [key], "do thing \(place)")
        })
    }
    let (wide, text) = layOut(help(maps), columns: 80, rows: 24)
    #expect(wide.panes[0].frame.rows.count == 14 && !wide.panes[0].isScrollable)
    #expect(wide.areas.count == 18 && Set(wide.areas.map(\.key)).count == 18)
    #expect(text.split(separator: "\n").contains { $0.contains("F1 ") && $0.contains("F11 ") })
    let narrow = layOut(help(maps), columns: 60, rows: 30).layout
    #expect(narrow.panes[0].frame.rows.count == 25)
  }

  @Test("The sheet doesn't list the keys that show or hide it")
  func sheetDoesntListItsOwnKeys() {
    let hide = KeyMap<Command>(
      "While the keys are shown",
      [KeyBinding(.leave, [KeyPress(.escape), "?"], "hide the keys", .footer(rank: 0))])
    let show = KeyMap<Command>("In the window", [KeyBinding(.help, ["?"], "show the keys")])
    let (_, text) = layOut(
      KeyHelp(documenting: [Self.base, show, hide]), columns: 60, rows: 30)
    #expect(text.contains("While it runs") && !text.contains("the keys"))
    #expect(!text.contains("In the window"))
  }

  @Test("The sheet scrolls in a low window") func sheetScrollsInALowWindow() {
    let (layout, text) = layOut(help(), columns: 40, rows: 6)
    #expect(layout.panes[0].isScrollable)
    #expect(text.contains("┃"))
    #expect(layout.areas.allSatisfy { layout.panes[0].frame.contains($0.seen) })
    let tall = layOut(help(), columns: 40, rows: 30).layout
    #expect(!tall.panes[0].isScrollable)
    #expect(tall.panes[0].frame.rows.count == 10)
  }
}
