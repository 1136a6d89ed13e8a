internal import Raster
internal import Shapes

/// A compositor of layers in cells, one layer at a time, so that its memory depends on the cells
/// only.
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
  private struct Ink {
    let color: SIMD4<Float>
    let opacity: Float
  }

  /// The layers of a cell so far.
  private struct Pile {
    /// The color below all inks.
    var plain: SIMD4<Float>
    var content = Content.plain
    /// The place of the first ink's coverage, once there was one.
    var mask: Int32 = -1
    /// The place of the samples of several inks, once there were any.
    var blend: Int32 = -1
  }

  private enum Content {
    case plain
    /// The coverage of the ink is a mask.
    case ink(Ink)
    /// Several inks, composited into samples.
    case blend
  }

  private static let sampleColumns = GlyphSet.sampleColumns
  /// The maximum number of colors of a cell that are remembered; of more, the topmost ones are.
  private static let mostColors = 32

  private let columns: Range<Int>
  private let rows: Range<Int>
  private let cell: Size
  private let height: Int
  private let hasTwoColors: Bool
  private let background: SIMD4<Float>
  private var piles: [Pile]
  /// The columns in each row that are touched by any layer.
  private var touched: [Range<Int>]
  /// Coverage, in words of eight samples, each a row of a cell.
  private var masks: [UInt64] = []
  private var blends: [SIMD4<Float>] = []
  /// The colors of the inks of each cell over its plain color; empty unless they are needed.
  private var colors: [[SIMD4<Float>]]

  /// Creates a compositor of a range of cells; `keepsColors` is whether `colors(column:row:)` is
  /// needed.
  init(
    _ glyphs: GlyphSet, background: SIMD4<Float>, columns: Range<Int>, rows: Range<Int>,
    cell: Size, keepsColors: Bool
  ) {
    (self.columns, self.rows, self.cell, self.background) = (columns, rows, cell, background)
    (height, hasTwoColors) = (glyphs.sampleRows, glyphs.hasTwoColors)
    let count = columns.count * rows.count
    piles = Array(repeating: Pile(plain: background), count: count)
    touched = Array(repeating: columns.lowerBound..<columns.lowerBound, count: rows.count)
    colors = keepsColors ? Array(repeating: [], count: count) : []
  }

  /// Returns the columns of a row outside which only the background shows.
  func touchedColumns(inRow row: Int) -> Range<Int> { touched[row - rows.lowerBound] }

  /// Returns the content of a cell.
  ///
  /// If there are several colors, their samples are added up in `shares` or `colors`, which the
  /// caller owns so that their storage is reused.
  func mix(
    column: Int, row: Int, shares: inout CellSums<Float>, colors: inout CellSums<SIMD4<Float>>
  ) -> Mix {
    let pile = piles[place(column, row)]
    switch pile.content {
    case .plain: return .plain(pile.plain)
    case .ink(let ink) where hasTwoColors:
      shares.set(
        along: (ink.color - pile.plain) * ink.opacity, from: pile.plain, masks.span, Int(pile.mask))
      return .shares
    case .ink, .blend:
      addSamples(of: pile, to: &colors)
      return .colors
    }
  }

  /// Returns the plain color of a cell, followed by the colors of its inks over it.
  func colors(column: Int, row: Int) -> [SIMD4<Float>] {
    let place = place(column, row)
    return [piles[place].plain] + (colors.isEmpty ? [] : colors[place])
  }

  /// The number of samples and colors that are kept.
  var sampleCount: Int { masks.count + blends.count + colors.reduce(0) { $0 + $1.count } }

  private func place(_ column: Int, _ row: Int) -> Int {
    (row - rows.lowerBound) * columns.count + column - columns.lowerBound
  }
}

// MARK: - Adding a layer

extension CellMixer {
  /// Adds a layer above all others; its paint is sampled at the center of each cell.
  mutating func lay(_ layer: CoverageLayer) {
    for row in rows {
      let covered = columns(of: layer.coverage, inRow: row).clamped(to: columns)
      guard !covered.isEmpty else { continue }
      let known = touched[row - rows.lowerBound]
      touched[row - rows.lowerBound] =
        known.isEmpty
        ? covered
        : min(known.lowerBound, covered.lowerBound)..<max(known.upperBound, covered.upperBound)
      for column in covered { lay(layer, column, row) }
    }
  }

  /// Returns the columns of cells in a row that a coverage may touch.
  private func columns(of coverage: Coverage, inRow row: Int) -> Range<Int> {
    var (first, end) = (Int.max, Int.min)
    for sampleRow in row * height..<(row + 1) * height {
      let columns = coverage.touchedColumns(inRow: sampleRow)
      guard !columns.isEmpty else { continue }
      first = min(first, columns.lowerBound)
      end = max(end, columns.upperBound)
    }
    guard first < end else { return columns.lowerBound..<columns.lowerBound }
    return first / Self.sampleColumns..<(end - 1) / Self.sampleColumns + 1
  }

