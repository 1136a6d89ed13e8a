import Cells
import Scenes
import Testing
import Widgets

@testable import ChartDrawings
@testable import ChartViews

@Suite("Composition tabs")
struct CompositionTabsTests {
  private static func drawn(
    _ selection: Int, _ words: String = "2 of 3", columns: Int = 60,
    depth: ColorDepth = .truecolor
  ) -> DrawnWidget {
    DrawnWidget(
      CompositionTabs(selection: selection, words: words), columns: columns, rows: 1,
      theme: Theme(depth: depth))
  }

  @Test("All tabs are named, with text at the right end")
  func whole() {
    let drawn = Self.drawn(0)
    #expect(drawn.texts.dropLast().map(\.text) == ChartTabs.names.map { " \($0) " })
    #expect(drawn.texts.last?.text == "2 of 3" && drawn.texts.last?.columns == 54..<60)
  }

  @Test("The selected tab is marked by its style or by brackets", arguments: 0..<3)
  func selection(index: Int) {
    let colored = Self.drawn(index).texts
    for other in 0..<3 {
      #expect(
        (colored[other].style == Theme(depth: .truecolor).style(.secondary)) == (other != index))
    }
    for depth in [ColorDepth.never, .sixteen] {
      let names = Self.drawn(index, depth: depth).texts.prefix(3).map(\.text)
      #expect(names.filter { $0.hasPrefix("[") } == ["[\(ChartTabs.names[index])]"])
      #expect(names.map(\.count) == colored.prefix(3).map { $0.text.count })
    }
  }

  @Test("A tab reacts only where it is visible")
  func areas() {
    for columns in 0...60 {
      let drawn = Self.drawn(1, columns: columns)
      let tabs = drawn.texts.filter { $0.text != "2 of 3" }
      let areas = drawn.context.areas
      #expect(areas.map(\.rect.columns) == tabs.map(\.columns))
      #expect(areas.map(\.part) == Array(tabs.indices))
      #expect(areas.allSatisfy { $0.gestures == .press && $0.rect.columns.upperBound <= columns })
    }
  }

  @Test("The text at the right never touches a tab")
  func words() {
    for columns in 0...60 {
      let texts = Self.drawn(0, columns: columns).texts
      for (one, next) in zip(texts, texts.dropFirst()) {
        #expect(next.column > one.columns.upperBound)
      }
      #expect(
        texts.contains { $0.text == "2 of 3" } == (columns > 39 || (14...16).contains(columns)))
    }
  }
}
