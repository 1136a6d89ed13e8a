import Cells
import Countdowns
import Faces
import Scenes
import Shapes
import Testing
import Widgets

struct LabelTests {
  /// Returns the characters drawn above the time, from the left, and their bottom row.
  static func letters(
    _ name: String, _ columns: Int, _ rows: Int, _ symbols: Symbols = .unicode
  ) -> (text: String, bottom: Double) {
    var state = FaceFixture.state(left: .seconds(200))
    state.name = name
    let scene = Face.ring.scene(
      state, on: Canvas(columns: columns, rows: rows), theme: Theme(depth: .truecolor),
      symbols: symbols)
    let boxes = scene.figures.compactMap { figure -> (Character, Rect)? in
      guard case .numeral(let character, let box) = figure.figure else { return nil }
      return box.minY < Double(rows) * 3 ? (character, box) : nil
    }
    let sorted = boxes.sorted { $0.1.minX < $1.1.minX }
    return (String(sorted.map(\.0)), boxes.map(\.1.maxY).max() ?? 0)
  }

  @Test(
    "In a tall window, a label that fits and has glyphs is large",
    arguments: [
      ("Tea", 120, 40, "TEA"), ("Tea", 120, 39, ""), ("Tea 2:30", 200, 60, "TEA2:30"),
      ("Tée", 200, 60, ""), ("茶", 200, 60, ""), ("", 200, 60, ""),
      (String(repeating: "long ", count: 9), 200, 60, ""),
    ])
  func large(name: String, columns: Int, rows: Int, text: String) {
    #expect(Self.letters(name, columns, rows).text == text)
  }

  @Test("An ASCII label is plain text")
  func ascii() {
    #expect(Self.letters("Tea", 120, 40, .ascii).text.isEmpty)
  }

  @Test(
    "There is an empty row between label and picture",
    arguments: Face.allCases.filter { $0 != .line })
  func air(face: Face) {
    var state = FaceFixture.state(left: .seconds(200))
    state.name = "Tea"
    let bottom = Self.letters("Tea", 120, 40).bottom
    let grid = FaceFixture.grid(face, state, Canvas(columns: 120, rows: 40))
    let row = Int(bottom / 16)
    #expect(row >= 4 && grid.text(ofRow: row).isEmpty)
  }

  @Test("Without block glyphs, letters are drawn as text")
  func coarse() {
    var state = FaceFixture.state(left: .seconds(200))
    state.name = "Tea"
    let grid = FaceFixture.grid(.ring, state, Canvas(columns: 120, rows: 40), .block)
    let text = (0..<8).map { grid.text(ofRow: $0) }.joined().filter { $0.isLetter }
    #expect(text == "TEA")
  }
}
