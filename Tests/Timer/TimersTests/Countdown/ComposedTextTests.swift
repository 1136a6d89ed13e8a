import Testing
import Timers

struct ComposedTextTests {
  @Test(
    "Texts that look the same have the same bytes",
    arguments: [
      ("cafe\u{301}", "caf\u{E9}"), ("caf\u{E9}", "caf\u{E9}"), ("tea", "tea"), ("", ""),
      ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), ("a\u{323}\u{307}", "\u{1EA1}\u{307}"),
      ("a\u{307}\u{323}", "\u{1EA1}\u{307}"), ("\u{212B}", "\u{C5}"), ("お茶", "お茶"),
    ])
  func composed(_ text: String, _ expected: String) {
    #expect(Array(text.composed.utf8) == Array(expected.utf8))
    #expect(Array(text.composed.composed.utf8) == Array(expected.utf8))
  }
}
