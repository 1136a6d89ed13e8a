// A ring as a PNG file, an SVG document and text.
import Foundation
import Pictures
import Raster
import Shapes

let ring = Circle()
  .inset(by: 6)
  .trim(to: 0.7)
  .rotation(.degrees(-90))
  .stroke(.cyan, style: StrokeStyle(lineWidth: 12, lineCap: .round))
let drawing = Drawing(size: Size(width: 128, height: 128)) {
  Circle().strokeBorder(RGB(hex: 0x334455), lineWidth: 12)
  ring
}

do {
  try Data(drawing.png(scale: 2)).write(to: URL(fileURLWithPath: "ring.png"))
  try drawing.svg.write(toFile: "ring.svg", atomically: true, encoding: .utf8)

  // A single shape fills a size.
  let badge = try Star(points: 5).fill(.orange).png(size: Size(width: 64, height: 64))
  print(badge.count, "bytes")

  print(drawing.ansi(columns: 24), terminator: "")
}
