import Shapes
import Testing

/// Tests of writing, including round trips.
struct SVGTextTests {
  private static let box = Rect(x: 3, y: -4, width: 40, height: 30)

  private static let paths: [Path] = [
    Circle().path(in: box), Ellipse().path(in: box), Capsule().path(in: box),
    RoundedRectangle(cornerRadius: 7.123, style: .circular).path(in: box), Diamond().path(in: box),
    Pie(endAngle: .degrees(200)).path(in: box), Pie(endAngle: .degrees(3)).path(in: box),
    Circle().rotation(.degrees(33.3)).path(in: box), NumeralText("12:34").path(in: box),
    Circle().trim(from: 0.001, to: 0.5011).path(in: box),
    Circle().stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round)).path(in: box),
    Path { $0.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .degrees(-900)) },
    Path { $0.addEllipse(in: Rect(x: 1000.1, y: 7, width: 0.1, height: 0.1)) },
  ]

  @Test(
    "A path survives a round trip through its text", arguments: paths.indices,
    [1, 1e-7, 0.0123, 33_333, 1e12])
  func pathSurvivesARoundTrip(index: Int, scale: Double) throws {
    let path = SVGTextTests.paths[index].applying(.scale(x: scale, y: scale))
    let again = try Path(svg: path.svgText)
    let box = path.controlRect
    let extent = [box.minX, box.maxX, box.minY, box.maxY].map(abs).reduce(0, max)
    for step in 0...50 {
      let fraction = Double(step) / 50
      let point = path.point(at: fraction) ?? .zero
      #expect(again.point(at: fraction)?.isClose(to: point, within: 1e-6 * extent) == true)
    }
    #expect(
      abs(area(path) - area(again)) < 1e-5 * extent * extent)
  }

  /// Text that is read is written back unchanged.
  @Test(
    "Short text is written unchanged",
    arguments: [
      "M0 0 L10 0 L10.5 -0.25 Z", "M1 2 Q3 4 5 6 C7 8 9 10 11 12", "",
      "M10 0 A5 5 0 0 1 5 5", "M0 0 L0.00001 0", "M0 0 L1e-20 1e-20", "M0 0 L5e30 1",
      "M-7 300000 Z",
    ])
  func shortTextIsUnchanged(text: String) throws {
    let written = try Path(svg: text).svgText
    #expect(written == (text == "M0 0 L5e30 1" ? "M0 0 L5e30 0" : text))
  }

  @Test("A circle is written as two half circles") func circleIsTwoHalfCircles() {
    let text = Circle().path(in: Rect(x: 0, y: 0, width: 20, height: 20)).svgText
    #expect(text == "M20 10 A10 10 0 0 1 0 10 A10 10 0 0 1 20 10 Z")
  }

  @Test("The description is the SVG text") func descriptionIsTheText() {
    #expect("\(Path { $0.addLines([.zero, Point(x: 1, y: 0)]) })" == "M0 0 L1 0")
  }

  /// Nothing traps, and every path that was read can be written and read again.
  @Test("Any text is either read or rejected", arguments: 1...300)
  func anyTextIsReadOrRejected(seed: Int) throws {
    var numbers = Numbers(seed: seed)
    let signs = Array("MmLlHhVvCcSsQqTtAaZz 0123456789.-+,eE 01 1 .5-3 é")
    let text =
      "M1 2"
      + String(
        (0..<40).map { _ in
          signs[min(signs.count - 1, Int((numbers.next() + 1) / 2 * Double(signs.count)))]
        })
    guard let path = try? Path(svg: text) else { return }
    let again = try Path(svg: path.svgText)
    #expect(again.elements.isEmpty == path.elements.isEmpty)
  }
}
