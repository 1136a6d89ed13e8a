internal import Raster
package import Shapes

/// A share of a closed outline, counted clockwise from 12 o'clock: what is left as a ring, a pie or
/// a diamond.
package struct Dial: Hashable, Sendable {
  /// The outline.
  package enum Form: Hashable, Sendable {
    case ring, pie, diamond
  }

  /// The outline.
  package var form: Form
  /// The square it fills, strokes included.
  package var box: Rect
  /// The width of the line; a pie has none.
  package var lineWidth: Double
  /// Where the share begins, from 0 to 1.
  package var start: Double
  /// Where it ends, from 0 to 1.
  package var end: Double

  /// Creates a share of an outline.
  package init(form: Form, box: Rect, lineWidth: Double, start: Double = 0, end: Double = 1) {
    self.form = form
    self.box = box
    self.lineWidth = lineWidth
    self.start = start
    self.end = end
  }

  /// The share as an outline to fill.
  package var path: Path {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    switch form {
    case .ring: return trimmed(Circle().inset(by: lineWidth / 2), style)
    case .diamond: return trimmed(DividedDiamond(inset: lineWidth / 2), style)
    case .pie:
      guard end > start else { return Path() }
      return Pie(startAngle: .degrees(360 * start), endAngle: .degrees(360 * end)).path(in: box)
    }
  }

  /// The length of the way from 0 to 1.
  package var circumference: Double {
    switch form {
    case .ring: .pi * (box.width - lineWidth)
    case .pie: .pi * box.width
    case .diamond: 4 * (box.width / 2 - lineWidth / 2) * 2.0.squareRoot()
    }
  }

  private func trimmed(_ shape: some Shape, _ style: StrokeStyle) -> Path {
    shape.trim(from: start, to: end).rotation(.degrees(-90)).stroke(style: style).path(in: box)
  }
}

extension Dial {
  /// Returns the part of the picture in which this dial differs from another, where a unit has at
  /// least `resolution` samples.
  func damage(from other: Dial, resolution: Double) -> Rect {
    var same = other
    same.start = start
    same.end = end
    let isWhole = (start, end) == (0, 1)
    // A whole outline has no ends: their caps appear at 12 o'clock when it isn't whole any more.
    guard same == self, isWhole == ((other.start, other.end) == (0, 1)) else {
      return box.union(other.box)
    }
    return part(from: start, to: other.start, resolution)
      .union(part(from: end, to: other.end, resolution))
  }

  /// Returns what lies between two places, with the straight lines at both ends that change as a
  /// whole when their ends move.
  private func part(from one: Double, to another: Double, _ resolution: Double) -> Rect {
    guard one != another else { return Rect.zero }
    var part = self
    (part.start, part.end) = (min(one, another), max(one, another))
    if form == .diamond {
      let lines = Double(4 * DividedDiamond.linesOfSide)
      part.start = (part.start * lines).rounded(.down) / lines
      part.end = (part.end * lines).rounded(.up) / lines
    } else {
      let chord = FlattenedPath.chordLength(
        radius: box.width / 2, tolerance: Rasterizer.tolerance / resolution)
      // The square round a round cap holds a fifth of the line's width, however it is turned.
      let more = (chord - (form == .ring ? lineWidth / 5 : 0)) / circumference
      part.start = max(0, part.start - max(0, more))
      part.end = min(1, part.end + max(0, more))
    }
    return part.path.boundingRect
  }
}

/// A diamond with corners on its sides, so that what is trimmed moves no more than one line.
private struct DividedDiamond: Shape {
  static let linesOfSide = 8

  var inset: Double

  func path(in rect: Rect) -> Path {
    var corners: [Point] = []
    for element in Diamond().inset(by: inset).path(in: rect).elements {
      switch element {
      case .move(let point), .line(let point): corners.append(point)
      default: break
      }
    }
    guard let first = corners.first else { return Path() }
    let count = Double(Self.linesOfSide)
    return Path { path in
      path.move(to: first)
      for (from, to) in zip(corners, corners.dropFirst() + [first]) {
        for step in 1...Self.linesOfSide {
          let share = Double(step) / count
          path.addLine(
            to: Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
        }
      }
      path.closeSubpath()
    }
  }
}
