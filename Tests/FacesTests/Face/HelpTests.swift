import Cells
import Faces
import Testing

struct HelpTests {
  static func grid(_ columns: Int, _ rows: Int) -> Grid {
    var state = FaceFixture.state(left: .seconds(187))
    state.showsHelp = true
    return FaceFixture.grid(.line, state, Canvas(columns: columns, rows: rows))
  }

  @Test("The box of keys is whole where there is room for it", arguments: [(80, 24), (34, 12)])
  func box(columns: Int, rows: Int) {
    let lines = (0..<rows).map { Self.grid(columns, rows).text(ofRow: $0) }
    let box = lines.compactMap { line in
      line.firstIndex { "╭│╰".contains($0) }.map { line[$0...] }
    }
    #expect(box.count == 12)
    #expect(box.allSatisfy { $0.count == 34 && "╮│╯".contains($0.last ?? " ") })
  }

  @Test("Elsewhere it is a line", arguments: [(33, 24), (80, 10), (100, 1)])
  func line(columns: Int, rows: Int) {
    let text = Self.grid(columns, rows).description
    #expect(text.contains("space pause") && !text.contains("╭"))
  }
}
