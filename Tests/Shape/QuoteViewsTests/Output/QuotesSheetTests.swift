import Cells
import Clocks
import Pictures
import Quotes
import Raster
import Scenes
import Shapes
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import QuoteViews

@Suite("Lists as pictures")
struct QuotesSheetTests {
  private static func sheet(_ program: QuotesProgram = QuoteSamples.program()) -> QuotesSheet {
    QuotesSheet(program, at: QuoteSamples.now)
  }

  private static func surface(_ glyphs: GlyphSet, _ depth: ColorDepth = .never) -> Surface {
    var surface = Surface(Capabilities.usual, isTerminal: true)
    (surface.glyphs, surface.depth) = (glyphs, depth)
    return surface
  }

  private static func page(
    _ size: Size = Size(width: 640, height: 354), _ sheet: QuotesSheet = sheet()
  ) -> PicturePage {
    sheet.page(size, theme: Theme(depth: .truecolor), background: nil)
  }

  private static let texts = [
    "AAPL", "Apple", "253.00", "トヨタ自動車", "7203", "2855", "FLAT", "10.00", "ONE",
    "42.50", "NONE",
  ]

  // MARK: Cells

  @Test("Each row shows its name and price", arguments: [80, 160])
  func grid(columns: Int) {
    let grid = Self.sheet().grid(columns: columns, most: nil, Self.surface(.quadrant))
    #expect(grid.columns == columns && grid.rows == 15)
    for text in Self.texts { #expect(grid.description.contains(text), "\(text)") }
    #expect(grid.description.contains("▲ +2.00"))
  }

  @Test("Rows are as high as all of them fit", arguments: [1, 3, 5, 9, 10, 14, 15, 100])
  func most(most: Int) {
    let grid = Self.sheet().grid(columns: 80, most: most, Self.surface(.quadrant))
    #expect(grid.rows == most)
    #expect(grid.description.contains(most < 10 ? "AAPL" : "Apple"))
    if most >= 5 { #expect(grid.description.contains("NONE")) }
    #expect(grid.description.contains(" more") == (most < 5 && most > 1))
  }

  @Test("What there is no room for is counted", arguments: 2..<40)
  func cut(most: Int) {
    let (list, book) = QuoteSamples.many(23)
    for columns in [40, 60, 80, 200] {
      for rows in [nil, 1, 2, 3, 50] {
        var settings = QuoteSamples.settings
        settings.rows = rows
        let sheet = Self.sheet(QuoteSamples.program(list, book, settings))
        let text = sheet.grid(columns: columns, most: most, Self.surface(.ascii)).description
        let words = Set(text.split { $0.isWhitespace || $0 == ">" }.map(String.init))
        let shown = (0..<23).count { words.contains("S\($0)") }
        let about = "\(columns) \(most) \(String(describing: rows)): \(shown)"
        #expect(shown > 0, "\(about)")
        #expect(shown == 23 || text.contains("... and \(23 - shown) more"), "\(about)\n\(text)")
      }
    }
  }

  @Test("Alerts whose condition holds are marked")
  func alerts() {
    var settings = QuoteSamples.settings
    settings.alerts = [Alert("AAPL", .above, 250), Alert("FLAT", .above, 250)]
    let sheet = Self.sheet(
      QuoteSamples.program(QuoteSamples.list, QuoteSamples.book, settings))
    #expect(sheet.rows.filter(\.isAlerting).map(\.symbol) == ["AAPL"])
    let grid = sheet.grid(columns: 80, most: nil, Self.surface(.quadrant))
    #expect(grid.text(ofRow: 0).hasPrefix("!"))
    let page = Self.page(Size(width: 640, height: 354), sheet)
    #expect(page.labels.count { $0.text == "!" } == 1)
  }

  @Test("An ASCII list contains only ASCII", arguments: [ColorDepth.never, .truecolor])
  func ascii(depth: ColorDepth) {
    let grid = Self.sheet().grid(columns: 90, most: nil, Self.surface(.ascii, depth))
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        #expect(grid[column, row].scalar.isASCII && grid[column, row].mark == "\0")
      }
    }
    #expect(grid.description.contains("253.00"))
  }

  @Test("A list can be drawn at any size", arguments: GlyphSet.allCases)
  func sizes(glyphs: GlyphSet) {
    for (columns, most) in [(1, 1), (2, 9), (11, 3), (40, 2), (7, 30), (90, 6)] {
      let grid = Self.sheet().grid(columns: columns, most: most, Self.surface(glyphs))
      #expect(grid.columns == columns && grid.rows <= most)
    }
  }

  @Test("A list without rows is a blank picture")
  func empty() {
    let sheet = Self.sheet(QuoteSamples.program(WatchList(), QuoteBook()))
    let grid = sheet.grid(columns: 20, most: nil, Self.surface(.quadrant))
    #expect(grid.columns == 20 && grid.rows == 1 && grid.text(ofRow: 0).isEmpty)
    #expect(Self.page(Size(width: 100, height: 50), sheet).labels.isEmpty)
  }

  // MARK: A page

  @Test("A document contains every text")
  func document() {
    let page = Self.page()
    let text = SVGText.document(of: page.drawing, texts: page.labels)
    for expected in Self.texts {
      #expect(page.labels.contains { $0.text.hasPrefix(expected) }, "\(expected)")
      #expect(text.contains(expected), "\(expected)")
    }
  }

  @Test(
    "Text and lines stay on the page at several sizes",
    arguments: [(640.0, 354.0), (320, 200), (1600, 900), (200, 60)])
  func places(width: Double, height: Double) {
    let page = Self.page(Size(width: width, height: height))
    #expect(page.drawing.size == Size(width: width, height: height))
    for label in page.labels {
      let text = Double(TextWidth.columns(of: label.text)) * label.size * 0.6
      let left = label.anchor == .end ? label.place.x - text : label.place.x
      #expect(left >= -1 && left + text <= width + 1, "\(label.text) from \(left) on")
      #expect(label.place.y - label.size * 0.7 >= 0 && label.place.y <= height, "\(label.text)")
    }
    let paper = Rect(x: 0, y: 0, width: width, height: height)
    for layer in page.drawing.layers {
      guard let clip = layer.clip else {
        Issue.record("a line that isn’t cut")
        continue
      }
      #expect(paper.holds(clip.path.boundingRect))
    }
  }

  @Test("A page is as high as its rows, and scales with its width")
  func height() {
    let sheet = Self.sheet()
    #expect(sheet.height(ofPage: 640) == 15 * 22 + 24)
    #expect(sheet.height(ofPage: 1280) == 2 * sheet.height(ofPage: 640))
    let (one, two) = (Self.page(), Self.page(Size(width: 1280, height: 708)))
    #expect(one.labels.map(\.text) == two.labels.map(\.text))
    for (small, large) in zip(one.labels, two.labels) {
      #expect(abs(large.size - 2 * small.size) < 1e-9)
    }
  }

  @Test("Rows are painted in order, also when sorted or reversed")
  func order() throws {
    var settings = QuoteSamples.settings
    (settings.sort, settings.isReversed) = (.symbol, true)
    let sheet = Self.sheet(
      QuoteSamples.program(QuoteSamples.list, QuoteSamples.book, settings))
    let sorted = QuoteSamples.symbols.sorted().reversed()
    #expect(sheet.rows.map(\.symbol) == Array(sorted))
  }
}
