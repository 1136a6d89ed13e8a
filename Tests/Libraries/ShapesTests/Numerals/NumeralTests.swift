import Mathematics
import Testing

@testable import Shapes

/// Tests that strokes are smooth: a curve continues the line that it joins.
struct NumeralTests {
  /// A join of two segments, with the angle in degrees by which the line turns there.
  struct Join {
    var isCurved: Bool
    var turn: Double
  }

  static func joins(in path: Path) -> [Join] {
    path.subpaths.flatMap { subpath in
      let segments = subpath.segments.filter { $0.length > 1e-9 }
      let followers = segments.dropFirst() + (subpath.isClosed ? segments.prefix(1) : [])
      return zip(segments, followers).map { segment, next in
        let (before, after) = (direction(atEndOf: segment), direction(atStartOf: next))
        let turn = abs(arcTangent(y: before.cross(after), x: before.dot(after))) * 180 / .pi
        return Join(isCurved: isCurved(segment) || isCurved(next), turn: turn)
      }
    }
  }

  private static func isCurved(_ segment: Segment) -> Bool {
    if case .line = segment { false } else { true }
  }

  private static func direction(atStartOf segment: Segment) -> Point {
    segment.portion(from: 0, to: segment.length * 1e-4).end - segment.start
  }

  private static func direction(atEndOf segment: Segment) -> Point {
    let length = segment.length
    return segment.end - segment.portion(from: length * (1 - 1e-4), to: length).start
  }

  @Test(
    "A curve of a digit, sign or capital letter joins a line in the same direction",
    arguments: Array(Numeral.characters))
  func smooth(_ character: Character) throws {
    let joins = Self.joins(in: try #require(Numeral(character)).path)
    #expect(joins.allSatisfy { !$0.isCurved || $0.turn < 0.1 }, "\(joins.map(\.turn))")
    let isRound = "02356890".contains(character)
    #expect(!isRound || joins.contains(where: \.isCurved))
  }

  @Test("A stroke of running text is smooth or turns a corner, and never has a kink")
  func corners() {
    for (character, form) in TextForms.forms {
      let joins = (try? Path(svg: form.0)).map(Self.joins) ?? []
      #expect(
        joins.allSatisfy { !$0.isCurved || $0.turn < 1.5 || $0.turn > 60 },
        "\(character): \(joins.map(\.turn))")
    }
  }
}
