/// A digit, sign or capital letter as the centerline of its strokes.
///
/// Lengths are in em: digits stand on a baseline at y = 1 and rise to `1 - capHeight`.
public struct Numeral: Sendable {
  /// The line to stroke with round caps and joins.
  public let path: Path

  /// The distance to the origin of the next character.
  public let advance: Double

  /// The height of the digits' centerlines.
  public static let capHeight = 0.66

  /// The characters that have a shape.
  public static let characters = "0123456789:.·+-−%dhmsABCDEFGHIJKLMNOPQRSTUVWXYZ "

  /// The letters that are wider than a digit.
  package static let wideLetters = "MW"

  /// The letters that are one stroke wide.
  package static let narrowLetters = "I"

  /// Creates the shape of a character; `nil` if the character has none.
  public init?(_ character: Character) {
    var path = Path()
    guard let width = path.addNumeral(character) else { return nil }
    self.init(path, width: width)
  }

  /// What is drawn for a character without a shape.
  static var box: Numeral {
    let size = Size(width: 0.32, height: capHeight)
    return Numeral(Path(Rect(origin: .zero, size: size)), width: size.width)
  }

  private init(_ path: Path, width: Double) {
    // Space for the stroke and margins on both sides.
    let bearing = 0.12
    self.path = path.applying(.translation(x: bearing, y: 1 - Numeral.capHeight))
    self.advance = width + 2 * bearing
  }
}

extension Path {
  /// Adds a character's centerline from x = 0 and the cap line, and returns its width.
  fileprivate mutating func addNumeral(_ character: Character) -> Double? {
    switch character {
    case "0"..."9": addDigit(character)
    case ":", ".", "·", "+", "-", "−", "%", " ": addSign(character)
    case "d", "h", "m", "s": addUnit(character)
    default: addLetter(character)
    }
  }
}

extension Numeral {
  /// The width of the strokes as a fraction of the height, where a character fills a box.
  package static let strokeShare = 0.17

  /// Returns the outline of a character that is as high as a box; digits and wide signs fill its
  /// width too.
  package static func outline(of character: Character, filling box: Rect) -> Path {
    var path = Path()
    guard !box.isEmpty, let width = path.addNumeral(character) else { return Path() }
    let stroke = min(strokeShare * box.height, box.width)
    let height = (box.height - stroke) / capHeight
    let isWide = width >= 0.3
    let scale = isWide ? (box.width - stroke) / width : height
    let left = isWide ? box.minX + stroke / 2 : box.midX - width * height / 2
    let line = path.applying(
      Transform(a: scale, b: 0, c: 0, d: height, tx: left, ty: box.minY + stroke / 2))
    return line.strokedPath(StrokeStyle(lineWidth: stroke, lineCap: .round, lineJoin: .round))
  }
}
