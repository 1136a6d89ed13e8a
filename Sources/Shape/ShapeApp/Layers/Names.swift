internal import Raster
internal import Shapes

extension CaseIterable {
  /// Returns the case with the given name.
  static func named(_ name: String) -> Self? { allCases.first { "\($0)" == name } }
}

extension FillStyle {
  /// Returns the fill style for the fill rule with the given name.
  static func named(_ name: String) -> FillStyle? {
    switch name {
    case "nonzero": FillStyle()
    case "evenodd": FillStyle(eoFill: true)
    default: nil
    }
  }
}
