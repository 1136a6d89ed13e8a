/// The colors and attributes of a cell's text.
package struct Style: Hashable, Sendable {
  /// The text attributes other than colors.
  package struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw bits.
    package let rawValue: UInt8

    /// Creates attributes from their raw bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold or bright (SGR 1).
    package static let bold = Attributes(rawValue: 1)
    /// Faint (SGR 2).
    package static let dim = Attributes(rawValue: 2)
    /// Reverse video: foreground and background swapped (SGR 7).
    package static let reverse = Attributes(rawValue: 4)
  }

  /// The color of the glyph.
  package var foreground: Color
  /// The color behind the glyph.
  package var background: Color
  package var attributes: Attributes

  /// The terminal's default style.
  package static let standard = Style()

  /// Creates a style; omitted parts are the terminal's defaults.
  package init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) { (self.foreground, self.background, self.attributes) = (foreground, background, attributes) }
}
