import Cells
import Charts
import Outputs
import Pictures
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Charts on pages of pixels")
struct ChartPageTests {
  private static let wave = (0..<60).map { Double($0 * 7 % 31 + 5) }

  private static func state() -> ChartState {
    ChartState(
      ChartSamples.days([wave, wave.map { 90 - $0 }], names: ["A & <B>", "Left"]), ChartLook())
  }

  private static func page(
    _ state: ChartState, title: String = "“Q” & A", _ size: Size = Size(width: 800, height: 450),
    background: RGBA? = nil
  ) -> PicturePage {
    ChartPage(
      state, title: title, size: size, theme: Theme(depth: .truecolor), palette: .file,
      background: background
    ).page
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  @Test("A document contains every label, escaped")
  func document() {
    let page = Self.page(Self.state())
    let text = SVGText.document(of: page.drawing, texts: page.labels)
    for label in page.labels { #expect(text.contains(">\(Self.escaped(label.text))</text>")) }
    #expect(text.split(separator: "<text ").count - 1 == page.labels.count)
    let texts = page.labels.map(\.text)
    // The title, both boxes, both line labels, some numbers and some dates.
    #expect(texts.contains("“Q” & A") && texts.count { $0 == "A & <B>" } == 2)
    #expect(texts.contains("Left") && texts.contains("60") && texts.contains("Feb"))
    #expect(text.contains(">A &amp; &lt;B&gt;</text>") && !text.contains("<B>"))
  }

  @Test("The drawing of a chart is the picture that the program writes", arguments: [0, 1, 2])
  func drawing(sample: Int) throws {
    let sets = [
      ChartSamples.days([Self.wave, Self.wave.map { 90 - $0 }]),
      ChartSamples.days([Self.wave], kind: .bar, title: nil),
      ChartSamples.closes(
        Array(Self.wave.prefix(20)), on: (0..<20).map { Double($0 + $0 / 5 * 2) }),
    ]
    let plan = try ChartPlan.command.parsed([])
    let chart = try plan.charts([sets[sample]], on: .utc, isUnicode: true)[0]
    let size = Size(width: 640, height: 360)
    let page = ChartPage(
      chart, title: chart.title(), size: size, theme: plan.output.pageTheme,
      palette: plan.look.palette, background: plan.output.background
    ).page
    #expect(ChartDrawing(sets[sample]).drawing(size: size) == page.withOutlinedTexts)
  }

  @Test(
    "Labels stay on the page at several sizes",
    arguments: [(800.0, 450.0), (400, 300), (1600, 900), (300, 120)])
  func places(width: Double, height: Double) {
    let page = Self.page(Self.state(), Size(width: width, height: height))
    for label in page.labels {
      #expect(label.place.x >= 0 && label.place.x <= width, "\(label.text)")
      #expect(label.place.y - label.size * 0.7 >= 0 && label.place.y <= height, "\(label.text)")
    }
    #expect(page.drawing.size == Size(width: width, height: height))
  }

  @Test("Lines and text scale with the page")
  func scale() throws {
    let (one, two) = (
      Self.page(Self.state()), Self.page(Self.state(), Size(width: 1600, height: 900))
    )
    #expect(one.labels[0].size == 14 && two.labels[0].size == 28)
    func width(_ page: PicturePage) -> Double? {
      for layer in page.drawing.layers {
        if case .stroke(_, let style, _) = layer.outline { return style.lineWidth }
      }
      return nil
    }
    #expect(width(one) == 2 && width(two) == 4)
  }

  @Test("The title is bold and first, and an empty title takes no room")
  func title() throws {
    let with = Self.page(Self.state())
    #expect(with.labels[0].text == "“Q” & A" && with.labels[0].isBold)
    let without = Self.page(Self.state(), title: "")
    #expect(!without.labels.contains { $0.text.isEmpty || $0.isBold })
  }

  @Test("A page has a mini-map if the window shows part of the axis")
  func miniMap() {
    var state = Self.state()
    let accent = Paint.solid(Theme(depth: .truecolor).color(.accent))
    #expect(!Self.page(state).drawing.layers.contains { $0.paint == accent })
    let start = ChartSamples.saturday
    state.changeWindow(at: .zero, isStill: true) { window, _ in window.select(start + 9, start + 30)
    }
    #expect(Self.page(state).drawing.layers.contains { $0.paint == accent })
  }

  @Test("The background is the theme’s unless another is given")
  func background() {
    #expect(Self.page(Self.state()).drawing.background == RGBA(Theme.darkBackground))
    let clear = RGBA(RGB(red: 1, green: 0, blue: 0), opacity: 0)
    #expect(Self.page(Self.state(), background: clear).drawing.background == clear)
  }

  @Test("Everything except labels is clipped by its part, which lies on the page")
  func clips() {
    let page = Self.page(Self.state())
    let whole = Rect(x: 0, y: 0, width: 800, height: 450)
    let clipped = page.drawing.layers.compactMap(\.clip)
    // The two boxes of the legend aren't clipped.
    #expect(clipped.count == page.drawing.layers.count - 2 && !clipped.isEmpty)
    #expect(clipped.allSatisfy { whole.holds($0.path.boundingRect) })
  }

  @Test("The boxes of hidden series are outlines with names in the series’s color")
  func boxes() throws {
    var state = Self.state()
    state.changeVisibility(of: 1, at: .zero, isStill: true) { $0.toggle(1) }
    let page = Self.page(state)
    let boxes = page.drawing.layers.filter { $0.clip == nil }
    #expect(boxes.count == 2)
    if case .stroke = boxes[0].outline { Issue.record("the box of a shown series is hollow") }
    if case .fill = boxes[1].outline { Issue.record("the box of a hidden series is filled") }
    let name = try #require(page.labels.last)
    #expect(name.text == "Left" && boxes[1].paint == .solid(name.color))
  }

  @Test("For formats without text, each label becomes an outline in its place")
  func outlines() {
    let page = Self.page(Self.state())
    let drawing = page.withOutlinedTexts
    let added = drawing.layers.dropFirst(page.drawing.layers.count)
    #expect(added.count == page.labels.count)
    #expect(Array(drawing.layers.prefix(page.drawing.layers.count)) == page.drawing.layers)
    for (layer, label) in zip(added, page.labels) {
      let bounds = layer.outline.path.boundingRect
      #expect(layer.paint == .solid(label.color))
      #expect(bounds.maxY <= label.place.y + label.size * 0.2)
      #expect(bounds.minY >= label.place.y - label.size)
      #expect(bounds.minX >= 0 && bounds.maxX <= 800, "\(label.text)")
      switch label.anchor {
      // The quotation mark at its start has no outline.
      case .start: #expect(abs(bounds.minX - label.place.x) < label.size * 0.7)
      case .middle: #expect(abs(bounds.midX - label.place.x) < label.size * 0.4)
      case .end: #expect(abs(bounds.maxX - label.place.x) < label.size * 0.4)
      }
    }
  }

  @Test("A page can be drawn at any size", arguments: [(1.0, 1.0), (0, 0), (5, 400), (400, 5)])
  func smallest(width: Double, height: Double) {
    let page = Self.page(Self.state(), Size(width: width, height: height))
    #expect(page.labels.allSatisfy { $0.size >= 14 * 0.25 * 0.9 - 1e-9 })
    let text = SVGText.document(of: page.drawing, texts: page.labels)
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  @Test("A page of many panels is as high as a picture file can be, with more panels in a row")
  func manyPanels() throws {
    let chart = ChartState(ChartSamples.days([[1, 2]]), ChartLook())
    func page(_ count: Int) throws -> ChartPage {
      let height = ChartPage.height(ofPanels: count, width: 800)
      #expect(height <= Pixmap.longestSide)
      return try ChartPage(
        Array(repeating: chart, count: count), title: nil,
        size: Size(width: 800, height: Double(height)), theme: Theme(depth: .truecolor),
        palette: .file, background: nil)
    }
    #expect(try page(300).page.drawing.size.height == Double(Pixmap.longestSide))
    #expect(throws: CommandError.self) { try page(1000) }
  }
}
