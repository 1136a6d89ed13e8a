import Testing

@testable import Shapes

@Suite("Characters of running text")
struct TextCharacterTests {
  private static let box = TextCharacter("\u{25AF}").path

  @Test("Every ASCII character has a form of its own within the line")
  func ascii() {
    let characters = (0x21..<0x7F).compactMap { Unicode.Scalar($0) }.map(Character.init)
    var seen: [Character: Path] = [:]
    for character in characters {
      let form = TextCharacter(character)
      #expect(!form.path.isEmpty && form.path != Self.box, "\(character)")
      let bounds = form.path.boundingRect
      #expect(bounds.minX >= 0.02 && bounds.maxX <= form.advance - 0.02, "\(character)")
      #expect(bounds.minY >= 0.2 && bounds.maxY <= 1.2, "\(character)")
      #expect(!seen.values.contains(form.path), "\(character)")
      seen[character] = form.path
    }
    // This character is itself the placeholder box.
    #expect(characters.count == 94 && TextCharacter(" ").path.isEmpty)
  }

  @Test(
    "Every character of Latin-1 and Latin Extended-A has a form of its own, as wide as declared")
  func latin() {
    let blanks: Set<Unicode.Scalar> = ["\u{A0}", "\u{AD}"]
    let scalars = (Array(0x21..<0x7F) + Array(0xA0..<0x180)).compactMap { Unicode.Scalar($0) }
      .filter { !blanks.contains($0) }
    var seen: [Path: Character] = [:]
    for character in scalars.map(Character.init) {
      let form = TextCharacter(character)
      #expect(!form.path.isEmpty && form.path != Self.box, "\(character)")
      let bounds = form.path.boundingRect
      #expect(bounds.minX >= 0 && bounds.maxX <= form.advance, "\(character)")
      #expect(bounds.minY >= 0.05 && bounds.maxY <= 1.3, "\(character)")
      // The letter Eth looks like a D with a stroke.
      #expect(character == "Đ" || seen[form.path] == nil, "\(character)")
      seen[form.path] = character
    }
    #expect(scalars.count == 94 + 94 + 128)
    #expect(TextCharacter("\u{A0}").path.isEmpty)
    #expect(TextCharacter("\u{AD}").path == TextCharacter("-").path)
  }

  @Test("Signs, currencies, Greek and Cyrillic letters have forms")
  func others() {
    let texts = [
      "‘’‚“”„′″«»‹›§¶†‡©®…–—−·•×÷±≠≤≥≈∞√¬µ%‰°€£¥₹₺₪₩₦₽₿₫₴₸¢¤←→↑↓↔↕↗↘↖↙⇒⇐∓≡∂∫∝∅∈∩∪∥⊥∠∏∙∗₱₡₵₲₭₮₣₤₳₨▲▼△▽◀▶■□●○◆◇✓✗½⅓⁰⁹⁻₂™№",
      "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψωςάέήίόύώ",
      "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяЄІЇҐЎєіїґў",
      "ȘșȚțƠơƯưẾếộỹǎẞəḀḓṲḛ",
    ]
    for character in texts.joined() {
      let form = TextCharacter(character)
      #expect(!form.path.isEmpty && form.path != Self.box, "\(character)")
      let bounds = form.path.boundingRect
      #expect(bounds.minX >= -0.02 && bounds.maxX <= form.advance + 0.02, "\(character)")
    }
    #expect(TextCharacter("я").path.boundingRect.minY > TextCharacter("Я").path.boundingRect.minY)
    #expect(TextCharacter("²").path.boundingRect.maxY < TextCharacter("2").path.boundingRect.maxY)
    #expect(TextCharacter("₂").path.boundingRect.minY > TextCharacter("2").path.boundingRect.minY)
  }

  @Test("Lowercase letters share the baseline of capitals, and descenders go below it")
  func heights() {
    for character in "abcdefhiklmnorstuvwxz" {
      #expect(abs(TextCharacter(character).path.boundingRect.maxY - 1) < 0.02, "\(character)")
    }
    for character in "gjpqy" {
      #expect(TextCharacter(character).path.boundingRect.maxY > 1.1, "\(character)")
    }
    for character in "bdfhkl" {
      #expect(TextCharacter(character).path.boundingRect.minY < 0.37, "\(character)")
    }
    for character in "acegmnopqrsuvwxyz" {
      #expect(abs(TextCharacter(character).path.boundingRect.minY - 0.56) < 0.03, "\(character)")
    }
  }

  @Test("An accent stands above its letter and a cedilla below, whether composed or not")
  func accents() {
    for (accented, letter) in [("é", "e"), ("ü", "u"), ("Å", "A"), ("ñ", "n"), ("č", "c")] {
      let (one, two) = (
        TextCharacter(Character(accented)), TextCharacter(Character(letter))
      )
      #expect(one.advance == two.advance)
      let (top, plain) = (one.path.boundingRect.minY, two.path.boundingRect.minY)
      #expect(top < plain - 0.04, "\(accented)")
    }
    #expect(TextCharacter("ç").path.boundingRect.maxY > 1.05)
    #expect(TextCharacter("e\u{301}").path == TextCharacter("\u{E9}").path)
    #expect(
      TextCharacter("e\u{302}\u{301}").path.boundingRect == TextCharacter("ế").path.boundingRect)
    #expect(TextCharacter("ê\u{301}").path == TextCharacter("e\u{302}\u{301}").path)
    // An i loses its dot.
    #expect(TextCharacter("ï").path.boundingRect.width > TextCharacter("i").path.boundingRect.width)
    #expect(TextCharacter("í").path.boundingRect.minY > TextCharacter("Í").path.boundingRect.minY)
  }

  @Test("A character without a form is a box", arguments: ["日", "א", "👻", "e\u{20DD}", "\u{7}"])
  func box(_ character: Character) {
    #expect(TextCharacter(character).path == Self.box)
  }
}
