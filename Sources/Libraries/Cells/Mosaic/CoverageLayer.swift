package import Raster

/// A painted coverage: one layer of a picture.
package struct CoverageLayer: Sendable {
  /// The coverage of each sample.
  package var coverage: Coverage
  package var paint: Paint

  package init(coverage: Coverage, paint: Paint) { (self.coverage, self.paint) = (coverage, paint) }
}
