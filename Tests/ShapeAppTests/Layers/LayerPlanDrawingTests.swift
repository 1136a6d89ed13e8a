import Raster
import Shapes
import TestSupport
import Testing

@testable import ShapeApp

struct LayerPlanDrawingTests {
  private let area = Rect(x: 0, y: 0, width: 400, height: 200)

  private func bounds(_ words: String...) throws -> Rect { try bounds("", words) }

  private func bounds(_ form: String, _ words: [String]) throws -> Rect {
    let request = try Request((form.isEmpty ? [] : [form]) + words, .draw)
    let layer = try #require(request.layers.first)
    return layer.layer(in: area).outline.region.path.boundingRect
  }

  private func isNear(_ one: Rect, _ other: Rect) -> Bool {
    [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY]
      .allSatisfy { abs($0) < 1e-6 }
  }

  @Test("A line stays inside its frame, unless it is to lie on the edge")
  func inside() throws {
    let square = Rect(x: 100, y: 0, width: 200, height: 200)
    #expect(isNear(try bounds("ring", "--width", "12"), square))
    #expect(
      isNear(try bounds("ring", "--width", "12", "--centred"), square.insetBy(dx: -12, dy: -12)))
  }

  @Test("A frame is given in hundredths of the shorter side")
  func frame() throws {
    let rect = try bounds("rectangle", "--frame", "150,25,50,50")
    #expect(isNear(rect, Rect(x: 300, y: 50, width: 100, height: 100)))
  }

  @Test("It is scaled and turned about its anchor, and then moved")
  func change() throws {
    let frame = ["--frame", "0,0,40,20"]
    let turned = try bounds("rectangle", frame[0], frame[1], "--rotate", "90", "--anchor", "0,0")
    #expect(isNear(turned, Rect(x: -40, y: 0, width: 40, height: 80)))
    let moved = try bounds(
      "rectangle", frame[0], frame[1], "--scale", "0.5", "--offset", "10,-5")
    #expect(isNear(moved, Rect(x: 40, y: 0, width: 40, height: 20)))
  }

  @Test("A path is as large as fits, by its own extent or by its box")
  func path() throws {
    #expect(
      isNear(
        try bounds("path", "M2 2H4V4H2Z"), Rect(x: 100, y: 0, width: 200, height: 200)))
    #expect(
      isNear(
        try bounds("path", "M2 2H4V4H2Z", "--box", "0,0,8,8"),
        Rect(x: 150, y: 50, width: 50, height: 50)))
  }

  @Test("A pie goes round past 12 o'clock, and back with a negative sweep")
  func pies() throws {
    func slice(_ words: String...) throws -> Rect { try bounds("pie", words) }
    let right = try slice("--start", "0", "--end", "90")
    #expect(isNear(try slice("--start", "90", "--sweep", "-90"), right))
    #expect(isNear(try slice("--start", "-360", "--end", "-270"), right))
    let over = try slice("--start", "350", "--end", "10")
    #expect(abs(over.midX - 200) < 1e-6 && over.maxY < 101)
    #expect(try slice("--end", "0").isEmpty)
  }

  @Test("A translucent color is one color all the same")
  func translucent() throws {
    let layer = try #require(try Request(["ring", "--paint", "#0f08"], .draw).layers.first)
    let drawn = layer.layer(in: area)
    #expect(drawn.paint == .solid(RGB(red: 0, green: 1, blue: 0)))
    #expect(abs(drawn.opacity - 136.0 / 255) < 1e-6)
  }

  @Test("The lowest value of a graph lies below, the highest above")
  func graph() throws {
    let layer = try #require(try Request(["graph", "5,9,7"], .draw).layers.first)
    let path = layer.outline(in: area, unit: 0)
    #expect(isNear(path.boundingRect, area))
  }

  @Test("Every form draws something in every way", arguments: Form.allCases)
  func all(_ form: Form) throws {
    let data: [LayerKey: String] = [.values: "1,3,2", .text: "12:34", .data: "M0 0L9 3L4 9Z"]
    for ways in [[], ["--width", "5"], ["--rotate", "30", "--trim", "0.1..0.6", "--width", "3"]] {
      let words = [form.rawValue] + (form.data.flatMap { data[$0] }.map { [$0] } ?? []) + ways
      let layer = try #require(try Request(words, .draw).layers.first)
      let drawing = [layer].drawing(size: area.size, background: nil)
      var rasterizer = DrawingRasterizer()
      let pixmap = rasterizer.pixmap(of: drawing, width: 80, height: 40)
      #expect(pixmap.samples.contains { $0 > 0 }, "\(words)")
    }
  }
}
