import Shapes
import Testing

struct DashTests {
  private func starts(_ dash: [Double], phase: Double = 0) -> [Double] {
    let line = Path { $0.addLines([.zero, Point(x: 20, y: 0)]) }
    let stroked = line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
    return stroked.elements.compactMap { element in
      if case .move(let point) = element { point.x } else { nil }
    }
  }

  private static let cases: [([Double], Double, [Double])] = [
    ([6, 2], 0, [0, 8, 16]), ([6, 2], 3, [0, 5, 13]), ([6, 2], -1, [1, 9, 17]),
    ([5], 0, [0, 10]), ([6, 2], 7, [1, 9, 17]),
  ]

  @Test(arguments: cases)
  func dashesBegin(dash: [Double], phase: Double, expected: [Double]) {
    #expect(starts(dash, phase: phase) == expected)
  }

  @Test(arguments: [[], [0, 0], [-1, 2], [.nan], [.infinity, 1], [1e-9, 1e-9]] as [[Double]])
  func lineStaysSolid(dash: [Double]) {
    #expect(starts(dash) == [0])
  }

  @Test("A dash goes on over the seam of a closed subpath, with its join")
  func seam() {
    let square = Path { $0.addRect(Rect(x: 20, y: 20, width: 50, height: 50)) }
    let style = StrokeStyle(lineWidth: 8, dash: [7.5, 5], dashPhase: 3)
    #expect(square.strokedPath(style).contains(Point(x: 16.5, y: 16.5)))
    let open = Path {
      $0.addLines([
        Point(x: 20, y: 20), Point(x: 70, y: 20), Point(x: 70, y: 70), Point(x: 20, y: 70),
        Point(x: 20, y: 20),
      ])
    }
    #expect(!open.strokedPath(style).contains(Point(x: 16.5, y: 16.5)))
  }

  @Test("A dash longer than a closed subpath closes it")
  func whole() {
    let square = Path { $0.addRect(Rect(x: 20, y: 20, width: 50, height: 50)) }
    #expect(
      square.strokedPath(StrokeStyle(lineWidth: 8, dash: [300, 1]))
        == square.strokedPath(StrokeStyle(lineWidth: 8)))
  }
}
