import Cells
import Charts
import Raster
import Scenes
import Shapes
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Chart canvases")
struct ChartCanvasTests {
  private static let cell = Size(width: 8, height: 16)

  private static func canvas(
    _ glyphs: GlyphSet?, depth: ColorDepth = .truecolor, palette: SeriesPalette = .file
  ) -> ChartCanvas {
    ChartCanvas(cell: cell, glyphs: glyphs, theme: Theme(depth: depth), palette: palette)
  }

  @Test("A dot is a block of the glyphs", arguments: GlyphSet.allCases)
  func dots(glyphs: GlyphSet) {
    let lattice = glyphs.lattices[0]
    let canvas = Self.canvas(glyphs)
    #expect(canvas.dot.width == 8 / Double(lattice.columns))
    #expect(canvas.dot.height == 16 / Double(lattice.rows))
    // A horizontal line fills about one dot, and never three.
    #expect(canvas.line >= canvas.dot.height * 0.7 && canvas.line <= 2 * canvas.dot.height)
    #expect(canvas.isRows && canvas.unit == Self.cell)
  }

  @Test("In pixels, a dot is a pixel, and lines scale with the cell or page")
  func pixels() {
    let cells = Self.canvas(nil)
    #expect(cells.dot == Size(width: 1, height: 1) && cells.line == 1.6 && cells.isRows)
    let page = ChartCanvas(points: Theme(depth: .truecolor), palette: .file, scale: 2)
    #expect(page.dot == Size(width: 1, height: 1) && page.line == 4 && !page.isRows)
    #expect(page.gridWidth == 2 && page.hasGrid)
  }

  @Test("A rectangle of cells is scaled to drawing units")
  func rect() {
    let rect = Self.canvas(.quadrant).rect(Rect(x: 2, y: 3, width: 10, height: 4))
    #expect(rect == Rect(x: 16, y: 48, width: 80, height: 64))
  }

  @Test("Grid lines are figures only in pixels")
  func grid() {
    #expect(GlyphSet.allCases.allSatisfy { !Self.canvas($0).hasGrid })
    #expect(Self.canvas(nil).hasGrid && !Self.canvas(nil, depth: .never).hasGrid)
    let fine = GlyphSet.allCases.filter { Self.canvas($0).gridCharacter == "▁" }
    #expect(fine == [.quadrant, .sextant, .wedge, .octant])
    #expect(GlyphSet.allCases.allSatisfy { Self.canvas($0, depth: .sixteen).gridCharacter == "_" })
  }

  @Test("Dashes replace missing colors")
  func dashes() {
    for depth in ColorDepth.allCases {
      let hasColors = depth == .palette || depth == .truecolor
      #expect(Self.canvas(.quadrant, depth: depth).needsDashes == !hasColors)
      #expect(Self.canvas(.quadrant, depth: depth, palette: .mono).needsDashes)
    }
  }

  @Test("The colors of series and candles are visible on light and dark backgrounds")
  func colors() {
    let own: [UInt32?] = [0x000000, 0xFFFFFF, 0x123456, 0xF0F0F0, 0xFF0000, nil, nil]
    let set = ChartSet(
      positions: Positions(.listed([]), unit: .number),
      series: own.enumerated().map { Series(label: "\($0)", color: $1, values: []) })
    for gray in [Float(0), 0.1, 0.5, 0.9, 1] {
      let background = RGB(red: gray, green: gray, blue: gray)
      for palette in SeriesPalette.allCases {
        let canvas = ChartCanvas(
          points: Theme(background: background, depth: .truecolor), palette: palette, scale: 1)
        for style in canvas.styles(of: set) {
          #expect(canvas.color(of: style).contrast(with: background) >= 1.79)
        }
        for up in RisingColor.allCases {
          let candles = canvas.candleColors(up)
          #expect(candles.rising != candles.falling)
        }
      }
    }
  }

  @Test(
    "No two series of the default palette look alike", arguments: ColorDepth.allCases,
    [RGB.black, .white])
  func likeness(depth: ColorDepth, background: RGB) {
    let theme = Theme(background: background, depth: depth)
    let canvas = ChartCanvas(cell: Self.cell, glyphs: .quadrant, theme: theme, palette: .file)
    let count = SeriesPalette.file.colors(onDark: background.isDark).count
    let names = (0..<count).map { "\($0)" }
    let styles = canvas.styles(
      of: ChartSamples.days(Array(repeating: [1], count: count), names: names))
    let looks = styles.map { theme.chartColor(canvas.color(of: $0)) }
    if depth == .never {
      #expect(Set(styles.map(\.dash)).count == count && Set(looks) == [.standard])
    } else {
      #expect(Set(looks).count == count && !looks.contains(.standard))
      for style in styles {
        #expect(canvas.color(of: style).contrast(with: background) >= 1.79)
      }
    }
    for up in RisingColor.allCases where depth != .never {
      let candles = canvas.candleColors(up)
      #expect(theme.chartColor(candles.rising) != theme.chartColor(candles.falling))
    }
  }

  @Test("Without colors, all series use the text color")
  func noColors() {
    let set = ChartSamples.days([[1], [2]])
    let canvas = Self.canvas(.quadrant, depth: .never)
    let text = canvas.theme.color(.text)
    #expect(canvas.styles(of: set).allSatisfy { canvas.color(of: $0) == text })
    let candles = canvas.candleColors(.green)
    #expect(candles.rising == text && candles.falling == text)
  }
}
