internal import ArgumentParser
internal import Faces
internal import Raster
internal import Scenes

/// The colors that stand for things.
enum PaletteArgument: String, ExpressibleByArgument, CaseIterable {
  case standard
  case colorBlindSafe = "color-blind-safe"
  case highContrast = "high-contrast"

  var palette: Theme.Palette { self == .colorBlindSafe ? .colorBlindSafe : .standard }
  var contrast: Theme.Contrast { self == .highContrast ? .high : .normal }
}

/// The background for which colors are chosen.
enum BackgroundArgument: String, ExpressibleByArgument, CaseIterable {
  /// The one that the terminal reports.
  case auto
  case dark, light

  /// The background, unless the terminal reports it.
  var background: RGB? {
    switch self {
    case .auto: nil
    case .dark: RGB(red: 0, green: 0, blue: 0)
    case .light: RGB(red: 1, green: 1, blue: 1)
    }
  }
}
