import Charts
import Shapes
import TestSupport
import Testing

struct ChartLayoutTests {
  static func content(
    legend: [String] = ["Joined", "Left"], right: [String] = []
  ) -> ChartLayout.Content {
    ChartLayout.Content(
      [.title, .dates, .miniMap, .legend, .status], legend: legend, leftLabels: ["0", "1.5K"],
      rightLabels: right
    ) { Double($0.count) }
  }

  private static func layout(
    _ width: Int, _ height: Int, _ content: ChartLayout.Content = content()
  ) -> ChartLayout {
    ChartLayout(content, in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
  }

  private static func rows(_ rect: Rect?) -> ClosedRange<Int>? {
    rect.map { Int($0.minY)...Int($0.maxY) - 1 }
  }

  @Test("80 by 24 cells fit everything")
  func usual() {
    let layout = Self.layout(80, 24)
    #expect(layout.strips[.title] == Rect(x: 0, y: 0, width: 80, height: 1))
    #expect(layout.leftLabels == Rect(x: 0, y: 1, width: 4, height: 18))
    #expect(layout.plot == Rect(x: 5, y: 1, width: 75, height: 18))
    #expect(layout.strips[.dates] == Rect(x: 0, y: 19, width: 80, height: 1))
    #expect(layout.strips[.miniMap] == Rect(x: 0, y: 20, width: 80, height: 2))
    #expect(
      layout.legend.map(\.rect) == [
        Rect(x: 0, y: 22, width: 10, height: 1), Rect(x: 11, y: 22, width: 8, height: 1),
      ])
    #expect(layout.strips[.status] == Rect(x: 0, y: 23, width: 80, height: 1))
  }

  @Test("40 by 12 cells fit everything with a half-height plot, and 200 by 60 a large mini-map")
  func others() {
    let small = Self.layout(40, 12)
    #expect(small.plot == Rect(x: 5, y: 1, width: 35, height: 6))
    #expect(Self.rows(small.strips[.miniMap]) == 8...9 && small.strips[.status] != nil)
    let large = Self.layout(200, 60)
    #expect(Self.rows(large.strips[.miniMap]) == 54...57)
    #expect(large.plot.height == 52)
  }

  @Test("The least important part is dropped first")
  func order() {
    let heights = (1...12).map { Self.layout(80, $0) }
    #expect(heights.firstIndex { $0.strips[.dates] != nil } == 3)
    #expect(heights.firstIndex { !$0.legend.isEmpty } == 5)
    #expect(heights.firstIndex { $0.strips[.title] != nil } == 6)
    #expect(heights.firstIndex { $0.strips[.miniMap] != nil } == 8)
    #expect(heights.firstIndex { $0.strips[.status] != nil } == 9)
    let widths = (1...40).map { Self.layout($0, 24, Self.content(right: ["-12.5K"])) }
    #expect(widths.firstIndex { $0.leftLabels != nil } == 14)
    #expect(widths.firstIndex { $0.rightLabels != nil } == 21)
  }

  @Test("The right axis has its labels beside the plot")
  func twoAxes() {
    let layout = Self.layout(80, 24, Self.content(right: ["700", "1 400"]))
    #expect(layout.plot == Rect(x: 5, y: 1, width: 69, height: 18))
    #expect(layout.rightLabels == Rect(x: 75, y: 1, width: 5, height: 18))
  }

  @Test("A legend wraps into a second row while the plot keeps half of the height")
  func wrapped() {
    let names = (0..<20).map { "series \($0)" }
    let layout = Self.layout(40, 24, Self.content(legend: names))
    #expect(layout.legend.count == 5, "two rows of three, the last of which is the number left out")
    #expect(layout.plot.height == 17)
    #expect(layout.legend[3].rect == Rect(x: 0, y: 22, width: 12, height: 1))
    let long = Self.layout(40, 24, Self.content(legend: [String(repeating: "x", count: 90), "b"]))
    #expect(long.legend.map(\.rect.width) == [40, 5])
    #expect(long.legend.map(\.rect.minY) == [21, 22])
  }

  @Test("The number of entries that don’t fit has room after the last one", arguments: 30...130)
  func leftOut(width: Int) throws {
    for count in [1, 2, 5, 9, 10, 11, 50, 120] {
      let names = (0..<count).map { "series \($0)" }
      let legend = Self.layout(width, 24, Self.content(legend: names)).legend
      let last = try #require(legend.last)
      let words = legend.count < count ? 1 + "+\(count - legend.count)".count : 0
      #expect(last.rect.maxX + Double(words) <= Double(width), "\(count) names")
    }
  }

  @Test("Layouts in points keep the article's distances")
  func points() throws {
    let content = Self.content()
    let layout = ChartLayout(
      content, in: Rect(x: 3, y: 5, width: 600, height: 800), metrics: .points(textSize: 16))
    let (title, map) = (try #require(layout.strips[.title]), try #require(layout.strips[.miniMap]))
    let dates = try #require(layout.strips[.dates])
    #expect(layout.plot.minY - title.maxY == 10 && map.minY - dates.maxY == 10)
    #expect(dates.minY == layout.plot.maxY && layout.metrics.handle == 16)
    #expect(map.height == 80, "a tenth of the height")
    #expect(layout.plot.height >= 0.63 * 800)
  }

  @Test("Invalid lengths give an empty chart")
  func hostile() {
    for rect in [
      Rect(x: 0, y: 0, width: -4, height: 9), Rect(x: 0, y: 0, width: .nan, height: .infinity),
    ] {
      let layout = ChartLayout(Self.content(), in: rect)
      #expect(layout.regions.isEmpty && layout.plot.isEmpty)
    }
    let content = ChartLayout.Content(legend: ["a"], leftLabels: ["b"]) { _ in .infinity }
    #expect(content.legend == [0] && content.leftLabels == 0)
  }
}
