// Rendering a drawing of two layers to pixels.
import Raster
import Shapes

let frame = Rect(x: 0, y: 0, width: 100, height: 100)
let sunset = Gradient(
  colors: [RGB(hex: 0xFFCC33), RGB(hex: 0xCC1A80)], mixing: .perceptual)

let drawing = Drawing(
  size: frame.size,
  layers: [
    Drawing.Layer(
      .fill(Circle().path(in: frame)),
      paint: .linearGradient(sunset, startPoint: .zero, endPoint: Point(x: 0, y: 100))),
    Drawing.Layer(
      .stroke(Star(points: 5).path(in: frame), StrokeStyle(lineWidth: 4, lineJoin: .round)),
      paint: .solid(.white), opacity: 0.8,
      clip: Drawing.Clip(Diamond().path(in: frame))),
  ])

var rasterizer = DrawingRasterizer()
let pixmap = rasterizer.pixmap(of: drawing, width: 256, height: 256)

// snippet.hide
print(pixmap.width, pixmap.height, pixmap[128, 128])
