// Prints the nanoseconds that it takes to fill each picture, or with --outlines the pictures'
// paths.
// With --count, each picture is filled exactly 20 times, so that instructions can be counted.
import Glibc
import Outlines
import Raster
import Shapes

/// Measures a function after a warm-up; returns the processor time of a run in nanoseconds.
func time(_ run: () -> Void) -> Double {
  func microseconds(of count: Int) -> Int {
    let start = clock()
    for _ in 0..<count { run() }
    return clock() - start
  }
  if CommandLine.arguments.contains("--count") {
    for _ in 0..<20 { run() }
    return .nan
  }
  var count = 1
  while microseconds(of: count) < 5000 { count *= 2 }
  return Double(microseconds(of: count * 6)) * 1000 / Double(count * 6)
}

/// Keeps the optimizer from removing unused results.
@inline(never)
func consume(_ sample: UInt8) {}

func fillEach(_ outlines: Outlines) -> Double {
  var rasterizer = Rasterizer()
  var coverage = Coverage(bounds: outlines.window)
  return time {
    for path in outlines.paths {
      rasterizer.fill(path, window: outlines.window, into: &coverage)
    }
    consume(coverage[0, 0])
  }
}

func layEach(_ outlines: Outlines) -> Double {
  var rasterizer = Rasterizer()
  var coverage = Coverage(bounds: outlines.window)
  var pixmap = Pixmap(width: outlines.width, height: outlines.height)
  let paint = Paint.solid(RGB(red: 1, green: 0.5, blue: 0))
  return time {
    for path in outlines.paths {
      rasterizer.fill(path, window: outlines.window, into: &coverage)
      pixmap.lay(paint, over: coverage)
    }
    consume(pixmap[0, 0].x)
  }
}

if CommandLine.arguments.contains("--outlines") {
  for outlines in Outlines.all { print(outlines.text, terminator: "") }
} else {
  let wanted = CommandLine.arguments.dropFirst().filter { $0 != "--count" }
  for outlines in Outlines.all where wanted.isEmpty || wanted.contains(outlines.name) {
    print(outlines.name, fillEach(outlines))
    if outlines.paths.count > 1 { print(outlines.name + "-painted", layEach(outlines)) }
  }
}
