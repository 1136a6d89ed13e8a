// Prints what a whole frame of a ring with a moving end takes: its outline, coverage, cells and the
// bytes that bring the terminal to it. Each frame is drawn and encoded from end to end.
//
// usage: swift run -c release frames [FRAMES [PAUSE]] [GLYPHS...]
//
// PAUSE is a time in milliseconds before each frame. What a program needs leaves the caches while it sleeps, so
// the same frame then takes longer.
import Cells
import Glibc
import Raster
import Scenes
import Shapes
import TerminalCodes

/// The ring that fills a terminal, up to an end.
func scene(columns: Int, rows: Int, end: Double, _ color: RGB) -> Scene {
  let (width, height) = (Double(columns * 8), Double(rows * 16))
  let side = min(width, height)
  let box = Rect(x: (width - side) / 2, y: (height - side) / 2, width: side, height: side)
  var scene = Scene(canvas: Canvas(columns: columns, rows: rows))
  scene.add(
    .dial(Dial(form: .ring, box: box, lineWidth: 24, start: 0, end: end)), .solid(color))
  return scene
}

struct Frames {
  var microseconds: [Double] = []
  var bytes = 0

  var median: Double { microseconds.sorted()[microseconds.count / 2] }
  var least: Double { microseconds.min() ?? 0 }
}

func frames(
  _ count: Int, after pause: Int, columns: Int, rows: Int, _ glyphs: GlyphSet, _ depth: ColorDepth
) -> Frames {
  let background = RGB(red: 0, green: 0, blue: 0)
  var painter = ScenePainter(Mosaic(glyphs: glyphs, depth: depth, background: background))
  var encoder = FrameEncoder(.screen)
  var shown = Grid(columns: columns, rows: rows)
  var frames = Frames()
  let clock = ContinuousClock()
  for index in 0..<count {
    // Another paint each time, so that the painter can't keep what hasn't moved.
    let color = RGB(red: 0.2, green: 0.9, blue: index % 2 == 0 ? 0.8 : 0.80001)
    let scene = scene(
      columns: columns, rows: rows, end: 0.3 + 0.6 * Double(index % 64) / 64, color)
    usleep(UInt32(pause * 1000))
    let start = clock.now
    let grid = painter.paint(scene)
    let bytes = encoder.encode(grid, over: shown)
    let time = clock.now - start
    frames.microseconds.append(Double(time.components.attoseconds) / 1e12)
    frames.bytes += bytes.count
    shown = grid
  }
  return frames
}

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap { Int($0) }
let count = max(numbers.first ?? 400, 1)
let pause = min(max(numbers.dropFirst().first ?? 0, 0), 1000)
let named = arguments.compactMap(GlyphSet.init(rawValue:))
print("microseconds of \(count) frames, each after \(pause) ms: least, median; bytes a frame")
for (columns, rows) in [(80, 24), (200, 60)] {
  for depth in [ColorDepth.truecolor, .palette] {
    for glyphs in named.isEmpty ? GlyphSet.allCases : named {
      let frames = frames(
        count, after: pause, columns: columns, rows: rows, glyphs, depth)
      print(
        "\(columns)x\(rows) \(depth) \(glyphs)", Int(frames.least), Int(frames.median),
        frames.bytes / count)
    }
  }
}
