import Cells
import Countdowns
import Faces
import Scenes
import Testing

/// The texts that fit on a large face, by the height of the window.
struct MarginsTests {
  static func words(rows: Int, notice: String? = nil) -> [String] {
    var state = FaceFixture.state(left: .seconds(200))
    state.name = "NAME"
    state.caption = "CAPTION"
    state.notice = notice
    let grid = FaceFixture.grid(.digits, state, Canvas(columns: 40, rows: rows))
    return ["NAME", "CAPTION", "NOTICE"].filter { grid.description.contains($0) }
  }

  @Test(
    "Lower windows have less text",
    arguments: [
      (1, ["NAME", "CAPTION"]), (2, ["NAME", "CAPTION"]), (6, ["NAME", "CAPTION"]),
      (7, ["NAME", "CAPTION"]),
      (11, ["NAME", "CAPTION"]), (12, ["NAME", "CAPTION"]), (24, ["NAME", "CAPTION"]),
    ])
  func height(rows: Int, words: [String]) {
    #expect(Self.words(rows: rows) == words)
  }

  @Test(
    "A notice without a row of its own replaces the caption",
    arguments: [
      (2, ["NOTICE"]), (6, ["NOTICE"]), (7, ["NAME", "NOTICE"]), (11, ["NAME", "NOTICE"]),
      (12, ["NAME", "CAPTION", "NOTICE"]),
    ])
  func news(rows: Int, words: [String]) {
    #expect(Self.words(rows: rows, notice: "NOTICE") == words)
  }

  @Test(
    "The rounds and the next step are shown where they fit",
    arguments: [
      (80, "Work 1/4 · pomodoro  ●○○○", "25 min · ends 14:32 · next: Break 5 min"),
      (38, "Work 1/4 · pomodoro  ●○○○", "25 min · ends 14:32"),
      (24, "Work 1/4 · pomodoro", "25 min · ends 14:32"), (18, "Work 1/4", "ends 14:32"),
    ])
  func routine(columns: Int, name: String, caption: String) {
    var state = FaceFixture.state(left: .seconds(200))
    (state.name, state.shortName, state.dots) = ("Work 1/4 · pomodoro", "Work 1/4", "●○○○")
    (state.caption, state.shortCaption) = ("25 min · ends 14:32", "ends 14:32")
    state.next = "next: Break 5 min"
    let grid = FaceFixture.grid(.digits, state, Canvas(columns: columns, rows: 12))
    let rows = (0..<12).map { grid.text(ofRow: $0).drop { $0 == " " } }
    #expect(rows.contains(name[...]) && rows.contains(caption[...]), "\(rows)")
  }

  @Test("The picture doesn't move when a notice appears", arguments: [8, 11, 12, 20])
  func steady(rows: Int) {
    let canvas = Canvas(columns: 40, rows: rows)
    var state = FaceFixture.state(left: .seconds(200))
    let before = FaceFixture.grid(.ring, state, canvas)
    state.notice = "NOTICE"
    let after = FaceFixture.grid(.ring, state, canvas)
    for row in 0..<max(0, rows - 2) { #expect(before.rowEquals(after, row)) }
  }

  @Test("What the large caption says isn’t repeated below it", arguments: [24, 39, 40, 60])
  func repetition(rows: Int) {
    var state = FaceFixture.state(left: .seconds(200))
    (state.caption, state.largeCaption, state.captionBelowLarge) = (
      "45 min · ends 14:32:07", "ends 14:32", "45 min"
    )
    state.help = .init("? keys")
    func shows(_ text: String) -> Bool {
      FaceFixture.grid(.digits, state, Canvas(columns: 200, rows: rows)).description.contains(text)
    }
    #expect(shows("ends") == (rows < 40) && shows("45 min") && shows("? keys"))
    state.largeCaption = nil
    #expect(shows("45 min · ends 14:32:07"))
  }

  @Test("A blank row separates the large caption from the texts around it", arguments: [40, 60])
  func air(rows: Int) throws {
    var state = FaceFixture.state(left: .seconds(200))
    (state.name, state.caption, state.largeCaption, state.notice) = (
      "NAME", "45 min", "ends 14:32", "NOTICE"
    )
    let grid = FaceFixture.grid(.digits, state, Canvas(columns: 200, rows: rows))
    let texts = (0..<rows).map { row -> Substring in
      let text: String = (0..<200).map { String(grid[$0, row].scalar) }.joined()
      return text.drop { $0 == " " }
    }
    let notice = try #require(texts.firstIndex { $0.hasPrefix("NOTICE") })
    let isBlank = [1, 2].map { above in
      (0..<200).allSatisfy { grid[$0, notice - above] == .blank }
    }
    #expect(isBlank == [true, false])
  }
}
