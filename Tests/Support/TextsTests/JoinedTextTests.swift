import Testing
import Texts

@Suite struct JoinedTextTests {
  @Test(
    "Texts are joined as by the standard library",
    arguments: [[], [""], ["a"], ["a", "", "b"], ["é", "\u{301}x"]])
  func joined(texts: [String]) {
    for separator in ["", ", ", "\u{301}"] {
      #expect(texts.joined(separator: separator) == AnySequence(texts).joined(separator: separator))
    }
  }
}
