import Cells
import Raster
import Scenes
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Posters")
struct PosterWidgetTests {
  private static let colors = [
    RGB(red: 1, green: 0, blue: 0), RGB(red: 0, green: 0, blue: 1),
  ]

  private static let poster = Poster(lines: [
    PosterLine(name: "Sat, Jan 5 2019", value: ""),
    PosterLine(name: "Joined", value: "1 024", percent: "96%", series: 0),
    PosterLine(name: "Left", value: "7", percent: "4%", series: 1),
    PosterLine(name: "All", value: "1 031"),
  ])

  private static func drawn(
    _ poster: Poster, columns: Int, rows: Int = 4, _ depth: ColorDepth = .truecolor
  ) -> DrawnWidget {
    DrawnWidget(
      PosterWidget(poster: poster, colors: colors, rows: rows), columns: columns, rows: rows,
      theme: Theme(depth: depth))
  }

  @Test("A poster of full width shows all its text, with margins on both sides")
  func whole() {
    #expect(Self.poster.width == 17 && Poster(lines: []).width == 0)
    let drawn = Self.drawn(Self.poster, columns: Self.poster.width + 2)
    #expect(drawn.text(ofRow: 0) == " Sat, Jan 5 2019")
    #expect(drawn.text(ofRow: 1) == " 96% Joined  1 024")
    #expect(drawn.text(ofRow: 2) == " 4% Left         7")
    #expect(drawn.text(ofRow: 3) == " All         1 031")
    #expect(drawn.texts.allSatisfy { $0.column >= 1 && $0.columns.upperBound <= 18 })
  }

  @Test("Values are bold and have their series’s colors, if there are colors")
  func styles() {
    for depth in [ColorDepth.truecolor, .never] {
      let texts = Self.drawn(Self.poster, columns: 19, depth).texts
      func style(_ text: String) -> Style? { texts.first { $0.text == text }?.style }
      for (index, value) in ["1 024", "7"].enumerated() {
        #expect(style(value)?.foreground == depth.color(Self.colors[index]))
      }
      #expect(style("1 031")?.foreground == .standard)
      let bold = ["Sat, Jan 5 2019", "96%", "1 024", "1 031"]
      #expect(bold.allSatisfy { style($0)?.attributes.contains(.bold) == true })
      #expect(style("Joined")?.attributes.contains(.bold) == false)
      let raised = Theme(depth: depth).style(.raised).background
      #expect(texts.allSatisfy { $0.style.background == raised })
    }
  }

  @Test("A name is truncated in favor of its value")
  func narrow() {
    let lines = [PosterLine(name: "A very long name", value: "1 000 000", series: 0)]
    for columns in 12...40 {
      let drawn = Self.drawn(Poster(lines: lines), columns: columns, rows: 1)
      let row = drawn.text(ofRow: 0)
      #expect(row.hasSuffix(" 1 000 000"), "\(columns): \(row)")
      #expect(TextWidth.columns(of: row) == columns - 1)
    }
  }

  @Test("No more lines are shown than there are rows, and none without columns")
  func small() {
    #expect(Self.drawn(Self.poster, columns: 19, rows: 2).texts.map(\.row).max() == 1)
    #expect(Self.drawn(Self.poster, columns: 19, rows: 0).texts.isEmpty)
    for columns in 0...2 { #expect(Self.drawn(Self.poster, columns: columns).texts.isEmpty) }
    for columns in 3...9 {
      let texts = Self.drawn(Self.poster, columns: columns).texts
      #expect(texts.allSatisfy { $0.columns.upperBound <= columns })
    }
  }

  @Test("The nearest series remain, from top to bottom, between the heading and the total")
  func nearest() {
    let series = (0..<9).map { (number: Int) in
      PosterLine(name: "S\(number)", value: "\(number)", series: number)
    }
    let heading = PosterLine(name: "Jan 5", value: "")
    let sum = PosterLine(name: "All", value: "36")
    let top = Array((0..<9).reversed())
    let order = [4, 5, 3, 6, 2, 7, 1, 8, 0]
    let poster = Poster(lines: [heading] + series + [sum])
    #expect(
      poster.cut(to: 6, nearest: order, from: top).lines.map(\.name)
        == ["Jan 5", "S5", "S4", "S3", "+6 more", "All"])
    #expect(poster.cut(to: 11, nearest: order, from: top) == poster)
    #expect(poster.cut(to: 3, nearest: order, from: top) == poster.cut(to: 3))
  }

  @Test("A series without a color uses the text color")
  func unknownSeries() {
    let lines = [PosterLine(name: "New", value: "1", series: 9)]
    let texts = Self.drawn(Poster(lines: lines), columns: 19, rows: 1).texts
    #expect(texts.last?.style.foreground == .standard)
  }

  @Test("A poster with few rows counts the omitted lines, and keeps the heading and the total")
  func cut() {
    let series = (0..<9).map { (number: Int) in
      PosterLine(name: "S\(number)", value: "\(number)", series: number)
    }
    let heading = PosterLine(name: "Jan 5", value: "")
    let sum = PosterLine(name: "All", value: "36")
    let poster = Poster(lines: [heading] + series + [sum])
    #expect(poster.cut(to: 11) == poster)
    #expect(poster.cut(to: 5).lines.map(\.name) == ["Jan 5", "S0", "S1", "+7 more", "All"])
    let plain = Poster(lines: [heading] + series)
    #expect(plain.cut(to: 4).lines.map(\.name) == ["Jan 5", "S0", "S1", "+7 more"])
    for rows in 1...12 {
      #expect(poster.cut(to: rows).lines.count == min(rows, 11))
      #expect(plain.cut(to: rows).lines.count == min(rows, 10))
    }
    #expect(Poster(lines: [heading, series[0], sum]).line == "Jan 5: S0 0, All 36")
  }
}
