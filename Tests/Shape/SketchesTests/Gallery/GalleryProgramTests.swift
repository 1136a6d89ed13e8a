import Cells
import Programs
import Raster
import Scenes
import Shapes
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import Sketches

struct GalleryProgramTests {
  private static let sizes = [(80, 24), (40, 12), (200, 60)]

  @Test("The gallery at three window sizes matches its golden files", arguments: sizes)
  func screens(_ columns: Int, _ rows: Int) throws {
    let driver = ProgramTester(GalleryProgram(), columns: columns, rows: rows)
    try expectGolden(driver.screen, "gallery-\(columns)x\(rows)")
  }

  @Test("The gallery opens with a wheel of spokes, which can be reset")
  func opening() {
    var driver = ProgramTester(GalleryProgram().opened(), columns: 80, rows: 24)
    #expect(driver.model.command.hasPrefix("shape draw ring"))
    #expect(driver.model.variant.name == "angular" && driver.model.isChanged)
    driver.type("r")
    #expect(!driver.model.isChanged)
  }

  @Test("All values end in one column", arguments: [(80, 24), (130, 40), (200, 60)])
  func columns(_ columns: Int, _ rows: Int) {
    let driver = ProgramTester(GalleryProgram().opened(), columns: columns, rows: rows)
    let places = GalleryPlaces(columns: columns, rows: rows, showsParameters: false)
    let rows = min(places.parameters.rows.count, driver.model.exhibit.parameters.count)
    let ends = (0..<rows).map { row in
      places.parameters.columns.last {
        driver.grid[$0, places.parameters.rows.lowerBound + row].scalar != " "
          && driver.grid[$0, places.parameters.rows.lowerBound + row].scalar != "›"
      }
    }
    #expect(Set(ends) == [columns - 3])
  }

