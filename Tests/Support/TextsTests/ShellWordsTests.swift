import Testing

import Texts

@Suite struct ShellWordsTests {
  @Test(
    "Words are split as by a shell without expansion",
    arguments: [
      ("a b", ["a", "b"]), ("  a\t'b c'  ", ["a", "b c"]),
      (#"a "b \"c\" \n""#, ["a", #"b "c" \n"#]),
      (#"a\ b 'c\d' "$HOME""#, ["a b", #"c\d"#, "$HOME"]), ("a '' b", ["a", "", "b"]),
      ("x'y'\"z\"", ["xyz"]), ("*.csv ~ `a` a|b", ["*.csv", "~", "`a`", "a|b"]), ("", []),
    ])
  func words(text: String, expected: [String]) throws {
    #expect(try ShellWords(text).words == expected)
  }

  @Test(
    "An open quotation mark, a trailing backslash and control characters are errors",
    arguments: [
      ("a 'b", ShellWordsError.openQuote("'")), ("a \"b\\\"", .openQuote("\"")),
      ("a\\", .openBackslash), ("a\u{1B}b", .controlCharacter),
    ])
  func errors(text: String, error: ShellWordsError) {
    #expect(throws: error) { try ShellWords(text) }
    #expect("\(error)".hasSuffix("."))
  }
}
