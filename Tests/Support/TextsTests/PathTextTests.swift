import Testing
import Texts

struct PathTextTests {
  @Test(
    "The name is what follows the last slash, whatever combines with it",
    arguments: [
      ("a", "a"), ("/", ""), ("", ""), ("/a/b.m4a", "b.m4a"), ("a//", "a"),
      ("a/\u{301}b", "\u{301}b"),
    ])
  func names(_ path: String, _ name: String) {
    #expect(Array(PathText.name(of: path).utf8) == Array(name.utf8))
  }

  @Test("A slash is seen below a mark")
  func slashes() {
    #expect(PathText.hasSlash("a/\u{301}b"))
    #expect(!PathText.hasSlash("a\u{2215}b"))
  }
}
