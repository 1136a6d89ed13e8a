/// Reads marks: a point, `=` and an action.
///
/// The point is a remaining span (`5m`) or a remaining percentage of the total (`50%`, `12.5%`).
/// After the first `=` comes `sound:` and a name, `say:` and text, or a command.
package enum MarkGrammar {
  /// Reads a mark.
  package static func read(_ text: String) throws(MarkError) -> Mark {
    guard !text.unicodeScalars.contains("\0") else { throw .nul(text) }
    let scalars = text.unicodeScalars
    guard let sign = scalars.firstIndex(of: "=") else { throw .noSign(text) }
    let point = try point(scalars[..<sign].trimmed)
    return Mark(point, try action(String(scalars[scalars.index(after: sign)...]), of: text))
  }

  /// Reads the point of a mark or a warning.
  static func point(_ text: String) throws(MarkError) -> Mark.Point {
    if text.unicodeScalars.last == "%" { return .share(try share(text)) }
    do {
      return .left(try SpanFault.readSpan(text))
    } catch .unreadable(.zero) {
      return .left(.zero)
    } catch { throw .span(error) }
  }

  /// Reads a percentage with at most one decimal as thousandths.
  private static func share(_ text: String) throws(MarkError) -> Int {
    let number = text.unicodeScalars.dropLast().trimmed
    let digits = number.drop { $0 == "-" }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { !$0.isEmpty && $0.unicodeScalars.allSatisfy(\.isASCIIDigit) }
    guard isNumber, parts.count <= 2, number.count - digits.count <= 1 else { throw .share(text) }
    guard digits.count == number.count, let whole = Int(parts[0]) else {
      throw .shareOutOfRange(text)
    }
    let decimals = parts.count == 2 ? parts[1] : "0"
    guard decimals.count == 1, let tenths = Int(decimals) else { throw .share(text) }
    guard whole < 100 || whole == 100 && tenths == 0 else { throw .shareOutOfRange(text) }
    return whole * 10 + tenths
  }

  private static func action(_ text: String, of mark: String) throws(MarkError) -> Mark.Action {
    let trimmed = text.unicodeScalars[...].trimmed
    let action: Mark.Action
    let content: String
    if let name = rest(of: trimmed, after: "sound:") {
      (action, content) = (.sound(name), name)
    } else if let words = rest(of: trimmed, after: "say:") {
      (action, content) = (.speech(words), words)
    } else {
      (action, content) = (.command(text), trimmed)
    }
    guard !content.isEmpty else { throw .noAction(mark) }
    return action
  }

  private static func rest(of text: String, after prefix: String) -> String? {
    let scalars = text.unicodeScalars
    guard scalars.starts(with: prefix.unicodeScalars) else { return nil }
    return scalars.dropFirst(prefix.unicodeScalars.count).trimmed
  }
}
