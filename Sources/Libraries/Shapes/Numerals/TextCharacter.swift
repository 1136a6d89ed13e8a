/// A character of running text as the centerline of its strokes.
///
/// Lengths are in em: characters stand on a baseline at y = 1; capital letters and digits are those
/// of ``Numeral``. Accented letters are composed of letter and accent. A character without a form
/// is drawn as a box, so that nothing is dropped silently.
package struct TextCharacter: Sendable {
  /// The line to stroke with round caps and joins.
  package let path: Path
  /// The distance to the origin of the next character.
  package let advance: Double

  /// The side bearing of a character.
  private static let bearing = 0.1
  private static let top = 1 - Numeral.capHeight

  package init(_ character: Character) {
    if let numeral = Numeral(Self.equals[character] ?? character), !"dhms".contains(character) {
      (path, advance) = (numeral.path, numeral.advance)
      return
    }
    if let form = Self.form(Self.equals[character] ?? character) {
      (path, advance) = form
      return
    }
    (path, advance) = Self.accented(character) ?? Self.form("\u{25AF}") ?? (Path(), 0.5)
  }

  /// Characters drawn as another, similar one.
  private static let equals: [Character: Character] = [
    "\u{202F}": " ", "\u{2009}": " ", "\u{00A0}": " ", "’": "'", "‘": "'", "“": "\"", "”": "\"",
    "„": "\"", "‑": "-",
  ]

  private static func form(_ character: Character) -> (Path, Double)? {
    guard let (text, width) = TextForms.forms[character], let path = try? Path(svg: text) else {
      return nil
    }
    let placed = path.applying(Transform(a: 0.01, b: 0, c: 0, d: 0.01, tx: bearing, ty: top))
    return (placed, Double(width) / 100 + 2 * bearing)
  }

  /// Returns a letter with its accents above or below it.
  private static func accented(_ character: Character) -> (Path, Double)? {
    guard let accented = AccentedLetter(character) else { return nil }
    let letter = accented.letter
    let base = TextCharacter(letter == "i" ? "ı" : letter)
    var path = base.path
    let isSmall = letter.isLowercase && !"bdfhklt".contains(letter)
    for mark in accented.accents {
      guard let text = TextForms.accents[mark], let accent = try? Path(svg: text) else {
        return nil
      }
      let isBelow = mark == "\u{0327}" || mark == "\u{0328}"
      let y = isBelow ? top : top + (isSmall ? 0.12 : -0.1)
      path.addPath(
        accent.applying(Transform(a: 0.01, b: 0, c: 0, d: 0.01, tx: base.advance / 2, ty: y)))
    }
    return (path, base.advance)
  }
}
