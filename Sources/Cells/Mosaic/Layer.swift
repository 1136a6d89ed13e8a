public import Raster

/// A painted coverage: one of the sheets that a picture is laid from, the lowest first.
public struct Layer: Sendable {
  /// How much of each sample is covered.
  public var coverage: Coverage
  /// With what.
  public var paint: Paint

  /// Creates a layer.
  public init(coverage: Coverage, paint: Paint) {
    self.coverage = coverage
    self.paint = paint
  }
}
