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

  @Test(
    "Files of the same name are named with as many folders as distinguish them",
    arguments: [
      (["a.csv", "b.csv"], ["a.csv", "b.csv"]), (["x/a", "y/a", "b"], ["x/a", "y/a", "b"]),
      (["a", "d/a"], ["a", "d/a"]), (["r/x/a", "s/x/a", "t/a"], ["r/x/a", "s/x/a", "t/a"]),
      (["a", "a"], ["a", "a"]), (["/", ""], ["", ""]),
    ])
  func distinct(_ paths: [String], _ names: [String]) {
    #expect(PathText.distinctNames(of: paths) == names)
  }

  @Test("A path is divided at slashes, also before combining marks")
  func split() {
    #expect(PathText.split("a/b//c") == ["a", "b", "", "c"])
    #expect(PathText.split("a/b/c", most: 1) == ["a", "b/c"])
    #expect(PathText.split("a/\u{301}b") == ["a", "\u{301}b"])
    #expect(PathText.split("") == [""])
  }
}
