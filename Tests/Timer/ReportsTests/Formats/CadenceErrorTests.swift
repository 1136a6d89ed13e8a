import Cells
import Testing

@testable import Reports

@Suite("Interval errors")
struct CadenceErrorTests {
  @Test(
    "Each error is one sentence that states what would be valid",
    arguments: [
      (
        CadenceError.notAnInterval("often"),
        "“often” isn’t an interval; write a time such as 1s or 100ms, or a share of the total such as 1%"
      ),
      (.outOfRange("1ms"), "“1ms” is out of range; write 10ms to 1h, or 0.1% to 50%"),
      (.tooFine("1.2345%"), "“1.2345%” has too many decimals; write at most three, such as 12.5%"),
    ])
  func sentences(error: CadenceError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test("The quoted input is short and visible", arguments: hostileTexts)
  func excerpts(text: String) {
    for typed in [text, text + "%", "1" + text] {
      do throws(CadenceError) {
        _ = try ReportCadence(typed)
      } catch {
        #expect(error.description.utf8.count < 1000)
        #expect(error.description.unicodeScalars.allSatisfy { TextWidth.visible($0) == $0 })
      }
    }
  }
}
