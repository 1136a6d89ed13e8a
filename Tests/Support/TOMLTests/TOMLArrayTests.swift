import TOML
import Testing
import Texts

/// Lists in brackets.
struct TOMLArrayTests {
  private static let valid = [
    ("[]", "[]"), ("[ ]", "[]"), ("[\n]", "[]"), ("[ # c\r\n]", "[]"), ("[1]", "[1]"),
    ("[1,]", "[1]"), ("[1, 2, 3]", "[1, 2, 3]"), ("[1,2,3 ,]", "[1, 2, 3]"),
    ("[\n  1,\n  2\n]", "[1, 2]"), ("[ # c\n1 # d\n, 2\n, # e\n\n]", "[1, 2]"),
    ("[1, 'a', 2.0, true]", "[1, \"a\", 2.0, true]"), ("[[], [[]]]", "[[], [[]]]"),
    ("[[1, 2], ['a', [3]]]", "[[1, 2], [\"a\", [3]]]"), ("['a#b', \"]\"]", "[\"a#b\", \"]\"]"),
    ("[{}, {a = 1}]", "[{}, { a = 1 }]"), ("[1979-05-27, 07:32:00]", "[1979-05-27, 07:32:00]"),
    ("[1979-05-27 07:32:00]", "[1979-05-27 07:32:00]"), ("[\"\"\"\na\n\"\"\"]", "[\"a\\n\"]"),
    ("[\t1\t,\t2\t]", "[1, 2]"), ("[inf,nan,-inf]", "[inf, nan, -inf]"),
    ("[{a = [{b = [1]}]}]", "[{ a = [{ b = [1] }] }]"), ("[ 'a', # \"\n 'b' ]", "[\"a\", \"b\"]"),
  ]

  @Test("Lists are read", arguments: valid)
  func read(_ text: String, _ value: String) throws {
    #expect(try readings(text) == forms(value))
  }

  private static let invalid = [
    ("[1 2]", 2), ("[,]", 2), ("[,1]", 2), ("[1,,2]", 2), ("[1", 2), ("[1,\n\n", 2), ("[", 2),
    ("[[1]", 2), ("[1]]", 2), ("[1]]\n", 2), ("[\n1\n2\n]", 4), ("[\n1,\n,\n]", 4), ("[1 # ]", 2),
    ("[a]", 2), ("[b = 1]", 2), ("[1}", 2), ("[\n1,\n}", 4), ("[1; 2]", 2), ("[1] 2", 2),
    ("[1], [2]", 2), ("[\n'a'\n'b']", 4), ("[1,\n01]", 3), ("['a\n']", 2), ("[true false]", 2),
    ("[1\r,2]", 2), ("[ # \u{1}\n]", 2), ("[1.]", 2),
  ]

  @Test("Lists with a mistake are refused at its line", arguments: invalid)
  func refused(_ text: String, _ line: Int) {
    #expect(mistake(in: "\na = \(text)")?.place.line == line)
  }

  @Test("Lists nest to a limit")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try reading("a = \(nested(64))") == "{ a = \(nested(64)) }")
    #expect(mistake(in: "a = \(nested(65))")?.words == "the value is nested too deeply")
  }

  @Test("Depth has a limit", arguments: ["[", "{a=", "a.", "[{a.b="])
  func deep(_ piece: String) {
    let text = String(repeating: piece, count: 300_000)
    #expect(mistake(in: "\na = \(text)")?.place.line == 2)
    #expect(mistake(in: "\n\(text) = 1")?.place.line == 2)
  }
}
