internal import Raster
package import Shapes

/// A section of a closed outline, measured clockwise from 12 o'clock: the remainder as a ring, a
/// pie or a diamond.
package struct Dial: Hashable, Sendable {
  /// The outline.
  package enum Form: Hashable, Sendable {
    case ring, pie, diamond
  }

  /// The outline.
  package var form: Form
  /// The square it fills, including strokes.
  package var box: Rect
  /// The line width; ignored for a pie.
  package var lineWidth: Double
  /// The position at which the section begins, from 0 to 1.
  package var start: Double
  /// The position at which the section ends, at most 1 after its start.
  package var end: Double

  package init(form: Form, box: Rect, lineWidth: Double, start: Double = 0, end: Double = 1) {
    self.form = form
    self.box = box
    self.lineWidth = lineWidth
    self.start = start
    self.end = end
  }

  /// The section as an outline to fill.
  package var path: Path {
    guard end > start else { return Path() }
    switch form {
    case .ring: return ring.path(in: box)
    case .diamond: return DiamondShare(lineWidth: lineWidth, from: start, to: end).path(in: box)
    case .pie:
      return Pie(startAngle: .degrees(360 * start), endAngle: .degrees(360 * end)).path(in: box)
    }
  }

  /// The extent of the corners at an end, as a fraction of the circumference.
  package var overlap: Double {
    form == .ring ? ring.cornerRadius(in: box.width / 2) / circumference : 0
  }

  private var ring: RingShare { RingShare(lineWidth: lineWidth, from: start, to: end) }

  /// The length of the outline from 0 to 1.
  package var circumference: Double {
    switch form {
    case .ring: .pi * (box.width - lineWidth)
    case .pie: .pi * box.width
    case .diamond: 4 * (box.width - lineWidth * 2.0.squareRoot()) / 2.0.squareRoot()
    }
  }
}

extension Dial {
  /// Returns the part of the picture in which this dial differs from another, with at least
  /// `resolution` samples per unit.
  func damage(from other: Dial, resolution: Double) -> Rect {
    var same = other
    same.start = start
    same.end = end
    guard same == self, hasEnds == other.hasEnds else { return box.union(other.box) }
    // The corners at an end lie inside the section.
    let (own, others) = (cornerShare, other.cornerShare)
    let (changesCorners, corners) = (own != others, max(own, others))
    var damage = Rect.zero
    if start != other.start || changesCorners {
      damage = part(
        from: min(start, other.start), to: max(start, other.start) + corners, resolution)
    }
    if end != other.end || changesCorners {
      damage = damage.union(
        part(from: min(end, other.end) - corners, to: max(end, other.end), resolution))
    }
    return damage
  }

  /// Returns whether a rectangle lies in the hole of a ring or a diamond, where nothing is drawn.
  func leavesBlank(_ rect: Rect) -> Bool {
    let (center, radius) = (box.center, box.width / 2)
    let x = max(center.x - rect.minX, rect.maxX - center.x)
    let y = max(center.y - rect.minY, rect.maxY - center.y)
    // The chords of the inner edge are up to a tolerance inside it.
    return switch form {
    case .ring: (x * x + y * y).squareRoot() < radius - lineWidth - 1
    case .pie: false
    case .diamond: x + y < radius - lineWidth * 2.0.squareRoot() - 1
    }
  }

  /// The distance that the corners at an end extend from it, from 0 to 1.
  private var cornerShare: Double {
    form == .ring && hasEnds ? ring.cornerAngle(in: box.width / 2) / (2 * .pi) : 0
  }

  /// Whether the section has two ends: it is neither empty nor whole.
  private var hasEnds: Bool { end > start && end - start < 1 }

  /// Returns the rectangle of the part between two positions, with the chords at both ends, which
  /// change entirely when an end moves.
  private func part(from start: Double, to end: Double, _ resolution: Double) -> Rect {
    guard form != .diamond else {
      let lines = Double(4 * DiamondShare.linesOfSide)
      var part = self
      part.start = (start * lines).rounded(.down) / lines
      part.end = (end * lines).rounded(.up) / lines
      return part.path.boundingRect
    }
    let tolerance = Rasterizer.tolerance / resolution
    let radius = box.width / 2
    let inner = form == .ring ? max(0, radius - lineWidth) : 0
    // The chords of the smaller circle take the larger angles.
    let chord = FlattenedPath.chordAngle(
      radius: form == .ring ? inner : radius, tolerance: tolerance)
    let turn = 2 * Double.pi
    var arc = Arc(
      center: box.center, radius: radius + tolerance, startAngle: start * turn - .pi / 2 - chord,
      sweep: min(turn, (end - start) * turn + 2 * chord))
    var extent = Extent()
    extent.add(arc)
    arc.radius = max(0, inner - tolerance)
    extent.add(arc)
    return extent.rect
  }
}
