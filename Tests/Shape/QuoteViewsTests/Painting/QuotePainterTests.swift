import Cells
import Charts
import Quotes
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews
@testable import QuoteViews

@Suite("Price lines")
struct QuotePainterTests {
  private static let theme = Theme(depth: .truecolor)

  /// Cells with each glyph set, cells of pixels, and a page.
  private static let canvases: [ChartCanvas] = {
    let sets: [GlyphSet?] = [nil] + GlyphSet.allCases
    let cells = sets.map {
      ChartCanvas(cell: Canvas.usualCell, glyphs: $0, theme: theme, palette: .file)
    }
    return cells + [ChartCanvas(points: theme, palette: .file, scale: 1)]
  }()

  /// The rectangle of a line, in layout units.
  private static func place(_ canvas: ChartCanvas) -> Rect {
    canvas.isRows
      ? Rect(x: 20, y: 3, width: 40, height: 3) : Rect(x: 160, y: 48, width: 320, height: 48)
  }

  private struct Painted {
    var picture: ChartPicture
    var rect: Rect
    var colors: QuoteColors
    var cell: Size

    var inks: [ChartPicture.Ink] { picture.inks }

    /// The rule of the previous close, as a path or as characters.
    var rules: [Path] {
      paths(colors.rule) + picture.labels.filter(\.isBelow).map { cells(of: [$0]) }
    }

    func paths(_ color: RGB) -> [Path] {
      inks.filter { $0.layer.paint == .solid(color) }.map(\.layer.outline.path)
    }

    /// The cells of dots of the line, or its points.
    func line(_ trend: QuoteDirection = .up) -> [Path] {
      let texts = picture.labels.filter { !$0.isBelow && $0.color == colors[trend] }
      return paths(colors[trend]) + (texts.isEmpty ? [] : [cells(of: texts)])
    }

    private func cells(of labels: [ChartPicture.Label]) -> Path {
      Path { path in
        for label in labels {
          for (offset, character) in label.text.enumerated() where character != " " {
            path.addRect(
              Rect(
                x: (label.place.x + Double(offset)) * cell.width, y: label.place.y * cell.height,
                width: cell.width, height: cell.height))
          }
        }
      }
    }
  }

  private static func painted(
    _ values: [Double], _ close: Double? = nil, _ trend: QuoteDirection = .up,
    on canvas: ChartCanvas
  ) -> Painted {
    let colors = QuoteColors(.blue, on: theme)
    var painter = QuotePainter(on: canvas, colors)
    painter.paint(QuoteLine(values: values, previousClose: close), trend, in: place(canvas))
    return Painted(
      picture: painter.picture, rect: canvas.rect(place(canvas)), colors: colors,
      cell: canvas.unit)
  }

  // MARK: The previous close

