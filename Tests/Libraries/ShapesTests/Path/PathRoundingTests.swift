import Shapes
import Testing

struct PathRoundingTests {
  private let rect = Rect(x: 5, y: 7, width: 40, height: 30)

  @Test("Every corner has its own radius") func everyCornerHasItsOwnRadius() {
    let radii = RectangleCornerRadii(
      topLeading: 2, bottomLeading: 3, bottomTrailing: 5, topTrailing: 7)
    let path = Path { $0.addRoundedRect(in: rect, cornerRadii: radii, style: .circular) }
    let squares = 4.0 + 9 + 25 + 49
    #expect(abs(area(path) - (1200 - squares * (1 - .pi / 4))) < 1e-6)
    #expect(abs(path.length - (140 - 17 * (2 - .pi / 2))) < 1e-9)
    #expect(path.contains(Point(x: 5.7, y: 7.7)))
    #expect(!path.contains(Point(x: 43.5, y: 8.5)))
  }

  @Test("Corners that don't fit are scaled down by the same factor")
  func cornersThatDoNotFitShrinkByOneFactor() {
    let radii = RectangleCornerRadii(topLeading: 60, bottomLeading: 0, topTrailing: 20)
    let path = Path { $0.addRoundedRect(in: rect, cornerRadii: radii, style: .circular) }
    // Both are halved: 30 and 10 fit beside each other along the top.
    #expect(abs(area(path) - (1200 - (900 + 100) * (1 - .pi / 4))) < 1e-6)
    #expect(abs(path.boundingRect.height - 30) < 1e-12)
  }

  @Test("One radius for all corners equals four equal ones") func oneRadiusForAllIsTheSameAsFour() {
    let four = RectangleCornerRadii(
      topLeading: 4, bottomLeading: 4, bottomTrailing: 4, topTrailing: 4)
    #expect(
      Path { $0.addRoundedRect(in: rect, cornerRadius: 4) }
        == Path { $0.addRoundedRect(in: rect, cornerRadii: four) })
  }

  @Test("Elliptic corners have their own area") func ellipticCornersHaveTheirArea() {
    let path = Path {
      $0.addRoundedRect(in: rect, cornerSize: Size(width: 8, height: 3), style: .circular)
    }
    #expect(abs(area(path) - (1200 - 4 * 24 * (1 - .pi / 4))) < 1e-3)
    #expect(path.boundingRect.insetBy(dx: 1e-9, dy: 1e-9).intersection(rect).width > 39.9)
  }

  @Test(
    "Any number is a valid radius", arguments: [Double.nan, -1, 0, .infinity, 1e308],
    RoundedCornerStyle.allCases)
  func anyNumberIsAValidRadius(value: Double, style: RoundedCornerStyle) {
    let radii = RectangleCornerRadii(topLeading: value, bottomLeading: 3, topTrailing: value)
    let path = Path { $0.addRoundedRect(in: rect, cornerRadii: radii, style: style) }
    #expect(path.boundingRect.width.isFinite && area(path) > 600)
    _ = Path {
      $0.addRoundedRect(in: rect, cornerSize: Size(width: value, height: 1), style: style)
    }
  }
}
