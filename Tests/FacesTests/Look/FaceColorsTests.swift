import Cells
import Countdowns
import Faces
import Raster
import Scenes
import Testing

struct FaceColorsTests {
  static let backgrounds = [
    Theme.darkBackground, RGB(red: 1, green: 1, blue: 1), RGB(red: 0.1, green: 0.2, blue: 0.3),
    RGB(red: 0.99, green: 0.96, blue: 0.89),
  ]

  @Test("Dark is what is nearer to black")
  func isDark() {
    #expect(
      Self.backgrounds.map { Theme(background: $0, depth: .truecolor).isDark } == [
        true, false, true, false,
      ])
  }

  /// Returns all colors that faces send in any phase and urgency.
  static func colors(_ depth: ColorDepth, _ background: RGB) -> Set<Color> {
    let theme = Theme(background: background, depth: depth)
    var colors: Set<Color> = []
    for face in [Face.ring, .line] {
      for left in [200, 20, 5] {
        for phase in [Snapshot.Phase.running, .paused, .ringing] {
          let state = FaceFixture.state(phase, left: .seconds(phase == .ringing ? 0 : left))
          let grid = FaceFixture.grid(face, state, Canvas(columns: 24, rows: 8), theme: theme)
          for row in 0..<8 {
            for column in 0..<24 {
              colors.formUnion([
                grid[column, row].style.foreground, grid[column, row].style.background,
              ])
            }
          }
        }
      }
    }
    return colors
  }

  @Test("Each depth sends only its own colors", arguments: backgrounds.prefix(2))
  func depths(background: RGB) {
    #expect(Self.colors(.never, background) == [.standard])
    let named = Self.colors(.sixteen, background)
    #expect(named.count > 2)
    for color in named.union(Self.colors(.palette, background)) {
      switch color.kind {
      case .rgb: Issue.record("\(color)")
      case .palette(let index): #expect(index < 16 || !named.contains(color))
      case .standard: break
      }
    }
  }
}
