/// A color for the end of a countdown, from a remaining time on.
package struct Warning: Hashable, Sendable {
  /// The remaining time from which the color is shown.
  package var point: Mark.Point
  /// The color.
  package var tint: Tint

  /// Creates a warning from its parts.
  package init(_ point: Mark.Point, _ tint: Tint) { (self.point, self.tint) = (point, tint) }
}

extension Warning {
  /// Reads a warning such as `5m=amber` or `10%=red`.
  package init(_ text: String) throws(WarningError) {
    let scalars = text.unicodeScalars
    guard let sign = scalars.lastIndex(of: "=") else { throw .noSign(text) }
    do throws(MarkError) {
      point = try MarkGrammar.point(scalars[..<sign].trimmed)
    } catch {
      throw .point(error)
    }
    let name = scalars[scalars.index(after: sign)...].trimmed
    guard let tint = Tint(rawValue: name) else { throw .color(name, of: text) }
    self.tint = tint
  }

  /// The text from which it is read.
  package var text: String { "\(point.text)=\(tint.rawValue)" }

  /// The warning in words, such as `amber from 5 min on`.
  package var words: String {
    let start =
      switch point {
      case .left(let left): SpanText.words(for: left)
      case .share: point.text
      }
    return "\(tint.rawValue) from \(start) on"
  }
}

extension [Warning] {
  /// Returns the color when `left` of `total` is left: that of the last warning reached; `nil` before
  /// the first.
  package func tint(left: Duration, of total: Duration) -> Tint? {
    filter { left <= $0.point.left(of: total) }
      .min { $0.point.left(of: total) < $1.point.left(of: total) }?.tint
  }
}
