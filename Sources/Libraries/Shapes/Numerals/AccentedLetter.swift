/// A letter with its accents.
struct AccentedLetter {
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

  /// The letters of ASCII, and the Greek and Cyrillic ones that may have accents.
  private static let letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÆæØø"
    + "ΑΕΗΙΟΥΩαεηιουωЕИУГКІеиугкі"

  /// The letters with one accent.
  private static let single: [Character: AccentedLetter] = {
    var known: [Character: AccentedLetter] = [:]
    for letter in letters {
      for accent in TextForms.accents.keys {
        known[composed(letter, accent)] = AccentedLetter(letter, [accent])
      }
    }
    return known
  }()

  /// Returns a letter with two accents.
  private static func double(_ character: Character) -> AccentedLetter? {
    // Only Latin letters in these ranges have any.
    guard let code = character.unicodeScalars.first?.value,
      (0x1D5...0x233).contains(code) || (0x1E00...0x1EFF).contains(code)
    else { return nil }
    return doubles[character]
  }

  /// The letters with two accents, which take a while to compose.
  private static let doubles: [Character: AccentedLetter] = {
    var known: [Character: AccentedLetter] = [:]
    for (first, letter) in single {
      // In canonical order, so that the order doesn't depend on the dictionaries.
      for accent in TextForms.accents.keys
      where letter.accents.allSatisfy({ combining($0) <= combining(accent) }) {
        known[composed(first, accent)] = AccentedLetter(letter.letter, letter.accents + [accent])
      }
    }
    return known
  }()

  private static func combining(_ accent: Unicode.Scalar) -> Unicode.CanonicalCombiningClass {
    accent.properties.canonicalCombiningClass
  }

  private static func composed(_ letter: Character, _ accent: Unicode.Scalar) -> Character {
    Character(String(letter) + String(Character(accent)))
  }
}
