internal import Countdowns
internal import Faces
internal import Raster
internal import Shapes
internal import TerminalCodes
internal import TerminalIO

extension Model {
  /// Works out anew when the target on the wall is reached.
  mutating func wallClockSet(at now: Moment) -> [Effect] {
    guard let target else {
      return perform(.timePassed, at: now)
    }
    return perform(.wallClockSet(deadline: now.instant(of: target)), at: now)
  }

  /// Takes in the window's size.
  mutating func resized(to size: WindowSize) -> [Effect] {
    guard size != window else { return [] }
    window = size
    if size.pixelWidth >= size.columns, size.pixelHeight >= size.rows {
      cell = Size(
        width: Double(size.pixelWidth) / Double(size.columns),
        height: Double(size.pixelHeight) / Double(size.rows))
    }
    return [.redraw]
  }

  /// Takes in what the terminal tells of itself.
  mutating func received(_ reply: Reply) -> [Effect] {
    switch reply {
    case .deviceAttributes:
      awaitsReply = false
    case .background(let red, let green, let blue):
      let ground = RGB(
        red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
      look = Look(ground: ground, depth: look.depth)
    case .cellSize(let width, let height):
      measure(width: Double(width), height: Double(height))
    case .textAreaSize(let width, let height):
      measure(
        width: Double(width) / Double(window.columns), height: Double(height) / Double(window.rows))
    }
    return []
  }

  private mutating func measure(width: Double, height: Double) {
    guard window.pixelWidth == 0, (1...1000).contains(width), (1...1000).contains(height) else {
      return
    }
    cell = Size(width: width, height: height)
  }
}
