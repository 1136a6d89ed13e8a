import Foundation
import Pictures
import Raster
import Shapes
import TerminalPictures

/// Draws a card of a game, behind whose picture a pie shows the time left: `card 0.7 [card.png]`.
@main struct Card {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let left = arguments.first.flatMap(Double.init) ?? 0.7
    let card = card(left: min(max(left, 0), 1))
    guard let file = arguments.dropFirst().first else {
      return print(card.terminalText(columns: 24))
    }
    try Data(card.png(scale: 4)).write(to: URL(fileURLWithPath: file))
  }

  /// Returns a card with a pie of the fraction of the time that is left, which runs clockwise.
  static func card(left: Double) -> Drawing {
    let area = Rect(x: 0, y: 0, width: 60, height: 84)
    let middle = area.insetBy(dx: 8, dy: 20)
    return Drawing(size: area.size) {
      RoundedRectangle(cornerRadius: 8).fill(.white).strokeBorder(.orange, lineWidth: 3)
      Pie(startAngle: .degrees(360 * (1 - left)), endAngle: .degrees(360)).path(in: middle).fill(
        .orange)
      Star(points: 5).path(in: middle.insetBy(dx: 10, dy: 10)).fill(.blue)
    }
  }
}
