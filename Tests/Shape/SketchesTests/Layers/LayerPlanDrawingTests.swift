import Outputs
import Raster
import Shapes
import TestSupport
import Testing

@testable import Sketches

struct LayerPlanDrawingTests {
  private let area = Rect(x: 0, y: 0, width: 400, height: 200)

  private func bounds(_ words: String...) throws -> Rect { try bounds("", words) }

  private func bounds(_ shape: String, _ words: [String]) throws -> Rect {
    let request = try DrawRequest((shape.isEmpty ? [] : [shape]) + words)
    let layer = try #require(request.layers.first)
    return layer.layer(in: area).outline.region.path.boundingRect
  }

  private func isNear(_ one: Rect, _ other: Rect) -> Bool {
    [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY]
      .allSatisfy { abs($0) < 1e-6 }
  }

  @Test("A stroke stays inside its frame unless it is centered on the edge")
  func inside() throws {
    let square = Rect(x: 100, y: 0, width: 200, height: 200)
    #expect(isNear(try bounds("ring", "--width", "12"), square))
    #expect(
      isNear(try bounds("ring", "--width", "12", "--centered"), square.insetBy(dx: -12, dy: -12)))
  }

  @Test("A frame is given in hundredths of the shorter side")
  func frame() throws {
    let rect = try bounds("rectangle", "--frame", "150,25,50,50")
    #expect(isNear(rect, Rect(x: 300, y: 50, width: 100, height: 100)))
  }

  @Test("A layer is scaled and rotated about its anchor, then translated")
  func change() throws {
    let frame = ["--frame", "0,0,40,20"]
    let turned = try bounds("rectangle", frame[0], frame[1], "--rotate", "90", "--anchor", "0,0")
    #expect(isNear(turned, Rect(x: -40, y: 0, width: 40, height: 80)))
    let moved = try bounds(
      "rectangle", frame[0], frame[1], "--scale", "0.5", "--offset", "10,-5")
    #expect(isNear(moved, Rect(x: 40, y: 0, width: 40, height: 20)))
  }

  @Test("A path is scaled to fit by its bounding box or its box option")
  func path() throws {
    #expect(
      isNear(
        try bounds("path", "M2 2H4V4H2Z"), Rect(x: 100, y: 0, width: 200, height: 200)))
    #expect(
      isNear(
        try bounds("path", "M2 2H4V4H2Z", "--box", "0,0,8,8"),
        Rect(x: 150, y: 50, width: 50, height: 50)))
  }

  @Test("A pie wraps past 12 o’clock, and runs backward with a negative sweep")
  func pies() throws {
    func slice(_ words: String...) throws -> Rect { try bounds("pie", words) }
    let right = try slice("--start", "0", "--end", "90")
    #expect(isNear(try slice("--start", "90", "--sweep", "-90"), right))
    #expect(isNear(try slice("--start", "-360", "--end", "-270"), right))
    let over = try slice("--start", "350", "--end", "10")
    #expect(abs(over.midX - 200) < 1e-6 && over.maxY < 101)
    #expect(try slice("--end", "0").isEmpty)
  }

  /// Returns the amount of red at a compass bearing on the center line of a ring.
  private func red(_ bearing: Double, _ words: String, spin: Double = 0) throws -> Float {
    let request = try DrawRequest(words.split(separator: " ").map(String.init))
    let layers = request.layers.turned(by: spin)
    let paint = try #require(layers.first).layer(in: Rect(x: 0, y: 0, width: 200, height: 200))
      .paint
    let place = Transform.rotation(.degrees(bearing)).apply(to: Point(x: 0, y: -88))
    return paint.color(at: Point(x: 100 + place.x, y: 100 + place.y)).red
  }

  @Test(
    "A cap has the color of its end, with an angular gradient's seam in the middle of the gap")
  func seam() throws {
    let ring = "ring --trim 0..0.7 --width 12 --cap round --rotate -90 --gradient black,red"
    // The line runs from 0° to 252°; from 306° on, its start is the nearer end.
    for bearing in [310.0, 350, 359, 0] { #expect(try red(bearing, ring) < 1e-5, "\(bearing)") }
    for bearing in [90.0, 180, 252] {
      #expect(abs(try red(bearing, ring) - Float(bearing / 360)) < 1e-5)
    }
    #expect(try red(300, ring) > 0.8)
    // In the other direction, the seam lies at the end.
    let back = "arc --start 0 --sweep -252 --width 12 --cap round --gradient black,red"
    for bearing in [50.0, 10, 1] { #expect(try red(bearing, back) > 0.99, "\(bearing)") }
    #expect(try red(60, back) < 0.2 && abs(try red(180, back) - 0.5) < 1e-5)
  }

  @Test(
    "The seam doesn't move if there is no gap or if it lies on the line",
    arguments: [
      "ring --width 12 --gradient black,red", "ring --width 12 --rotate 45 --gradient black,red",
      "ring --trim 0..0.7 --width 12 --gradient black,red --dash 5,5 --rotate -90",
    ])
  func whole(_ words: String) throws {
    for bearing in [1.0, 90, 270, 359] {
      #expect(abs(try red(bearing, words) - Float(bearing / 360)) < 1e-5)
    }
  }

  @Test("An animation rotates the colors along with the outline")
  func spinning() throws {
    let ring = "ring --trim 0..0.7 --width 12 --cap round --rotate -90 --gradient black,red"
    for bearing in stride(from: 5.0, to: 360, by: 10) {
      #expect(abs(try red(bearing + 130, ring, spin: 130) - red(bearing, ring)) < 1e-4)
      let star = "star --offset 3,4 --gradient black,red@0.5,#800"
      let layer = try #require(
        try DrawRequest(star.split(separator: " ").map(String.init)).layers.first)
      let still = layer.layer(in: area)
      let turned = try #require([layer].turned(by: bearing).first).layer(in: area)
      let turn = Transform.rotation(.degrees(bearing)).about(Point(x: 206, y: 108))
      let point = Point(x: 180, y: 70)
      #expect(
        abs(turned.paint.color(at: turn.apply(to: point)).red - still.paint.color(at: point).red)
          < 1e-4)
    }
  }

  @Test("A translucent paint is still a single color")
  func translucent() throws {
    let layer = try #require(try DrawRequest(["ring", "--paint", "#0f08"]).layers.first)
    let drawn = layer.layer(in: area)
    #expect(drawn.paint == .solid(RGB(red: 0, green: 1, blue: 0)))
    #expect(abs(drawn.opacity - 136.0 / 255) < 1e-6)
  }

  @Test("A graph’s lowest and highest values lie at the bottom and the top of its frame")
  func graph() throws {
    let layer = try #require(try DrawRequest(["graph", "5,9,7"]).layers.first)
    let path = layer.outline(in: area, unit: 0)
    #expect(isNear(path.boundingRect, area))
  }

  @Test("Every shape draws something in every style", arguments: ShapeKind.allCases)
  func all(_ shape: ShapeKind) throws {
    let data: [LayerKey: String] = [.values: "1,3,2", .text: "12:34", .data: "M0 0L9 3L4 9Z"]
    for ways in [[], ["--width", "5"], ["--rotate", "30", "--trim", "0.1..0.6", "--width", "3"]] {
      let words = [shape.rawValue] + (shape.data.flatMap { data[$0] }.map { [$0] } ?? []) + ways
      let layer = try #require(try DrawRequest(words).layers.first)
      let drawing = [layer].drawing(size: area.size, background: nil)
      var rasterizer = DrawingRasterizer()
      let pixmap = rasterizer.pixmap(of: drawing, width: 80, height: 40)
      #expect(pixmap.samples.contains { $0 > 0 }, "\(words)")
    }
  }
}
