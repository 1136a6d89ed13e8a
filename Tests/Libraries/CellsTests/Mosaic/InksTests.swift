import Cells
import Raster
import Shapes
import TestSupport
import Testing

/// Tests that with a palette, each cell is the best that its own inks can achieve, and no other
/// inks are sent.
struct InksTests {
  static let background = RGB(10, 10, 10)
  static let text = RGB(235, 235, 235)
  static let inks = [
    Inks.Ink(appearance: text, color: .standard),
    Inks.Ink(appearance: RGB(60, 60, 60), color: .palette(8)),
    Inks.Ink(appearance: RGB(60, 230, 230), color: .palette(14)),
  ]
  static let screen = ScreenColors(
    background: background.vector, text: text.vector,
    palette: [8: inks[1].appearance.vector, 14: inks[2].appearance.vector])

  /// Returns the squared error of a picture.
  static func error(_ picture: [SIMD3<Float>], _ shown: [SIMD3<Float>]) -> Float {
    zip(picture, shown).reduce(0) {
      let off = $1.0 - $1.1
      return $0 + (off * off).sum()
    }
  }

  static func scene(_ number: Int, _ glyphs: GlyphSet) -> SampledCell {
    var random = SeededGenerator(seed: UInt64(number))
    var cell = SampledCell(glyphs, background: background)
    for ink in inks.shuffled(using: &random).prefix(1 + number % 3) {
      let (a, b, c) = (
        Double.random(in: -1...1, using: &random), Double.random(in: -1...1, using: &random),
        Double.random(in: -1...1, using: &random)
      )
      cell.lay(ink.appearance) { a * (Double($0) - 3.5) + b * (Double($1) / 3 - 3.5) + c + 0.5 }
    }
    return cell
  }

  /// Returns the inks nearest to the colors in a cell; no others may appear.
  static func colors(in cell: SampledCell, of inks: [Inks.Ink]) -> [SIMD3<Float>] {
    var colors = [background.vector]
    for layer in cell.layers where layer.coverage.samples.contains(where: { $0 > 0 }) {
      if layer.coverage.samples.allSatisfy({ $0 == 255 }) { colors.removeAll() }
      let color = layer.paint.color(at: .zero).vector
      func distance(_ ink: SIMD3<Float>) -> Float {
        let difference = ink - color
        return (difference * difference).sum()
      }
      let nearest = inks.map(\.appearance.vector).min { distance($0) < distance($1) }
      colors.append(nearest ?? color)
    }
    return colors
  }

  @Test("Each cell is the best possible", arguments: [GlyphSet.half, .quadrant, .sextant], [1, 3])
  func best(glyphs: GlyphSet, count: Int) throws {
    let inks = Array(Self.inks.prefix(count))
    let mosaic = Mosaic(
      glyphs: glyphs, inks: .palette(inks), depth: .sixteen, background: Self.background)
    let masks = SplitSolverTests.glyphs(glyphs).map { $0.map { $0 > 0.5 } }
    for number in 0..<9 {
      let cell = Self.scene(number, glyphs)
      let drawn = try #require(CellPicture(cell.drawn(by: mosaic), on: Self.screen))
      let colors = Self.colors(in: cell, of: inks)
      // Each side of a mask takes the color that suits it best on its own.
      let least =
        masks.map { mask in
          [true, false].reduce(Float(0)) { sum, side in
            let places = mask.indices.filter { mask[$0] == side }
            let errors = colors.map { color in
              places.reduce(Float(0)) {
                let off = cell.picture[$1] - color
                return $0 + (off * off).sum()
              }
            }
            return sum + (errors.min() ?? 0)
          }
        }.min() ?? 0
      #expect(
        Self.error(cell.picture, drawn.samples) <= least * 1.0001 + 192 * SplitSolverTests.unseen
          + 8,
        "\(glyphs), scene \(number)")
    }
  }

  @Test(
    "Only the palette's inks are sent, and never the background", arguments: GlyphSet.allCases)
  func named(glyphs: GlyphSet) {
    let named = Set(Self.inks.map(\.color))
    for (count, depth) in [(1, ColorDepth.never), (3, .sixteen)] {
      let mosaic = Mosaic(
        glyphs: glyphs, inks: .palette(Array(Self.inks.prefix(count))), depth: depth,
        background: Self.background)
      for number in 0..<24 {
        let style = Self.scene(number, glyphs).drawn(by: mosaic).style
        #expect(named.contains(style.foreground) && named.contains(style.background))
        if depth == .never {
          #expect(style.foreground == .standard && style.background == .standard)
        }
      }
    }
  }

  @Test("Reverse video is used only for a glyph in the background color or on the text color")
  func reverse() throws {
    let mosaic = Mosaic(
      glyphs: .quadrant, inks: .palette(Self.inks), depth: .sixteen, background: Self.background)
    /// Draws the second ink over the left half of a cell full of the first.
    func halves(_ first: Int?, _ second: Int) -> SampledCell {
      var cell = SampledCell(.quadrant, background: Self.background)
      if let first { cell.lay(Self.inks[first].appearance) { _, _ in 1 } }
      cell.lay(Self.inks[second].appearance) { column, _ in column < 4 ? 1 : 0 }
      return cell
    }
    for (first, second) in [(nil, 0), (nil, 2), (0, 2), (2, 0), (1, 2)] as [(Int?, Int)] {
      let cell = halves(first, second)
      let drawn = cell.drawn(by: mosaic)
      #expect(CellPicture(drawn, on: Self.screen)?.samples == cell.picture)
    }
    let onText = halves(0, 2).drawn(by: mosaic)
    #expect(onText.style.attributes == .reverse)
    let onBackground = halves(nil, 2).drawn(by: mosaic)
    #expect(onBackground.style == Style(foreground: .palette(14)))
  }
}
