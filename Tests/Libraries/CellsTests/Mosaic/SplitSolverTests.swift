import Cells
import Raster
import TestSupport
import Testing

/// Tests by exhaustive search that the glyph is one of those with the least squared error.
struct SplitSolverTests {
  static let background = RGB(20, 40, 90)
  static let inks = [RGB(255, 255, 255), RGB(240, 60, 30), RGB(60, 220, 140)]
  /// The gain per sample below which a split is invisible and isn't made.
  static let unseen: Float = 0.25

  /// Returns the fraction of each sample that each glyph of a set covers.
  static func glyphs(_ set: GlyphSet) -> [[Float]] {
    let quadrants = (0x2580...0x259F).compactMap { Unicode.Scalar(UInt32($0)) }
      .filter { BlockNames.mask(of: $0) != nil }
    let sextants = Array(BlockNames.sextants.keys)
    let wedges = (0x1FB3C...0x1FB6F).compactMap { Unicode.Scalar(UInt32($0)) }
    let scalars: [Unicode.Scalar] =
      switch set {
      case .half: ["▀", " "]
      case .quadrant: quadrants
      case .sextant: quadrants + sextants
      case .wedge: quadrants + sextants + wedges
      case .octant: quadrants + BlockNames.octants.keys
      case .ascii, .block, .braille: []
      }
    return scalars.compactMap { BlockNames.shares(of: $0) }
  }

  /// Returns the squared error of a picture in the two colors that suit a glyph best.
  static func error(_ picture: [SIMD3<Float>], _ shares: [Float]) -> Float {
    // Sums of the normal equations.
    var (inside, outside) = (SIMD3<Float>.zero, SIMD3<Float>.zero)
    var (square, mixed, restSquare) = (Float(0), Float(0), Float(0))
    for (color, share) in zip(picture, shares) {
      inside += color * share
      outside += color * (1 - share)
      square += share * share
      mixed += share * (1 - share)
      restSquare += (1 - share) * (1 - share)
    }
    let (area, rest) = (square + mixed, restSquare + mixed)
    guard area > 0, rest > 0 else { return error(picture, [], (inside + outside) / (area + rest)) }
    let determinant = square * restSquare - mixed * mixed
    let front = (restSquare * inside - mixed * outside) / determinant
    let back = (square * outside - mixed * inside) / determinant
    let (low, high) = (lowest(picture), highest(picture))
    guard lowest([front, back, low]) == low, highest([front, back, high]) == high else {
      // Without a solution, the means of both sides are used.
      return error(picture, shares, inside / area, outside / rest)
    }
    return error(picture, shares, front, back)
  }

  private static func error(
    _ picture: [SIMD3<Float>], _ shares: [Float], _ front: SIMD3<Float>,
    _ back: SIMD3<Float> = .zero
  ) -> Float {
    picture.indices.reduce(0) {
      let off = picture[$1] - (shares.isEmpty ? front : back + (front - back) * shares[$1])
      return $0 + (off * off).sum()
    }
  }

  private static func lowest(_ colors: [SIMD3<Float>]) -> SIMD3<Float> {
    colors.reduce(colors[0]) { pointwiseMin($0, $1) }
  }

  private static func highest(_ colors: [SIMD3<Float>]) -> SIMD3<Float> {
    colors.reduce(colors[0]) { pointwiseMax($0, $1) }
  }

  static func scene(_ number: Int, _ glyphs: GlyphSet) -> SampledCell {
    var random = SeededGenerator(seed: UInt64(number))
    var cell = SampledCell(glyphs, background: background)
    for ink in inks.prefix(1 + number % 3) {
      let (a, b) = (
        Double.random(in: -1...1, using: &random), Double.random(in: -1...1, using: &random)
      )
      let c = Double.random(in: -4...4, using: &random)
      let noise = (0..<192).map { _ in Double.random(in: 0...1, using: &random) }
      // An edge across the cell, a part of a disc, blocks of several grays, or noise.
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

  @Test(
    "The split is the best possible",
    arguments: [GlyphSet.half, .quadrant, .sextant, .wedge, .octant])
  func best(glyphs: GlyphSet) throws {
    let mosaic = Mosaic(glyphs: glyphs, depth: .truecolor, background: Self.background)
    let all = Self.glyphs(glyphs)
    // Each kind of scene has one, two and three inks among twelve.
    for number in 0..<(all.count > 100 ? 12 : 36) {
      let cell = Self.scene(number, glyphs)
      let drawn = cell.drawn(by: mosaic)
      let error = Self.error(cell.picture, try #require(BlockNames.shares(of: drawn.scalar)))
      let least = all.map { Self.error(cell.picture, $0) }.min() ?? 0
      // Slanted edges are sampled differently here and in the mosaic.
      let slack = Self.unseen * 192 + least * (glyphs == .wedge ? 0.02 : 1e-4) + 8
      #expect(
        error <= least + slack,
        "\(glyphs), scene \(number): \(drawn.scalar) \(error), not \(least)")
    }
  }

  @Test(
    "Cells of all colors have the same one of two equally good glyphs",
    arguments: [GlyphSet.half, .quadrant, .sextant, .wedge, .octant])
  func ties(glyphs: GlyphSet) {
    let mosaic = Mosaic(glyphs: glyphs, depth: .truecolor, background: Self.background)
    var random = SeededGenerator(seed: 1)
    var drawn: Set<Unicode.Scalar> = []
    for _ in 0..<100 {
      var cell = SampledCell(glyphs, background: Self.background)
      for half in [0..<12, 12..<24] {
        let ink = RGB(
          Float.random(in: 0...255, using: &random), Float.random(in: 0...255, using: &random), 200)
        cell.lay(ink) { half.contains($1) ? 1 : 0 }
      }
      drawn.insert(cell.drawn(by: mosaic).scalar)
    }
    #expect(drawn.count == 1, "\(drawn)")
  }

  @Test(
    "Both colors are the means of what they cover",
    arguments: [GlyphSet.half, .quadrant, .sextant, .octant])
  func means(glyphs: GlyphSet) throws {
    let mosaic = Mosaic(glyphs: glyphs, depth: .truecolor, background: Self.background)
    let screen = ScreenColors(background: Self.background.vector)
    for number in 0..<36 {
      let cell = Self.scene(number, glyphs)
      let drawn = cell.drawn(by: mosaic)
      let shown = try #require(CellPicture(drawn, on: screen)).samples
      let mask = try #require(BlockNames.mask(of: drawn.scalar))
      let hasBackground =
        shown.contains(screen.background) && !cell.picture.contains(screen.background)
      let ink = (shown.reduce(.zero, +) - cell.picture.reduce(.zero, +)) / 192
      #expect(max(abs(ink.x), abs(ink.y), abs(ink.z)) <= 0.51, "\(glyphs), scene \(number)")
      // A color near the background becomes the background, and the other side gets its ink.
      for side in [true, false] where !hasBackground {
        let places = mask.indices.filter { mask[$0] == side }
        guard let first = places.first else { continue }
        let mean = places.reduce(SIMD3.zero) { $0 + cell.picture[$1] } / Float(places.count)
        let off = shown[first] - mean
        let limit: Float = shown.contains(screen.background) ? 1.51 : 0.51
        #expect(max(abs(off.x), abs(off.y), abs(off.z)) <= limit, "\(glyphs), scene \(number)")
      }
    }
  }
}
