import Testing

@testable import Texts

struct EditorWordsTests {
  private static func words(
    _ variables: [String: String], installed: Set<String> = ["vi", "nano"]
  ) -> [String]? {
    try? EditorWords(
      environment: { variables[$0] }, find: { installed.contains($0) ? "/bin/\($0)" : nil }
    )?.words
  }

  @Test("VISUAL takes precedence over EDITOR, and both over installed editors")
  func order() {
    #expect(Self.words(["VISUAL": "a", "EDITOR": "b"]) == ["a"])
    #expect(Self.words(["EDITOR": "b"]) == ["b"])
    #expect(Self.words([:]) == ["/bin/vi"])
    #expect(Self.words([:], installed: ["nano"]) == ["/bin/nano"])
    #expect(Self.words([:], installed: []) == nil)
  }

  @Test("Arguments are split at blanks, and a blank value counts as unset")
  func blanks() throws {
    #expect(Self.words(["EDITOR": " sh  -c\ttrue "]) == ["sh", "-c", "true"])
    #expect(Self.words(["VISUAL": " ", "EDITOR": "b"]) == ["b"])
    let editor = try EditorWords(environment: { _ in " sh  -c true" }, find: { _ in nil })
    #expect(editor?.name == "sh -c true")
  }

  @Test("Quotes and backslashes keep blanks together, and an open quote is an error")
  func quotes() {
    #expect(Self.words(["EDITOR": "sh -c 'vi \"$1\"' sh"]) == ["sh", "-c", "vi \"$1\"", "sh"])
    #expect(Self.words(["EDITOR": "/usr/my\\ editor/vi -w"]) == ["/usr/my editor/vi", "-w"])
    #expect(throws: ShellWordsError.openQuote("'")) {
      try EditorWords(environment: { _ in "vi 'a" }, find: { _ in nil })
    }
  }

  @Test("A variable that names a program is one word, whatever is in its path")
  func path() {
    let path = "/usr/it's my editor/vi"
    let editor = try? EditorWords(environment: { _ in path }, find: { $0 == path ? path : nil })
    #expect(editor?.words == [path])
  }
}
