import Cells
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

/// Tests of texts over figures in random scenes.
struct TextBackdropTests {
  static let canvas = Canvas(columns: 24, rows: 8)
  static let sets: [GlyphSet] = [.block, .half, .quadrant, .sextant, .wedge, .octant]
  static let screen = ScreenColors(
    palette: Dictionary(
      uniqueKeysWithValues: (0..<16).map { index in
        (UInt8(index), SIMD3(Float(index) * 15 + 10, 200, 40))
      }))

  /// Returns a random scene whose texts have no backgrounds of their own.
  static func scene(seed: UInt64, fills: Bool) -> Scene {
    var random = RandomScenes(seed: seed)
    var scene = random.scene(canvas)
    for plane in scene.planes.indices {
      if case .fill(let cells, let style) = scene.planes[plane].background {
        let style = Style(background: style.background)
        scene.planes[plane].background = fills ? .fill(cells, style) : .none
      }
      for index in scene.planes[plane].pieces.indices {
        switch scene.planes[plane].pieces[index].content {
        case .figure: continue
        case .text(let text, let column, let row, let style):
          scene.planes[plane].pieces[index].content = .text(
            text, column: column, row: row, Style(foreground: style.foreground))
        case .underlay(let text, let column, let row, let style):
          scene.planes[plane].pieces[index].content = .underlay(
            text, column: column, row: row, Style(foreground: style.foreground))
        }
      }
    }
    return scene
  }

  static func withoutTexts(_ scene: Scene) -> Scene {
    var scene = scene
    for plane in scene.planes.indices {
      scene.planes[plane].pieces.removeAll { $0.figure == nil }
    }
    return scene
  }

  static func grid(_ scene: Scene, _ glyphs: GlyphSet, _ depth: ColorDepth) -> Grid {
    let theme = Theme(depth: depth)
    var painter = ScenePainter(
      Mosaic(glyphs: glyphs, inks: theme.inks, depth: depth, background: theme.background))
    return painter.paint(scene)
  }

  /// The positions of narrow letters in a grid.
  static func letters(in grid: Grid) -> [(column: Int, row: Int)] {
    (0..<grid.rows).flatMap { row in (0..<grid.columns).map { (column: $0, row: row) } }.filter {
      ("a"..."z").contains(grid[$0.column, $0.row].scalar)
    }
  }

  /// Returns the color behind a cell's character.
  static func behind(_ style: Style) -> SIMD3<Float> {
    style.attributes.contains(.reverse)
      ? screen.color(style.foreground) ?? screen.text
      : screen.color(style.background) ?? screen.background
  }

  @Test(
    "A text has the color of the larger part of the cell below it", arguments: sets,
    [ColorDepth.truecolor, .sixteen, .never])
  func color(glyphs: GlyphSet, depth: ColorDepth) throws {
    var count = 0
    for seed in 1...60 {
      let scene = Self.scene(seed: UInt64(seed), fills: seed % 2 == 0)
      let grid = Self.grid(scene, glyphs, depth)
      let bare = Self.grid(Self.withoutTexts(scene), glyphs, depth)
      for (column, row) in Self.letters(in: grid) {
        guard let below = CellPicture(bare[column, row], on: Self.screen) else { continue }
        let color = Self.behind(grid[column, row].style)
        let share = below.samples.count {
          let off = $0 - color
          return (off * off).sum() < 1
        }
        // The samples on the edge of a wedge have neither color.
        #expect(share >= 80, "\(seed): \(bare[column, row]) below \(grid[column, row])")
        if color != Self.screen.background { count += 1 }
      }
    }
    #expect(count > 0)
  }

  @Test("A text over a figure is legible", arguments: [ColorDepth.truecolor, .palette])
  func contrast(depth: ColorDepth) throws {
    var count = 0
    for seed in 1...60 {
      let grid = Self.grid(Self.scene(seed: UInt64(seed), fills: false), .quadrant, depth)
      for (column, row) in Self.letters(in: grid) {
        let style = grid[column, row].style
        guard let behind = style.background.appearance else { continue }
        let text = style.foreground.appearance ?? RGB(red: 0.92, green: 0.92, blue: 0.92)
        #expect(text.contrast(with: behind) >= (depth == .palette ? 3.5 : 4.4), "\(style)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test("A space leaves a figure as it is")
  func spaces() {
    var scene = Scene(canvas: Self.canvas)
    let box = Rect(x: 20, y: 10, width: 100, height: 100)
    scene.add(
      .dial(Dial(form: .pie, box: box, lineWidth: 0)), .solid(RGB(red: 1, green: 0, blue: 0)))
    let bare = Self.grid(scene, .quadrant, .truecolor)
    scene.add("a  b", column: 2, row: 2, style: .standard)
    let grid = Self.grid(scene, .quadrant, .truecolor)
    #expect(grid[3, 2] == bare[3, 2] && grid[4, 2] == bare[4, 2] && grid[2, 2] != bare[2, 2])
  }

  @Test("Beside pictures in pixels, texts look as they do where all is in cells", arguments: 1...80)
  func pixels(seed: UInt64) {
    let scene = Self.scene(seed: seed, fills: seed % 2 == 0)
    let whole = Self.grid(scene, .quadrant, .truecolor)
    let rest = Self.grid(scene.removing(scene.pixelGroups), .quadrant, .truecolor)
    for (column, row) in Self.letters(in: whole) {
      #expect(whole[column, row] == rest[column, row])
    }
  }
}
