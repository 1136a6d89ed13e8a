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

  /// Creates a section of an outline.
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
    let isRound = form == .ring && hasEnds
    let radius = box.width / 2
    let between = part(from: start, to: other.start, resolution)
      .union(part(from: end, to: other.end, resolution))
    guard isRound, ring.cornerRadius(in: radius) != other.ring.cornerRadius(in: radius) else {
      return between
    }
    return between.union(ends(resolution)).union(other.ends(resolution))
  }

  /// Whether the section has two ends: it is neither empty nor whole.
  private var hasEnds: Bool { end > start && end - start < 1 }

  /// Returns the rectangle of the corners at both ends.
  private func ends(_ resolution: Double) -> Rect {
    let reach = min(end - start, lineWidth / circumference)
    return part(from: start, to: start + reach, resolution)
      .union(part(from: end - reach, to: end, resolution))
  }

  /// Returns the rectangle of the part between two positions, with the chords at both ends, which
  /// change entirely when an end moves.
  private func part(from one: Double, to another: Double, _ resolution: Double) -> Rect {
    guard one != another else { return Rect.zero }
    var part = self
    (part.start, part.end) = (min(one, another), max(one, another))
    if form == .diamond {
      let lines = Double(4 * DiamondShare.linesOfSide)
      part.start = (part.start * lines).rounded(.down) / lines
      part.end = (part.end * lines).rounded(.up) / lines
    } else {
      let chord = FlattenedPath.chordLength(
        radius: box.width / 2, tolerance: Rasterizer.tolerance / resolution)
      let more = (chord + (form == .ring ? lineWidth : 0)) / circumference
      part.start -= more
      part.end = min(part.start + 1, part.end + more)
    }
    return part.path.boundingRect
  }
}
