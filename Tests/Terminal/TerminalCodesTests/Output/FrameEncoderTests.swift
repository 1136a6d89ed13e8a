import Cells
import TerminalCodes
import TestSupport
import Testing

struct FrameEncoderTests {
  static let addressings = [Addressing.screen, .inline]
  static let words = [
    "a", "Z7", " ", "   ", "日", "本語", "e\u{301}", "o\u{308}x", "▀▄", "█", "▟", "▀\u{301}",
    "\u{1FB00}\u{1FB3B}",
  ]
  static let colors = [
    Color.standard, .palette(1), .palette(12), .palette(200), .rgb(1, 20, 255), .rgb(0, 0, 0),
  ]

  static func style(_ random: inout SeededGenerator) -> Style {
    guard Bool.random(using: &random) else { return .standard }
    return Style(
      foreground: colors.randomElement(using: &random) ?? .standard,
      background: colors.randomElement(using: &random) ?? .standard,
      attributes: Style.Attributes(rawValue: UInt8.random(in: 0...7, using: &random)))
  }

  /// Returns the grid with several words written over it, each in its own style.
  static func changed(_ grid: Grid, words count: Int, _ random: inout SeededGenerator) -> Grid {
    var grid = grid
    for _ in 0..<count {
      let word = words.randomElement(using: &random) ?? ""
      let times = Int.random(in: 1...4, using: &random)
      grid.write(
        String(repeating: word, count: times),
        column: Int.random(in: 0..<grid.columns, using: &random),
        row: Int.random(in: 0..<grid.rows, using: &random), style: style(&random))
    }
    return grid
  }

  /// Returns the grid without invisible differences.
  static func seen(_ grid: Grid) -> Grid {
    var grid = grid
    for row in 0..<grid.rows {
      for column in 0..<grid.columns { grid[column, row] = grid[column, row].asSeen }
    }
    return grid
  }

