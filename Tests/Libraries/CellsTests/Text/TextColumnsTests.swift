import Cells
import Testing

@Suite("Text columns")
struct TextColumnsTests {
  @Test("Texts are aligned left, and numbers at their points")
  func alignment() {
    let columns = TextColumns([
      TextColumn("A", ["x", "日本"]), TextColumn("B", ["", ""]),
      TextColumn("NUMBER", numbers: ["1.25", "−10"]), TextColumn("C", ["y", ""]),
    ])
    #expect(
      columns.lines(width: nil) == ["A     NUMBER  C", "x       1.25  y", "日本  −10"])
  }

  @Test("Truncatable columns are cut off, from the left")
  func shrinking() {
    let columns = TextColumns([
      TextColumn("A", ["0123456789"], least: 4), TextColumn("B", ["fixed"]),
      TextColumn("C", ["0123456789"], least: 4),
    ])
    #expect(columns.lines(width: 25)[1] == "01234…  fixed  0123456789")
    #expect(columns.lines(width: 20)[1] == "012…  fixed  012345…")
    #expect(columns.lines(width: 10)[1] == "012…  fix…")
  }
}
