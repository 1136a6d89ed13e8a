internal import Texts

/// A parser of command lines according to the declaration of a command.
private struct CommandReader<Arguments: CommandArguments> {
  let command: Command<Arguments>
  /// The options of the first sections, as far as they were needed.
  var listed: [[Option<Arguments>]] = []
  var arguments: Arguments
  var operands: [String] = []
  var used = UsedOptions()
  /// Whether an option was used that requires another one.
  var usesDependent = false
  /// The mistakes, each with the option whose value is invalid; a later request for help overrides
  /// them.
  var mistakes: [(option: String?, words: String)] = []
  /// A word that may have been intended as the value of the option before it.
  var doubtful: (option: Option<Arguments>, word: String)?
  let program: String

  init(_ command: Command<Arguments>, _ arguments: Arguments, _ program: String) {
    (self.command, self.arguments, self.program) = (command, arguments, program)
  }
}

extension Command {
  /// Parses the words after the command.
  ///
  /// A word such as `-5` is an operand. A value may start with a hyphen unless it is the name of an
  /// option.
  ///
  /// - Parameters:
  ///   - words: The words after the command.
  ///   - arguments: The arguments to which those of the words are added.
  ///   - program: The name of the program, for its help.
  /// - Returns: The arguments.
  /// - Throws: `CommandLineStop` if help is requested, or for the first mistake.
  package func read(
    _ words: [String], into arguments: Arguments = Arguments(), program: String
  ) throws(CommandLineStop) -> Arguments {
    var reader = CommandReader(self, arguments, program)
    try reader.read(words)
    return reader.arguments
  }
}

// MARK: - Words

extension CommandReader {
  mutating func read(_ words: [String]) throws(CommandLineStop) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        take(rest)
        break
      }
      if word.utf8.first == 0x2D, word != "-", !isNegative(word) {
        try option(word, &rest)
      } else {
        operand(word)
      }
    }
    attempt { (reader) throws(ValueError) in try reader.finish() }
    if let mistake = mistakes.first { throw .refused(mistake.words) }
  }

  /// Handles the words after `--`.
  private mutating func take(_ rest: ArraySlice<String>) {
    if let trailing = command.trailing, trailing.begins(arguments) {
      trailing.take(&arguments, Array(rest))
    } else {
      for word in rest { operand(word) }
    }
  }

  private func isNegative(_ word: String) -> Bool {
    let rest = word.utf8.dropFirst()
    return rest.first.map { (0x30...0x39).contains($0) || $0 == 0x2E } == true
  }

  /// Runs `body`, recording its failure, if any.
  private mutating func attempt(_ body: (inout Self) throws(ValueError) -> Void) {
    do throws(ValueError) {
      try body(&self)
    } catch {
      fail(error.words(name: command.name, typed: command.name, value: ""))
    }
  }

  private mutating func fail(_ words: String, of option: String? = nil) {
    // A typed line break would look like a second message.
    mistakes.append((option, words.replacing(each: "\n", with: "␊")))
  }
}

// MARK: - Options

extension CommandReader {
  /// Returns the first option that meets a condition, listing no more sections than necessary.
  private mutating func firstOption(
    where matches: (Option<Arguments>) -> Bool
  ) -> Option<Arguments>? {
    for (place, section) in command.sections.enumerated() {
      if place == listed.count { listed.append(section.options) }
      if let option = listed[place].first(where: matches) { return option }
    }
    return nil
  }

