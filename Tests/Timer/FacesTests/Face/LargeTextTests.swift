import Cells
import Countdowns
import Faces
import Raster
import Scenes
import Shapes
import Testing
import Widgets

/// The words below a large face in a tall window.
struct LargeTextTests {
  /// Returns the large letters below the time, from the left, and the rows that they cover.
  static func letters(
    _ text: String?, _ columns: Int, _ rows: Int, _ face: Face = .digits,
    _ symbols: Symbols = .unicode
  ) -> (text: String, rows: Range<Int>) {
    var state = FaceFixture.state(left: .seconds(200))
    state.largeCaption = text
    let scene = face.scene(
      state, on: Canvas(columns: columns, rows: rows), theme: Theme(depth: .truecolor),
      symbols: symbols)
    let boxes = scene.figures.compactMap { figure -> (Character, Rect)? in
      guard case .numeral(let character, let box) = figure.figure else { return nil }
      return box.minY > Double(rows) * 12 ? (character, box) : nil
    }.sorted { $0.1.minX < $1.1.minX }
    let top = Int((boxes.map(\.1.minY).min() ?? 0) / 16)
    let bottom = Int((boxes.map(\.1.maxY).max() ?? 0) / 16)
    return (String(boxes.map(\.0)), top..<bottom)
  }

  @Test(
    "The end is large in a tall and wide window",
    arguments: [
      ("ends 14:32", 200, 60, "ENDS14:32"), ("ends 14:32", 120, 40, "ENDS14:32"),
      ("ends 14:32", 120, 39, ""), ("ends 14:32", 40, 60, ""), ("paused", 200, 60, "PAUSED"),
      ("a · b", 200, 60, "A·B"), ("zu Ende für", 200, 60, ""), ("", 200, 60, ""),
    ])
  func fits(text: String, columns: Int, rows: Int, letters: String) {
    #expect(Self.letters(text, columns, rows).text == letters)
  }

  @Test("The end is a tenth of a window high, in all large faces", arguments: Face.allCases)
  func height(face: Face) {
    guard face != .line else { return }
    let (text, rows) = Self.letters("ends 14:32", 200, 60, face)
    #expect(text == "ENDS14:32" && rows.count == 6 && rows.upperBound < 58)
    #expect(Self.letters("ends 14:32", 200, 60, face, .ascii).text.isEmpty)
  }

  @Test("The name and the end are dimmer than the time", arguments: [true, false])
  func dim(isDark: Bool) throws {
    var state = FaceFixture.state(left: .seconds(200))
    (state.name, state.largeCaption) = ("LECTURE", "ends 14:32")
    let theme = Theme(
      background: isDark ? Theme.darkBackground : RGB(red: 1, green: 1, blue: 1), depth: .truecolor)
    let scene = Face.digits.scene(
      state, on: Canvas(columns: 200, rows: 60), theme: theme, symbols: .unicode)
    let sized = scene.figures.compactMap { figure -> (height: Double, contrast: Double)? in
      guard case .numeral(_, let box) = figure.figure, let paint = figure.paint else { return nil }
      return (box.height, paint.color(at: box.center).contrast(with: theme.background))
    }
    let height = try #require(sized.map(\.height).max())
    let (time, rest) = (sized.filter { $0.height == height }, sized.filter { $0.height < height })
    let least = try #require(time.map(\.contrast).min())
    #expect(rest.count == 16 && rest.allSatisfy { $0.contrast < 0.8 * least && $0.contrast > 4 })
  }

  @Test(
    "The picture keeps its place whatever the words are", arguments: [Face.ring, .digits, .bar])
  func steady(face: Face) {
    let canvas = Canvas(columns: 200, rows: 60)
    func picture(_ text: String?) -> [[Cell]] {
      var state = FaceFixture.state(left: .seconds(200))
      state.largeCaption = text
      let grid = FaceFixture.grid(face, state, canvas)
      return (0..<45).map { row in (0..<200).map { grid[$0, row] } }
    }
    let usual = picture("ends 14:32")
    for text in ["paused", "", "ends Sun 22 Nov 14:32", "\u{3042}"] {
      #expect(picture(text) == usual)
    }
    #expect(picture(nil) != usual)
  }
}