  @Test("A block's colors are exchanged if that takes fewer bytes")
  func exchanged() {
    let (red, blue) = (Color.rgb(200, 0, 0), Color.rgb(0, 0, 200))
    func bytes(_ cells: [Cell]) -> String {
      var grid = Grid(columns: cells.count, rows: 1)
      for (column, cell) in cells.enumerated() { grid[column, 0] = cell }
      var encoder = FrameEncoder(.screen)
      return encoder.encode(grid, over: Grid(columns: cells.count, rows: 1)).readable
    }
    let both = Style(foreground: red, background: blue)
    let turned = Style(foreground: blue, background: red)
    #expect(
      bytes([Cell("▀", style: both), Cell("▟", style: turned)])
        == "␛[1H␛[38;2;200;0;0;48;2;0;0;200m▀▘␛[m")
    let reversed = Style(foreground: red, attributes: .reverse)
    #expect(
      bytes([Cell("▌", style: Style(foreground: red)), Cell("▌", style: reversed)])
        == "␛[1H␛[38;2;200;0;0m▌▐␛[m")
    // A few full cells beside a block; many keep their background.
    let full = Cell(" ", style: Style(background: red))
    let block = Cell("▐", style: Style(foreground: red))
    #expect(bytes([block, full, full, block]) == "␛[1H␛[38;2;200;0;0m▐██▐␛[m")
    #expect(
      bytes([block] + Array(repeating: full, count: 5))
        == "␛[1H␛[38;2;200;0;0m▐␛[48;2;200;0;0m     ␛[m")
    #expect(bytes([Cell("#", style: Style(foreground: red)), full]).hasSuffix("m ␛[m"))
    // The weight of a foreground color doesn't apply to the background.
    let bold = Style(foreground: red, background: blue, attributes: .bold)
    let boldTurned = Style(foreground: blue, background: red, attributes: .bold)
    #expect(bytes([Cell("▀", style: bold), Cell("▄", style: boldTurned)]).contains("▄"))
  }

  @Test(
    "The bytes turn the shown grid into the next one", arguments: addressings,
    ScreenModel.LastColumn.allCases)
  func roundTrip(addressing: Addressing, lastColumn: ScreenModel.LastColumn) {
    var random = SeededGenerator(seed: 1)
    for (columns, rows) in [(1, 1), (2, 3), (9, 4), (23, 6)] {
      for scene in 0..<40 {
        var shown = Grid(columns: columns, rows: rows)
        var screen = ScreenModel(showing: shown, lastColumn: lastColumn)
        var encoder = FrameEncoder(addressing)
        for frame in 0..<6 {
          let next = Self.changed(shown, words: [1, 3, 20][scene % 3], &random)
          let bytes = encoder.encode(next, over: shown)
          screen.receive(bytes)
          let isSame = Self.seen(screen.grid) == Self.seen(next)
          let isDone = screen.style == .standard && screen.unknown.isEmpty && screen.modes.isEmpty
          guard isSame, isDone else {
            Issue.record(
              """
              \(columns)x\(rows), scene \(scene), frame \(frame): \(bytes.readable)
              \(next)
              not \(screen.grid)
              """)
            return
          }
          shown = next
        }
      }
    }
  }

  @Test("A frame without changes has no bytes", arguments: addressings)
  func unchanged(addressing: Addressing) {
    var random = SeededGenerator(seed: 2)
    var encoder = FrameEncoder(addressing)
    let grid = Self.changed(Grid(columns: 20, rows: 5), words: 20, &random)
    #expect(encoder.encode(grid, over: grid).isEmpty)
    _ = encoder.encode(grid, over: Grid(columns: 20, rows: 5))
    #expect(encoder.encode(grid, over: grid).isEmpty)
  }

  @Test("Only frames of more than six changed cells are synchronized", arguments: 1...12)
  func synchronized(cells: Int) {
    var next = Grid(columns: 20, rows: 2)
    next.write(String(repeating: "x", count: cells), column: 3, row: 1)
    var encoder = FrameEncoder(.screen)
    let bytes = encoder.encode(next, over: Grid(columns: 20, rows: 2)).readable
    #expect(bytes.hasPrefix("␛[?2026h␍") == (cells > 6))
    #expect(bytes.hasSuffix("␛[?2026l") == (cells > 6))
  }

  @Test("No update begins with an escape sequence", arguments: addressings)
  func beginning(addressing: Addressing) {
    var random = SeededGenerator(seed: 5)
    var encoder = FrameEncoder(addressing)
    var shown = Grid(columns: 20, rows: 5)
    for step in 0..<50 {
      let next = Self.changed(shown, words: 6, &random)
      if step.isMultiple(of: 7) { encoder.loseCursor() }
      let bytes = encoder.encode(next, over: shown).readable
      #expect(!bytes.contains("2026h␛"), "step \(step)")
      shown = next
    }
  }

  @Test("An update doesn’t rely on the row after something else moved the cursor")
  func lostCursor() {
    let blank = Grid(columns: 20, rows: 3)
    var next = blank
    next.write("eight cells", column: 2, row: 0)
    var encoder = FrameEncoder(.screen)
    encoder.loseCursor()
    #expect(encoder.encode(next, over: blank).readable.hasPrefix("␛[?2026h␍␛[1;3Height"))
  }

  @Test("After the last column, the cursor is positioned absolutely", arguments: addressings)
  func corner(addressing: Addressing) {
    var shown = Grid(columns: 6, rows: 3)
    var encoder = FrameEncoder(addressing)
    var next = shown
    next.write("xyz", column: 3, row: 0)
    next.write("xyz", column: 3, row: 1)
    let bytes = encoder.encode(next, over: shown).readable
    shown = next
    next.write("w", column: 5, row: 1)
    let more = encoder.encode(next, over: shown).readable
    switch addressing {
    case .screen:
      #expect(bytes == "␛[1;4Hxyz␛[2;4Hxyz")
      #expect(more == "␛[2;6Hw")
    case .inline:
      #expect(bytes == "␛[3Cxyz␛[B␛[4Gxyz")
      #expect(more == "␛[6Gw")
    }
  }

  @Test("The start of a row is reached from wherever a frame ended", arguments: addressings)
  func start(addressing: Addressing) {
    let blank = Grid(columns: 8, rows: 4)
    var next = blank
    next.write("abcdefgh", column: 0, row: 2)
    for target in 0..<4 {
      var encoder = FrameEncoder(addressing)
      var screen = ScreenModel(showing: blank)
      screen.receive(encoder.encode(next, over: blank))
      screen.receive(encoder.moveToStart(ofRow: target))
      #expect((screen.column, screen.row) == (0, target))
      screen.receive(encoder.encode(blank, over: next))
      #expect(screen.grid == blank)
    }
  }

  @Test("The cursor is left on the last character, from which all rewrapped rows count")
  func end() {
    let blank = Grid(columns: 8, rows: 5)
    var next = blank
    next.write("abcdefgh", column: 0, row: 0)
    next.write("abcd", column: 2, row: 2)
    var encoder = FrameEncoder(.inline)
    var screen = ScreenModel(showing: blank)
    screen.receive(encoder.encode(next, over: blank))
    screen.receive(encoder.moveToEnd(of: next))
    #expect((screen.column, screen.row) == (5, 2))
    #expect(encoder.moveToEnd(of: next).isEmpty)
    // In four columns there are two rows, an empty one and two more.
    #expect(encoder.moveToStart(of: next, brokenAt: 4).readable == "␛[4A␍")
  }

  @Test("The bytes of frames match the golden file")
  func bytes() throws {
    var report: [String] = []
    for addressing in Self.addressings {
      var encoder = FrameEncoder(addressing)
      var shown = Grid(columns: 20, rows: 3)
      func send(_ what: String, _ change: (inout Grid) -> Void) {
        var next = shown
        change(&next)
        let bytes = encoder.encode(next, over: shown)
        report.append("\(addressing), \(what), \(bytes.count) bytes: \(bytes.readable)")
        shown = next
      }
      send("first text") { $0.write("4:59", column: 8, row: 1, style: Style(attributes: .bold)) }
      send("last digit") { $0.write("8", column: 11, row: 1, style: Style(attributes: .bold)) }
      send("two cells, one apart") {
        $0.write("3:58", column: 8, row: 1, style: Style(attributes: .bold))
        $0.write("7", column: 11, row: 1, style: Style(attributes: .bold))
      }
      send("a bar") {
        for column in 0..<20 {
          $0[column, 2] = Cell(
            "▌", style: Style(foreground: .rgb(10, 200, 160), background: .palette(8)))
        }
      }
      send("a wide name") { $0.write("日本", column: 0, row: 0) }
      send("nothing") { _ in }
    }
    try expectGolden(report.joined(separator: "\n") + "\n", "frames")
  }

  @Test("A step over unchanged letters keeps their marks")
  func marksStay() {
    var shown = Grid(columns: 10, rows: 1)
    shown.write("ae\u{301}i", column: 0, row: 0)
    var next = shown
    next.write("x", column: 0, row: 0)
    next.write("y", column: 2, row: 0)
    var encoder = FrameEncoder(.screen)
    var screen = ScreenModel(showing: shown)
    screen.receive(encoder.encode(next, over: shown))
    #expect(screen.grid.text(ofRow: 0) == "xe\u{301}y")
  }
}
