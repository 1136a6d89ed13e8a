import Testing

import Texts

struct CommandSyntaxTests {
  private static let syntax = CommandSyntax([
    OptionSyntax("--quiet", short: "-q", "say nothing"),
    OptionSyntax("--color", .required(Completion([.init("red"), .init("blue")])), "its color"),
    OptionSyntax("--rows", .optional(Completion([.init("3")])), "rows"),
    OptionSyntax("--loud", "say all", excluding: ["--quiet"]),
    OptionSyntax("--layer", .required(Completion(paths: .files)), "a layer", excluding: nil),
    OptionSyntax("--json", "as JSON", needing: "--quiet"),
  ]) { Completion([.init("word\($0.count)")]) }

  private static func texts(_ words: String...) -> [String] {
    syntax.completion(of: words).candidates.map(\.text)
  }

  @Test("Only options that may be added are offered")
  func options() {
    let all = ["-q", "--quiet", "--color", "--rows", "--rows=", "--loud", "--layer"]
    #expect(Self.texts("-") == all)
    #expect(Self.texts("--quiet", "-") == ["--color", "--rows", "--rows=", "--layer", "--json"])
    #expect(
      Self.texts("-q", "--layer", "x", "--") == [
        "--color", "--rows", "--rows=", "--layer", "--json",
      ])
  }

  @Test("An option’s values stand in the next word or after an equals sign")
  func values() {
    #expect(Self.texts("--color", "") == ["red", "blue"])
    #expect(Self.texts("--color=r") == ["red", "blue"])
    #expect(Self.texts("--rows=") == ["3"])
    #expect(Self.syntax.completion(of: ["--layer", "-"]).paths == .files)
    #expect(Self.texts("--rows", "") == ["word0"])
  }

  @Test("Other words are counted, also behind a terminator")
  func operands() {
    #expect(Self.texts("") == ["word0"])
    #expect(Self.texts() == ["word0"])
    #expect(Self.texts("a", "--color", "red", "-", "") == ["word2"])
    #expect(Self.texts("a", "--", "--color", "-") == ["word2"])
  }

  @Test("Lines have the word, a tab and the meaning, and then what paths are offered")
  func lines() {
    #expect(Self.syntax.completion(of: ["--lo"]).lines.contains("--loud\tsay all"))
    #expect(Self.syntax.completion(of: ["--layer", ""]).lines == ":files")
    #expect(Completion().lines.isEmpty)
  }
}
