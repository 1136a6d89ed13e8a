// A ring in the terminal and in a file.
import Foundation
import Pictures
import Raster
import Shapes
import TerminalPictures

let ring = Circle()
  .inset(by: 8)
  .trim(to: 0.7)
  .rotation(.degrees(-90))
  .stroke(.cyan, style: StrokeStyle(lineWidth: 16, lineCap: .round))

print(ring.terminalText(columns: 24))
let png = try ring.png(size: Size(width: 192, height: 192), scale: 2)
try Data(png).write(to: URL(fileURLWithPath: "ring.png"))
