package import Raster

/// A painted coverage: one layer of a picture.
package struct Layer: Sendable {
  /// The coverage of each sample.
  package var coverage: Coverage
  /// The paint.
  package var paint: Paint

  /// Creates a layer.
  package init(coverage: Coverage, paint: Paint) {
    self.coverage = coverage
    self.paint = paint
  }
}
