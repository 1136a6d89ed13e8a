import Cells
import Scenes
import Testing
import Widgets

struct ListRowTests {
  @Test func `marks, name and summary stand in columns`() {
    let row = ListRow("bell", "A bell", mark: .chosen, isCurrent: true, widestName: 9)
    #expect(WidgetPicture(row, columns: 30).text == "▸ ✓ bell       A bell")
    #expect(WidgetPicture(row, columns: 30, symbols: .ascii).text == "> * bell       A bell")
    let other = ListRow("gong", "A long gong for a narrow list", mark: .playing, widestName: 9)
    #expect(WidgetPicture(other, columns: 24).text == "  ♪ gong       A long g…")
  }

  @Test func `the row under the cursor is reversed from edge to edge, and its name is bold`() {
    let row = ListRow("bell", "A bell", isCurrent: true, widestName: 9)
    let picture = WidgetPicture(row, columns: 24)
    #expect(picture.columns(.reverse) == Array(0..<24))
    #expect(picture.columns(.bold) == [0, 4, 5, 6, 7])
  }

  @Test func `a long name leaves half of the row to the summary`() {
    let row = ListRow("a very long name", "words", widestName: 16)
    #expect(WidgetPicture(row, columns: 28).text == "    a very lo…  words")
    #expect(ListRow.widest(of: ["春眠", "abc"]) == 4)
  }

  @Test func `values stand at the right edge, and the summary leaves them room`() {
    let row = ListRow(
      "gong", "opens slowly, and is long", isCurrent: true, widestName: 8,
      values: ["5.5 s", "−14 LUFS"], rows: 2)
    let picture = WidgetPicture(row, columns: 48)
    #expect(picture.text == "▸   gong      opens slowl…      5.5 s   −14 LUFS\n")
    #expect(picture.columns(.reverse).count == 48, "the row below is blank")
  }
}
