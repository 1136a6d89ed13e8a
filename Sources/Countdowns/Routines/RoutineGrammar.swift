/// Reads the steps of a routine from the words of a command line or the lines of a file.
///
/// A step is a span, a label after `=`, and a sound's name at the end: `25m=Work`,
/// `5m=Break,sound=tower`. The label and the sound are optional: `5m=`, `5m`, `5m,sound=tower`.
package enum RoutineGrammar {
  /// Returns one step per word, or `nil` if no word has a `=`, since the words are then a single
  /// time.
  package static func steps(words: [String]) throws(RoutineError) -> [Step]? {
    guard words.contains(where: { $0.unicodeScalars.contains("=") }) else { return nil }
    guard words.count <= Routine.maxSteps else { throw .tooManySteps }
    var steps: [Step] = []
    for word in words {
      do {
        steps.append(try step(word))
      } catch {
        throw .unreadable(.word(steps.count + 1, word), error)
      }
    }
    return steps
  }

  /// Returns one step per line; blank lines and lines that begin with `#` are skipped.
  package static func steps(file text: String) throws(RoutineError) -> [Step] {
    var steps: [Step] = []
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, scalars) in lines.enumerated() {
      let line = (index == 0 && scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars).trimmed
      guard let first = line.unicodeScalars.first, first != "#" else { continue }
      guard steps.count < Routine.maxSteps else { throw .tooManySteps }
      do {
        steps.append(try step(line))
      } catch {
        throw .unreadable(.line(index + 1), error)
      }
    }
    guard !steps.isEmpty else { throw .noSteps }
    return steps
  }
}

// MARK: - One step

extension RoutineGrammar {
  private static func step(_ text: String) throws(RoutineError.Mistake) -> Step {
    guard !text.unicodeScalars.contains("\0") else { throw .nul }
    let (head, sound) = try splitSound(text.unicodeScalars[...])
    guard let sign = head.firstIndex(of: "=") else {
      return Step(length: try span(head.trimmed, alone: true), sound: sound)
    }
    let label = head[head.index(after: sign)...].trimmed
    let length = try span(head[..<sign].trimmed, alone: false)
    return Step(label: label.isEmpty ? nil : label, length: length, sound: sound)
  }

  /// Splits `,sound=NAME` off the end; blanks may follow the comma.
  private static func splitSound(
    _ text: Substring.UnicodeScalarView
  ) throws(RoutineError.Mistake) -> (head: Substring.UnicodeScalarView, sound: String?) {
    let key = "sound=".unicodeScalars
    for comma in text.indices.reversed() where text[comma] == "," {
      let tail = text[text.index(after: comma)...].drop(while: \.isBlank)
      guard tail.starts(with: key) else { continue }
      let name = tail.dropFirst(key.count).trimmed
      guard !name.isEmpty else { throw .noSound }
      return (text[..<comma], name)
    }
    return (text, nil)
  }

  private static func span(_ text: String, alone: Bool) throws(RoutineError.Mistake) -> Duration {
    do {
      return try SpanFault.readSpan(text)
    } catch {
      if alone, case .unreadable(.stray) = error, let form = form(withSign: text) {
        throw .noSign(text, write: form)
      }
      throw .span(error)
    }
  }

  /// Returns `25m=Work` for `25m Work`, if the text is a span followed by a word that isn't one.
  private static func form(withSign text: String) -> String? {
    let parts = text.unicodeScalars.split(whereSeparator: \.isBlank).map { String($0) }
    guard text.unicodeScalars.count <= 40, parts.count > 1 else { return nil }
    for count in (1..<parts.count).reversed() {
      let head = parts[..<count].joined(separator: " ")
      guard (try? SpanFault.readSpan(head)) != nil else { continue }
      let label = parts[count...].joined(separator: " ")
      return excerpt(label) == "“\(label)”" ? "\(head)=\(label)" : nil
    }
    return nil
  }
}
