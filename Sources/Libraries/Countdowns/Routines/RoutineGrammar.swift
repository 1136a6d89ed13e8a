/// Reads the steps of a routine from the words of a command line or the lines of a file.
///
/// A step is a span, a label after `=`, and at the end, in any order, the names of a sound and a
/// color: `25m=Work`, `5m=Break,sound=tower,color=teal`. All but the span are optional: `5m=`, `5m`,
/// `5m,sound=tower`.
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
  /// Reads the step that replaces the last one, from one text like all steps of a file.
  package static func finalStep(_ text: String) throws(RoutineError) -> Step {
    do throws(RoutineError) {
      if let steps = try steps(text: text) {
        guard steps.count == 1 else {
          throw .unreadable(.finalStep(text), .severalSteps(steps.count))
        }
        return steps[0]
      }
    } catch {
      guard case .unreadable(_, let mistake) = error else { throw error }
      throw .unreadable(.finalStep(text), mistake)
    }
    do {
      return try step(text)
    } catch {
      throw .unreadable(.finalStep(text), error)
    }
  }

  private static func step(_ text: String) throws(RoutineError.StepMistake) -> Step {
    guard !text.unicodeScalars.contains("\0") else { throw .nul }
    let (head, sound, color) = try splitOptions(text.unicodeScalars[...])
    guard let sign = head.firstIndex(of: "=") else {
      return Step(length: try span(head.trimmed, alone: true), sound: sound, color: color)
    }
    let label = head[head.index(after: sign)...].trimmed
    let length = try span(head[..<sign].trimmed, alone: false)
    return Step(label: label.isEmpty ? nil : label, length: length, sound: sound, color: color)
  }

  /// Splits `,sound=NAME` and `,color=NAME` off the end; blanks may follow the commas.
  private static func splitOptions(
    _ text: Substring.UnicodeScalarView
  ) throws(RoutineError.StepMistake) -> (
    head: Substring.UnicodeScalarView, sound: String?, color: Tint?
  ) {
    var (head, sound, color) = (text, String?.none, Tint?.none)
    while let option = lastOption(of: head) {
      switch option.key {
      case .sound:
        guard sound == nil else { throw .twice(option.key) }
        guard !option.value.isEmpty else { throw .noSound }
        sound = option.value
      case .color:
        guard color == nil else { throw .twice(option.key) }
        guard let tint = Tint(rawValue: option.value), Tint.ofSteps.contains(tint) else {
          throw .color(option.value)
        }
        color = tint
      }
      head = option.head
    }
    return (head, sound, color)
  }

  /// The beginnings of options; the British spelling would be a strange label.
  private static let keys: KeyValuePairs<String, RoutineError.Key> = [
    "sound=": .sound, "color=": .color, "colour=": .color,
  ]

  private static func lastOption(
    of text: Substring.UnicodeScalarView
  ) -> (head: Substring.UnicodeScalarView, key: RoutineError.Key, value: String)? {
    for comma in text.indices.reversed() where text[comma] == "," {
      let tail = text[text.index(after: comma)...].drop(while: \.isBlank)
      for (word, key) in keys where tail.starts(with: word.unicodeScalars) {
        return (text[..<comma], key, tail.dropFirst(word.unicodeScalars.count).trimmed)
      }
    }
    return nil
  }

  private static func span(_ text: String, alone: Bool) throws(RoutineError.StepMistake) -> Duration
  {
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
