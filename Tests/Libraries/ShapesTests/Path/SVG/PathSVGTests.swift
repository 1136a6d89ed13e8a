import Shapes
import Testing

/// Tests of reading: equivalent texts, properties and errors.
struct PathSVGTests {
  @Test(
    "Equivalent path texts give the same path",
    arguments: [
      ("M1 2L3 4", "m1,2 l2,2"), ("M0 0L5 0L5 7", "M0 0H5V7"), ("M1 1L6 1L6 8", "m1 1h5v7"),
      ("M0 0L1 1L2 2", "M0 0 1 1 2 2"), ("M1 1L2 2L4 4", "m1 1 1 1 2 2"),
      ("M0.5 0.5L-0.001 1000", "M.5.5-1e-3 1E+3"), ("M0 0L10 -10", "M0,0L10-10"),
      ("M1 2L3 4Z", "\n\tM 1.\r2.0 L+3 , 4 z "),
      ("M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0", "M0 0C1 1 2 1 3 0S5-1 6 0"),
      ("M0 0C0 0 2 1 3 0", "M0 0s2 1 3 0"), ("M0 0Q1 1 2 0Q3 -1 4 0", "M0 0q1 1 2 0t2 0"),
      ("M0 0L1 0Q1 0 2 0", "M0 0L1 0T2 0"), ("M0 0Q1 1 2 0C2 0 3 3 4 0", "M0 0Q1 1 2 0S3 3 4 0"),
      ("M1 1L2 1ZM1 1L9 9", "M1 1h1zm0 0L9 9"), ("M2 2L4 2ZL9 9", "M2 2h2zL9 9"), ("", "  "),
      ("M0 0L3 3", "M0 0A0 5 0 0 1 3 3"), ("M1 1L2 2", "M1 1A5 5 0 1 1 1 1L2 2"),
      ("M0 0A1 1 0 0 0 0.5 0.5", "M0 0a1 1 0 00.5.5"),
      ("M0 0A1 1 0 1 1 1 1A1 1 0 0 1 0 0", "M0 0A1,1,0,1,1,1,1,1,1,0,0,1,0,0"),
      ("M0 0A1 1 0 0 1 1 1", "M0 0A-1 1 77 0 1 1 1"),
    ])
  func meanTheSame(text: String, other: String) throws {
    #expect(try Path(svg: text) == Path(svg: other))
  }

  @Test("Each command becomes its element") func eachCommandBecomesItsElement() throws {
    let path = try Path(svg: "M1 2 L3 4 Q5 6 7 8 C1 2 3 4 5 6 Z")
    #expect(
      path.elements == [
        .move(to: Point(x: 1, y: 2)), .line(to: Point(x: 3, y: 4)),
        .quadCurve(to: Point(x: 7, y: 8), control: Point(x: 5, y: 6)),
        .curve(to: Point(x: 5, y: 6), control1: Point(x: 1, y: 2), control2: Point(x: 3, y: 4)),
        .closeSubpath,
      ])
  }

  @Test(
    "An error has the position and the reason",
    arguments: [
      ("L1 1", 1, PathTextError.Reason.doesNotBeginWithMove), ("M1 1 Ü2", 6, .notACommand("Ü")),
      ("M1", 3, .notANumber), ("M1 1L", 6, .notANumber), ("M1 1,L2 2", 6, .notANumber),
      ("M1 1L2 2,", 10, .notANumber), ("M1,,1", 4, .notANumber), ("M0 0 5", 7, .notANumber),
      ("M 0 0 x", 7, .notACommand("x")), ("M0 0A1 1 0 2 0 3 3", 12, .notAFlag),
      ("M0 0A1 1 0", 11, .notAFlag), ("M1e999 0", 2, .tooLarge),
      ("M1e308 0l1e308 0", 10, .tooLarge),
      ("M1 1e L2 2", 5, .notACommand("e")), ("M+ 1", 2, .notANumber), ("M. 1", 2, .notANumber),
      ("M0 0Z5", 6, .notACommand("5")), ("5", 1, .notACommand("5")),
      ("z", 1, .doesNotBeginWithMove),
    ])
  func errorHasItsPosition(text: String, position: Int, reason: PathTextError.Reason) {
    #expect {
      try Path(svg: text)
    } throws: { error in
      let error = error as? PathTextError
      return error?.position == position && error?.reason == reason
    }
  }

  @Test("An error is a sentence") func errorIsASentence() {
    do throws(PathTextError) {
      _ = try Path(svg: "M0 0 L1 y")
      Issue.record("no error")
    } catch {
      #expect("\(error)" == "Character 9: a number is missing here.")
    }
  }

  /// All four arcs between two points have the radius and pass through both.
  @Test("An arc of a circle is exact", arguments: [(0, 0), (0, 1), (1, 0), (1, 1)])
  func arcOfACircleIsExact(isLong: Int, isClockwise: Int) throws {
    let path = try Path(svg: "M3 4A6 6 30 \(isLong) \(isClockwise) 9 7")
    guard case .arc(let arc)? = path.pieces.last else {
      Issue.record("no arc")
      return
    }
    #expect(abs(arc.radius - 6) < 1e-12)
    #expect(arc.point(at: 0).isClose(to: Point(x: 3, y: 4)))
    #expect(arc.point(at: 1).isClose(to: Point(x: 9, y: 7)))
    #expect((abs(arc.sweep) > .pi) == (isLong == 1))
    #expect((arc.sweep > 0) == (isClockwise == 1))
  }

  @Test("A circle that is too small is scaled up") func tooSmallACircleIsScaledUp() throws {
    let path = try Path(svg: "M0 0A1 1 0 0 1 10 0")
    #expect(abs(path.length - 5 * .pi) < 1e-9)
    #expect(path.boundingRect.center.isClose(to: Point(x: 5, y: -2.5)))
  }

  /// Every point of an ellipse's arc satisfies its equation.
  @Test("An arc of a rotated ellipse lies on it") func arcOfARotatedEllipseLiesOnIt() throws {
    let path = try Path(svg: "M0 0A8 3 25 1 0 4 5")
    let upright = path.applying(.rotation(.degrees(-25)))
    let ends = [0.0, 0.15, 0.3, 0.5, 0.7, 0.85, 1].compactMap { upright.point(at: $0) }
    let unit = ends.map { Point(x: $0.x / 8, y: $0.y / 3) }
    let whole = try Path(svg: "M0 0A8 3 25 1 0 4 5A8 3 25 0 0 0 0")
    #expect(abs(area(whole) + 24 * .pi) < 1e-3)
    let center = whole.applying(.rotation(.degrees(-25))).boundingRect.center
    for point in unit {
      let away = point.distance(to: Point(x: center.x / 8, y: center.y / 3))
      #expect(abs(away - 1) < 1e-4)
    }
  }
}
