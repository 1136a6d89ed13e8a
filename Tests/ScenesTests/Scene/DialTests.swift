import Raster
import Scenes
import Shapes
import Testing

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
    ] {
      let (new, old) = (Self.dial(form, 0, one), Self.dial(form, 0, other))
      let damage = Figure.dial(new).damage(from: .dial(old))
      let (after, before) = (Self.coverage(new), Self.coverage(old))
      for y in 0..<140 {
        for x in 0..<120 where after[x, y] != before[x, y] {
          let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
          #expect(!damage.intersection(pixel).isEmpty, "\(form) \(one) \(other) \(x) \(y)")
        }
      }
      #expect(damage.isEmpty == (one == other))
    }
  }
}
