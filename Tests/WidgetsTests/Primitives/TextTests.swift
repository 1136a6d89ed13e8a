import Cells
import Raster
import Scenes
import TestSupport
import Testing
import Widgets

struct TextTests {
  @Test func `a text is wrapped and aligned`() {
    #expect(WidgetPicture(Text("one two three"), columns: 8).text == "one two\nthree")
    #expect(
      WidgetPicture(Text("one two three", alignment: .center), columns: 9).text
        == " one two\n  three")
    #expect(
      WidgetPicture(Text("one two three", alignment: .trailing), columns: 9).text
        == "  one two\n    three")
  }

  @Test func `runs keep their style over a break`() {
    let text = Text([.init("plain "), .init("bold words", isBold: true), .init(" end")])
    let picture = WidgetPicture(text, columns: 11)
    #expect(picture.text == "plain bold\nwords end")
    #expect(picture.columns(.bold) == [6, 7, 8, 9])
    #expect(picture.columns(.bold, row: 1) == [0, 1, 2, 3, 4, 5].filter { $0 < 5 })
  }

  @Test func `a control character is shown as its picture`() {
    #expect(WidgetPicture(Text("a\u{1B}b"), columns: 9).text == "a␛b")
  }

  @Test func `a dimmed text is dim`() {
    #expect(WidgetPicture(Text("abc"), columns: 5, dimmed: true).columns(.dim) == [0, 1, 2])
  }

  @Test func `the height is that of the rows that are drawn`() {
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
