import Testing

@testable import Files

struct FolderTests {
  @Test(
    "A parent path ends at the last slash, even before a combining mark",
    arguments: [
      ("/a/b", "/a"), ("a", "."), ("a/", "."), ("/", nil), ("/a", "/"), ("a/b/", "a"),
      ("a/\u{301}b", "a"), ("", nil),
    ])
  func parents(_ path: String, _ parent: String?) {
    #expect(Folder.parent(of: path).map { Array($0.utf8) } == parent.map { Array($0.utf8) })
  }
}
