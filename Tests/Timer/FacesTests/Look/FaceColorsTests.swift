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

  @Test("A background closer to black than to white is dark")
  func isDark() {
    #expect(
      Self.backgrounds.map { Theme(background: $0, depth: .truecolor).isDark } == [
        true, false, true, false,
      ])
  }

  /// Returns all colors used by faces in any phase and urgency.
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

  @Test("Each color depth uses only its own colors", arguments: backgrounds.prefix(2))
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

  @Test(
    "Digits without a dial turn red in the last seconds and flash at the end",
    arguments: [Face.digits, .bar], [ColorDepth.truecolor, .sixteen, .never])
  func digitsAlone(face: Face, depth: ColorDepth) {
    let theme = Theme(depth: depth)
    let canvas = Canvas(columns: 60, rows: 16)
    /// Returns the colors in the rows of the digits.
    func colors(_ state: FaceState) -> Set<Color> {
      let grid = FaceFixture.grid(face, state, canvas, theme: theme)
      return Set((2..<8).flatMap { row in (0..<60).map { grid[$0, row].style.foreground } })
    }
    func ringing(_ milliseconds: Int) -> FaceState {
      FaceFixture.state(.ringing, left: .zero, overtime: .milliseconds(milliseconds))
    }
    let calm = colors(FaceFixture.state(left: .seconds(299)))
    #expect((colors(FaceFixture.state(left: .seconds(5))) == calm) == (depth == .never))
    let grids = [200, 700].map { FaceFixture.grid(face, ringing($0), canvas, theme: theme) }
    #expect((2..<8).contains { !grids[0].rowEquals(grids[1], $0) })
    var still = ringing(700)
    still.flashes = false
    #expect(FaceFixture.grid(face, still, canvas, theme: theme) == grids[0])
  }
}
