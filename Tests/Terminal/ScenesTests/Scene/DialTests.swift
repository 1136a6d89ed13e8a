import Raster
import Shapes
import Testing

@testable import Scenes

struct DialTests {
  static let box = Rect(x: 10, y: 20, width: 100, height: 100)
  static let forms = [Dial.Form.ring, .pie, .diamond]

  static func dial(_ form: Dial.Form, _ start: Double = 0, _ end: Double = 1) -> Dial {
    Dial(form: form, box: box, lineWidth: 12, start: start, end: end)
  }

  /// Returns a dial's coverage of 120 × 140 pixels, centered in them.
  static func coverage(_ dial: Dial) -> Coverage {
    var coverage = Coverage()
    var rasterizer = Rasterizer()
    rasterizer.fill(
      dial.path, window: PixelRect(x: 0, y: 0, width: 120, height: 140), into: &coverage)
    return coverage
  }

  /// Returns whether two coverages are equal within the 0.02 pixels that chords deviate from
  /// curves: 7 of 255 along a slanted edge.
  ///
  /// `place` maps a pixel of the first to one of the second.
  static func areAlike(
    _ one: Coverage, _ other: Coverage, where isCompared: (Int, Int) -> Bool = { _, _ in true },
    to place: (Int, Int) -> (Int, Int) = { ($0, $1) }
  ) -> Bool {
    (0..<140).allSatisfy { y in
      (0..<120).allSatisfy { x in
        guard isCompared(x, y) else { return true }
        let (otherX, otherY) = place(x, y)
        return abs(Int(one[x, y]) - Int(other[otherX, otherY])) <= 8
      }
    }
  }

  @Test("A whole dial fills its box", arguments: forms)
  func box(form: Dial.Form) {
    let bounds = Self.dial(form).path.boundingRect
    for (one, other) in [
      (bounds.minX, 10.0), (bounds.minY, 20), (bounds.maxX, 110), (bounds.maxY, 120),
    ] {
      #expect(abs(one - other) < 0.01, "\(form)")
    }
  }

  @Test("A whole dial is mirror-symmetric, horizontally and vertically", arguments: forms)
  func symmetry(form: Dial.Form) {
    let coverage = Self.coverage(Self.dial(form))
    #expect(coverage.samples.contains(255))
    #expect(Self.areAlike(coverage, coverage, to: { (119 - $0, $1) }))
    #expect(Self.areAlike(coverage, coverage, to: { ($0, 139 - $1) }))
  }

  @Test("A section from 12 o'clock and one up to it are mirror images", arguments: forms)
  func mirrored(form: Dial.Form) {
    for share in [0.07, 0.25, 0.5, 0.81] {
      let (one, other) = (Self.dial(form, 0, share), Self.dial(form, 1 - share, 1))
      #expect(
        Self.areAlike(Self.coverage(one), Self.coverage(other), to: { (119 - $0, $1) }),
        "\(form) \(share)")
    }
  }

  @Test("A quarter lies between 12 and 3 o'clock", arguments: forms)
  func clockwise(form: Dial.Form) {
    let bounds = Self.dial(form, 0, 0.25).path.boundingRect
    // The ends are exactly where the section begins and ends.
    #expect(abs(bounds.minX - 60) < 0.01 && abs(bounds.maxY - 70) < 0.01)
    #expect(bounds.maxX > 105 && bounds.minY < 25)
  }

  @Test("An empty section of a pie has no area", arguments: [0.0, 0.4, 1])
  func nothing(place: Double) {
    #expect(Self.dial(.pie, place, place).path.boundingRect.isEmpty)
  }

  @Test("The circumference is the length of the outline")
  func circumference() {
    #expect(abs(Self.dial(.ring).circumference - 276.460) < 0.001)
    #expect(abs(Self.dial(.pie).circumference - 314.159) < 0.001)
    #expect(abs(Self.dial(.diamond).circumference - 234.843) < 0.001)
  }

  @Test("Two sections are equal outside the damage", arguments: forms)
  func damage(form: Dial.Form) {
    for (one, other) in [
      (0.5, 0.4), (1, 0.9), (0.02, 0), (0.7, 0.7), (0.1, 0.95), (0.601, 0.6), (0.37, 0.374),
      (0.99, 0.985), (0.03, 0.029),
    ] {
      Self.checkDamage(Self.dial(form, 0, one), Self.dial(form, 0, other))
    }
  }

  @Test("Two sections with other starts and ends are equal outside the damage", arguments: forms)
  func damageOfBothEnds(form: Dial.Form) {
    for number in [1, 4, 6, 7] {
      // Multiples of irrational numbers spread evenly between 0 and 1.
      let spread = { (factor: Double) in
        (Double(number) * factor).truncatingRemainder(dividingBy: 1)
      }
      let (start, length) = (spread(0.618), spread(0.414))
      let (later, longer) = (0.04 * spread(0.732), 0.04 * spread(0.303))
      let one = Self.dial(form, start, start + length)
      Self.checkDamage(one, Self.dial(form, start + later, start + later + length))
      Self.checkDamage(one, Self.dial(form, start, min(start + length + longer, start + 1)))
    }
  }

  /// Checks that the damage between two dials contains all pixels in which they differ, and is
  /// empty if they are equal.
  private static func checkDamage(_ new: Dial, _ old: Dial) {
    let damage = Figure.dial(new).damage(from: .dial(old))
    let (after, before) = (coverage(new), coverage(old))
    for y in 0..<140 {
      for x in 0..<120 where after[x, y] != before[x, y] {
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        #expect(!damage.intersection(pixel).isEmpty, "\(new) \(old) \(x) \(y)")
      }
    }
    #expect(damage.isEmpty == (new == old))
  }

  @Test("A dial draws nothing in rectangles that it leaves blank", arguments: forms)
  func leavesBlank(form: Dial.Form) {
    let (dial, coverage) = (Self.dial(form), Self.coverage(Self.dial(form)))
    var blank = 0
    for y in stride(from: 0, to: 140, by: 4) {
      for x in stride(from: 0, to: 120, by: 4)
      where dial.leavesBlank(Rect(x: Double(x), y: Double(y), width: 4, height: 4)) {
        blank += 1
        let drawn = (y..<y + 4).contains { y in (x..<x + 4).contains { coverage[$0, y] != 0 } }
        #expect(!drawn, "\(x) \(y)")
      }
    }
    // Of the circle or the diamond inside the line, at least six tenths.
    let holes: [Dial.Form: Double] = [.ring: .pi * 38 * 38, .diamond: 2 * 33.03 * 33.03]
    #expect(Double(blank) * 16 >= 0.6 * (holes[form] ?? 0))
    #expect(form != .pie || blank == 0)
  }

  @Test("A step of an end damages little more than the corners there")
  func damageOfStep() {
    for place in [0.25, 0.5, 0.75] {
      let damage = Figure.dial(Self.dial(.ring, 0, place))
        .damage(from: .dial(Self.dial(.ring, 0, place + 0.001)))
      #expect(damage.width * damage.height < 2 * 12 * 12)
    }
  }
}
