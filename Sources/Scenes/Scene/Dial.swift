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
    case .diamond: return trimmed(Diamond().inset(by: lineWidth / 2), style)
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
  /// Returns the part of the picture in which this dial differs from another.
  func damage(from other: Dial) -> Rect {
    var same = other
    same.start = start
    same.end = end
    let isWhole = (start, end) == (0, 1)
    // A whole outline has no ends: their caps appear at 12 o'clock when it isn't whole any more.
    guard same == self, isWhole == ((other.start, other.end) == (0, 1)) else {
      return box.union(other.box)
    }
    return part(from: start, to: other.start).union(part(from: end, to: other.end))
  }

  private func part(from one: Double, to another: Double) -> Rect {
    guard one != another else { return Rect.zero }
    var part = self
    part.start = min(one, another)
    part.end = max(one, another)
    return part.path.boundingRect
  }
}
