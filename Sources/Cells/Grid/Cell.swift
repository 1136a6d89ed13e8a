/// One place of a screen: a character in a style.
public struct Cell: Hashable, Sendable {
  /// The character's scalar; 0 in the right half of a wide character.
  public var scalar: Unicode.Scalar
  /// A mark that joins the scalar (an accent, a variation selector); 0 for none.
  public var mark: Unicode.Scalar
  /// How it looks.
  public var style: Style

  /// A space in the terminal's own look.
  public static let blank = Cell(" ")

  /// Creates a cell.
  public init(_ scalar: Unicode.Scalar, mark: Unicode.Scalar = "\0", style: Style = .standard) {
    self.scalar = scalar
    self.mark = mark
    self.style = style
  }

  /// Whether it is the right half of the wide character before it.
  public var isContinuation: Bool { scalar == "\0" }
}
