// A ring as text, as sixels and in kitty's protocol.
import Foundation
import Raster
import Shapes
import TerminalPictures

let ring = Circle()
  .inset(by: 8)
  .trim(to: 0.7)
  .rotation(.degrees(-90))
  .stroke(.cyan, style: StrokeStyle(lineWidth: 16, lineCap: .round))

print(ring.terminalText(columns: 24))

// What the terminal can show, as far as the environment says.
var format = TerminalFormat(environment: ProcessInfo.processInfo.environment)
format.background = .white
print(ring.terminalText(columns: 24, rows: 10, format: format))

do {
  print(try ring.sixels(columns: 24))
  print(try ring.kitty(columns: 24, id: 1))
}
