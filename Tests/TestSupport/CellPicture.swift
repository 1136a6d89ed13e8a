package import Cells

/// The appearance of a cell: 8 × 24 colors, row by row, each component from 0 to 255.
package struct CellPicture: Hashable, Sendable {
  /// The colors.
  package let samples: [SIMD3<Float>]

  /// Creates a picture from its colors.
  package init(_ samples: [SIMD3<Float>]) {
    self.samples = samples
  }

  /// Creates the picture of a cell; `nil` if its character isn't a block.
  package init?(_ cell: Cell, on screen: ScreenColors) {
    guard let shares = BlockNames.shares(of: cell.scalar) else { return nil }
    var (front, back) = (
      screen.color(cell.style.foreground) ?? screen.text,
      screen.color(cell.style.background) ?? screen.background
    )
    if cell.style.attributes.contains(.reverse) { swap(&front, &back) }
    self.init(shares.map { back + (front - back) * $0 })
  }

  /// The sum of all colors.
  package var ink: SIMD3<Float> { samples.reduce(.zero, +) }

  /// Returns the mean absolute difference of the components from another picture's.
  package func meanDifference(from other: CellPicture) -> Float {
    let sum = zip(samples, other.samples).reduce(Float.zero) { sum, pair in
      let difference = pair.0 - pair.1
      return sum + abs(difference.x) + abs(difference.y) + abs(difference.z)
    }
    return sum / Float(3 * samples.count)
  }

  /// Returns the root mean square difference of the components from another picture's.
  package func rootMeanSquare(from other: CellPicture) -> Float {
    let sum = zip(samples, other.samples).reduce(Float.zero) { sum, pair in
      let difference = pair.0 - pair.1
      return sum + (difference * difference).sum()
    }
    return (sum / Float(3 * samples.count)).squareRoot()
  }

  /// The picture mirrored horizontally.
  package var mirrored: CellPicture {
    CellPicture(samples.indices.map { samples[$0 - $0 % 8 + 7 - $0 % 8] })
  }

  /// The picture mirrored vertically.
  package var flipped: CellPicture {
    CellPicture(samples.indices.map { samples[(23 - $0 / 8) * 8 + $0 % 8] })
  }
}

/// A terminal's displayed colors.
package struct ScreenColors: Sendable {
  /// The background.
  package var background: SIMD3<Float>
  /// The foreground.
  package var text: SIMD3<Float>
  /// The palette's colors by index.
  package var palette: [UInt8: SIMD3<Float>]

  /// Creates a terminal's colors.
  package init(
    background: SIMD3<Float> = .zero, text: SIMD3<Float> = .init(repeating: 255),
    palette: [UInt8: SIMD3<Float>] = [:]
  ) {
    self.background = background
    self.text = text
    self.palette = palette
  }

  /// Returns the appearance of a color; `nil` for the default and for indices that the palette
  /// lacks.
  package func color(_ color: Color) -> SIMD3<Float>? {
    switch color.kind {
    case .standard: nil
    case .palette(let index): palette[index]
    case .rgb(let red, let green, let blue): SIMD3(Float(red), Float(green), Float(blue))
    }
  }
}
