package import Texts

extension Command {
  /// Returns the completions for the last word after the command.
  ///
  /// - Parameters:
  ///   - words: The words after the command, of which the last one is completed.
  ///   - lookup: Returns the candidates of a kind, such as the names of running timers; called only
  /// when they are offered.
  /// - Returns: The completions.
  package func completion(
    of words: [String], _ lookup: @escaping Completion.Lookup = { _ in [] }
  ) -> Completion {
    let options = options
    let word = words.last ?? ""
    var used: Set<String> = []
    var before: [String] = []
    var arguments = Arguments()
    var rest = words.dropLast()[...]
    while let next = rest.popFirst() {
      if next == "--" {
        if let trailing, trailing.begins(arguments) { return Completion(paths: .files) }
        before += rest
        return operand(after: before, used, lookup)
      }
      guard next.hasPrefix("-"), next != "-" else {
        before.append(next)
        take(next, at: before.count - 1, &arguments)
        continue
      }
      let name = String(next.prefix { $0 != "=" })
      guard let option = options.first(where: { $0.names.contains(name) }) else { continue }
      used.insert(name.hasPrefix("--") ? name : option.name)
      guard option.takesNextWord else { continue }
      if next.contains("=") {
        try? option.set(&arguments, .text(String(next.drop { $0 != "=" }.dropFirst())))
      } else if let value = rest.popFirst() {
        try? option.set(&arguments, .text(value))
      } else {
        return option.completion(lookup)
      }
    }
    guard word.hasPrefix("-") else { return operand(after: before, used, lookup) }
    let name = String(word.prefix { $0 != "=" })
    if word.contains("=") {
      return options.first { $0.names.contains(name) }?.completion(lookup) ?? Completion()
    }
    return Completion(fitting(options, beside: used))
  }

  private func take(_ word: String, at place: Int, _ arguments: inout Arguments) {
    let last = operands.last.flatMap { $0.count == .any ? $0 : nil }
    let operand = place < operands.count ? operands[place] : last
    try? operand?.take(&arguments, word)
  }

  /// Returns the options that can be combined with those already used.
  private func fitting(
    _ options: [Option<Arguments>], beside used: Set<String>
  ) -> [Completion.Candidate] {
    var excluded = Set(conflicts.flatMap { $0.excluded(beside: used) })
    for option in options where !used.isDisjoint(with: option.names) && !option.isRepeatable {
      excluded.formUnion(option.names + [option.name + "="])
    }
    for option in options where excluded.contains(option.name) {
      excluded.formUnion(option.names + [option.name + "="])
    }
    return options.flatMap { option -> [Completion.Candidate] in
      if let context = option.context, !used.contains(context) { return [] }
      return option.candidates.filter { !excluded.contains($0.text) }
    }
  }

  private func operand(
    after words: [String], _ used: Set<String>, _ lookup: Completion.Lookup
  ) -> Completion {
    let isFirst = words.isEmpty
    let below = isFirst && used.isEmpty ? subcommands : []
    var place = words.count
    for operand in operands {
      if operand.count == .any || place == 0 {
        let before = Array(words.dropFirst(words.count - place))
        if isClosed(used) { return Completion(below) }
        let completion = operand.completion(before, lookup)
        return Completion(below + completion.candidates, paths: completion.paths)
      }
      place -= 1
    }
    return Completion(below)
  }

  /// Returns whether the used options exclude operands.
  private func isClosed(_ used: Set<String>) -> Bool { !closing.isDisjoint(with: used) }
}
