/// An ordered list of colors for series that have none.
///
/// Each color has a contrast of at least 3:1 with its background (white and 97 % white, or black
/// and 12 % gray; WCAG 2), and the colors of a list stay distinct with protanopia, deuteranopia and
/// tritanopia.
public enum SeriesPalette: String, Hashable, Sendable, CaseIterable {
  /// The colors of the set, with those of Okabe and Ito for the rest.
  case file
  /// Eight colors: those of Okabe and Ito, with dark ones of Paul Tol's on light backgrounds.
  case okabe
  /// Paul Tol's schemes: vibrant on light backgrounds, bright on dark ones.
  case tol
  /// A single color, black or white; series differ by dashes and labels.
  case mono

  /// Returns the colors as 0xRRGGBB, in order of use.
  public func colors(onDark isDark: Bool) -> [UInt32] {
    switch (self, isDark) {
    case (.file, false), (.okabe, false):
      [0x0072B2, 0xD55E00, 0x009E73, 0x882255, 0x332288, 0x663311, 0x9944EE, 0x778899]
    case (.file, true), (.okabe, true):
      [0x56B4E9, 0xE69F00, 0x009E73, 0xF0E442, 0xCC79A7, 0xD55E00, 0x8866FF, 0xCCFFCC]
    case (.tol, false): [0x0077BB, 0xCC3311, 0x009988, 0xEE3377, 0x332288]
    case (.tol, true): [0x66CCEE, 0xEE6677, 0xCCBB44, 0x228833, 0x4477AA]
    case (.mono, false): [0x000000]
    case (.mono, true): [0xFFFFFF]
    }
  }

  /// Returns those of xterm's sixteen colors that are chosen where there are no others, in order of
  /// use; they are bright on a dark background.
  public static func sixteen(onDark isDark: Bool) -> [UInt32] {
    isDark
      ? [0x00FFFF, 0xFFFF00, 0x00FF00, 0xFF00FF, 0xFF0000, 0x5C5CFF, 0xE5E5E5, 0x7F7F7F]
      : [0x0000EE, 0xCD0000, 0x00CD00, 0xCD00CD, 0x00CDCD, 0x7F7F7F, 0x000000, 0x5C5CFF]
  }
}
