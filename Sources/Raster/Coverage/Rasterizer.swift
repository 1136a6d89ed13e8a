public import Shapes

/// Turns paths into exact pixel coverage, with storage that it keeps from one path to the next.
///
/// Each edge adds its signed area to the pixels that it crosses; sums along each row give the
/// coverage (the method of FreeType and font-rs), but only crossed pixels are looked at, and the
/// runs between them are filled (as in Blend2D). The cost follows the edges, not the area. Rows in
/// which edges may cross or overlap are found on the way and told by winding numbers instead.
public struct Rasterizer: Sendable {
  private var outline = FlattenedPath()
  private var accumulator = AreaAccumulator()

  /// The distance in pixels that straight pieces keep to curves.
  private static let tolerance = 0.01

  /// Creates a rasteriser without storage.
  public init() {}

  /// Replaces the contents of `coverage` by how much of each pixel of `window` the path covers.
  ///
  /// The transform takes the path to pixels. Subpaths are filled closed. Coverage is the exact area
  /// of what is inside, to 1/2048 of a pixel, also where parts of the path overlap or cross.
  public mutating func fill(
    _ path: Path, style: FillStyle = FillStyle(), transform: Transform = .identity,
    window: PixelRect, into coverage: inout Coverage
  ) {
    coverage.move(to: window)
    guard !window.isEmpty else { return }
    let scale = transform.largestScale
    guard scale > 0, scale.isFinite else { return coverage.clear() }
    outline.flatten(path, tolerance: Rasterizer.tolerance / scale)
    accumulator.begin(window)
    accumulator.addEdges(of: outline, transform, style: style)
    accumulator.finish(style, into: &coverage)
  }
}
