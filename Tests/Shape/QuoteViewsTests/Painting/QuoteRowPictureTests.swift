import Cells
import ChartDrawings
import ChartViews
import Charts
import Quotes
import Scenes
import Shapes
import TestSupport
import Testing

@testable import QuoteViews

@Suite("Quote row pictures")
struct QuoteRowPictureTests {
  private static let content = QuoteRowContent(
    symbol: "AAPL", name: "Apple", price: "253.00", padding: 0, arrow: "▲", change: "+2.00",
    percent: "+0.80 %", value: "2530.00", gain: "+530.00", gainTrend: .up, trend: .up,
    line: QuoteLine(values: [251, 252.5, 253], previousClose: 251), note: nil, isStale: false,
    isAlerting: false)

  private static let measures: QuoteMeasures = {
    var measures = QuoteMeasures()
    (measures.name, measures.whole, measures.fraction, measures.value) = (5, 4, 3, 7)
    return measures
  }()

  private static func canvas(
    _ glyphs: GlyphSet? = .quadrant, depth: ColorDepth = .truecolor
  ) -> ChartCanvas {
    ChartCanvas(
      cell: Canvas.usualCell, glyphs: glyphs, theme: Theme(depth: depth), palette: .file,
      isASCII: glyphs == .ascii)
  }

  private static func picture(
    _ content: QuoteRowContent = content, columns: Int = 120, lines: Int,
    _ measures: QuoteMeasures = measures, glyphs: GlyphSet? = .quadrant,
    depth: ColorDepth = .truecolor
  ) -> ChartPicture {
    let canvas = canvas(glyphs, depth: depth)
    return QuoteRowPicture(
      content, QuoteColumns(measures, columns: columns, lines: lines),
      in: Rect(x: 0, y: 0, width: Double(columns), height: Double(lines)),
      unit: Size(width: 1, height: 1), lines: lines, on: canvas,
      QuoteColors(.blue, on: canvas.theme)
    ).painted()
  }

  /// Returns the columns of a text.
  private static func columns(_ label: ChartPicture.Label) -> Range<Int> {
    let width = TextWidth.columns(of: label.text)
    let start = Int(label.place.x) - (label.anchor == .right ? width : 0)
    return start..<start + width
  }

  // MARK: Texts

  @Test("Several lines show the name over the symbol, and the price over the change")
  func tall() throws {
    for lines in 2...6 {
      let labels = Self.picture(lines: lines).labels
      func label(_ text: String) throws -> ChartPicture.Label {
        try #require(labels.first { $0.text == text }, "\(text) in \(lines) lines")
      }
      let (name, symbol) = try (label("Apple"), label("AAPL"))
      #expect(symbol.place.y == name.place.y + 1 && symbol.place.x == name.place.x)
      let (price, change) = try (label("253.00"), label("▲ +2.00 +0.80 %"))
      #expect(price.place.y == name.place.y && change.place.y == price.place.y + 1)
      #expect(price.anchor == .right && price.place.x == change.place.x)
      #expect(try label("2530.00").place.y == price.place.y)
      #expect(try label("+530.00").place.y == change.place.y)
      // If there is room, the last line separates rows.
      #expect(labels.allSatisfy { Int($0.place.y) < (lines > 2 ? lines - 1 : lines) })
    }
  }

  @Test("One line shows everything side by side")
  func flat() {
    let labels = Self.picture(lines: 1).labels
    #expect(labels.allSatisfy { $0.place.y == 0 })
    for text in ["AAPL", "Apple", "253.00", "+2.00", "▲ +0.80 %", "2530.00"] {
      #expect(labels.contains { $0.text == text }, "\(text)")
    }
  }

  @Test("Without a name, the symbol takes its place")
  func symbol() throws {
    var content = Self.content
    content.name = nil
    let symbols = Self.picture(content, lines: 3).labels.filter { $0.text == "AAPL" }
    #expect(symbols.count == 1)
    #expect(try #require(symbols.first).role == .strong)
  }

  @Test("Decimal points are aligned", arguments: 1...3)
  func alignment(lines: Int) throws {
    var whole = Self.content
    (whole.price, whole.padding) = ("2855", 3)
    let (one, other) = (Self.picture(lines: lines), Self.picture(whole, lines: lines))
    let price = try #require(one.labels.first { $0.text == "253.00" })
    let yen = try #require(other.labels.first { $0.text.hasPrefix("2855") })
    // The last digit of one is above the digit before the other's decimal point.
    #expect(Self.columns(price).upperBound - 3 == Self.columns(yen).lowerBound + 4)
  }

