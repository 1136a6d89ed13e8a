internal import Raster
internal import Shapes

/// Lays the layers over each other in one cell.
struct CellMixer {
  /// What a cell shows.
  enum Mix {
    /// One colour everywhere.
    case plain(SIMD4<Float>)
    /// Several colours, the lowest first; they are added up.
    case mixed([SIMD4<Float>])
  }

  private static let columns = GlyphSet.sampleColumns

  let layers: [Layer]
  let rows: Int
  let ground: SIMD4<Float>

  /// Returns what lies in a cell; paints have the colour they have in its middle.
  ///
  /// Where several colours do, their samples are added up in `sums`, which the caller keeps: it is
  /// too large to be handed about.
  func mix(column: Int, row: Int, at middle: Point, sums: inout CellSums) -> Mix {
    let origin = (x: column * Self.columns, y: row * rows)
    var plain = ground
    var inks: [(layer: Int, ink: SIMD4<Float>)] = []
    for (index, layer) in layers.enumerated() {
      switch uniformCoverage(of: layer.coverage, origin) {
      case 0: continue
      case 255:
        plain = ink(layer.paint, middle)
        inks.removeAll(keepingCapacity: true)
      default: inks.append((index, ink(layer.paint, middle)))
      }
    }
    guard !inks.isEmpty else { return .plain(plain) }
    add(inks, over: plain, origin, to: &sums)
    return .mixed([plain] + inks.map(\.ink))
  }

  private func ink(_ paint: Paint, _ middle: Point) -> SIMD4<Float> {
    let color = paint.color(at: middle)
    return SIMD4(color.red * 255, color.green * 255, color.blue * 255, 1)
  }

  /// Returns 0 or 255 when all samples have that coverage, else anything between.
  private func uniformCoverage(of coverage: Coverage, _ origin: (x: Int, y: Int)) -> UInt8 {
    let bounds = coverage.bounds
    guard bounds.columns.contains(origin.x), bounds.rows.contains(origin.y) else { return 0 }
    let samples = coverage.samples.span
    let start = (origin.y - bounds.y) * bounds.width + origin.x - bounds.x
    let first = samples[start]
    guard first == 0 || first == 255 else { return 128 }
    for row in 0..<rows {
      let begin = start + row * bounds.width
      for index in begin..<begin + Self.columns where samples[index] != first { return 128 }
    }
    return first
  }

  private func add(
    _ inks: [(layer: Int, ink: SIMD4<Float>)], over plain: SIMD4<Float>,
    _ origin: (x: Int, y: Int), to sums: inout CellSums
  ) {
    sums.clear()
    for row in 0..<rows {
      for column in 0..<Self.columns {
        var color = plain
        for (layer, ink) in inks {
          let bounds = layers[layer].coverage.bounds
          let sample = layers[layer].coverage.samples[
            (origin.y + row - bounds.y) * bounds.width + origin.x + column - bounds.x]
          guard sample > 0 else { continue }
          color += (ink - color) * (Float(sample) / 255)
        }
        sums.add(color, column: column, row: row)
      }
    }
  }
}