  @Test(
    "The previous close lies within the line's rectangle, however far from the prices",
    arguments: [0.01, 90, 99, 104.5, 110, 111, 5000])
  func close(close: Double) throws {
    let values = (0..<50).map { 100 + Double($0 * 7 % 10) }
    for canvas in Self.canvases {
      let painted = Self.painted(values, close, on: canvas)
      let rule = try #require(painted.rules.first).boundingRect
      #expect(painted.rect.holds(rule), "\(rule) in \(painted.rect)")
      #expect(rule.height > 0)
      // It is highest if above the prices, and lowest if below.
      let line = try #require(painted.line().first).boundingRect
      if close > 109 { #expect(rule.midY <= line.midY) }
      if close < 100 { #expect(rule.midY >= line.midY) }
    }
  }

  @Test("In cells, the rule is dashed, thin, and below the line")
  func cells() throws {
    for canvas in Self.canvases where canvas.hasDots {
      let painted = Self.painted([10, 10, 2, 2, 10], 3, on: canvas)
      let label = try #require(painted.picture.labels.first)
      let place = Self.place(canvas)
      #expect(label.isBelow && label.role == .secondary)
      #expect(label.text == String(repeating: canvas.isASCII ? "- " : "─ ", count: 20))
      #expect(label.place == Point(x: place.minX, y: place.maxY - 1))
    }
  }

  @Test("Lines are text where there is braille, unless the user chose the glyphs")
  func braille() {
    let texts = GlyphSet.allCases.filter { glyphs in
      let canvas = ChartCanvas(
        cell: Canvas.usualCell, glyphs: glyphs, theme: Self.theme, palette: .file,
        choosesGlyphs: true)
      return Self.painted([1, 2, 3, 2], on: canvas).inks.isEmpty
    }
    #expect(texts == [.ascii, .quadrant, .sextant, .wedge, .braille])
  }

  @Test("The rule spans the rectangle, whatever the number of prices")
  func rule() throws {
    for canvas in Self.canvases where !canvas.hasDots {
      let rules = [2, 3, 60, 391, 10_000].map { count in
        Self.painted((0..<count).map { Double($0 % 2 + 1) }, 1.5, on: canvas).rules
      }
      let first = try #require(rules[0].first)
      for rule in rules { #expect(rule == [first]) }
      let (bounds, rect) = (first.boundingRect, canvas.rect(Self.place(canvas)))
      #expect(bounds.minX == rect.minX && bounds.maxX <= rect.maxX)
      #expect(bounds.maxX > rect.maxX - rect.width / 10)
      #expect(bounds.height <= max(canvas.dot.height, canvas.line))
    }
  }

  @Test("Without a previous close there is no rule")
  func noRule() {
    for canvas in Self.canvases {
      #expect(Self.painted([1, 2, 3], on: canvas).rules.isEmpty)
      #expect(Self.painted([1, 2, 3], .nan, on: canvas).rules.isEmpty)
    }
  }

  // MARK: Few prices

  @Test("A flat line is vertically centered", arguments: [2, 3, 500])
  func flat(count: Int) throws {
    for canvas in Self.canvases {
      for close in [Double?.none, 10] {
        let values = Array(repeating: 10.0, count: count)
        let painted = Self.painted(values, close, .flat, on: canvas)
        let line = try #require(painted.line(.flat).first).boundingRect
        #expect(abs(line.midY - painted.rect.midY) <= canvas.dot.height, "\(line)")
        #expect(line.width > painted.rect.width * 0.9)
      }
    }
  }

  @Test(
    "A single price is joined with the previous close, and isn’t drawn without one",
    arguments: [[5.0], [.nan, 5, .nan]])
  func single(values: [Double]) throws {
    for canvas in Self.canvases {
      #expect(Self.painted(values, on: canvas).inks.isEmpty)
      let painted = Self.painted(values, 4, on: canvas)
      #expect(painted.inks == Self.painted([4, 5], 4, on: canvas).inks)
      #expect(try #require(painted.line().first).boundingRect.width > painted.rect.width * 0.9)
    }
  }

  @Test("Without prices, only the previous close is drawn")
  func empty() {
    for canvas in Self.canvases {
      #expect(Self.painted([], on: canvas).inks.isEmpty)
      #expect(Self.painted([.nan, .infinity], on: canvas).inks.isEmpty)
      #expect(Self.painted([], 5, on: canvas).rules.count == 1)
    }
  }

  // MARK: Peaks

  @Test("One of ten thousand prices is visible if it is the highest or lowest")
  func peaks() throws {
    for canvas in Self.canvases {
      for (place, isGreatest) in [(0, true), (4321, true), (4321, false), (9999, false)] {
        var values = Array(repeating: 100.0, count: 10_000)
        values[place] = isGreatest ? 150 : 50
        let painted = Self.painted(values, on: canvas)
        let line = try #require(painted.line().first).boundingRect
        let slack = 2 * max(canvas.dot.height, canvas.line)
        #expect(line.minY <= painted.rect.minY + slack, "\(line) in \(painted.rect)")
        #expect(line.maxY >= painted.rect.maxY - slack, "\(line) in \(painted.rect)")
      }
    }
  }

  @Test("Everything is clipped by the line’s rectangle, with any values", arguments: 0..<20)
  func cut(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let values = (0..<Int.random(in: 0...300, using: &random)).map { _ -> Double in
      switch Int.random(in: 0..<12, using: &random) {
      case 0: .nan
      case 1: 1e300
      case 2: 1e-300
      default: Double.random(in: 1...1000, using: &random)
      }
    }
    for canvas in Self.canvases {
      let painted = Self.painted(values, Double.random(in: 1...2000, using: &random), on: canvas)
      for ink in painted.inks {
        #expect(ink.clip == painted.rect)
        let bounds = ink.layer.outline.path.boundingRect
        #expect(bounds.minX.isFinite && bounds.maxY.isFinite && bounds.width.isFinite)
      }
    }
  }
}
