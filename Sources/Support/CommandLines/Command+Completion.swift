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
    var used = UsedOptions()
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
      used.insert(option, as: name.hasPrefix("--") ? name : option.name)
      guard option.takesNextWord else { continue }
      let joined = next.contains("=") ? String(next.drop { $0 != "=" }.dropFirst()) : nil
      guard let value = joined ?? rest.popFirst() else {
        return values(of: option, beside: used, lookup)
      }
      used.insert(option, as: option.name, value: value)
      try? option.set(&arguments, .text(value))
    }
    guard word.hasPrefix("-") else { return operand(after: before, used, lookup) }
    let name = String(word.prefix { $0 != "=" })
    if word.contains("=") {
      let option = options.first { $0.names.contains(name) }
      return option.map { values(of: $0, beside: used, lookup) } ?? Completion()
    }
    return Completion(fitting(options, beside: used))
  }

  private func take(_ word: String, at place: Int, _ arguments: inout Arguments) {
    let last = operands.last.flatMap { $0.count == .any ? $0 : nil }
    let operand = place < operands.count ? operands[place] : last
    try? operand?.take(&arguments, word)
  }

  /// Returns the values of an option that can be combined with the options already used.
  private func values(
    of option: Option<Arguments>, beside used: UsedOptions, _ lookup: Completion.Lookup
  ) -> Completion {
    let excluded = Set(conflicts.flatMap { $0.excluded(beside: used) })
    let completion = option.completion(lookup)
    return Completion(
      completion.candidates.filter { !excluded.contains("\(option.name) \($0.text)") },
      paths: completion.paths)
  }

  /// Returns the options that can be combined with those already used.
  private func fitting(
    _ options: [Option<Arguments>], beside used: UsedOptions
  ) -> [Completion.Candidate] {
    var excluded = Set(conflicts.flatMap { $0.excluded(beside: used) })
    for option in options where !used.names.isDisjoint(with: option.names) && !option.isRepeatable {
      excluded.formUnion(option.names + [option.name + "="])
    }
    for option in options where excluded.contains(option.name) {
      // A conflict names the opposite of an option separately.
      excluded.formUnion(option.names.filter { $0 != option.opposite } + [option.name + "="])
    }
    return options.flatMap { option -> [Completion.Candidate] in
      if let context = option.context, !used.names.contains(context) { return [] }
      return option.candidates.filter { !excluded.contains($0.text) }
    }
  }

  private func operand(
    after words: [String], _ used: UsedOptions, _ lookup: Completion.Lookup
  ) -> Completion {
    let isFirst = words.isEmpty
    let below = isFirst && used.names.isEmpty ? subcommands : []
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
  private func isClosed(_ used: UsedOptions) -> Bool { !closing.isDisjoint(with: used.names) }
}
