/// The syntax of a command, as far as shell completion needs it.
package struct CommandSyntax: Sendable {
  /// The options.
  package let options: [OptionSyntax]
  /// The completions for an operand, given the operands before it.
  package let operand: @Sendable ([String]) -> Completion

  /// Creates the syntax of a command.
  package init(
    _ options: [OptionSyntax],
    operand: @escaping @Sendable ([String]) -> Completion = { _ in .init() }
  ) {
    (self.options, self.operand) = (options, operand)
  }
}

extension CommandSyntax {
  /// Returns the completions for the last word after the command.
  package func completion(of words: [String]) -> Completion {
    let word = words.last ?? ""
    var used: Set<String> = []
    var operands: [String] = []
    var rest = words.dropLast()[...]
    while let next = rest.popFirst() {
      if next == "--" { return operand(operands + rest) }
      guard next.hasPrefix("-"), next != "-" else {
        operands.append(next)
        continue
      }
      guard let option = option(next) else { continue }
      used.insert(option.name)
      guard option.takesNextWord, !next.contains("=") else { continue }
      if rest.popFirst() == nil { return option.completion ?? .init() }
    }
    guard word.hasPrefix("-") else { return operand(operands) }
    if word.contains("=") { return option(word)?.completion ?? .init() }
    return Completion(options.filter { $0.fits(beside: used) }.flatMap(names))
  }

  /// Returns the option of a word such as `--color=16`.
  private func option(_ word: String) -> OptionSyntax? {
    let name = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
    return options.first { $0.name == name || $0.short == name }
  }

  /// The candidates for an option; an option with an optional value has two forms.
  private func names(_ option: OptionSyntax) -> [Completion.Candidate] {
    let names = [option.short, option.name].compactMap { $0 }
    let candidates = names.map { Completion.Candidate($0, option.words) }
    guard case .optional = option.value else { return candidates }
    return candidates + [.init("\(option.name)=", option.words)]
  }
}
