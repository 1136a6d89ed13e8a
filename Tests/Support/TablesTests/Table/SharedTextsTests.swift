import Testing

@testable import Tables

@Suite("Texts of a column")
struct SharedTextsTests {
  @Test(
    "Texts are kept in order, with empty ones where there are none", arguments: [nil, 4] as [Int?])
  func kept(most: Int?) {
    var texts = SharedTexts(most: most)
    texts.append("a long text of which there are two")
    texts.pad(to: 3)
    texts.append("b")
    texts.append("a long text of which there are two")
    texts.pad(to: 2)
    #expect(texts.count == 5 && !texts.isGivenUp)
    let long = "a long text of which there are two"
    #expect(texts.drain() == [long, "", "", "b", long])
    #expect(texts.count == 0 && texts.drain().isEmpty)
  }

  @Test("A column with too many different texts is empty from then on")
  func givenUp() {
    var texts = SharedTexts(most: 2)
    for text in ["a", "b", "a", "b"] { texts.append(text) }
    #expect(!texts.isGivenUp && texts.count == 4)
    texts.append("c")
    #expect(texts.isGivenUp && texts.count == 0)
    texts.append("a")
    texts.pad(to: 9)
    #expect(texts.drain().isEmpty && texts.isGivenUp)
  }

  @Test("Without a limit, any number of different texts is kept")
  func unlimited() {
    var texts = SharedTexts()
    for number in 0..<100_000 { texts.append(String(number)) }
    #expect(texts.drain().count == 100_000)
  }
}
