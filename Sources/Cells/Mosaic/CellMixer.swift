internal import Raster
internal import Shapes

/// A compositor of layers in the cells of a row.
struct CellMixer {
  /// The content of a cell.
  enum Mix {
    /// A single color.
    case plain(SIMD4<Float>)
    /// Two colors; the samples are fractions of the way between them.
    case shares
    /// Several colors.
    case colors
  }

  /// A layer's color in a cell, and its opacity.
  private struct LayerColor {
    let layer: Int
    let color: SIMD4<Float>
    let opacity: Float
  }

  private static let columns = GlyphSet.sampleColumns

  private let layers: [Layer]
  private let height: Int
  private let hasTwoColors: Bool
  private let background: SIMD4<Float>
  private var row = 0
  /// The columns of the row that each layer can cover.
  private var touched: [Range<Int>]
  private var inks: [LayerColor] = []

  init(layers: [Layer], glyphs: GlyphSet, background: SIMD4<Float>) {
    (self.layers, self.background) = (layers, background)
    (height, hasTwoColors) = (glyphs.sampleRows, glyphs.hasTwoColors)
    touched = layers.map { _ in 0..<0 }
  }

  /// Begins a row of cells and returns the columns outside which only the background shows.
  mutating func begin(row: Int) -> Range<Int> {
    self.row = row
    let top = row * height
    var all = Int.max..<Int.max
    for (index, layer) in layers.enumerated() {
      var (first, end) = (Int.max, Int.min)
      for sampleRow in top..<top + height {
        let columns = layer.coverage.touchedColumns(inRow: sampleRow)
        guard !columns.isEmpty else { continue }
        first = min(first, columns.lowerBound)
        end = max(end, columns.upperBound)
      }
      touched[index] = first < end ? first / Self.columns..<(end - 1) / Self.columns + 1 : 0..<0
      guard first < end else { continue }
      let lower = min(all.lowerBound, touched[index].lowerBound)
      all = lower..<max(all.isEmpty ? lower : all.upperBound, touched[index].upperBound)
    }
    return all.isEmpty ? 0..<0 : all
  }

  /// Returns the content of a cell; paints are sampled at its center.
  ///
  /// If there are several colors, their samples are added up in `shares` or `colors`, which the
  /// caller owns so that their storage is reused.
  mutating func mix(
    column: Int, at middle: Point, shares: inout CellSums<Float>,
    colors: inout CellSums<SIMD4<Float>>
  ) -> Mix {
    var plain = background
    inks.removeAll(keepingCapacity: true)
    for index in layers.indices where touched[index].contains(column) {
      let share = uniformCoverage(of: index, column)
      guard share > 0, let ink = ink(index, middle) else { continue }
      if share == 255, inks.isEmpty || ink.opacity >= 1 {
        plain += (ink.color - plain) * ink.opacity
        inks.removeAll(keepingCapacity: true)
      } else {
        inks.append(ink)
      }
    }
    guard let first = inks.first else { return .plain(plain) }
    if inks.count == 1, hasTwoColors {
      setShares(of: first, over: plain, column, in: &shares)
      return .shares
    }
    addColors(over: plain, column, to: &colors)
    return .colors
  }

  /// Returns the plain color of the last mixed cell, followed by the colors of its inks over it.
  func colors(over plain: SIMD4<Float>) -> [SIMD4<Float>] {
    [plain] + inks.map { plain + ($0.color - plain) * $0.opacity }
  }

  private func ink(_ layer: Int, _ middle: Point) -> LayerColor? {
    let shade = layers[layer].paint.shade(at: middle)
    guard shade.opacity > 0 else { return nil }
    var color = shade.color.vector
    // A paint in the background's color doesn't count as ink.
    color.w = color.distance(to: background) == 0 ? 0 : 255
    return LayerColor(layer: layer, color: color, opacity: min(shade.opacity, 1))
  }
}

extension CellMixer {
  /// Returns the index of a cell's first sample in a layer's coverage, and the stride of its rows.
  @inline(__always)
  private func place(in layer: Int, _ column: Int) -> (start: Int, width: Int) {
    let bounds = layers[layer].coverage.bounds
    let (x, y) = (column * Self.columns - bounds.x, row * height - bounds.y)
    return (y * bounds.width + x, bounds.width)
  }

  /// Returns 0 or 255 if all samples have that coverage, otherwise any value in between.
  private func uniformCoverage(of layer: Int, _ column: Int) -> UInt8 {
    let (start, width) = place(in: layer, column)
    let coverage = layers[layer].coverage
    let samples = coverage.samples.span
    let first = samples.eight(at: start)
    guard first == 0 || first == .max else { return 128 }
    for row in 1..<height where samples.eight(at: start + row * width) != first { return 128 }
    return UInt8(truncatingIfNeeded: first)
  }

  private func setShares(
    of ink: LayerColor, over plain: SIMD4<Float>, _ column: Int, in sums: inout CellSums<Float>
  ) {
    let (start, width) = place(in: ink.layer, column)
    let coverage = layers[ink.layer].coverage
    sums.set(
      along: (ink.color - plain) * ink.opacity, from: plain, coverage.samples.span, start, width)
  }

  private func addColors(
    over plain: SIMD4<Float>, _ column: Int, to sums: inout CellSums<SIMD4<Float>>
  ) {
    sums.clear(from: plain)
    for row in 0..<height {
      var colors = InlineArray<8, SIMD4<Float>>(repeating: plain)
      for ink in inks {
        let (start, width) = place(in: ink.layer, column)
        let coverage = layers[ink.layer].coverage
        var bytes = coverage.samples.span.eight(at: start + row * width)
        for index in 0..<Self.columns where bytes != 0 {
          let share = Float(UInt8(truncatingIfNeeded: bytes)) * ink.opacity
          colors[index] += (ink.color - colors[index]) * share / 255
          bytes >>= 8
        }
      }
      for index in 0..<Self.columns { colors[index] -= plain }
      sums.add(colors, row: row)
    }
  }
}

extension Span<UInt8> {
  /// Returns eight samples as one word, the first one in the lowest bits.
  @inline(__always)
  func eight(at place: Int) -> UInt64 {
    // The read is bounds-checked, and any bytes form a valid integer.
    let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
    return UInt64(littleEndian: word)
  }
}
