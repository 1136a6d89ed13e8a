import Cells
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

/// Tests that a scene drawn incrementally equals one drawn from scratch.
struct ScenePainterLawTests {
  struct MosaicOptions: Sendable, CustomTestStringConvertible {
    var glyphs: GlyphSet
    var depth: ColorDepth
    var testDescription: String { "\(glyphs) \(depth)" }

    var mosaic: Mosaic {
      let theme = Theme(depth: depth)
      return Mosaic(glyphs: glyphs, inks: theme.inks, depth: depth, background: theme.background)
    }
  }

  static let allOptions = GlyphSet.allCases.flatMap { glyphs in
    ColorDepth.allCases.map { MosaicOptions(glyphs: glyphs, depth: $0) }
  }

  static func hasWholeCharacters(_ grid: Grid) -> Bool {
    (0..<grid.rows).allSatisfy { row in
      (0..<grid.columns).allSatisfy { column in
        let isWide = TextWidth.columns(of: grid[column, row].scalar) == 2
        let isFollowed = column + 1 < grid.columns && grid[column + 1, row].isContinuation
        return isWide == isFollowed
      }
    }
  }

  /// Draws a sequence of scenes and returns a description of the first that differs.
  static func check(
    _ options: MosaicOptions, _ canvas: Canvas, count: Int, seed: UInt64
  ) -> String? {
    var random = RandomScenes(seed: seed)
    var painter = ScenePainter(options.mosaic)
    var scene = random.scene(canvas)
    for step in 0..<count {
      let grid = painter.paint(scene)
      var fresh = ScenePainter(options.mosaic)
      let alone = fresh.paint(scene)
      if grid != alone {
        return "\(canvas.columns)x\(canvas.rows) step \(step)\n\(grid)\n-\n\(alone)\n\(scene)"
      }
      if !hasWholeCharacters(grid) { return "half a character in step \(step)\n\(scene)" }
      scene = random.chance(5) ? random.scene(canvas) : random.changed(scene)
    }
    return nil
  }

  @Test("Small scenes drawn incrementally equal fresh ones", arguments: allOptions)
  func small(options: MosaicOptions) {
    let sizes = [(12, 4), (7, 2), (0, 0), (1, 1), (9, 3), (2, 1), (0, 3)]
    for (index, size) in sizes.enumerated() {
      let failure = Self.check(
        options, Canvas(columns: size.0, rows: size.1), count: 14, seed: UInt64(index + 1))
      #expect(failure == nil)
    }
  }

  @Test("Long sequences of small scenes drawn incrementally equal fresh ones", arguments: 1...12)
  func sequences(seed: UInt64) {
    let failure = Self.check(
      MosaicOptions(glyphs: .half, depth: .truecolor), Canvas(columns: 14, rows: 3), count: 60,
      seed: seed &* 7919)
    #expect(failure == nil)
  }

  @Test("A section that grows and shrinks equals a fresh one", arguments: allOptions)
  func shares(options: MosaicOptions) {
    var random = RandomScenes(seed: 11)
    for number in 0..<12 {
      let canvas = Canvas(
        columns: random.number(3...30), rows: random.number(2...14),
        cell: [Canvas.usualCell, Size(width: 9, height: 21)][number % 2])
      var dial = random.dial(canvas)
      var painter = ScenePainter(options.mosaic)
      for _ in 0..<8 {
        dial.end = Double(random.number(0...1000)) / 1000
        var plane = Plane(id: 0)
        plane.add(.dial(dial), .solid(ScenePainterTests.red))
        let scene = Scene(canvas: canvas, planes: [plane])
        var fresh = ScenePainter(options.mosaic)
        #expect(painter.paint(scene) == fresh.paint(scene), "\(dial)")
      }
    }
  }

  @Test("Large scenes drawn incrementally equal fresh ones")
  func large() {
    let options = MosaicOptions(glyphs: .quadrant, depth: .truecolor)
    #expect(Self.check(options, Canvas(columns: 80, rows: 24), count: 5, seed: 5) == nil)
    #expect(Self.check(options, Canvas(columns: 300, rows: 100), count: 2, seed: 6) == nil)
  }
}
