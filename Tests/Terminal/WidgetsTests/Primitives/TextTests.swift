import Cells
import Raster
import Scenes
import TestSupport
import Testing
import Widgets

struct TextTests {
  @Test("A text is wrapped and aligned") func textIsWrappedAndAligned() {
    #expect(WidgetPicture(Text("one two three"), columns: 8).text == "one two\nthree")
    #expect(
      WidgetPicture(Text("one two three", alignment: .center), columns: 9).text
        == " one two\n  three")
    #expect(
      WidgetPicture(Text("one two three", alignment: .trailing), columns: 9).text
        == "  one two\n    three")
  }

  @Test("Runs keep their style across a break") func runsKeepTheirStyleAcrossABreak() {
    let text = Text([.init("plain "), .init("bold words", isBold: true), .init(" end")])
    let picture = WidgetPicture(text, columns: 11)
    #expect(picture.text == "plain bold\nwords end")
    #expect(picture.columns(.bold) == [6, 7, 8, 9])
    #expect(picture.columns(.bold, row: 1) == [0, 1, 2, 3, 4, 5].filter { $0 < 5 })
  }

  @Test("A control character is shown as its picture") func controlCharacterIsShownAsItsPicture() {
    #expect(WidgetPicture(Text("a\u{1B}b"), columns: 9).text == "a␛b")
  }

  @Test("A dimmed text is dim") func dimmedTextIsDim() {
    #expect(WidgetPicture(Text("abc"), columns: 5, dimmed: true).columns(.dim) == [0, 1, 2])
  }

  @Test("The height equals the number of rows drawn") func heightEqualsTheNumberOfRowsDrawn() {
    var generator = SeededGenerator(seed: 7)
    let letters = Array("abc   春")
    for _ in 0..<300 {
      let text =
        String(
          (0..<Int.random(in: 1...50, using: &generator)).map { _ in
            letters.randomElement(using: &generator) ?? " "
          }) + "."
      let columns = Int.random(in: 2...20, using: &generator)
      let height = Text(text).height(
        forWidth: columns, in: WidgetPicture.surroundings(columns, 60))
      #expect(WidgetPicture(Text(text), columns: columns, rows: 60).usedRows == height)
    }
  }
}
