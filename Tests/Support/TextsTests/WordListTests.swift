import Testing
import Texts

struct WordListTests {
  @Test(
    "Commas separate words, and a conjunction precedes the last one",
    arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")]
      as [([String], String)])
  func lists(words: [String], text: String) {
    #expect(words.listed("or") == text)
  }
}
