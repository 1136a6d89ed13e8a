import Cells
import Raster
import TestSupport
import Testing

/// The glyph is one of those with the least squared error, by trying all of the set.
struct SplitTests {
  static let ground = RGB(20, 40, 90)
  static let inks = [RGB(255, 255, 255), RGB(240, 60, 30), RGB(60, 220, 140)]
  /// Below this gain a sample a split isn't made: nobody could see it.
  static let unseen: Float = 0.25

  static func masks(_ glyphs: GlyphSet) -> [[Bool]] {
    let quadrants = (0x2580...0x259F).compactMap { Unicode.Scalar(UInt32($0)) }
      .compactMap { BlockNames.mask(of: $0) }
    switch glyphs {
    case .half: return ["▀", " "].compactMap { BlockNames.mask(of: $0) }
    case .quadrant: return quadrants
    case .sextant: return quadrants + BlockNames.sextants.values
    case .octant: return quadrants + BlockNames.octants.values
    case .ascii, .braille: return []
    }
  }

  /// Returns the squared error of a picture in the two colours that suit a mask best.
  static func error(_ picture: [SIMD3<Float>], _ mask: [Bool]) -> Float {
    var (inside, outside) = (SIMD3<Float>.zero, SIMD3<Float>.zero)
    var (count, squares) = (Float(0), Float(0))
    for index in picture.indices {
      squares += (picture[index] * picture[index]).sum()
      if mask[index] {
        inside += picture[index]
        count += 1
      } else {
        outside += picture[index]
      }
    }
    let rest = Float(picture.count) - count
    return squares - (count > 0 ? (inside * inside).sum() / count : 0)
      - (rest > 0 ? (outside * outside).sum() / rest : 0)
  }

  static func scene(_ number: Int, _ glyphs: GlyphSet) -> SampledCell {
    var random = SeededGenerator(seed: UInt64(number))
    var cell = SampledCell(glyphs, ground: ground)
    for ink in inks.prefix(1 + number % 3) {
      let (a, b) = (
        Double.random(in: -1...1, using: &random), Double.random(in: -1...1, using: &random)
      )
      let c = Double.random(in: -4...4, using: &random)
      let noise = (0..<192).map { _ in Double.random(in: 0...1, using: &random) }
      // An edge across the cell, a part of a disc, blocks of some greys, or noise.
      cell.lay(ink) { column, row in
        let (x, y) = (Double(column) - 3.5, Double(row) / 3 - 3.5)
        let (fromX, fromY) = (x - 4 * a, y - 4 * b)
        return switch number / 3 % 4 {
        case 0: a * x + b * y + c / 4 + 0.5
        case 1: 3 + c / 4 - (fromX * fromX + fromY * fromY).squareRoot()
        case 2: noise[row / (number % 2 == 0 ? 12 : 6) * 2 + column / 4]
        default: noise[row * 8 + column]
        }
      }
    }
    return cell
  }

  @Test("The split is the best of all", arguments: [GlyphSet.half, .quadrant, .sextant, .octant])
  func best(glyphs: GlyphSet) throws {
    let mosaic = Mosaic(glyphs: glyphs, depth: .truecolor, ground: Self.ground)
    let masks = Self.masks(glyphs)
    for number in 0..<36 {
      let cell = Self.scene(number, glyphs)
      let drawn = cell.drawn(by: mosaic)
      let mask = try #require(BlockNames.mask(of: drawn.scalar))
      let least = masks.map { Self.error(cell.picture, $0) }.min() ?? 0
      let slack = Self.unseen * 192 + least * 1e-4 + 8
      #expect(
        Self.error(cell.picture, mask) <= least + slack,
        "\(glyphs), scene \(number): \(drawn.scalar) \(Self.error(cell.picture, mask)), not \(least)"
      )
    }
  }

  @Test(
    "Both colours are the means of what they cover",
    arguments: [GlyphSet.half, .quadrant, .sextant, .octant])
  func means(glyphs: GlyphSet) throws {
    let mosaic = Mosaic(glyphs: glyphs, depth: .truecolor, ground: Self.ground)
    let screen = ScreenColors(ground: Self.ground.vector)
    for number in 0..<36 {
      let cell = Self.scene(number, glyphs)
      let drawn = cell.drawn(by: mosaic)
      let shown = try #require(CellPicture(drawn, on: screen)).samples
      let mask = try #require(BlockNames.mask(of: drawn.scalar))
      for side in [true, false] {
        let places = mask.indices.filter { mask[$0] == side }
        guard let first = places.first else { continue }
        let mean = places.reduce(SIMD3.zero) { $0 + cell.picture[$1] } / Float(places.count)
        let off = shown[first] - mean
        // Half a step of rounding; what is near the ground is the ground.
        let limit: Float = shown[first] == screen.ground ? 2.5 : 0.51
        #expect(max(abs(off.x), abs(off.y), abs(off.z)) <= limit, "\(glyphs), scene \(number)")
      }
    }
  }
}
