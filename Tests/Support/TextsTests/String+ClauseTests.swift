import Testing
import Texts

struct StringClauseTests {
  @Test(
    "A clause has no capital and no period, unless it begins with a name",
    arguments: [
      ("The command is empty.", "the command is empty"), ("AAPL is a name", "AAPL is a name"),
      ("A", "A"), ("", ""),
    ])
  func clauses(sentence: String, clause: String) {
    #expect(sentence.asClause == clause)
  }
}
