/// A character of running text as the centerline of its strokes.
///
/// Lengths are in em: characters stand on a baseline at y = 1; capital letters and digits are those
/// of ``Numeral``. Letters with accents, fractions and the like are composed of others. A character
/// without a form is drawn as a box, so that nothing is dropped silently.
struct TextCharacter: Sendable {
  /// The line to stroke with round caps and joins.
  let path: Path
  /// The distance to the origin of the next character.
  let advance: Double

  /// The side bearing of a character.
  private static let bearing = 0.1
  private static let top = 1 - Numeral.capHeight
  /// The size of raised and lowered characters.
  private static let smallScale = 0.55

  init(_ character: Character) {
    let character = TextComposition.equals[character] ?? character
    if !"dhms".contains(character), let numeral = Numeral(character) {
      (path, advance) = (numeral.path, numeral.advance)
    } else {
      (path, advance) =
        Self.form(character) ?? Self.overlaid(character) ?? Self.composed(character)
        ?? Self.accented(character) ?? Self.small(character) ?? Self.form("\u{25AF}")
        ?? (Path(), 0.5)
    }
  }

  private static func form(_ character: Character) -> (Path, Double)? {
    guard
      let (text, width) = TextForms.forms[character] ?? TextForms.latin[character]
        ?? TextForms.signs[character] ?? TextForms.greek[character]
        ?? TextForms.cyrillic[character],
      let path = try? Path(svg: text)
    else { return nil }
    return (placed(path, x: bearing), Double(width) / 100 + 2 * bearing)
  }

  /// Returns a path of the forms in em.
  private static func placed(_ path: Path, x: Double, y: Double = top) -> Path {
    path.applying(Transform(a: 0.01, b: 0, c: 0, d: 0.01, tx: x, ty: y))
  }

  /// Returns a character with a stroke through it, or an accent alone.
  private static func overlaid(_ character: Character) -> (Path, Double)? {
    if let accent = TextComposition.spacingAccents[character],
      let text = TextForms.accents[accent], let path = try? Path(svg: text)
    {
      let isBelow = TextForms.accentsBelow.contains(accent)
      return (placed(path, x: 0.2, y: isBelow ? top : top + 0.12), 0.4)
    }
    guard let (letter, text) = TextComposition.overlays[character],
      let stroke = try? Path(svg: text)
    else { return nil }
    let base = TextCharacter(letter)
    var path = base.path
    path.addPath(placed(stroke, x: bearing))
    return (path, base.advance)
  }

  /// Returns a character that consists of others side by side.
  private static func composed(_ character: Character) -> (Path, Double)? {
    guard let text = TextComposition.texts[character] else { return nil }
    var (path, x) = (Path(), 0.0)
    var baseline: Double?
    for character in text {
      guard character != "^", character != "_" else {
        baseline = character == "^" ? top + smallScale * Numeral.capHeight : 1
        continue
      }
      let part = TextCharacter(character)
      let scale = baseline == nil ? 1 : smallScale
      path.addPath(
        part.path.applying(
          Transform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: (baseline ?? 1) - scale)))
      x += part.advance * scale
      baseline = nil
    }
    return (path, x)
  }

  /// Returns a letter with its accents above or below it.
  private static func accented(_ character: Character) -> (Path, Double)? {
    guard let accented = AccentedLetter(character) else { return nil }
    let letter = accented.letter
    let base = TextCharacter(TextComposition.dotless[letter] ?? letter)
    var path = base.path
    let isSmall = letter.isLowercase && !"bdfhklt".contains(letter)
    for mark in accented.accents {
      // A cedilla would touch the tail of a g.
      let mark = mark == "\u{0327}" && letter == "g" ? "\u{0312}" : mark
      guard let text = TextForms.accents[mark], let accent = try? Path(svg: text) else {
        return nil
      }
      let isBelow = TextForms.accentsBelow.contains(mark)
      path.addPath(
        placed(accent, x: base.advance / 2, y: isBelow ? top : top + (isSmall ? 0.12 : -0.1)))
    }
    return (path, base.advance)
  }

  /// Returns a small Cyrillic letter in the form of its capital.
  private static func small(_ character: Character) -> (Path, Double)? {
    guard let capital = TextComposition.capital(of: character) else { return nil }
    let base = TextCharacter(capital)
    let (width, height) = (0.8, 44 / 66.0)
    return (
      base.path.applying(Transform(a: width, b: 0, c: 0, d: height, tx: 0, ty: 1 - height)),
      base.advance * width
    )
  }
}
