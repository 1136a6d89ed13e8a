import Cells
import Countdowns
import Faces
import Scenes
import Testing

struct WarningColorsTests {
  static func state(
    _ phase: Snapshot.Phase = .running, left: Int, _ warning: Tint? = nil, tint: Tint? = nil,
    followsUrgency: Bool = false
  ) -> FaceState {
    var state = FaceFixture.state(phase, left: .seconds(left))
    (state.warning, state.tint, state.followsUrgency) = (warning, tint, followsUrgency)
    state.caption = "CAPTION"
    return state
  }

  static func colors(_ face: Face, _ state: FaceState, _ theme: Theme) -> Set<Color> {
    ThemeTintTests.colors(face, state, theme)
  }

  @Test(
    "A warning colors every face in place of the urgency and the tint", arguments: Face.allCases,
    [ColorDepth.truecolor, .sixteen])
  func faces(face: Face, depth: ColorDepth) {
    let theme = Theme(depth: depth)
    func colors(_ state: FaceState) -> Set<Color> { Self.colors(face, state, theme) }
    #expect(colors(Self.state(left: 200)) == colors(Self.state(left: 200, followsUrgency: true)))
    for left in [200, 30, 5] {
      let (calm, warned) = (colors(Self.state(left: left)), colors(Self.state(left: left, .purple)))
      #expect(warned != calm && colors(Self.state(left: left, .purple, tint: .green)) == warned)
      // Before the first warning, nothing is urgent.
      let urgent = colors(Self.state(left: left, followsUrgency: true))
      #expect((calm == urgent) == (left == 200))
    }
    let plain = FaceFixture.state(.ringing, left: .zero)
    var ringing = Self.state(.ringing, left: 0, nil)
    ringing.caption = ""
    #expect(colors(ringing) == colors(plain))
  }

  @Test("A warning colors the caption", arguments: [Face.digits, .line])
  func caption(face: Face) {
    let theme = Theme(depth: .truecolor)
    let rows = face == .line ? 1 : 20
    func color(_ state: FaceState) -> Color? {
      let grid = FaceFixture.grid(face, state, Canvas(columns: 60, rows: rows), theme: theme)
      for row in 0..<rows {
        let text = grid.text(ofRow: row)
        guard let range = text.firstRange(of: "CAPTION") else { continue }
        let column = text.distance(from: text.startIndex, to: range.lowerBound)
        return grid[column, row].style.foreground
      }
      return nil
    }
    #expect(color(Self.state(left: 200, .purple)) == theme.style(.purple).foreground)
    #expect(color(Self.state(left: 200)) == theme.style(Theme.Role.secondary).foreground)
  }
}