  @Test(
    "Text of any length stays within the row and never touches other text", arguments: 1...4)
  func places(lines: Int) {
    var random = SeededGenerator(seed: UInt64(lines))
    func text(_ most: Int) -> String {
      let letters = ["a", "W", "表", "é", "\u{1B}", "👩‍👩‍👧"]
      return (0..<Int.random(in: 0...most, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? "a"
      }.joined()
    }
    for columns in 1...130 {
      var content = Self.content
      content.name = Bool.random(using: &random) ? text(40) : nil
      content.symbol = "S" + text(31)
      content.note = Bool.random(using: &random) ? text(60) : nil
      var measures = Self.measures
      measures.symbol = TextWidth.columns(of: TextWidth.visible(content.symbol))
      measures.name = Int.random(in: 0...40, using: &random)
      let picture = Self.picture(content, columns: columns, lines: lines, measures)
      for line in 0..<lines {
        let texts = picture.labels.filter { $0.place.y == Double(line) }.map(Self.columns)
          .sorted { $0.lowerBound < $1.lowerBound }
        for (one, next) in zip(texts, texts.dropFirst()) {
          #expect(one.upperBound <= next.lowerBound, "\(texts) of \(columns) columns")
        }
        for text in texts { #expect(text.lowerBound >= 0 && text.upperBound <= columns) }
      }
      #expect(picture.labels.allSatisfy { $0.place.y >= 0 && $0.place.y < Double(lines) })
      let scalars = picture.labels.flatMap { $0.text.unicodeScalars }
      #expect(!scalars.contains { $0.properties.generalCategory == .control })
    }
  }

  // MARK: Colors

  @Test("Without colors, arrows and signs remain")
  func colorless() {
    for lines in 1...3 {
      let labels = Self.picture(lines: lines, depth: .never).labels
      #expect(labels.allSatisfy { $0.color == nil })
      #expect(labels.contains { $0.text.hasPrefix("▲ ") && $0.text.hasSuffix("+0.80 %") })
    }
  }

  @Test("Changes have the color of their direction, or none if flat")
  func colored() {
    func color(_ trend: QuoteDirection, _ lines: Int) -> [ChartPicture.Label] {
      var content = Self.content
      content.trend = trend
      return Self.picture(content, lines: lines).labels.filter { $0.text.hasSuffix("%") }
    }
    for lines in 1...3 {
      let (up, down) = (color(.up, lines).first, color(.down, lines).first)
      #expect(up?.color != nil && down?.color != nil && up?.color != down?.color)
      #expect(color(.flat, lines).first.map { $0.color == nil } == true)
    }
  }

  @Test("A stale price is dimmed and has no color")
  func stale() {
    var content = Self.content
    content.isStale = true
    for lines in 1...3 {
      for label in Self.picture(content, lines: lines).labels {
        #expect(label.role == .dimmed || label.role == .secondary, "\(label.text)")
        #expect(label.color == nil, "\(label.text)")
      }
    }
  }

  @Test("Without room for a note, a stale price has a word in place of its change or line")
  func staleWord() {
    var content = Self.content
    for (lines, columns) in [(1, 24), (2, 20), (3, 20)] {
      for isStale in [false, true] {
        content.isStale = isStale
        content.note = isStale ? "No new price since 14:27" : nil
        let texts = Self.picture(content, columns: columns, lines: lines).labels.map(\.text)
        #expect(texts.contains("stale") == isStale, "\(columns) \(texts)")
        let hasPercent = texts.contains { $0.contains("%") }
        #expect(hasPercent == (!isStale && lines > 1), "\(columns) \(texts)")
      }
    }
    content.note = "No new price since 14:27"
    for lines in 1...4 {
      let texts = Self.picture(content, columns: 80, lines: lines).labels.map(\.text)
      #expect(texts.contains(content.note ?? "") && !texts.contains("stale"))
    }
  }

  // MARK: The line

  @Test("A note takes the place of the line, or of its lowest row")
  func note() throws {
    var content = Self.content
    content.note = "5 min old: printed nothing"
    for lines in 1...4 {
      let picture = Self.picture(content, lines: lines)
      let note = try #require(picture.labels.first { $0.text == content.note })
      for ink in picture.inks { #expect(ink.clip.maxY <= note.place.y * 16) }
      #expect(picture.inks.isEmpty == (lines == 1))
    }
  }

  @Test("A one-line row uses block characters in cells, and a drawn line in pixels")
  func sparkline() {
    let blocks = Self.picture(lines: 1, glyphs: .quadrant)
    // A full block would touch the row above.
    let text = blocks.labels.map(\.text).first { $0.contains("▇") }
    #expect(blocks.inks.isEmpty && text?.contains("█") == false)
    let line = QuoteColumns(Self.measures, columns: 120, lines: 1).line
    #expect(text?.count == line?.count)
    let ascii = Self.picture(lines: 1, glyphs: .ascii)
    #expect(ascii.inks.isEmpty)
    let pixels = Self.picture(lines: 1, glyphs: nil)
    #expect(!pixels.inks.isEmpty && !pixels.labels.contains { $0.text.contains("▇") })
    var one = Self.content
    one.line.values = [253]
    let ends = Self.picture(one, lines: 1).labels.map(\.text).first { $0.contains("▇") }
    #expect(ends?.first == "▁" && ends?.last == "▇" && ends?.count == line?.count)
  }
}
