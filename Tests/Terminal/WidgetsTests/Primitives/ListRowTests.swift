import Cells
import Scenes
import Testing
import Widgets

struct ListRowTests {
  @Test("The marks, name and summary are in columns") func marksNameAndSummaryAreInColumns() {
    let row = ListRow("bell", "A bell", status: .chosen, isCurrent: true, widestName: 9)
    #expect(WidgetPicture(row, columns: 30).text == "▸ ✓ bell       A bell")
    #expect(WidgetPicture(row, columns: 30, symbols: .ascii).text == "> * bell       A bell")
    let other = ListRow("gong", "A long gong for a narrow list", status: .playing, widestName: 9)
    #expect(WidgetPicture(other, columns: 24).text == "  ♪ gong       A long g…")
  }

  @Test("The row under the cursor is reversed from edge to edge, and its name is bold")
  func rowUnderTheCursorIsReversedFromEdgeToEdge() {
    let row = ListRow("bell", "A bell", isCurrent: true, widestName: 9)
    let picture = WidgetPicture(row, columns: 24)
    #expect(picture.columns(.reverse) == Array(0..<24))
    #expect(picture.columns(.bold) == [0, 4, 5, 6, 7])
  }

  @Test("A long name leaves half of the row to the summary")
  func longNameLeavesHalfOfTheRowToTheSummary() {
    let row = ListRow("a very long name", "words", widestName: 16)
    #expect(WidgetPicture(row, columns: 28).text == "    a very lo…  words")
    #expect(ListRow.widest(of: ["春眠", "abc"]) == 4)
  }

  @Test("Values are at the right edge, and the summary leaves them space")
  func valuesAreAtTheRightEdge() {
    let row = ListRow(
      "gong", "opens slowly, and is long", isCurrent: true, widestName: 8,
      values: ["5.5 s", "−14 LUFS"], rows: 2)
    let picture = WidgetPicture(row, columns: 48)
    #expect(picture.text == "▸   gong      opens slowl…      5.5 s   −14 LUFS\n")
    #expect(picture.columns(.reverse).count == 48, "the row below is blank")
  }
}
