internal import Raster
internal import Shapes

extension LineCap {
  /// Returns the cap of that name.
  static func named(_ name: String) -> LineCap? {
    allCases.first { "\($0)" == name }
  }
}

extension LineJoin {
  /// Returns the join of that name.
  static func named(_ name: String) -> LineJoin? {
    allCases.first { "\($0)" == name }
  }
}

extension Gradient.Mixing {
  /// Returns the colour space of that name.
  static func named(_ name: String) -> Gradient.Mixing? {
    switch name {
    case "components": .components
    case "hue": .hue
    case "light": .light
    case "perceptual": .perceptual
    default: nil
    }
  }
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