  private mutating func lay(_ layer: CoverageLayer, _ column: Int, _ row: Int) {
    let bounds = layer.coverage.bounds
    let (x, y) = (column * Self.sampleColumns - bounds.x, row * height - bounds.y)
    let (start, width) = (y * bounds.width + x, bounds.width)
    let samples = layer.coverage.samples.span
    let share = uniformShare(samples, start, width)
    guard share > 0, let ink = ink(layer.paint, column, row) else { return }
    let place = place(column, row)
    if share == 255, isPlain(place) || ink.opacity >= 1 {
      piles[place].plain += (ink.color - piles[place].plain) * ink.opacity
      piles[place].content = .plain
      if !colors.isEmpty { colors[place].removeAll(keepingCapacity: true) }
    } else {
      add(ink, samples, start, width, to: place)
    }
  }

  private func isPlain(_ place: Int) -> Bool {
    if case .plain = piles[place].content { true } else { false }
  }

  /// Returns 0 or 255 if all samples of a cell have that coverage, otherwise any value in between.
  private func uniformShare(_ samples: Span<UInt8>, _ start: Int, _ width: Int) -> UInt8 {
    let first = samples.eight(at: start)
    guard first == 0 || first == .max else { return 128 }
    for row in 1..<height where samples.eight(at: start + row * width) != first { return 128 }
    return UInt8(truncatingIfNeeded: first)
  }

  private func ink(_ paint: Paint, _ column: Int, _ row: Int) -> Ink? {
    let shade = paint.shade(
      at: Point(x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height))
    guard shade.opacity > 0 else { return nil }
    var color = shade.color.vector
    // A paint in the background's color doesn't count as ink.
    color.w = color.distance(to: background) == 0 ? 0 : 255
    return Ink(color: color, opacity: min(shade.opacity, 1))
  }

  private mutating func add(
    _ ink: Ink, _ samples: Span<UInt8>, _ start: Int, _ width: Int, to place: Int
  ) {
    if !colors.isEmpty { keepColor(of: ink, at: place) }
    switch piles[place].content {
    case .plain:
      if piles[place].mask < 0 {
        piles[place].mask = Int32(masks.count)
        masks.append(contentsOf: repeatElement(0, count: height))
      }
      let mask = Int(piles[place].mask)
      for row in 0..<height { masks[mask + row] = samples.eight(at: start + row * width) }
      piles[place].content = .ink(ink)
    case .ink(let first):
      beginBlend(with: first, at: place)
      piles[place].content = .blend
      blend(ink, samples, start, width, into: Int(piles[place].blend))
    case .blend: blend(ink, samples, start, width, into: Int(piles[place].blend))
    }
  }

  private mutating func keepColor(of ink: Ink, at place: Int) {
    let plain = piles[place].plain
    let color = plain + (ink.color - plain) * ink.opacity
    guard !colors[place].contains(color) else { return }
    if colors[place].count == Self.mostColors { colors[place].removeFirst() }
    colors[place].append(color)
  }
}

// MARK: - Samples

extension CellMixer {
  /// Begins the samples of a cell with its plain color and its first ink.
  private mutating func beginBlend(with ink: Ink, at place: Int) {
    let (count, plain) = (height * Self.sampleColumns, piles[place].plain)
    if piles[place].blend < 0 {
      piles[place].blend = Int32(blends.count)
      blends.append(contentsOf: repeatElement(plain, count: count))
    } else {
      for index in Int(piles[place].blend)..<Int(piles[place].blend) + count {
        blends[index] = plain
      }
    }
    let (blend, mask) = (Int(piles[place].blend), Int(piles[place].mask))
    for row in 0..<height {
      Self.lay(ink, masks[mask + row], over: &blends, at: blend + row * Self.sampleColumns)
    }
  }

  private mutating func blend(
    _ ink: Ink, _ samples: Span<UInt8>, _ start: Int, _ width: Int, into blend: Int
  ) {
    for row in 0..<height {
      Self.lay(
        ink, samples.eight(at: start + row * width), over: &blends,
        at: blend + row * Self.sampleColumns)
    }
  }

  /// Composites an ink over a row of samples, given its coverage of each.
  @inline(__always)
  private static func lay(
    _ ink: Ink, _ coverage: UInt64, over samples: inout [SIMD4<Float>], at start: Int
  ) {
    var bytes = coverage
    var index = start
    while bytes != 0 {
      let share = Float(UInt8(truncatingIfNeeded: bytes)) * ink.opacity
      samples[index] += (ink.color - samples[index]) * share / 255
      bytes >>= 8
      index += 1
    }
  }

  private func addSamples(of pile: Pile, to sums: inout CellSums<SIMD4<Float>>) {
    sums.clear(from: pile.plain)
    for row in 0..<height {
      var colors: InlineArray<8, SIMD4<Float>>
      switch pile.content {
      case .plain, .blend:
        colors = InlineArray { blends[Int(pile.blend) + row * Self.sampleColumns + $0] }
      case .ink(let ink):
        colors = InlineArray(repeating: pile.plain)
        var bytes = masks[Int(pile.mask) + row]
        for index in 0..<Self.sampleColumns where bytes != 0 {
          let share = Float(UInt8(truncatingIfNeeded: bytes)) * ink.opacity
          colors[index] += (ink.color - colors[index]) * share / 255
          bytes >>= 8
        }
      }
      for index in 0..<Self.sampleColumns { colors[index] -= pile.plain }
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
