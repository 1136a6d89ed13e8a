/// One character of a countdown as a line down the middle of its strokes.
///
/// Lengths are in em: digits stand on a line at y = 1 and rise to `1 - capHeight`.
public struct Numeral: Sendable {
  /// The line to stroke with round caps and joins.
  public let path: Path

  /// The distance to the start of the next character.
  public let advance: Double

  /// The height of the digits' middle lines.
  public static let capHeight = 0.66

  /// The characters that have a shape.
  public static let characters = "0123456789:.+-−%hms "

  /// Creates the shape of a character; `nil` if the character has none.
  public init?(_ character: Character) {
    var path = Path()
    guard let width = path.addNumeral(character) else { return nil }
    // Room for the stroke and air on both sides.
    let bearing = 0.12
    self.path = path.applying(.translation(x: bearing, y: 1 - Numeral.capHeight))
    self.advance = width + 2 * bearing
  }
}

extension Path {
  /// Adds a character's middle line from x = 0 and the cap line, and returns its width.
  fileprivate mutating func addNumeral(_ character: Character) -> Double? {
    switch character {
    case "0"..."9": addDigit(character)
    case ":", ".", "+", "-", "−", "%", " ": addSign(character)
    case "h", "m", "s": addUnit(character)
    default: nil
    }
  }
}
