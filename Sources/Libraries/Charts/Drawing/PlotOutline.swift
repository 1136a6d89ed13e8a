public import Shapes

/// The outline of a series, to be painted.
public enum PlotOutline: Hashable, Sendable {
  /// The interior of a path.
  case filled(Path)
  /// A stroke along a path.
  case stroked(Path)
}
