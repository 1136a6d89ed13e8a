import Testing

@testable import Reports

@Suite("Past and future spans")
struct PastWordsTests {
  @Test(
    "Past spans are rounded down to their largest units",
    arguments: [
      (0, "just now"), (999, "just now"), (1000, "1 s ago"), (59_999, "59 s ago"),
      (60_000, "1 min ago"), (3_599_999, "59 min ago"), (3_600_000, "1 h ago"),
      (7_510_000, "2 h 5 min ago"), (86_399_999, "23 h 59 min ago"), (86_400_000, "1 d ago"),
      (180_000_000, "2 d 2 h ago"),
    ])
  func ago(milliseconds: Int, words: String) {
    #expect(PastWords.ago(.milliseconds(milliseconds)) == words)
  }

  @Test("Remaining time is rounded up, and counted time is rounded down")
  func seconds() {
    #expect(PastWords.left(.milliseconds(60_001)) == "1 min 1 s")
    #expect(PastWords.counted(.milliseconds(60_999)) == "1 min")
  }
}
