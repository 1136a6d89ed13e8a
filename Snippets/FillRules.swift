// Fill rules: the inside of a path that crosses itself.
import Raster
import Shapes

let star = Path {
  $0.addLines(
    [(50, 0), (79, 91), (2, 35), (98, 35), (21, 91)].map { Point(x: $0.0, y: $0.1) })
  $0.closeSubpath()
}

_ = star.contains(Point(x: 50, y: 50))  // true: the path winds around it twice
_ = star.contains(Point(x: 50, y: 50), eoFill: true)  // false: twice is an even number

let window = PixelRect(x: 0, y: 0, width: 100, height: 100)
var rasterizer = Rasterizer()
var coverage = Coverage()
rasterizer.fill(star, style: FillStyle(eoFill: true), window: window, into: &coverage)

// snippet.hide
print(coverage[50, 50])
