import TerminalCodes
import Testing

struct KeyPressTests {
  @Test("A press without modifiers is its key")
  func plain() {
    #expect(KeyPress(.up).plain == .up)
    #expect(KeyPress(.up, .shift).plain == nil)
  }

  @Test("Only characters without Ctrl, Alt and the like are typed")
  func typed() {
    #expect(KeyPress(.character("A")).typed == "A")
    #expect(KeyPress(.character("1"), .shift).typed == "1")
    for modifiers in [Modifiers.control, .alt, .superKey, .meta, .hyper, [.shift, .alt]] {
      #expect(KeyPress(.character("a"), modifiers).typed == nil)
    }
    #expect(KeyPress(.enter).typed == nil)
  }

  /// Letters in Cyrillic and Arabic.
  @Test(
    "A letter of another alphabet matches the shortcut on its key",
    arguments: [
      ("й", "q"), ("Ф", "A"), ("х", "["), ("Ъ", "}"), ("і", "s"), ("ω", "v"), ("ק", "e"),
      ("ض", "q"), ("ز", "."),
    ] as [(Character, Character)])
  func layouts(_ character: Character, _ standard: Character) {
    let press = KeyPress(.character(character))
    #expect(press.matches(KeyPress(.character(standard))))
    #expect(press.matches(press), "itself comes first")
    #expect(press.candidates == [press, KeyPress(.character(standard))])
    #expect(!press.matches(KeyPress(.character(standard), .control)))
    #expect(press.typed == character)
  }

  /// The terminal reports the key.
  @Test("A reported standard-layout key takes precedence over the usual one")
  func reported() {
    let press = KeyPress(.character("ф"), .control, alternate: "z")
    #expect(press.matches(KeyPress(.character("z"), .control)))
    #expect(press.matches(KeyPress(.character("ф"), .control)))
    #expect(!press.matches(KeyPress(.character("a"), .control)))
  }

  /// Brackets that need AltGr, on a German keyboard.
  @Test("A bracket typed with AltGr is a bracket, as text and as kitty's key")
  func brackets() {
    var decoder = InputDecoder()
    let bracket = InputEvent.key(KeyPress(.character("[")))
    #expect(decoder.decode(Array("[\u{1B}[91u".utf8)) == [bracket, bracket])
  }

  @Test("Latin letters have one meaning")
  func latin() {
    for character in "azüß1?" as String {
      #expect(KeyPress(.character(character)).candidates == [KeyPress(.character(character))])
    }
    #expect(KeyPress(.up).candidates == [KeyPress(.up)])
  }
}
