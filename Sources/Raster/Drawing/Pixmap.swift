public import Shapes

/// A picture in pixels: red, green, blue and opacity with 8 bits each, the colours multiplied by
/// the opacity.
public struct Pixmap: Hashable, Sendable {
  /// The number of columns.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// Four bytes a pixel (red, green, blue, opacity), row by row without gaps; no colour is above
  /// its opacity.
  public internal(set) var samples: [UInt8]

  /// Creates a picture in which nothing is seen.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    samples = Array(repeating: 0, count: self.width * self.height * 4)
  }
}

extension Pixmap {
  /// The whole picture.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// A pixel: red, green, blue and opacity, the colours multiplied by the opacity; nothing outside
  /// the picture.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    guard bounds.columns.contains(x), bounds.rows.contains(y) else { return .zero }
    let index = (y * width + x) * 4
    return SIMD4(samples[index], samples[index + 1], samples[index + 2], samples[index + 3])
  }

  /// Lays one colour over everything.
  public mutating func fill(_ shade: RGBA) {
    let ink = Pixmap.ink(shade)
    for index in stride(from: 0, to: samples.count, by: 4) { lay(ink, 255, at: index) }
  }

  /// Lays paint over the pixels as far as they are covered (Porter and Duff's "over").
  ///
  /// The transform takes the paint's units to pixels; a paint has in each pixel the colour that it
  /// has in the pixel's middle.
  public mutating func lay(
    _ paint: Paint, over coverage: Coverage, transform: Transform = .identity
  ) {
    let toPaint = transform.inverted ?? .identity
    var ink = Pixmap.ink(paint.shade(at: .zero))
    let isPlain = paint.gradient == nil
    for y in coverage.touchedRows.clamped(to: bounds.rows) {
      for x in coverage.touchedColumns(inRow: y).clamped(to: bounds.columns) {
        let share = coverage[x, y]
        guard share > 0 else { continue }
        if !isPlain {
          let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          ink = Pixmap.ink(paint.shade(at: toPaint.apply(to: middle)))
        }
        lay(ink, share, at: (y * width + x) * 4)
      }
    }
  }

  /// The colour multiplied by its opacity, in 0...255.
  private static func ink(_ shade: RGBA) -> SIMD4<UInt8> {
    let opacity = max(0, min(shade.opacity, 1))
    let (red, green, blue) = shade.color.bytes
    func byte(_ value: UInt8) -> UInt8 { UInt8(Float(value) * opacity + 0.5) }
    return SIMD4(byte(red), byte(green), byte(blue), UInt8(opacity * 255 + 0.5))
  }

  @inline(__always)
  private mutating func lay(_ ink: SIMD4<UInt8>, _ share: UInt8, at index: Int) {
    let rest = 255 - Coverage.product(ink.w, share)
    for part in 0..<4 {
      samples[index + part] =
        Coverage.product(ink[part], share) &+ Coverage.product(samples[index + part], rest)
    }
  }
}
