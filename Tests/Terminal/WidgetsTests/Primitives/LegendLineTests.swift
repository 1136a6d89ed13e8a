import Cells
import TerminalCodes
import TestSupport
import Testing
import Widgets

struct LegendLineTests {
  private let line = LegendLine([
    .init([.init("↑", KeyPress(.up)), .init("↓", KeyPress(.down))], "move", rank: 3),
    .init("p", "play", KeyPress(.character("p")), rank: 2),
    .init("Enter", "choose", KeyPress(.enter), rank: 1),
    .init("Esc", "leave", KeyPress(.escape), rank: 0),
  ])

  @Test("The last ranks are dropped first, and the rest closes up") func lastRanksAreDroppedFirst()
  {
    #expect(WidgetPicture(line, columns: 48).text == "↑ ↓ move   p play   Enter choose   Esc leave")
    #expect(WidgetPicture(line, columns: 43).text == "p play   Enter choose   Esc leave")
    #expect(WidgetPicture(line, columns: 27).text == "Enter choose   Esc leave")
    #expect(WidgetPicture(line, columns: 9).text == "Esc leave")
    #expect(WidgetPicture(line, columns: 8).text == "")
  }

  @Test("A click on an entry is equivalent to its key") func clickOnAnEntryIsEquivalentToItsKey() {
    let picture = WidgetPicture(line, columns: 48)
    func key(_ column: Int) -> KeyPress? {
      picture.layout.area(column: column, row: 0, .press)?.key
    }
    #expect(key(0) == KeyPress(.up))
    #expect(key(2) == KeyPress(.down))
    #expect(key(5) == KeyPress(.up))
    #expect(key(9) == nil)
    #expect(key(11) == KeyPress(.character("p")))
    #expect(key(16) == KeyPress(.character("p")))
    #expect(key(43) == KeyPress(.escape))
    #expect(Set(picture.layout.areas.map(\.target)).count == 6)
  }

  @Test("A dimmed entry can't be clicked") func dimmedEntryCantBeClicked() {
    let line = LegendLine([.init("p", "play", KeyPress(.character("p")), rank: 0, isDimmed: true)])
    #expect(WidgetPicture(line, columns: 9).columns(.dim).count == 5)
    #expect(WidgetPicture(line, columns: 9).layout.areas.allSatisfy { $0.key == nil })
  }

  @Test("A line never exceeds its width, and a wider one doesn't show less")
  func lineNeverExceedsItsWidth() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      let entries = (0..<Int.random(in: 0...7, using: &generator)).map { number in
        LegendLine.Entry(
          String(repeating: "k", count: Int.random(in: 1...5, using: &generator)),
          String(repeating: "春w", count: Int.random(in: 1...4, using: &generator)),
          rank: Int.random(in: 0...3, using: &generator))
      }
      let line = LegendLine(entries)
      var shown = 0
      for columns in 0...100 {
        let selection = line.selection(columns: columns)
        #expect(selection.columns <= columns)
        #expect(selection.entries.count >= shown)
        shown = selection.entries.count
        guard columns.isMultiple(of: 9) else { continue }
        #expect(
          TextWidth.columns(of: WidgetPicture(line, columns: columns).text) == selection.columns)
      }
    }
  }

  @Test("The entries take as many lines as needed, the most important first", arguments: 1...60)
  func lines(columns: Int) {
    let entries = (0..<9).map { rank in
      LegendLine.Entry("\(rank)", String(repeating: "x", count: 3 + rank), rank: rank)
    }
    let lines = LegendLine.lines(entries.shuffled(), columns: columns, most: 20)
    let shown = lines.flatMap { $0.selection(columns: columns).entries.map(\.rank) }
    let fitting = entries.filter { $0.text.count <= columns }.map(\.rank)
    #expect(shown == fitting)
    let two = LegendLine.lines(entries, columns: columns, most: 2)
    #expect(two.count <= 2)
    #expect(
      fitting.starts(
        with: two.flatMap { $0.selection(columns: columns).entries.map(\.rank) }.prefix(1)))
  }
}
