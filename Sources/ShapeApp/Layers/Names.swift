internal import Raster
internal import Shapes

extension CaseIterable {
  /// Returns the case of that name.
  static func named(_ name: String) -> Self? { allCases.first { "\($0)" == name } }
}

extension FillStyle {
  /// Returns the fill rule of that name.
  static func named(_ name: String) -> FillStyle? {
    switch name {
    case "nonzero": FillStyle()
    case "evenodd": FillStyle(eoFill: true)
    default: nil
    }
  }
}
