/// Digits and time signs in round strokes, as large as fits, and centered.
///
/// A character without a shape is drawn as a box; ``TextShape`` has many more.
public struct NumeralText: Shape {
  /// The characters to draw.
  public var text: String

  /// The stroke width in em.
  public var weight: Double

  /// Creates a text of digits and time signs.
  public init(_ text: String, weight: Double = 0.1) { (self.text, self.weight) = (text, weight) }

  /// Returns the outline of all characters.
  public func path(in rect: Rect) -> Path {
    Path { path in
      for (character, box) in layout(text, in: rect) {
        path.addPath(outline(of: character, in: box))
      }
    }
  }

  /// Returns the advance of a character in em.
  public func advance(of character: Character) -> Double { numeral(of: character).advance }

  private func numeral(of character: Character) -> Numeral { Numeral(character) ?? .box }

  /// Returns the box of each character of a text scaled to fit a rectangle.
  public func layout(_ text: String, in rect: Rect) -> [(character: Character, box: Rect)] {
    let height = Numeral.capHeight + max(0, weight)
    let advances = text.map { ($0, advance(of: $0)) }
    let width = advances.reduce(0) { $0 + $1.1 }
    guard !rect.isEmpty, height.isFinite, width > 0 else { return [] }
    let em = min(rect.width / width, rect.height / height)
    var x = rect.midX - width * em / 2
    return advances.map { character, advance in
      defer { x += advance * em }
      return (
        character,
        Rect(x: x, y: rect.midY - height * em / 2, width: advance * em, height: height * em)
      )
    }
  }

  /// Returns the outline of one character in a box from `layout(_:in:)`.
  public func outline(of character: Character, in box: Rect) -> Path {
    guard !box.isEmpty else { return Path() }
    let width = weight * box.width / advance(of: character)
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    return line(of: character, in: box).strokedPath(style)
  }

  /// Returns the centerline of one character in a box from `layout(_:in:)`.
  public func line(of character: Character, in box: Rect) -> Path {
    guard !box.isEmpty else { return Path() }
    let numeral = numeral(of: character)
    let em = box.width / numeral.advance
    let top = 1 - Numeral.capHeight - max(0, weight) / 2
    return numeral.path.applying(
      Transform(a: em, b: 0, c: 0, d: em, tx: box.minX, ty: box.minY - top * em))
  }
}