  private mutating func option(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(CommandLineStop) {
    let equals = word.utf8.firstIndex(of: 0x3D)
    let name = equals.map { String(word[..<$0]) } ?? word
    guard let option = firstOption(where: { $0.isNamed(name) }) else {
      if try letters(word, &rest) { return }
      return fail(unknown(name))
    }
    try use(option, name, equals.map { String(word[word.utf8.index(after: $0)...]) }, &rest)
  }

  /// Parses a word of combined short options, the last of which may include its value; returns
  /// whether the word is one.
  private mutating func letters(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(CommandLineStop) -> Bool {
    // A long name after a single hyphen is a mistake, not letters.
    guard !word.hasPrefix("--"), firstOption(where: { $0.isNamed("-\(word)") }) == nil
    else { return false }
    var found: [Option<Arguments>] = []
    // A combining mark would belong to the hyphen.
    var letters = Substring(word.unicodeScalars.dropFirst())
    while let letter = letters.popFirst() {
      guard let option = firstOption(where: { $0.short == letter }) else { return false }
      found.append(option)
      if option.takesNextWord { break }
    }
    // A value may follow an equals sign here too.
    if found.count > 1, letters.first == "=" { letters.removeFirst() }
    for option in found {
      let isLast = option.short == found.last?.short
      let value = isLast && !letters.isEmpty ? String(letters) : nil
      try use(option, "-\(option.short ?? "-")", value, &rest)
    }
    return true
  }

  private mutating func use(
    _ option: Option<Arguments>, _ name: String, _ value: String?, _ rest: inout ArraySlice<String>
  ) throws(CommandLineStop) {
    if option.answer != nil, let value {
      return fail("\(name) takes no value; leave out “=\(value)”")
    }
    switch option.answer {
    case .help: throw .help(command.help(program: program))
    case .summary: throw .summary
    case .version: throw .version
    case nil: break
    }
    used.insert(option, as: name == option.opposite ? name : option.name)
    if option.needed != nil { usesDependent = true }
    switch option.value {
    case .none, .toggle:
      guard value == nil else {
        return fail("\(name) takes no value; leave out “=\(value ?? "")”")
      }
      set(option, .flag(name != option.opposite), typed: name, value: "")
    case .required(let placeholder):
      guard let value = value ?? next(of: option, &rest) else {
        let form = option.form ?? "a value: \(Placeholder.words(placeholder))"
        return fail("\(name) needs \(form)")
      }
      used.insert(option, as: option.name, value: value)
      set(option, .text(value), typed: "\(name) \(value)", value: value)
    case .optional:
      if let value { return set(option, .text(value), typed: "\(name)=\(value)", value: value) }
      if command.operands.isEmpty, let value = rest.first, isNumber(value) {
        rest.removeFirst()
        return set(option, .text(value), typed: "\(name) \(value)", value: value)
      }
      set(option, .flag(true), typed: name, value: "")
      if let next = rest.first, isNumber(next) { doubtful = (option, next) }
    }
  }

  /// Returns the next word as a value, unless it is the name of an option.
  private mutating func next(of option: Option<Arguments>, _ rest: inout ArraySlice<String>)
    -> String?
  {
    guard let word = rest.first else { return nil }
    let isName = word.hasPrefix("-") && firstOption { $0.isNamed(word) } != nil
    guard option.takesAnyWord || !isName else { return nil }
    rest.removeFirst()
    return word
  }

  private mutating func set(
    _ option: Option<Arguments>, _ given: OptionInput, typed: String, value: String
  ) {
    do throws(ValueError) {
      try option.set(&arguments, given)
      // The last value counts, so a mistake in an earlier one doesn't matter.
      if !option.isRepeatable { mistakes.removeAll { $0.option == option.name } }
    } catch {
      if case .lines(let lines) = error { return mistakes.append((option.name, lines)) }
      fail(error.words(name: option.name, typed: typed, value: value), of: option.name)
    }
  }

  private func isNumber(_ word: String) -> Bool {
    word.utf8.first.map { (0x30...0x39).contains($0) || $0 == 0x2E } == true
  }

  private func unknown(_ name: String) -> String {
    if command.isInapplicable(name) {
      return "\(name) doesn’t apply to “\(command.name)”; "
        + "\(command.listing(program: program)) lists its options"
    }
    let words = "unknown option “\(name)”"
    let near = NearestNames.nearest(
      to: String(name.drop { $0 == "-" }),
      among: command.options.flatMap(\.names).filter { $0.hasPrefix("--") }.map {
        String($0.dropFirst(2))
      })
    if let near = near.first { return "\(words); did you mean --\(near)?" }
    return "\(words); \(command.listing(program: program)) lists all options"
  }
}

// MARK: - Operands

extension CommandReader {
  private mutating func operand(_ word: String) {
    operands.append(word)
    var place = operands.count - 1
    for operand in command.operands {
      guard place == 0 || operand.count == .any else {
        place -= 1
        continue
      }
      do throws(ValueError) {
        try operand.take(&arguments, word)
      } catch {
        fail(refusal(of: word, as: operand, error))
      }
      return
    }
  }

  /// Returns the error for a word; an operand has no name that was typed.
  private func refusal(
    of word: String, as operand: Operand<Arguments>, _ error: ValueError
  ) -> String {
    if case .reason(let reason) = error { return reason }
    let name = Placeholder.words(operand.placeholder)
    return error.words(name: name, typed: "“\(word)”", value: word)
  }

  private mutating func finish() throws(ValueError) {
    let most = command.operands.contains { $0.count == .any } ? .max : command.operands.count
    let extra = operands.dropFirst(most)
    if extra.count == 1 { fail("unexpected argument “\(extra[extra.startIndex])”") }
    if extra.count > 1 {
      fail("unexpected arguments " + extra.map { "“\($0)”" }.joined(separator: ", "))
    }
    let missing = command.operands.filter { $0.count == .one }.dropFirst(operands.count).first
    if let missing { fail("\(Placeholder.words(missing.placeholder)) is missing") }
    if let (option, word) = doubtful, operands.count > 1 { fail(refusal(of: word, after: option)) }
    if used.names.count > 1 {
      for conflict in command.conflicts { conflict.refusal(of: used).map { fail($0) } }
    }
    for option in usesDependent ? command.options : [] where used.names.contains(option.name) {
      if let needed = option.needed, !used.names.contains(needed) {
        fail("\(option.name) needs \(needed)")
      }
    }
    if mistakes.isEmpty { try arguments.check() }
  }

  /// Returns the error for a word after an option with an optional value, which is neither its
  /// value nor an operand.
  private func refusal(of word: String, after option: Option<Arguments>) -> String {
    var trial = arguments
    let isValue = (try? option.set(&trial, .text(word))) != nil
    let value = Placeholder.words(option.placeholder ?? "value")
    let before = "to add it to the time, write it before \(option.name)"
    return isValue
      ? "“\(option.name) \(word)” has two readings: write \(option.name)=\(word) for \(value); \(before)"
      : "\(option.name) takes \(value) after “=”, not “\(word)”; \(before)"
  }
}
