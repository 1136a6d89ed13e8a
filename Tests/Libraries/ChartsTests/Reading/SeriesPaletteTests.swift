import Mathematics
import Testing

@testable import Charts

struct SeriesPaletteTests {
  @Test("Colors contrast with the background", arguments: SeriesPalette.allCases)
  func colorsContrastWithTheBackground(palette: SeriesPalette) {
    for color in palette.colors(onDark: false) {
      #expect(contrast(color, 0xFFFFFF) >= 3 && contrast(color, 0xF7F7F7) >= 3)
    }
    for color in palette.colors(onDark: true) {
      #expect(contrast(color, 0x000000) >= 3 && contrast(color, 0x1E1E1E) >= 3)
    }
  }

  /// The smallest distances within the whole schemes are 16 and 13.
  @Test(
    "Colors stay distinct for every kind of color vision",
    arguments: [(SeriesPalette.okabe, 16.0), (.tol, 13.0)], [false, true])
  func colorsStayDistinctForEveryKindOfColorVision(
    palette: (SeriesPalette, least: Double), onDark: Bool
  ) {
    let colors = palette.0.colors(onDark: onDark)
    for vision in ColorVision.all {
      #expect(vision.leastDistance(of: colors) > palette.least)
    }
  }

  /// Checks the oracle itself on known distances: all of Okabe and Ito's colors, and one pair.
  @Test("Color distances agree with the reference") func colorDistancesAgreeWithTheReference() {
    let colors: [UInt32] = [
      0xE69F00, 0x56B4E9, 0x009E73, 0xF0E442, 0x0072B2, 0xD55E00, 0xCC79A7,
    ]
    #expect(ColorVision.all.map { $0.leastDistance(of: colors).rounded() } == [26, 21, 17, 16])
    let contest = ColorVision.all.prefix(3).map { $0.distance(0x3DC23F, 0xF34C44).rounded() }
    #expect(contest == [125, 44, 6])
    #expect((contrast(0x0072B2, 0xFFFFFF) * 10).rounded() == 52)
  }
}

/// Returns the linear light of each component, from 0 to 1.
private func light(_ color: UInt32) -> [Double] {
  [16, 8, 0].map { shift in
    let component = Double(color >> shift & 0xFF) / 255
    return component <= 0.040_45 ? component / 12.92 : power((component + 0.055) / 1.055, 2.4)
  }
}

private func sum(_ factors: [Double], _ terms: [Double]) -> Double {
  zip(factors, terms).map { $0 * $1 }.reduce(0, +)
}

/// Returns the contrast of two colors (WCAG 2).
private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
  let luminances = [one, other].map { sum([0.2126, 0.7152, 0.0722], light($0)) + 0.05 }
  return max(luminances[0], luminances[1]) / min(luminances[0], luminances[1])
}

/// A kind of color vision (Machado, Oliveira and Fernandes, 2009, full severity).
private struct ColorVision {
  let matrix: [[Double]]

  static let all = [
    ColorVision(matrix: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    ColorVision(matrix: [
      [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ]),
    ColorVision(matrix: [
      [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
      [-0.011820, 0.042940, 0.968881],
    ]),
    ColorVision(matrix: [
      [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.303900],
    ]),
  ]

  func leastDistance(of colors: [UInt32]) -> Double {
    colors.indices.flatMap { index in
      colors.dropFirst(index + 1).map { distance(colors[index], $0) }
    }.min() ?? .infinity
  }

  /// Returns the distance in CIE Lab of 1976.
  func distance(_ one: UInt32, _ other: UInt32) -> Double {
    zip(lab(one), lab(other)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private func lab(_ color: UInt32) -> [Double] {
    let seen = matrix.map { min(max(sum($0, light(color)), 0), 1) }
    let x = sum([0.4124564, 0.3575761, 0.1804375], seen) / 0.95047
    let y = sum([0.2126729, 0.7151522, 0.0721750], seen)
    let z = sum([0.0193339, 0.1191920, 0.9503041], seen) / 1.08883
    let roots = [x, y, z].map { $0 > 0.008856 ? power($0, 1.0 / 3) : 7.787 * $0 + 16.0 / 116 }
    return [
      116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2]),
    ]
  }
}
