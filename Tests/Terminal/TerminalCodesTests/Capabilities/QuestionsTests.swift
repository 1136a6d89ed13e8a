import TerminalCodes
import Testing

struct QuestionsTests {
  @Test("The query that every terminal answers is the last")
  func batch() {
    #expect(Questions.batch(asksCellSize: false).readable == "␛]11;?␛\\␛[c")
    #expect(Questions.batch(asksCellSize: true).readable == "␛]11;?␛\\␛[16t␛[14t␛[c")
    #expect(
      Questions.batch(asksCellSize: false, asksName: true).readable
        == "␛[>0q␛[?2026$p␛]11;?␛\\␛[c")
  }

  @Test("Only pixel queries worth sending are sent")
  func pixels() {
    #expect(Questions.pixels(kitty: false, sixel: false) == [])
    #expect(
      Questions.pixels(kitty: true, sixel: false).readable
        == "␛_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA␛\\␛[c")
    #expect(Questions.pixels(kitty: false, sixel: true).readable == "␛[?1;1;0S␛[?2;1;0S␛[c")
  }
}
