// Repeats a piece of work so that its instructions can be counted; see Scripts/instructions.
//
// usage: repeats NAME COUNT
//        repeats              lists the names
import Cells
import Clocks
import Countdowns
import Faces
import Raster
import Scenes
import Shapes
import TerminalCodes

/// Draws and encodes frames, each over the one before.
struct Frames {
  private var painter: ScenePainter
  private var encoder = FrameEncoder(.screen)
  private var shown: Grid

  init(_ glyphs: GlyphSet, on canvas: Canvas) {
    let black = RGB(red: 0, green: 0, blue: 0)
    painter = ScenePainter(Mosaic(glyphs: glyphs, depth: .truecolor, background: black))
    shown = Grid(columns: canvas.columns, rows: canvas.rows)
  }

  mutating func draw(_ scene: Scene) {
    let grid = painter.paint(scene)
    precondition(!encoder.encode(grid, over: shown).isEmpty)
    shown = grid
  }
}

let canvas = Canvas(columns: 80, rows: 24)

/// Draws a countdown of 25 minutes whose time decreases by the same step with each frame.
func countDown(_ face: Face, by step: Duration, _ count: Int) {
  var frames = Frames(.quadrant, on: canvas)
  let theme = Theme(depth: .truecolor)
  let total = Duration.seconds(1500)
  for number in 0..<count {
    let left = .milliseconds(1_399_950) - step * number
    let state = FaceState(
      snapshot: Snapshot(phase: .running, left: left, total: total), time: TimeText(total: total))
    frames.draw(face.scene(state, on: canvas, theme: theme))
  }
}

/// Draws a whole ring with another end and color in each frame, so that nothing can be kept.
func drawRings(_ glyphs: GlyphSet, _ count: Int) {
  var frames = Frames(glyphs, on: canvas)
  let box = Rect(x: 128, y: 0, width: 384, height: 384)
  for number in 0..<count {
    var scene = Scene(canvas: canvas)
    let end = 0.3 + 0.6 * Double(number % 64) / 64
    let color = RGB(red: 0.2, green: 0.9, blue: number % 2 == 0 ? 0.8 : 0.8001)
    scene.add(
      .dial(Dial(form: .ring, box: box, lineWidth: 24, start: 0, end: end)), .solid(color))
    frames.draw(scene)
  }
}

/// Fills a part of a ring with round caps, whose outline is built once.
func fillRing(_ width: Int, _ height: Int, _ count: Int) {
  let ring = Circle().inset(by: 14).trim(from: 0, to: 0.75).rotation(.degrees(-90))
    .stroke(style: StrokeStyle(lineWidth: 24, lineCap: .round))
    .path(in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
  let window = PixelRect(x: 0, y: 0, width: width, height: height)
  var rasterizer = Rasterizer()
  var coverage = Coverage(bounds: window)
  for _ in 0..<count {
    rasterizer.fill(ring, window: window, into: &coverage)
    precondition(coverage.samples.count == width * height)
  }
}

let works: [(name: String, repeat: (Int) -> Void)] =
  [
    ("tip", { countDown(.ring, by: .milliseconds(50), $0) }),
    ("pie", { countDown(.pie, by: .milliseconds(50), $0) }),
    ("digits", { countDown(.digits, by: .seconds(1), $0) }),
  ] + GlyphSet.allCases.map { glyphs in ("ring-\(glyphs)", { drawRings(glyphs, $0) }) }
  + [(160, 96), (640, 384), (1024, 1024)].map { width, height in
    ("fill-\(width)x\(height)", { fillRing(width, height, $0) })
  }

let arguments = CommandLine.arguments.dropFirst()
if arguments.isEmpty {
  for work in works { print(work.name) }
} else if let work = works.first(where: { $0.name == arguments.first }), arguments.count == 2,
  let count = arguments.last.flatMap({ Int($0) }), count >= 0
{
  work.repeat(count)
} else {
  fatalError("usage: repeats [NAME COUNT]")
}
