import Testing

@testable import Shapes

struct BiarcTests {
  private func cubic(seed: Int) -> Cubic {
    var numbers = Numbers(seed: seed)
    return Cubic(
      start: numbers.point(10), control1: numbers.point(10), control2: numbers.point(10),
      end: numbers.point(10))
  }

  @Test("Arcs stay within the tolerance of their curve", arguments: 1...20) func close(seed: Int) {
    let cubic = cubic(seed: seed)
    let curve = MeasuredPath(Path([Subpath(start: cubic.start, segments: [.cubic(cubic)])]))
    for tolerance in [1, 0.1, 1e-3] {
      let pieces = cubic.arcs(tolerance: tolerance)
      for piece in pieces {
        let middle =
          piece.arc?.point(at: 0.5) ?? piece.start.interpolated(to: piece.end, by: 0.5)
        for point in [piece.start, middle] {
          #expect((curve.nearestPoint(to: point)?.distance ?? 9) < 1.5 * tolerance)
        }
      }
      #expect(pieces.count < 400)
    }
  }

  @Test("Each arc goes on where and as the one before it ends", arguments: 1...20)
  func smooth(seed: Int) {
    let pieces = cubic(seed: seed).arcs(tolerance: 1e-3)
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      #expect(piece.end.isClose(to: next.start))
      #expect(piece.endDirection.isAligned(with: next.startDirection))
    }
    for case let (piece, arc?) in pieces.map({ ($0, $0.arc) }) {
      #expect(arc.point(at: 0).isClose(to: piece.start, within: 1e-7))
      #expect(arc.point(at: 1).isClose(to: piece.end, within: 1e-7))
      #expect(arc.tangent(at: 0).isClose(to: piece.startDirection, within: 1e-6))
      #expect(arc.tangent(at: 1).isClose(to: piece.endDirection, within: 1e-6))
    }
  }

  @Test("A straight curve is two lines, and one without an extent is nothing") func straight() {
    let line = Cubic(
      start: .zero, control1: Point(x: 1, y: 1), control2: Point(x: 4, y: 4),
      end: Point(x: 6, y: 6))
    #expect(line.arcs(tolerance: 1e-6).allSatisfy { $0.arc == nil })
    let dot = Cubic(start: .zero, control1: .zero, control2: .zero, end: .zero)
    #expect(dot.arcs(tolerance: 1).isEmpty)
  }

  @Test("A cusp and a tolerance that can't be met take a limited number of pieces") func limits() {
    let cusp = Cubic(
      start: .zero, control1: Point(x: 100, y: 80), control2: Point(x: 0, y: 80),
      end: Point(x: 100, y: 0))
    #expect(cusp.arcs(tolerance: 1e-3).count < 400)
    #expect(cubic(seed: 3).arcs(tolerance: 0).count < 40_000)
  }

  @Test("An ellipse is stroked by few elements whose area is right") func ellipse() {
    let outline = Ellipse().path(in: Rect(x: 0, y: 0, width: 300, height: 100))
      .strokedPath(StrokeStyle(lineWidth: 10))
    #expect(outline.pieces.count < 250)
    let length = Ellipse().path(in: Rect(x: 0, y: 0, width: 300, height: 100)).length
    #expect(abs(outline.area - 10 * length) < 0.5)
  }
}
