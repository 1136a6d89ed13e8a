package import Raster

/// The colors that a picture in cells may use.
package enum Inks: Hashable, Sendable {
  /// Any color, shown as closely as the terminal can.
  case free
  /// Any color, but in each cell only those of its shapes and of what lies below, without mixing.
  ///
  /// Lines made of whole blocks keep their colors where several share a cell.
  case unmixed
  /// Only these colors, and the background.
  case palette([Ink])

  /// A color of a palette.
  package struct Ink: Hashable, Sendable {
    /// The visible color.
    package var appearance: RGB
    /// The color as sent to the terminal.
    package var color: Color
    /// Whether the ink is shown by shading whole cells, because its color is that of another ink.
    package var isShade: Bool

    package init(appearance: RGB, color: Color, isShade: Bool = false) {
      (self.appearance, self.color, self.isShade) = (appearance, color, isShade)
    }
  }
}
