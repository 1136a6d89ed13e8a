/// The characters that are composed of others.
enum TextComposition {
  /// A text with small raised characters after `^` and lowered ones after `_`.
  static let texts: [Character: String] = {
    var texts: [Character: String] = [
      "ª": "^a", "º": "^o", "¼": "^1⁄_4", "½": "^1⁄_2", "¾": "^3⁄_4", "⅓": "^1⁄_3", "⅔": "^2⁄_3",
      "⅛": "^1⁄_8", "™": "^T^M", "№": "N^o", "‰": "%_0", "ĳ": "ij", "Ĳ": "IJ", "ŉ": "’n",
      "Ŀ": "L·", "ŀ": "l·", "₨": "Rs", "⁺": "^+", "⁻": "^−", "ⁿ": "^n",
    ]
    for (digit, small) in zip("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹") { texts[small] = "^\(digit)" }
    for (digit, small) in zip("0123456789", "₀₁₂₃₄₅₆₇₈₉") { texts[small] = "_\(digit)" }
    return texts
  }()

  /// Characters with strokes through them, in the units of ``TextForms``.
  static let overlays: [Character: (letter: Character, stroke: String)] = [
    "Ð": ("D", "M-6 33H18"), "Đ": ("D", "M-6 33H18"), "đ": ("d", "M16 10H42"),
    "Ħ": ("H", "M-5 15H47"), "ħ": ("h", "M-6 10H18"), "Ŧ": ("T", "M9 36H35"),
    "ŧ": ("t", "M0 42H22"), "¢": ("c", "M18 12V76"), "¥": ("Y", "M5 40H39M5 54H39"),
    "₩": ("W", "M-5 24H67M-5 40H67"), "₦": ("N", "M-5 24H47M-5 42H47"),
    "₽": ("P", "M-6 48H24"), "₿": ("B", "M10 -8V0M24 -8V0M10 66V74M24 66V74"),
    "₫": ("đ", "M0 78H34"), "₴": ("S", "M-4 26H46M-4 42H46"), "₸": ("T", "M2 14H42"),
    "₱": ("P", "M-6 12H46M-6 26H46"), "₡": ("C", "M18 -6L10 72M32 -6L24 72"),
    "₵": ("C", "M20 -6V72"), "₲": ("G", "M20 -6V72"), "₭": ("K", "M-6 33H44"),
    "₮": ("T", "M10 36L30 28M10 50L30 42"), "₣": ("F", "M-6 50H18"), "₤": ("£", "M0 25H24"),
    "₳": ("A", "M-5 34H45M-5 46H45"),
  ]

  /// Accents alone.
  static let spacingAccents: [Character: Unicode.Scalar] = [
    "¨": "\u{0308}", "¯": "\u{0304}", "´": "\u{0301}", "¸": "\u{0327}", "ˆ": "\u{0302}",
    "˜": "\u{0303}", "˘": "\u{0306}", "˙": "\u{0307}", "˚": "\u{030A}", "˛": "\u{0328}",
    "˝": "\u{030B}", "ˇ": "\u{030C}",
  ]

  /// The forms that letters have below accents.
  static let dotless: [Character: Character] = ["i": "ı", "і": "ı", "j": "ȷ"]

  /// Characters that look like another one.
  static let equals: [Character: Character] = {
    var equals: [Character: Character] = [
      "\u{202F}": " ", "\u{2009}": " ", "\u{00A0}": " ", "\u{00AD}": "-", "‐": "-", "‑": "-",
      "‒": "–", "―": "—", "∆": "Δ", "∑": "Σ", "ћ": "ħ", "✔": "✓", "∏": "Π", "∙": "·", "∗": "*",
      "∕": "⁄",
      "∣": "|", "‖": "∥",
    ]
    let likeLatin = [
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧκνομ", "ABEZHIKMNOPTYXĸvoµ"),
      ("АВЕКМНОРСТХІЈЅаеорсухіјѕ", "ABEKMHOPCTXIJSaeopcyxijs"),
    ]
    for (letters, latin) in likeLatin {
      for (letter, other) in zip(letters, latin) { equals[letter] = other }
    }
    return equals
  }()

  /// The capital letter of a small Cyrillic one that has its form.
  static func capital(of character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first, (0x430...0x491).contains(scalar.value)
    else { return nil }
    let capital = character.uppercased()
    return capital.count == 1 && capital != String(character) ? capital.first : nil
  }
}
