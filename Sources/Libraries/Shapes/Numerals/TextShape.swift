/// A line of text in round strokes, as large as fits, and centered.
///
/// There are forms for Latin letters with their accents, Greek and Cyrillic ones, digits,
/// punctuation, currencies, arrows and mathematical signs. Any other character is drawn as a box.
public struct TextShape: Shape {
  /// The characters to draw.
  public var text: String

  /// The stroke width in em.
  public var weight: Double

  /// Creates a line of text.
  public init(_ text: String, weight: Double = 0.1) { (self.text, self.weight) = (text, weight) }

  /// Returns the outline of all characters; capital letters fill the height unless an accent or a
  /// descender needs space.
  public func path(in rect: Rect) -> Path {
    let characters = text.map(TextCharacter.init)
    let (width, stroke) = (Self.advance(of: characters), max(0, weight))
    var extent = Extent()
    for character in characters {
      let bounds = character.path.boundingRect
      extent.add(Point(x: 0, y: bounds.minY - stroke / 2))
      extent.add(Point(x: 0, y: bounds.maxY + stroke / 2))
    }
    extent.add(Point(x: 0, y: 1 - Numeral.capHeight - stroke / 2))
    extent.add(Point(x: 0, y: 1 + stroke / 2))
    let lines = extent.rect
    guard !rect.isEmpty, width > 0, lines.height.isFinite else { return Path() }
    let size = min(rect.width / width, rect.height / lines.height)
    let origin = Point(x: rect.midX - width / 2 * size, y: rect.midY + (1 - lines.midY) * size)
    return path(of: characters, at: origin, size: size)
  }

  /// The distance from the start of the line to its end, in em.
  public var advance: Double { Self.advance(of: text.map(TextCharacter.init)) }

  private static func advance(of characters: [TextCharacter]) -> Double {
    characters.reduce(0) { $0 + $1.advance }
  }

  /// Returns the outline of all characters from a point on the baseline; `size` is the em, of which
  /// capital letters are two thirds high.
  public func path(at origin: Point, size: Double) -> Path {
    path(of: text.map(TextCharacter.init), at: origin, size: size)
  }

  private func path(of characters: [TextCharacter], at origin: Point, size: Double) -> Path {
    let style = StrokeStyle(lineWidth: weight * size, lineCap: .round, lineJoin: .round)
    var x = origin.x
    return Path { path in
      for character in characters {
        let place = Transform(a: size, b: 0, c: 0, d: size, tx: x, ty: origin.y - size)
        path.addPath(character.path.applying(place).strokedPath(style))
        x += character.advance * size
      }
    }
  }
}
