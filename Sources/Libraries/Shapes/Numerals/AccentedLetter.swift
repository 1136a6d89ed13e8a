/// A letter of ASCII with its accents.
struct AccentedLetter {
  /// The letter.
  let letter: Character
  /// The accents, as combining characters.
  let accents: [Unicode.Scalar]

  private init(_ letter: Character, _ accents: [Unicode.Scalar]) {
    (self.letter, self.accents) = (letter, accents)
  }

  /// Splits a character into its letter and accents; `nil` if it has none with a form.
  init?(_ character: Character) {
    let scalars = Array(character.unicodeScalars)
    if scalars.count > 1 {
      let first = Character(scalars[0])
      let known = AccentedLetter(first)
      self.init(known?.letter ?? first, (known?.accents ?? []) + scalars.dropFirst())
    } else if let known = Self.single[character] ?? Self.double(character) {
      self = known
    } else {
      return nil
    }
  }

  // Characters are equal, and have the same hash, whether they are composed or not.

  /// The letters with one accent.
  private static let single: [Character: AccentedLetter] = {
    var known: [Character: AccentedLetter] = [:]
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" {
      for accent in TextForms.accents.keys {
        known[composed(letter, accent)] = AccentedLetter(letter, [accent])
      }
    }
    return known
  }()

  /// Returns a letter with two accents, by a search of them all.
  private static func double(_ character: Character) -> AccentedLetter? {
    // Only these blocks of Latin letters have any.
    guard let scalar = character.unicodeScalars.first, (0x1D5...0x1EFF).contains(scalar.value)
    else { return nil }
    for (first, known) in single {
      for accent in TextForms.accents.keys where composed(first, accent) == character {
        return AccentedLetter(known.letter, known.accents + [accent])
      }
    }
    return nil
  }

  private static func composed(_ letter: Character, _ accent: Unicode.Scalar) -> Character {
    Character(String(letter) + String(Character(accent)))
  }
}
