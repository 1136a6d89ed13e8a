import Foundation
import Shapes
import TestSupport
import Testing

/// Tests of the documentation's code and tables.
struct GuideTests {
  @Test("The guide's examples on drawing shapes hold") func drawingShapes() throws {
    let ring = Circle()
      .inset(by: 6)
      .trim(to: 0.7)
      .rotation(.degrees(-90))
      .stroke(style: StrokeStyle(lineWidth: 12, lineCap: .round))
    let outline = ring.path(in: Rect(x: 0, y: 0, width: 200, height: 200))
    #expect(outline.contains(Point(x: 100, y: 6)))
    #expect(abs(outline.boundingRect.minY) < 1e-9)

    let way = Circle().path(in: Rect(x: 0, y: 0, width: 200, height: 200))
    #expect(abs(way.length - 200 * .pi) < 1e-9)
    #expect(way.point(at: 0.25)?.isClose(to: Point(x: 100, y: 200)) == true)
    #expect(way.tangent(at: 0.25)?.isClose(to: Point(x: -1, y: 0)) == true)

    let nearest = MeasuredPath(way).nearestPoint(to: Point(x: 100, y: 150))
    #expect(nearest?.point.isClose(to: Point(x: 100, y: 200)) == true)
    #expect(abs((nearest?.fraction ?? 0) - 0.25) < 1e-9)
    #expect(abs(way.area - 10_000 * .pi) < 1e-9)
    #expect(way.centroid?.isClose(to: Point(x: 100, y: 100)) == true)

    let pace = UnitCurve.easeInOut
    let empty = Circle().trim(to: 0).rotation(.degrees(-90))
    let full = Circle().trim(to: 1).rotation(.degrees(-90))
    let third = empty.interpolated(towards: full, amount: pace.value(at: 0.3))
    #expect(third.shape.endFraction == pace.value(at: 0.3))

    let heart = try Path(
      svg: "M12 21 C2 13 3 4 8 4 C10 4 12 6 12 7 C12 6 14 4 16 4 C21 4 22 13 12 21 Z")
    #expect(heart.applying(.scale(x: 2, y: 2)).svgText.hasPrefix("M24 42 C4 26 6 8 16 8"))
  }

  @Test("Every documented decision has a test") func everyDecisionHasItsTest() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = ["Decisions", "Boolean/PathRegions", "Boolean/PathClippedLines"]
    let source = try (files + ["Boolean/PathIntersections"]).map { file in
      try String(
        contentsOf: tests.appendingPathComponent("\(file)Tests.swift"), encoding: .utf8)
    }.joined()
    let article = try Documents.text("Sources/Libraries/Shapes/Shapes.docc/Decisions.md")
    let rows = article.split(separator: "\n")
      .filter { $0.hasSuffix("` |") }
    #expect(rows.count > 30)
    for row in rows {
      let name = row.dropLast(3).split(separator: "`").last ?? ""
      #expect(source.contains("func \(name)("), "\(name)")
    }
  }
}
