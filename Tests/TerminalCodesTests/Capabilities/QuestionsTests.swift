import TerminalCodes
import Testing

struct QuestionsTests {
  @Test("The question that every terminal answers is the last")
  func batch() {
    #expect(Questions.batch(asksCellSize: false).readable == "␛]11;?␛\\␛[c")
    #expect(Questions.batch(asksCellSize: true).readable == "␛]11;?␛\\␛[16t␛[14t␛[c")
  }
}
