public import Shapes

/// A converter from paths to exact pixel coverage that reuses its storage.
///
/// Each edge adds its signed area to the pixels that it crosses; sums along each row give the
/// coverage (the method of FreeType and font-rs), but only crossed pixels are visited, and the runs
/// between them are filled (as in Blend2D). The cost depends on the edges, not on the area. Rows in
/// which edges may cross or overlap are detected and resolved by winding numbers instead.
public struct Rasterizer: Sendable {
  private var outline = FlattenedPath()
  private var accumulator = AreaAccumulator()

  /// The maximum distance between a curve and its straight pieces, in pixels.
  package static let tolerance = 0.01

  /// Creates a rasterizer without storage.
  public init() {}

  /// Replaces the contents of `coverage` with the fraction of each pixel of `window` that the path
  /// covers.
  ///
  /// The transform maps the path to pixels. Open subpaths are closed. Coverage is the exact area of
  /// the inside, to 1/2048 of a pixel, even where parts of the path overlap or cross; if the style isn't
  /// antialiased, pixels that are covered by half or more are covered completely, others not at all.
  public mutating func fill(
    _ path: Path, style: FillStyle = FillStyle(), transform: Transform = .identity,
    window: PixelRect, into coverage: inout Coverage
  ) {
    coverage.move(to: window)
    guard !window.isEmpty else { return }
    let scale = transform.largestScale
    guard scale > 0, scale.isFinite else { return coverage.clear() }
    let tolerance = Rasterizer.tolerance / scale
    if let view = Rasterizer.view(of: window, transform) {
      outline.flatten(path, tolerance: tolerance, near: view)
    } else {
      outline.flatten(path, tolerance: tolerance)
    }
    accumulator.begin(window)
    accumulator.addEdges(of: outline, transform, style: style)
    accumulator.finish(style, into: &coverage)
    if !style.isAntialiased { coverage.harden() }
  }

  /// Returns a rectangle in the path's units that contains the window, and a pixel around it; `nil` if
  /// the transform turns the axes or can't be inverted.
  ///
  /// Far points are clamped along the window's axes, so beside the window along other axes isn't enough.
  private static func view(of window: PixelRect, _ transform: Transform) -> Rect? {
    guard transform.b == 0, transform.c == 0, let inverse = transform.inverse else { return nil }
    let one = inverse.apply(to: Point(x: Double(window.x) - 1, y: Double(window.y) - 1))
    let (width, height) = (Double(window.width) + 2, Double(window.height) + 2)
    let other = Point(x: one.x + inverse.a * width, y: one.y + inverse.d * height)
    return Rect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(other.x - one.x),
      height: abs(other.y - one.y))
  }
}
