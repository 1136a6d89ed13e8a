import Cells
import Countdowns
import Faces
import Scenes
import Shapes
import Testing

struct LinePartsTests {
  static func line(
    _ columns: Int, name: String? = "tea", caption: String = "5 min · ends 14:32:07",
    face: Face = .line, phase: Snapshot.Phase = .running
  ) -> String {
    var state = FaceFixture.state(phase, left: .seconds(187))
    state.name = name
    state.caption = caption
    state.shortCaption = caption.isEmpty ? "" : "ends 14:32:07"
    let canvas = Canvas(columns: columns, rows: 1)
    return FaceFixture.grid(face, state, canvas, .ascii, theme: Theme(depth: .never)).text(ofRow: 0)
  }

  @Test(
    "The time has priority, then the name, then the rest",
    arguments: [
      (40, "tea  3:07  5 min · ends 14:32:07"), (33, "tea  3:07  5 min · ends 14:32:07"),
      (32, "tea  3:07  ends 14:32:07"), (25, "tea  3:07  ends 14:32:07"), (24, "tea  3:07"),
      (10, "tea  3:07"), (9, "3:07"), (4, "3:07"), (3, "4m"), (2, "4m"), (1, "…"), (0, ""),
    ])
  func widths(columns: Int, line: String) {
    #expect(Self.line(columns) == line)
  }

  @Test("A long name takes a third of the line", arguments: ["very long name", "日本語日本語"])
  func longName(name: String) {
    let line = Self.line(30, name: name, caption: "")
    #expect(line == (name.hasPrefix("v") ? "very long…  3:07" : "日本語日…  3:07"))
  }

  @Test(
    "Where the name doesn't fit, its essential part is shown",
    arguments: [
      (80, "Work 1/4 · pomodoro  3:07"), (57, "Work 1/4 · pomodoro  3:07"), (56, "Work 1/4  3:07"),
      (24, "Work 1/4  3:07"), (21, "Work 1…  3:07"),
    ])
  func shortName(columns: Int, line: String) {
    var state = FaceFixture.state(left: .seconds(187))
    (state.name, state.shortName) = ("Work 1/4 · pomodoro", "Work 1/4")
    let canvas = Canvas(columns: columns, rows: 1)
    let grid = FaceFixture.grid(.line, state, canvas, .ascii, theme: Theme(depth: .never))
    #expect(grid.text(ofRow: 0) == line)
  }

  @Test("The last column stays empty except beside the bare time", arguments: [Face.line, .bar])
  func lastColumn(face: Face) {
    let names = [nil, "tea", "日本語日本語日本語", String(repeating: "x", count: 90)]
    for columns in Array(5...36) + [60, 80, 120] {
      for name in names {
        for caption in ["", "5 min", "日本", String(repeating: "y", count: 90)] {
          let line = Self.line(columns, name: name, caption: caption, face: face)
          #expect(TextWidth.columns(of: line) < columns && line.contains("3:07"), "\(line)")
        }
      }
    }
  }

  @Test(
    "A notice follows the other parts if there is space, and replaces them otherwise",
    arguments: [
      (80, "3:07  5 min · ends 14:32:07 · no"), (30, "3:07  no"), (8, "3:07  …"), (4, "3:07"),
    ])
  func news(columns: Int, line: String) {
    var state = FaceFixture.state(left: .seconds(187))
    (state.caption, state.notice) = ("5 min · ends 14:32:07", "no")
    let grid = FaceFixture.grid(.line, state, Canvas(columns: columns, rows: 1), .ascii)
    #expect(grid.text(ofRow: 0) == line)
  }

  @Test(
    "A hint is shown if there is space, and never replaces the caption",
    arguments: [
      (80, "3:07  5 min · ends 14:32:07 (or until)"), (35, "3:07  5 min · ends 14:32:07"),
      (22, "3:07  ends 14:32:07"),
    ])
  func hint(columns: Int, line: String) {
    var state = FaceFixture.state(left: .seconds(187))
    (state.caption, state.shortCaption) = ("5 min · ends 14:32:07", "ends 14:32:07")
    state.hint = "or until"
    let grid = FaceFixture.grid(.line, state, Canvas(columns: columns, rows: 1), .ascii)
    #expect(grid.text(ofRow: 0) == line)
  }

  @Test("A bar has between 10 and 60 columns, or is omitted")
  func bar() {
    for columns in 0...120 {
      var state = FaceFixture.state(left: FaceFixture.total)
      state.caption = "5 min"
      let scene = Face.bar.scene(
        state, on: Canvas(columns: columns, rows: 1), theme: Theme(depth: .never))
      guard let bar = scene.figures.first?.figure else {
        #expect(columns < 18)
        continue
      }
      #expect(columns >= 17 && (80.0...480).contains(bar.bounds.width))
    }
  }

  @Test(
    "The help text is at the end, or leaves an empty place where the full caption fits",
    arguments: [60, 40, 25, 10])
  func help(columns: Int) {
    var state = FaceFixture.state(left: .seconds(187))
    (state.caption, state.shortCaption) = ("5 min · ends 14:32:07", "ends 14:32:07")
    for face in [Face.bar, .line] {
      func text(_ help: FaceState.Help) -> String {
        state.help = help
        let canvas = Canvas(columns: columns, rows: 1)
        return FaceFixture.grid(face, state, canvas, .ascii, theme: Theme(depth: .never))
          .text(ofRow: 0)
      }
      let (shown, hidden) = (text(.init("? keys")), text(.init("? keys", isShown: false)))
      let fits = columns >= 40
      #expect(shown.hasSuffix("? keys") == fits && shown.contains("3:07"))
      #expect(TextWidth.columns(of: shown) < columns)
      guard fits else { continue }
      #expect(TextWidth.columns(of: shown) == columns - 1)
      if columns == 60 {
        // Nothing else moves when the words disappear.
        let rest = shown.dropLast("? keys".count)
        #expect(hidden + String(repeating: " ", count: rest.count - hidden.count) == rest)
      } else {
        #expect(hidden == text(.none))
      }
    }
  }
}
