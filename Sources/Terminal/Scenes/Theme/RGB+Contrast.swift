internal import Mathematics
package import Raster
internal import Shapes

extension RGB {
  init(gray: Float) { self.init(red: gray, green: gray, blue: gray) }

  /// The relative luminance (WCAG 2), from 0 to 1.
  package var luminance: Double {
    func light(_ component: Float) -> Double {
      let component = Double(max(0, min(component, 1)))
      return component <= 0.040_45
        ? component / 12.92 : power((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  }

  /// Returns the contrast with another color (WCAG 2), from 1 to 21.
  package func contrast(with other: RGB) -> Double { contrast(withLuminance: other.luminance) }

  /// Returns the contrast with a color of a relative luminance.
  func contrast(withLuminance other: Double) -> Double {
    let own = luminance
    return (max(own, other) + 0.05) / (min(own, other) + 0.05)
  }

  /// Returns the color with at least a given contrast on a background.
  ///
  /// It is this color if that suffices, otherwise the nearest one on the way to white or black that
  /// does; if none does, white or black.
  package func withContrast(_ ratio: Double, on background: RGB) -> RGB {
    guard contrast(with: background) < ratio else { return self }
    let (white, black) = (RGB(gray: 1), RGB(gray: 0))
    let isWhiteBetter = white.contrast(with: background) >= black.contrast(with: background)
    let end = isWhiteBetter ? white : black
    let steps = 32
    for step in 1..<steps {
      let color = mixed(with: end, by: Float(step) / Float(steps))
      // The path may cross the background.
      let isBeyond = (color.luminance >= background.luminance) == isWhiteBetter
      if isBeyond, color.contrast(with: background) >= ratio { return color }
    }
    return end
  }
}
