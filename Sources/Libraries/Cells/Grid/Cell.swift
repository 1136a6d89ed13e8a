/// One cell of a screen: a character with a style.
package struct Cell: Hashable, Sendable {
  /// The character's scalar; 0 in the right half of a wide character.
  package var scalar: Unicode.Scalar
  /// A combining mark (an accent, a variation selector); 0 for none.
  package var mark: Unicode.Scalar
  package var style: Style

  /// A space in the terminal's default style.
  package static let blank = Cell(" ")

  package init(_ scalar: Unicode.Scalar, mark: Unicode.Scalar = "\0", style: Style = .standard) {
    (self.scalar, self.mark, self.style) = (scalar, mark, style)
  }

  /// Whether the cell is the right half of the wide character before it.
  package var isContinuation: Bool { scalar == "\0" }
}
