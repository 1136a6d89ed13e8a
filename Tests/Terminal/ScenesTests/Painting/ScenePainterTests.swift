import Cells
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

/// Tests of what hides what in scenes of several planes.
struct ScenePainterTests {
  static let canvas = Canvas(columns: 8, rows: 2)
  static let blue = Style(background: .rgb(0, 0, 200))
  static let green = Style(background: .rgb(0, 200, 0))
  static let red = RGB(red: 1, green: 0, blue: 0)

  static func grid(_ planes: [Plane]) -> Grid {
    let black = RGB(red: 0, green: 0, blue: 0)
    var painter = ScenePainter(Mosaic(glyphs: .quadrant, depth: .truecolor, background: black))
    return painter.paint(Scene(canvas: canvas, planes: planes))
  }

  static func plane(
    _ id: Int, _ columns: Range<Int>? = nil, _ style: Style = blue, text: String = "",
    at column: Int = 0, _ textStyle: Style = Style(), clip: CellRect = .unlimited
  ) -> Plane {
    var plane = Plane(id: id)
    if let columns { plane.background = .fill(CellRect(columns: columns, rows: 0..<1), style) }
    plane.add(text, column: column, row: 0, style: textStyle, clip: clip)
    return plane
  }

  static func backgrounds(_ grid: Grid) -> String {
    String(
      (0..<grid.columns).map { column -> Character in
        switch grid[column, 0].style.background {
        case blue.background: "b"
        case green.background: "g"
        case .standard: "."
        default: "?"
        }
      })
  }

  @Test("The topmost background hides figures, texts and backgrounds below it")
  func backgrounds() {
    var lowest = Self.plane(0, text: "abcdefgh")
    lowest.add(.bar(Rect(x: 0, y: 0, width: 64, height: 16)), .solid(Self.red))
    let grid = Self.grid([lowest, Self.plane(1, 1..<6), Self.plane(2, 3..<5, Self.green)])
    #expect(grid.text(ofRow: 0) == "a     gh")
    #expect(Self.backgrounds(grid).dropFirst().prefix(5) == "bbggb")
  }

  @Test("An underlay shows in cells that figures leave blank, on any background")
  func underlay() {
    var plane = Self.plane(0, 4..<8)
    plane.add(.bar(Rect(x: 16, y: 12, width: 24, height: 4)), .solid(Self.red))
    plane.pieces.append(
      Plane.Piece(
        id: PieceID(ordinal: 9), content: .underlay("________", column: 0, row: 0, Style())))
    let grid = Self.grid([plane])
    #expect(grid.text(ofRow: 0) == "__▂▂▂___")
    #expect(Self.backgrounds(grid) == "....bbbb")
  }

  @Test("A text takes the background below it unless it has its own")
  func texts() {
    let plain = Self.plane(1, text: "abcd", at: 1)
    #expect(Self.backgrounds(Self.grid([Self.plane(0, 2..<4), plain])) == "..bb....")
    let own = Self.plane(1, text: "abcd", at: 1, Self.green)
    #expect(Self.backgrounds(Self.grid([Self.plane(0, 2..<4), own])) == ".gggg...")
  }

  @Test(
    "If a background cuts a wide character, the other half is blank", arguments: [2, 3, 5, 6])
  func cut(edge: Int) {
    let text = Self.plane(0, text: "日本語", at: 1)
    let left = Self.grid([text, Self.plane(1, edge..<8)])
    let right = Self.grid([text, Self.plane(1, 0..<edge)])
    for grid in [left, right] { #expect(ScenePainterLawTests.hasWholeCharacters(grid)) }
    let whole = ["日", "本", "語"]
    #expect(whole.count { left.text(ofRow: 0).contains($0) } == (edge - 1) / 2)
    #expect(whole.count { right.text(ofRow: 0).contains($0) } == 3 - edge / 2)
  }

  @Test("A wide character cut by a clip isn't drawn")
  func clip() {
    let clip = CellRect(columns: 2..<6, rows: 0..<1)
    let grid = Self.grid([Self.plane(0, text: "日本語", at: 1, clip: clip)])
    #expect(grid.text(ofRow: 0).filter { $0 != " " } == "本")
    #expect(ScenePainterLawTests.hasWholeCharacters(grid))
  }

  @Test(
    "A figure hides the texts of lower planes in the cells that it touches, but not those of its own"
  )
  func figures() {
    let bar = Figure.bar(Rect(x: 18, y: 0, width: 20, height: 16))
    var own = Self.plane(0, text: "abcdefgh")
    own.add(bar, .solid(Self.red))
    #expect(Self.grid([own]).text(ofRow: 0) == "abcdefgh")
    var above = Plane(id: 1)
    above.add(bar, .solid(Self.red))
    let text = Self.grid([Self.plane(0, text: "abcdefgh"), above]).text(ofRow: 0)
    #expect(text.hasPrefix("ab") && text.hasSuffix("fgh"))
    #expect(!text.contains("c") && !text.contains("d") && !text.contains("e"))
  }

  @Test("The edges of a figure blend into the background below it")
  func edges() {
    var plane = Self.plane(0, 0..<8)
    plane.add(.bar(Rect(x: 0, y: 0, width: 20, height: 16)), .solid(Self.red))
    let cell = Self.grid([plane])[2, 0]
    #expect(cell.scalar == "▌")
    #expect(cell.style == Style(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 200)))
  }
}
