import Testing

@testable import TimerApp

struct EditorWordsTests {
  private static func words(
    _ variables: [String: String], installed: Set<String> = ["vi", "nano"]
  ) -> [String]? {
    EditorWords(
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
  func blanks() {
    #expect(Self.words(["EDITOR": " sh  -c\ttrue "]) == ["sh", "-c", "true"])
    #expect(Self.words(["VISUAL": " ", "EDITOR": "b"]) == ["b"])
    let editor = EditorWords(environment: { _ in " sh  -c true" }, find: { _ in nil })
    #expect(editor?.name == "sh -c true")
  }
}
