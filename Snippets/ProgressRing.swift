// The coverage of each pixel by a progress ring.
import Raster
import Shapes

let ring = Circle()
  .inset(by: 3)
  .trim(to: 0.7)
  .rotation(.degrees(-90))
  .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))

let window = PixelRect(x: 0, y: 0, width: 48, height: 48)
var rasterizer = Rasterizer()
var coverage = Coverage()
rasterizer.fill(
  ring.path(in: Rect(x: 0, y: 0, width: 48, height: 48)), window: window, into: &coverage)

// snippet.hide
for y in stride(from: 0, to: 48, by: 2) {
  let signs = (0..<48).map { x in " .:-=+*#%@".map(\.self)[Int(coverage[x, y]) * 9 / 255] }
  print(String(signs))
}
