internal import Shapes

/// The outline of a picture; all outlines are distinct even without color.
package enum CardForm: String, Hashable, Sendable, CaseIterable {
  case star, diamond, circle, triangle, square, heart, oval, squiggle, cross, moon, bolt, drop
  case crown, arrow, hourglass, sun, flower, bars, checkers, slice, chevron, saltire, half, house
  case hollowStar, hollowDiamond, ring, hollowTriangle, hollowSquare, hollowHeart, openRing
  case eight, four, seven

  /// The form in words: “hollow star”.
  var words: String {
    switch self {
    case .saltire: "diagonal cross"
    case .half: "half circle"
    case .slice: "cut pie"
    case .eight: "figure 8"
    case .four: "figure 4"
    case .seven: "figure 7"
    default: rawValue.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
    }
  }

  /// Returns the outline in the largest square of a rectangle.
  func path(in rect: Rect) -> Path {
    let box = rect.centeredSquare
    let scale = Transform.scale(x: box.width, y: box.height)
    return unit.applying(scale.concatenating(.translation(x: box.minX, y: box.minY)))
  }

  private static let unitSquare = Rect(x: 0, y: 0, width: 1, height: 1)
  private static let fiveRays = 0.42

  /// The outline in the unit square.
  private var unit: Path {
    let square = Self.unitSquare
    switch self {
    case .star: return Star(points: 5, innerRatio: Self.fiveRays).path(in: square.sunk)
    case .diamond: return Diamond().path(in: square)
    case .circle: return Circle().path(in: square.insetBy(dx: 0.05, dy: 0.05))
    case .triangle: return Polygon(sides: 3).path(in: square.insetBy(dx: -0.06, dy: -0.06).sunk)
    case .oval: return Capsule().path(in: square.insetBy(dx: 0.02, dy: 0.25))
    case .square: return Rectangle().path(in: square.insetBy(dx: 0.08, dy: 0.08))
    case .sun: return Star(points: 8, innerRatio: 0.62).path(in: square)
    case .slice:
      return Pie(startAngle: .degrees(90), endAngle: .degrees(360)).path(
        in: square.insetBy(dx: 0.03, dy: 0.03))
    case .flower: return flower
    case .checkers, .bars, .cross, .saltire: return blocks
    case .hollowStar, .hollowDiamond, .ring, .hollowTriangle, .hollowSquare, .hollowHeart,
      .openRing:
      return hollow
    case .eight: return figure("8")
    case .four: return figure("4")
    case .seven: return figure("7")
    default: return Self.drawn[self] ?? Path()
    }
  }

  private var flower: Path {
    Path { path in
      for (x, y) in [(0.5, 0.24), (0.76, 0.5), (0.5, 0.76), (0.24, 0.5)] {
        path.addEllipse(in: Rect(x: x - 0.24, y: y - 0.24, width: 0.48, height: 0.48))
      }
    }
  }

  private var blocks: Path {
    func rects(_ list: [(Double, Double, Double, Double)]) -> Path {
      Path { path in
        for (x, y, width, height) in list {
          path.addRect(Rect(x: x, y: y, width: width, height: height))
        }
      }
    }
    let cross = rects([(0.34, 0.02, 0.32, 0.96), (0.02, 0.34, 0.96, 0.32)])
    switch self {
    case .bars:
      return rects([(0.04, 0.06, 0.92, 0.2), (0.04, 0.4, 0.92, 0.2), (0.04, 0.74, 0.92, 0.2)])
    case .checkers: return rects([(0.04, 0.04, 0.46, 0.46), (0.5, 0.5, 0.46, 0.46)])
    case .saltire:
      let turn = Transform.rotation(.degrees(45)).about(Point(x: 0.5, y: 0.5))
      return cross.applying(turn)
    default: return cross
    }
  }

  /// The outlines that consist of a stroke.
  private var hollow: Path {
    let style = StrokeStyle(lineWidth: 0.15, lineJoin: .miter)
    let path =
      switch self {
      case .hollowStar:
        Star(points: 5, innerRatio: Self.fiveRays).inset(by: 0.045).path(in: Self.unitSquare.sunk)
      case .hollowDiamond: Diamond().inset(by: 0.075).path(in: Self.unitSquare)
      case .hollowTriangle:
        Polygon(sides: 3).inset(by: 0.075).path(
          in: Self.unitSquare.insetBy(dx: -0.06, dy: -0.06).sunk)
      case .hollowSquare: Rectangle().inset(by: 0.155).path(in: Self.unitSquare)
      case .hollowHeart:
        (Self.drawn[.heart] ?? Path()).applying(
          .scale(x: 0.82, y: 0.82).about(Point(x: 0.5, y: 0.47)))
      case .openRing:
        CompassArc(start: .degrees(50), sweep: .degrees(260)).inset(by: 0.125).path(
          in: Self.unitSquare)
      default: Circle().inset(by: 0.125).path(in: Self.unitSquare)
      }
    return path.strokedPath(style)
  }

  private func figure(_ digit: Character) -> Path {
    NumeralText("\(digit)", weight: 0.15).path(in: Self.unitSquare.insetBy(dx: 0.02, dy: 0.02))
  }

  /// Outlines without a `Shape`, as SVG path text.
  private static let drawn: [CardForm: Path] = [
    .heart:
      "M.5 .96C.2 .74 .02 .52 .02 .3C.02 .14 .14 .04 .27 .04C.37 .04 .45 .09 .5 .18C.55 .09 .63 .04 .73 .04C.86 .04 .98 .14 .98 .3C.98 .52 .8 .74 .5 .96Z",
    .squiggle:
      "M.957 .261C1.037 .516 .821 .795 .567 .716C.465 .684 .369 .576 .224 .704C.059 .851 .019 .766 .015 .552C.011 .343 .149 .199 .310 .226C.530 .263 .556 .453 .814 .250C.874 .203 .927 .167 .957 .261Z",
    .moon: "M.66 .03A.48 .48 0 1 0 .97 .72A.42 .42 0 0 1 .66 .03Z",
    .bolt: "M.6 0L.14 .58H.45L.36 1L.86 .38H.55Z",
    .drop: "M.5 0C.62 .22 .84 .44 .84 .66A.34 .34 0 0 1 .16 .66C.16 .44 .38 .22 .5 0Z",
    .arrow: "M.5 .02L.96 .5H.67V.98H.33V.5H.04Z",
    .hourglass: "M.08 .03H.92L.5 .5L.92 .97H.08L.5 .5Z",
    .chevron: "M.14 .02H.48L.92 .5L.48 .98H.14L.56 .5Z",
    .half: "M.02 .3H.98A.48 .48 0 0 1 .02 .3Z",
    .crown: "M.04 .94V.2L.28 .5L.5 .06L.72 .5L.96 .2V.94Z",
    .house: "M.5 .04L.98 .48H.84V.96H.6V.66H.4V.96H.16V.48H.02Z",
  ].compactMapValues { try? Path(svg: $0) }
}

extension Rect {
  /// The square moved down slightly, for outlines that are lighter at the bottom.
  fileprivate var sunk: Rect { offsetBy(dx: 0, dy: 0.04 * height) }
}
