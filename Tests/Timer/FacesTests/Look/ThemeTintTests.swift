import Cells
import Countdowns
import Faces
import Raster
import Scenes
import Shapes
import Testing

struct ThemeTintTests {
  static let themes = FaceColorsTests.backgrounds.flatMap { background in
    Theme.Palette.allCases.flatMap { palette in
      Theme.Contrast.allCases.map {
        Theme(background: background, depth: .truecolor, contrast: $0, palette: palette)
      }
    }
  }

  /// Returns the distance of two colors in Oklab, where 0.02 is barely visible.
  static func distance(_ one: RGB, _ other: RGB) -> Float {
    let off = one.oklab - other.oklab
    return (off * off).sum().squareRoot()
  }

  @Test("Figures and texts in a tint contrast with the background", arguments: themes)
  func contrast(theme: Theme) {
    let (figure, text) = theme.contrast == .high ? (4.5, 7.0) : (3, 4.5)
    for tint in Tint.allCases {
      #expect(theme.color(tint).contrast(with: theme.background) >= figure)
      guard case .rgb(let red, let green, let blue) = theme.style(tint).foreground.kind else {
        Issue.record("\(tint) has no color")
        continue
      }
      let color = RGB(
        red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
      #expect(color.contrast(with: theme.background) >= text - 0.1)
    }
  }

  @Test(
    "The time in a tint is legible while it is paused, in small and in large", arguments: themes)
  func paused(theme: Theme) throws {
    for tint in Tint.allCases {
      var state = FaceFixture.state(.paused, left: .seconds(250))
      state.tint = tint
      let line = Face.line.scene(state, on: Canvas(columns: 60, rows: 1), theme: theme)
      let text = try #require(
        line.planes.flatMap(\.pieces).compactMap { piece in
          if case .text("4:10", _, _, let style) = piece.content { style } else { nil }
        }.first)
      let color = try #require(text.foreground.appearance)
      let least = theme.contrast == .high ? 7 : 4.5
      #expect(color.contrast(with: theme.background) >= least - 0.1, "\(tint)")
      let large = Face.digits.scene(state, on: Canvas(columns: 60, rows: 20), theme: theme)
      let digits = large.planes.flatMap(\.pieces).compactMap { piece -> RGB? in
        guard case .figure(.numeral, .solid(let color)) = piece.content else { return nil }
        return color
      }
      #expect(digits.count >= 4)
      for digit in digits {
        #expect(digit.contrast(with: theme.background) >= 3.2, "\(tint)")
      }
    }
  }

  @Test("No tint but red looks like the last seconds", arguments: themes)
  func isNotUrgent(theme: Theme) {
    #expect(theme.color(Tint.red) == theme.color(.urgent))
    for tint in Tint.allCases where tint != .red {
      #expect(Self.distance(theme.color(tint), theme.color(.urgent)) > 0.05, "\(tint)")
    }
    #expect(Self.distance(theme.color(.orange), theme.color(Tint.teal)) > 0.1)
  }

  @Test("Tints are different colors", arguments: themes.filter { $0.contrast == .normal })
  func differ(theme: Theme) {
    for (index, tint) in Tint.allCases.enumerated() {
      for other in Tint.allCases[..<index] {
        #expect(
          Self.distance(theme.color(tint), theme.color(other)) > 0.03, "\(tint) and \(other)")
      }
    }
  }

  @Test(
    "With sixteen colors, a tint is one of the theme’s inks, and its text isn’t pale on white",
    arguments: [false, true], Theme.Palette.allCases)
  func sixteen(isLight: Bool, palette: Theme.Palette) {
    let theme = Theme(
      background: RGB(red: isLight ? 1 : 0, green: isLight ? 1 : 0, blue: isLight ? 1 : 0),
      depth: .sixteen, palette: palette)
    guard case .palette(let inks) = theme.inks else {
      Issue.record("The inks are free")
      return
    }
    for tint in Tint.allCases {
      #expect(inks.contains { $0.appearance == theme.color(tint) })
      let text = theme.style(tint).foreground
      let pale: [Color] = [.palette(2), .palette(3), .palette(6)]
      #expect(!isLight || !pale.contains(text))
      #expect((text == theme.name(of: .urgent)) == (tint == .red))
    }
  }

  /// Returns all colors of a face in cells.
  static func colors(_ face: Face, _ state: FaceState, _ theme: Theme) -> Set<Color> {
    let grid = FaceFixture.grid(
      face, state, Canvas(columns: 60, rows: face == .line ? 1 : 20), theme: theme)
    return Set(
      (0..<(face == .line ? 1 : 20)).flatMap { row in
        (0..<60).flatMap {
          [grid[$0, row].style.foreground, grid[$0, row].style.background]
        }
      })
  }

  @Test(
    "A tint colors every face until the time is nearly over", arguments: Face.allCases,
    [ColorDepth.truecolor, .sixteen, .never])
  func faces(face: Face, depth: ColorDepth) {
    let theme = Theme(depth: depth)
    func colors(_ phase: Snapshot.Phase = .running, left: Int, _ tint: Tint?) -> Set<Color> {
      var state = FaceFixture.state(phase, left: .seconds(left))
      state.tint = tint
      return Self.colors(face, state, theme)
    }
    let tinted = [Tint?.none, .purple, .green].map { colors(left: 250, $0) }
    #expect(Set(tinted).count == (depth == .never ? 1 : 3))
    for left in [30, 5] { #expect(colors(left: left, .purple) == colors(left: left, nil)) }
    #expect(colors(.ringing, left: 0, .purple) == colors(.ringing, left: 0, nil))
  }

  @Test("Dials and bars in a tint have a gradient", arguments: themes)
  func gradients(theme: Theme) {
    for tint in Tint.allCases where tint != .red {
      guard
        case .angularGradient(let dial, _, _) = theme.progress(tint, around: .zero),
        case .linearGradient(let bar, _, _) = theme.progress(
          tint, along: Rect(x: 0, y: 0, width: 9, height: 1))
      else {
        Issue.record("\(tint) has no gradient")
        continue
      }
      #expect(dial.stops.first?.color == bar.stops.first?.color)
      #expect(Set(bar.stops.map(\.color)).count == 2)
    }
  }
}
