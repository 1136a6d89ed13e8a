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
}
