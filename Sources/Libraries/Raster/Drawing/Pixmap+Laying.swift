public import Shapes

extension Pixmap {
  /// Makes every pixel transparent.
  public mutating func clear() {
    var samples = samples.mutableSpan
    samples.update(repeating: 0)
  }

  /// Draws one color over all pixels.
  public mutating func fill(_ shade: RGBA) {
    let ink = PremultipliedColor(shade)
    let count = width * height
    var samples = samples.mutableSpan
    var pixels = unsafe samples.mutableBytes
    for pixel in 0..<count { pixels.lay(ink, 255, at: pixel) }
  }

  /// Composites paint over the pixels with the given coverage (Porter and Duff's "over").
  ///
  /// The transform maps the paint's units to pixels; paint is sampled at the center of each pixel.
  public mutating func lay(
    _ paint: Paint, over coverage: Coverage, transform: Transform = .identity
  ) { lay(paint, over: coverage, transform, top: 0) }

  /// Composites paint over the pixels of a band whose first row is the picture's row `top`.
  mutating func lay(_ paint: Paint, over coverage: Coverage, _ transform: Transform, top: Int) {
    if let gradient = paint.gradient {
      let sampler = PaintSampler(paint.course, transform)
      let ramp = GradientRamp(gradient)
      let (intervals, knots) = (ramp.intervals.span, ramp.knots.span)
      lay(over: coverage, top) { x, y in
        GradientRamp.ink(at: sampler.place(x: x, y: y), intervals, knots)
      }
    } else {
      let ink = PremultipliedColor(paint.shade(at: .zero))
      lay(over: coverage, top) { _, _ in ink }
    }
  }

  @inline(__always)
  private mutating func lay(
    over coverage: Coverage, _ top: Int, _ ink: (_ x: Int, _ y: Int) -> PremultipliedColor
  ) {
    let window = coverage.bounds
    let shares = coverage.samples.span
    let width = width
    let (rows, columns) = (top..<top + height, bounds.columns)
    var samples = samples.mutableSpan
    var pixels = unsafe samples.mutableBytes
    for y in coverage.touchedRows.clamped(to: rows) {
      let (line, mask) = ((y &- top) &* width, (y &- window.y) &* window.width &- window.x)
      for x in coverage.touchedColumns(inRow: y).clamped(to: columns) {
        let share = shares[mask &+ x]
        if share > 0 { pixels.lay(ink(x, y), share, at: line &+ x) }
      }
    }
  }
}

extension MutableRawSpan {
  /// Composites a color over a pixel, with a coverage from 0 to 255.
  @inline(__always)
  fileprivate mutating func lay(_ ink: PremultipliedColor, _ share: UInt8, at pixel: Int) {
    let offset = pixel &* 4
    let inked = share == 255 ? ink : ink.covering(share)
    guard inked.opacity < 255 else {
      return storeBytes(of: inked.bits.littleEndian, toByteOffset: offset, as: UInt32.self)
    }
    // Any four bytes form a valid integer.
    let below = unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
    let result = inked.over(PremultipliedColor(bits: UInt32(littleEndian: below)))
    storeBytes(of: result.bits.littleEndian, toByteOffset: offset, as: UInt32.self)
  }
}
