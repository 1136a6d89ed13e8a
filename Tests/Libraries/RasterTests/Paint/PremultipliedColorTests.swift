import Testing

@testable import Raster

struct PremultipliedColorTests {
  private static let shares: [UInt8] = [0, 1, 2, 63, 127, 128, 129, 200, 254, 255]

  @Test("A fraction of a color is rounded to nearest") func aFractionOfAColorIsRoundedToNearest() {
    for value in UInt8.min...255 {
      for share in UInt8.min...255 {
        let ink = PremultipliedColor(red: value, green: 255, blue: 0, opacity: value).covering(
          share)
        let expected = (Double(value) * Double(share) / 255).rounded()
        guard Double(ink.opacity) == expected, ink.bits & 0xFF == UInt32(expected) else {
          Issue.record("\(value) · \(share)")
          return
        }
      }
    }
  }

  @Test("Compositing is associative within rounding") func compositingIsAssociativeWithinRounding()
  {
    var worst = 0
    for a in Self.inks {
      for b in Self.inks {
        for c in Self.inks.prefix(17) {
          worst = max(worst, a.over(b).over(c).difference(from: a.over(b.over(c))))
        }
      }
    }
    #expect(worst <= 1)
  }

  @Test("The transparent color is neutral") func theTransparentColorIsNeutral() {
    let nothing = PremultipliedColor(bits: 0)
    for ink in Self.inks {
      #expect(nothing.over(ink) == ink)
      #expect(ink.over(nothing) == ink)
      #expect(ink.covering(255) == ink)
      #expect(ink.covering(0) == nothing)
    }
  }

  @Test("An opaque color hides everything") func anOpaqueColorHidesEverything() {
    let ink = PremultipliedColor(red: 7, green: 200, blue: 90, opacity: 255)
    for other in Self.inks { #expect(ink.over(other) == ink) }
  }

  @Test("No color exceeds its opacity") func noColorExceedsItsOpacity() {
    var highest = 0
    for a in Self.inks {
      for b in Self.inks {
        for share in Self.shares {
          let parts = a.covering(share).over(b).parts
          highest = max(highest, parts[0] - parts[3], parts[1] - parts[3], parts[2] - parts[3])
        }
      }
    }
    #expect(highest == 0)
  }

  @Test(
    "Extreme numbers give valid colors", arguments: [Float.nan, .infinity, -.infinity, -1, 2, 1e30])
  func extremeNumbersGiveColors(value: Float) {
    let parts = PremultipliedColor(RGBA(RGB(red: value, green: value, blue: value), opacity: value))
      .parts
    #expect(parts[0] <= parts[3])
    #expect(PremultipliedColor(RGBA(RGB(red: value, green: 0, blue: 0))).parts[3] == 255)
  }

  /// Colors of many opacities, none above its opacity.
  private static let inks: [PremultipliedColor] = shares.flatMap { opacity in
    [0, 0.3, 0.5, 1].map { (share: Float) in
      let color = RGB(red: share, green: 1 - share, blue: 0.77)
      return PremultipliedColor(RGBA(color, opacity: Float(opacity) / 255))
    }
  }
}

extension PremultipliedColor {
  /// Red, green, blue and opacity.
  var parts: [Int] {
    (0..<4).map { (part: Int) -> Int in Int(bits >> UInt32(part * 8) & 0xFF) }
  }
}
