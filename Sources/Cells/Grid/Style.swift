/// How a cell's text looks.
public struct Style: Hashable, Sendable {
  /// Ways of writing beside the colours.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates attributes from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier or brighter (SGR 1).
    public static let bold = Attributes(rawValue: 1)
    /// Fainter (SGR 2).
    public static let dim = Attributes(rawValue: 2)
    /// Foreground and background change places (SGR 7).
    public static let reverse = Attributes(rawValue: 4)
  }

  /// The colour of the glyph.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// How it is written.
  public var attributes: Attributes

  /// The terminal's own look.
  public static let standard = Style()

  /// Creates a style; what isn't named is the terminal's default.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
