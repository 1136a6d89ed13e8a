import Shapes
import Testing

struct RingShareTests {
  static let box = Rect(x: 0, y: 0, width: 200, height: 200)
  static let width = 20.0

  static func share(_ start: Double, _ end: Double) -> RingShare {
    RingShare(lineWidth: width, from: start, to: end)
  }

  /// Returns the area of a ring's section with straight ends.
  static func sector(_ share: Double) -> Double { .pi * (100 * 100 - 80 * 80) * share }

  @Test("A whole ring has a ring's area")
  func whole() {
    let path = Self.share(0, 1).path(in: Self.box)
    #expect(abs(area(path) - Self.sector(1)) < 1e-6)
  }

  @Test(
    "A section has the area of its sector minus four rounded corners",
    arguments: [0.002, 0.03, 0.25, 0.5, 0.9, 0.97, 0.999])
  func sectors(part: Double) {
    let share = Self.share(0, part)
    let corner = share.cornerRadius(in: 100)
    let covered = area(share.path(in: Self.box))
    // A right-angled corner of radius r loses (1 - π/4) r²; on a curve, slightly more or less.
    let lost = 4 * (1 - .pi / 4) * corner * corner
    #expect(covered <= Self.sector(part) + 1e-9)
    #expect(abs(covered - (Self.sector(part) - lost)) < 0.2 * lost + 1e-9, "\(part)")
  }

  @Test("The ends lie at the two positions, whatever their form", arguments: [0.02, 0.25, 0.4])
  func ends(part: Double) {
    let bounds = Self.share(0, part).path(in: Self.box).boundingRect
    #expect(abs(bounds.minX - 100) < 1e-9)
    if part == 0.25 { #expect(abs(bounds.maxY - 100) < 1e-9) }
  }

  @Test("A narrow gap has straight sides, and a wide one has round caps")
  func corners() {
    #expect(Self.share(0, 0.5).cornerRadius(in: 100) == 10)
    #expect(Self.share(0, 0.999).cornerRadius(in: 100) < 0.3)
    #expect(Self.share(0, 0.0001).cornerRadius(in: 100) < 0.1)
    #expect(Self.share(0, 0).path(in: Self.box).boundingRect.isEmpty)
  }
}
