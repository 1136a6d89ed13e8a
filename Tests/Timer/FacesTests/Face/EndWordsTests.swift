import Cells
import Countdowns
import Scenes
import Testing

@testable import Faces

/// The words of a ringing timer, which are said once.
struct EndWordsTests {
  static func words(_ face: Face, _ columns: Int, _ rows: Int) -> String {
    var state = FaceFixture.state(.ringing, left: .zero, overtime: .milliseconds(1500))
    (state.caption, state.shortCaption) = (
      "5 min · time’s up · Enter stop", "time’s up · Enter stop"
    )
    state.largeCaption = EndWords.large
    state.isStill = true
    return FaceFixture.grid(face, state, Canvas(columns: columns, rows: rows)).description
  }

  @Test(
    "The words are in the picture or else in the caption, in all windows", arguments: Face.allCases)
  func once(face: Face) {
    for (columns, rows) in [(80, 24), (40, 12), (40, 14), (60, 20), (100, 30), (80, 6), (30, 8)] {
      let words = Self.words(face, columns, rows)
      let count = words.split(separator: EndWords.text, omittingEmptySubsequences: false).count - 1
      #expect(count == 1 && words.contains("Enter stop"), "\(face) \(columns)x\(rows)")
    }
    for (columns, rows) in [(120, 40), (200, 60)] where face != .line {
      #expect(!Self.words(face, columns, rows).contains(EndWords.text))
    }
  }

  @Test("In a ring, the words are below the time, in the middle of the window")
  func place() throws {
    for (columns, rows) in [(80, 24), (40, 12)] {
      let lines = Self.words(.ring, columns, rows).split(
        separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.firstIndex { $0.contains(EndWords.text) })
      #expect((rows / 2 - 2..<rows * 3 / 4).contains(row), "\(columns)x\(rows): \(row)")
    }
  }

  @Test("A caption that is too wide keeps its last parts")
  func captions() {
    let caption = "3 s · time’s up · Enter stops"
    let lines = [
      (40, caption), (28, "time’s up · Enter stops"), (20, "Enter stops"), (3, "Enter stops"),
    ]
    for (columns, text) in lines { #expect(caption.captionEnd(within: columns) == text) }
    #expect(EndWords.omitted(from: caption) == "3 s · Enter stops")
    #expect(EndWords.omitted(from: EndWords.text) == "")
  }
}