  @Test("A sheet has the same shapes in pixels as in cells")
  func sheet() {
    let surface = Surface(
      Capabilities(environment: { _ in nil }), isTerminal: false)
    for columns in [80, 130] {
      let sheet = GallerySheet(columns: columns, tile: (8, 4), surface: surface)
      let shapes = sheet.parts.compactMap(\.shapes)
      #expect(
        shapes.reduce(0) { $0 + $1.layers.count } == Gallery.variants.count
          * ShapeKind.allCases.count)
      #expect(
        shapes.allSatisfy {
          $0.size.width <= Double(columns - GallerySheet.nameWidth) * surface.cell.width
        })
      let rows = sheet.parts.reduce(0) { $0 + $1.text.rows }
      #expect(rows == sheet.grid.rows)
    }
  }

  @Test("Values replace the shapes in a small window")
  func small() throws {
    var driver = ProgramTester(GalleryProgram(), columns: 40, rows: 12)
    driver.press(.tab)
    try expectGolden(driver.screen, "gallery-values-40x12")
  }

  @Test("The help lists all keys")
  func help() throws {
    var driver = ProgramTester(GalleryProgram(), columns: 80, rows: 24)
    driver.type("?")
    try expectGolden(driver.screen, "gallery-keys")
    #expect(driver.screen.contains("erase a typed digit"))
    driver.type("q")
    #expect(driver.status == nil && !driver.screen.contains("erase a typed digit"))
    driver.type("q")
    #expect(driver.status == 0)
  }

  @Test("A key from below the help, pressed or clicked, closes the help and acts")
  func keysFromHelp() {
    var driver = ProgramTester(GalleryProgram(), columns: 80, rows: 24)
    driver.type("?y")
    #expect(driver.model.focus == .shapes)
    driver.claim(.copy(driver.model.command))
    driver.claimAll()
    driver.type("?")
    if let (column, row) = driver.place(of: "copy") {
      driver.click(column: column, row: row)
    }
    #expect(driver.model.focus == .shapes)
    driver.claim(.copy(driver.model.command))
    driver.type("?r")
    #expect(driver.model.focus == .shapes && driver.screen.contains("No value has changed"))
    driver.type("?x")
    #expect(driver.model.focus == .help)
  }

  @Test("No two commands share a key")
  func keys() {
    for map in GalleryProgram.keyMaps { #expect(map.clashes.isEmpty, "\(map.title)") }
  }

  @Test("The gallery lays out in windows of any size")
  func smallest() {
    var driver = ProgramTester(GalleryProgram(), columns: 1, rows: 1)
    for (columns, rows) in [(1, 1), (2, 9), (16, 7), (17, 6), (29, 8), (300, 3), (64, 18), (5, 50)]
    {
      driver.resize(columns: columns, rows: rows)
      #expect(driver.grid.columns == columns && driver.grid.rows == rows)
      driver.type("?")
      driver.type("q")
    }
  }

  @Test("The picture of a shape takes only the cells of its square")
  func pixels() throws {
    var driver = ProgramTester(GalleryProgram(), columns: 200, rows: 60)
    for _ in ShapeKind.allCases {
      let groups = try #require(driver.frame).scene.pixelGroups
      #expect(groups.count == 1)
      for group in groups {
        let (columns, rows) = (group.area.columns.count, group.area.rows.count)
        #expect(columns <= 2 * rows + 1, "\(driver.model.command)")
      }
      driver.type("j")
    }
  }

  @Test("An idle gallery neither wakes nor writes to the terminal")
  func idle() {
    var driver = ProgramTester(GalleryProgram())
    for key in ["j", "}", "?", "q", "/"] {
      driver.type(key)
      let bytes = driver.bytesWritten
      driver.advance(by: .seconds(3600))
      #expect(driver.wakes == 0 && driver.bytesWritten == bytes, "\(key)")
    }
  }

  @Test("Keys choose shapes and variants")
  func choices() {
    var driver = ProgramTester(GalleryProgram(), columns: 80, rows: 24)
    driver.type("jj")
    #expect(driver.model.choice.shape == .ellipse)
    driver.press(.up)
    #expect(driver.model.choice.shape == .ring)
    driver.press(.right)
    #expect(driver.model.choice.variant == 1)
    driver.type("{{")
    #expect(driver.model.choice.variant == Gallery.variants.count - 1)
    driver.type("3")
    #expect(driver.model.variant.name == "trim")
    driver.press(.end)
    #expect(driver.model.choice.shape == .path)
  }

  @Test("A changed value shows in the command and can be reset")
  func values() {
    var driver = ProgramTester(GalleryProgram(), columns: 80, rows: 24)
    driver.type("/star")
    driver.press(.enter)
    #expect(driver.model.choice.shape == .star)
    #expect(driver.model.command == "shape draw star --inset 6 --paint skyblue")
    driver.press(.tab)
    driver.press(.right)
    driver.press(.right, .shift)
    #expect(driver.model.command == "shape draw star --points 11 --inset 6 --paint skyblue")
    #expect(driver.screen.contains("$ shape draw star --points 11"))
    driver.type("7")
    #expect(driver.model.exhibit.layer.points == 7)
    driver.type("99")
    #expect(driver.model.exhibit.layer.points == 24)
    driver.press(.backspace)
    driver.press(.backspace)
    #expect(driver.model.exhibit.layer.points == 7)
    driver.type("r")
    #expect(!driver.model.isChanged)
    driver.type("r")
    #expect(driver.screen.contains("No value has changed"))
  }

  @Test("Copying the command shows a notice for three seconds")
  func copies() {
    let black = RGBA(RGB(red: 0, green: 0, blue: 0))
    var driver = ProgramTester(GalleryProgram(background: (black, "black")))
    driver.type("y")
    driver.claim(.copy(driver.model.command))
    #expect(driver.model.command.hasSuffix(" --background black"))
    #expect(driver.screen.contains("Copied"))
    driver.advance(by: .seconds(2.9))
    #expect(driver.screen.contains("Copied") && driver.wakes == 0)
    driver.advance(by: .seconds(60))
    #expect(!driver.screen.contains("Copied") && driver.wakes == 1)
  }

  @Test("A filter without matches keeps the current shape")
  func filter() {
    var driver = ProgramTester(GalleryProgram(), columns: 80, rows: 24)
    driver.type("/rx")
    #expect(driver.model.shapes.isEmpty && driver.model.choice.shape != .ring)
    driver.press(.backspace)
    #expect(driver.model.shapes.contains(.star) && !driver.model.shapes.contains(.pie))
    driver.press(.enter)
    driver.press(.escape)
    #expect(driver.model.shapes == ShapeKind.allCases && driver.status == nil)
    driver.press(.escape)
    #expect(driver.status == 0)
  }

  @Test("The filter accepts long and pasted text, and edits at its cursor")
  func filterText() {
    // A window low enough for the list to scroll.
    var driver = ProgramTester(GalleryProgram(), columns: 80, rows: 16)
    driver.press("/")
    driver.paste("ectangle")
    driver.press(.home)
    driver.type("R")
    #expect(driver.model.filter.text == "Rectangle")
    #expect(!driver.model.shapes.isEmpty)
    #expect(driver.model.shapes.allSatisfy { $0.rawValue.contains("rectangle") })
    #expect(driver.model.shapes.contains(driver.model.choice.shape))
  }

  @Test("A click selects, a drag moves the slider, and the wheel changes values")
  func mouse() throws {
    var driver = ProgramTester(GalleryProgram(), columns: 80, rows: 24)
    let star = try #require(driver.place(of: "star"))
    driver.click(column: star.column, row: star.row)
    #expect(driver.model.choice.shape == .star && driver.model.focus == .shapes)
    let tab = try #require(driver.place(of: "dash"))
    driver.click(column: tab.column, row: tab.row)
    #expect(driver.model.variant.name == "dash")
    let points = try #require(driver.place(of: "points"))
    driver.mouse(.press(.left), points.column + 10, points.row)
    #expect(driver.model.exhibit.layer.points == 3 && driver.model.focus == .parameters)
    driver.mouse(.drag(.left), 200, 3)
    #expect(driver.model.exhibit.layer.points == 24)
    driver.mouse(.release(.left), 200, 3)
    driver.mouse(.wheel(columns: 0, rows: 2), points.column + 12, points.row)
    #expect(driver.model.exhibit.layer.points == 22)
    let cap = try #require(driver.place(of: "cap "))
    driver.click(column: 78, row: cap.row)
    #expect(driver.model.exhibit.layer.line.lineCap == .butt)
    driver.click(column: 78, row: cap.row)
    #expect(driver.model.exhibit.layer.line.lineCap == .round)
  }

  @Test("The command always draws the picture that is shown, after random keys")
  func truth() throws {
    var random = SeededGenerator(seed: 5)
    var driver = ProgramTester(GalleryProgram(), columns: 80, rows: 24)
    let presses: [KeyPress] =
      [.up, .down, .left, .right, .home, .end, .tab, .pageUp, .backspace].map { KeyPress($0) }
      + "jkhl12345r{}.-".map { KeyPress(.character($0)) }
      + [KeyPress(.left, .shift), KeyPress(.right, .shift)]
    for _ in 0..<300 {
      driver.press(presses.randomElement(using: &random) ?? KeyPress(.tab))
      let words = SplitLine.words(of: driver.model.command)
      let request = try DrawRequest(Array(words.dropFirst(2)))
      #expect(request.layers == [driver.model.exhibit.layer], "\(driver.model.command)")
    }
  }

  @Test("The gallery works without colors and in ASCII", arguments: ColorDepth.allCases)
  func plain(_ depth: ColorDepth) {
    let driver = ProgramTester(
      GalleryProgram(), configuration: .init(depth: depth, symbols: .ascii),
      capabilities: Capabilities { ["TERM": "xterm", "LC_ALL": "C"][$0] })
    #expect(driver.screen.contains("> circle") && driver.screen.contains("$ shape draw circle"))
    #expect(driver.screen.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("A replayed session draws the same frames, which equal fresh ones")
  func replay() {
    var driver = ProgramTester(GalleryProgram())
    for key in ["j", "}", "?", "q", "/", "s"] {
      driver.type(key)
      #expect(driver.grid == driver.freshGrid, "\(key)")
    }
    #expect(driver.replayed().frameHashes == driver.frameHashes)
  }
}
