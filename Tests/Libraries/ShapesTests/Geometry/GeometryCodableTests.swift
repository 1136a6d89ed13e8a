private import Foundation
import Shapes
import Testing

struct GeometryCodableTests {
  @Test("Geometry is encoded as Foundation encodes that of Core Graphics")
  func geometryIsEncodedAsFoundationEncodesIt() throws {
    #expect(try json(Point(x: 1, y: 2.5)) == json(CGPoint(x: 1, y: 2.5)))
    #expect(
      try json(Rect(x: 1, y: 2, width: 3, height: 4))
        == json(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(try json(Size(width: 3, height: 4)) == json(CGSize(width: 3, height: 4)))
    #expect(try json(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)) == "[1,2,3,4,5,6]")
    #expect(try json([Angle(radians: 1.5)]) == "[1.5]")
  }

  @Test("Decoding gives what was encoded") func decodingGivesWhatWasEncoded() throws {
    try expectRoundTrip(Point(x: 0.1, y: -1e300))
    try expectRoundTrip(Rect(x: 0.1, y: 2, width: -3, height: 1.0 / 3))
    try expectRoundTrip(Transform.rotation(.degrees(17)))
    try expectRoundTrip(UnitPoint.trailing)
    try expectRoundTrip([Angle.degrees(17)])
    var path = Star(points: 5).path(in: Rect(x: 0.1, y: 0.2, width: 9, height: 7))
    path.addEllipse(in: Rect(x: 1, y: 1, width: 2, height: 3))
    path.addArc(Arc(center: Point(x: 1, y: 2), radius: 3, startAngle: 0.1, sweep: -2))
    path.addQuadCurve(to: Point(x: 9, y: 9), control: Point(x: 1.0 / 3, y: 7))
    try expectRoundTrip(path)
    try expectRoundTrip(Path())
  }

  @Test(
    "What isn't a path is refused",
    arguments: [
      #"{"commands":"M","numbers":[1]}"#, #"{"commands":"ML","numbers":[1,2]}"#,
      #"{"commands":"M","numbers":[1,2,3]}"#, #"{"commands":"MX","numbers":[1,2]}"#, "[1,2]",
    ])
  func refusedPaths(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Path.self, from: Data(text.utf8))
    }
  }

  @Test("Lists of another length are refused", arguments: ["[1]", "[1,2,3]", "[]"])
  func refusedLists(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Point.self, from: Data(text.utf8))
    }
  }

  private func foundation(_ value: some Encodable) throws -> Data {
    try JSONEncoder().encode(value)
  }

  private func json(_ value: some Encodable) throws -> String {
    String(decoding: try foundation(value), as: UTF8.self)
  }

  private func expectRoundTrip<Value: Codable & Equatable>(_ value: Value) throws {
    #expect(try JSONDecoder().decode(Value.self, from: foundation(value)) == value)
  }
}
