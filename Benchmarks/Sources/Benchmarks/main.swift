import Benchmark
import Outlines
import Raster
import Shapes

/// A partial ring whose end moves with every frame.
func ring(width: Int, height: Int, frame: Int) -> Path {
  Outlines.partialRing(
    width: width, height: height, fraction: 0.3 + 0.6 * Double(frame % 64) / 64)
}

/// Keeps the optimizer from removing unused results.
@inline(never)
func consume(_ coverage: Coverage) {
  precondition(coverage.samples.count != 1)
}

for (width, height) in [(160, 96), (640, 384), (1024, 1024)] {
  let paths = (0..<64).map { ring(width: width, height: height, frame: $0) }
  let window = PixelRect(x: 0, y: 0, width: width, height: height)
  var rasterizer = Rasterizer()
  var coverage = Coverage(bounds: window)
  var frame = 0
  benchmark("fill \(width)x\(height)") {
    rasterizer.fill(paths[frame & 63], window: window, into: &coverage)
    consume(coverage)
    frame += 1
  }
  benchmark("outline and fill \(width)x\(height)") {
    rasterizer.fill(
      ring(width: width, height: height, frame: frame), window: window, into: &coverage)
    consume(coverage)
    frame += 1
  }
}

for outlines in Outlines.all {
  var rasterizer = Rasterizer()
  var coverage = Coverage(bounds: outlines.window)
  benchmark(outlines.name) {
    for path in outlines.paths {
      rasterizer.fill(path, window: outlines.window, into: &coverage)
    }
    consume(coverage)
  }
}

Benchmark.main()
