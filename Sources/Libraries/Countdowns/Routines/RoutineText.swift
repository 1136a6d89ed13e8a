/// The steps of a routine as one text, such as `25m=Work 15m=Long break`, in files and fields.
///
/// A word that begins with a span and `=`, or is a span with a unit, starts a step; other words
/// continue the label. A label that looks like a step is put in quotes.
extension RoutineGrammar {
  /// Returns the steps of a text, or `nil` if it has no `=`, since it is then a single time.
  package static func steps(text: String) throws(RoutineError) -> [Step]? {
    try steps(words: try words(of: text))
  }

  /// Returns the text of steps; `nil` if it couldn't be read as the same steps.
  package static func text(of steps: [Step]) -> String? {
    let text = steps.map { $0.word(quoted: needsQuotes($0.label ?? "")) }.joined(separator: " ")
    return (try? self.steps(text: text)) == steps ? text : nil
  }

  /// Splits a text into the words of a command line, one for each step.
  private static func words(of text: String) throws(RoutineError) -> [String] {
    var words: [String] = []
    for part in QuotedPart.parts(of: text) {
      guard let last = words.last, !startsStep(part.start) else {
        words.append(part.text)
        continue
      }
      let isLabel = last.unicodeScalars.contains("=") && last.unicodeScalars.last != ","
      if isLabel, hasSign(part.start) {
        throw .unreadable(.word(words.count, last), .secondSign(part.text))
      }
      words[words.count - 1] = "\(last) \(part.text)"
    }
    return words
  }

  /// Returns whether a label without quotes would be read differently.
  private static func needsQuotes(_ label: String) -> Bool {
    let scalars = label.unicodeScalars
    let parts = scalars.split(omittingEmptySubsequences: false, whereSeparator: \.isBlank)
      .map { String($0) }
    return scalars.first == "\"" || scalars.first == "'"
      || scalars.contains { $0.isBlank && $0 != " " }
      || parts.dropFirst().contains { $0.isEmpty || $0.contains("=") || startsStep($0) }
  }

  /// Returns whether a part has a `=` that isn't that of a sound or a color, after a comma.
  private static func hasSign(_ part: String) -> Bool {
    part.unicodeScalars.prefix { $0 != "," }.contains("=")
  }

  /// Returns whether a part of a text between blanks starts another step.
  private static func startsStep(_ part: String) -> Bool {
    let scalars = part.unicodeScalars
    let head = String(scalars.prefix { $0 != "=" && $0 != "," })
    if hasSign(part), let first = scalars.first(where: { $0 != "-" }), first.isASCIIDigit {
      return true
    }
    let isNumber = head.unicodeScalars.allSatisfy { $0.isASCIIDigit || $0 == "." }
    return !isNumber && (try? SpanFault.readSpan(head)) != nil
  }
}

/// A part of a text between blanks; quotes hold blanks together.
private struct QuotedPart {
  /// The text without quotes.
  var text = ""
  /// The text before the first quote.
  var start = ""

  static func parts(of text: String) -> [QuotedPart] {
    var parts: [QuotedPart] = []
    var rest = text.unicodeScalars[...].drop(while: \.isBlank)
    while !rest.isEmpty {
      parts.append(next(from: &rest))
      rest = rest.drop(while: \.isBlank)
    }
    return parts
  }

  private static func next(from rest: inout Substring.UnicodeScalarView) -> QuotedPart {
    var (text, start) = (String.UnicodeScalarView(), String.UnicodeScalarView?.none)
    while let scalar = rest.first, !scalar.isBlank {
      rest.removeFirst()
      let isStartOfLabel = text.last == "=" && !text.dropLast().contains("=")
      if isStartOfLabel, scalar == "\"" || scalar == "'", let end = end(of: scalar, in: rest) {
        start = start ?? text
        text.append(contentsOf: rest[..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(scalar)
      }
    }
    return QuotedPart(text: String(text), start: String(start ?? text))
  }

  /// Returns the place of the quote that closes one: it is followed by a blank, a comma or nothing.
  private static func end(
    of quote: Unicode.Scalar, in text: Substring.UnicodeScalarView
  ) -> String.Index? {
    text.indices.first { index in
      guard text[index] == quote else { return false }
      let next = text[text.index(after: index)...].first
      return next.map { $0.isBlank || $0 == "," } ?? true
    }
  }
}

extension Step {
  /// The step as a word of a command line, which is read as an equal step.
  package var word: String { word(quoted: false) }

  fileprivate func word(quoted: Bool) -> String {
    let quote = !quoted ? "" : label?.contains("\"") == true ? "'" : "\""
    let label = quote + (label ?? "") + quote
    return SpanText.typed(length) + "=" + label + (color.map { ",color=\($0.rawValue)" } ?? "")
      + (sound.map { ",sound=\($0)" } ?? "")
  }
}
