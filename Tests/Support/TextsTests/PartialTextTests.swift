import Testing

@testable import Texts

struct PartialTextTests {
  /// Texts of the letters a and b, and parts of them.
  private static let texts = (0..<64).map { bits in
    String((0..<6).map { bits >> $0 & 1 == 0 ? "a" : "b" as Character })
  }
  private static let parts = ["a", "b", "ab", "ba", "aa", "aab", "abab", "bbbbbbb"]

  @Test("The first occurrence is found where the standard library finds it", arguments: parts)
  func first(_ part: String) {
    for text in Self.texts {
      #expect(text.range(ofFirst: part) == text.firstRange(of: part))
      #expect(text.contains(part: part) == text.contains(part))
    }
  }

  @Test("Each occurrence is replaced, as the standard library does it", arguments: parts)
  func replaced(_ part: String) {
    for text in Self.texts {
      for other in ["", "a", "ab·"] {
        #expect(text.replacing(each: part, with: other) == text.replacing(part, with: other))
        #expect(
          text.dropFirst().replacing(each: part, with: other)
            == String(text.dropFirst().replacing(part, with: other)))
      }
    }
  }

  @Test("Characters are compared, not code points, and an empty part isn’t found")
  func characters() {
    #expect(
      "e\u{301}e".range(ofFirst: "e") == "e\u{301}e".index(
        after: "e\u{301}e".startIndex)..<"e\u{301}e".endIndex)
    #expect("\r\n".range(ofFirst: "\n") == nil)
    #expect("abc".range(ofFirst: "") == nil)
    #expect("abc".replacing(each: "", with: "-") == "abc")
  }
}
