import Cells
import Testing
import Widgets

struct TabsTests {
  private func picture(_ selected: Int, _ columns: Int) -> WidgetPicture {
    WidgetPicture(Tabs(["Timer", "Sounds", "Pairs"], selected: selected), columns: columns)
  }

  @Test("Tabs are separated by lines") func tabsAreSeparatedByLines() {
    #expect(picture(0, 40).text == " Timer │ Sounds │ Pairs")
    #expect(picture(0, 24).text == " Timer │ Sounds │ Pairs")
  }

  @Test("Centered tabs have the same margins, and their parts move with them")
  func centered() {
    let tabs = Tabs(["Timer", "Sounds", "Pairs"], selected: 0, alignment: .center)
    let picture = WidgetPicture(tabs, columns: 40)
    #expect(picture.text == "         Timer │ Sounds │ Pairs")
    #expect(picture.part(7, 0) == nil && picture.part(8, 0) == 0)
    #expect(WidgetPicture(tabs, columns: 24).text == " Timer │ Sounds │ Pairs")
  }

  @Test("The selected tab is always visible") func selectedTabIsAlwaysVisible() {
    #expect(picture(2, 12).text == " Pairs")
    #expect(picture(1, 12).text == " Sounds │ P…")
    #expect(picture(2, 17).text == " Sounds │ Pairs")
  }

  @Test("Each tab is a part") func eachTabIsAPart() {
    let picture = picture(1, 40)
    #expect([0, 8, 17].map { picture.part($0, 0) } == [0, 1, 2])
    #expect(picture.part(7, 0) == nil)
    #expect(picture.columns(.reverse) == Array(8..<16))
  }
}
