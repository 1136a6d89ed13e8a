import CommandLines
import TestSupport
import Testing

struct CommandReaderLawTests {
  @Test("A line stores what it was composed of, in order and in all spellings", arguments: 0..<60)
  func composition(_ seed: Int) throws {
    var generator = CommandGenerator(seed: seed)
    let command = generator.command()
    for _ in 0..<20 {
      let line = generator.line(for: command)
      let read = try command.read(line.words, program: "tea")
      #expect(read.list == line.entries, "\(line.words)")
    }
  }

  @Test("Generated lines have all spellings, so that the laws say something")
  func coverage() {
    var words: [String] = []
    var entries: [Entries.Entry] = []
    for seed in 0..<60 {
      var generator = CommandGenerator(seed: seed)
      let command = generator.command()
      for _ in 0..<20 {
        let line = generator.line(for: command)
        words += line.words
        entries += line.entries
      }
    }
    #expect(words.contains { $0.hasPrefix("--no-") })
    #expect(words.contains { $0.hasPrefix("--") && $0.contains("=") })
    #expect(words.contains { !$0.hasPrefix("--") && $0.hasPrefix("-") && $0.contains("=") })
    #expect(entries.contains(.operand("-5")) && entries.contains(.operand("-")))
    #expect(entries.contains { if case .option(_, .text("--")) = $0 { true } else { false } })
  }

  @Test("All words after -- are operands", arguments: 0..<40)
  func operandsOnly(_ seed: Int) throws {
    var generator = CommandGenerator(seed: seed)
    let command = generator.command()
    guard !command.operands.isEmpty else { return }
    let line = generator.line(for: command)
    let rest = ["5", "--help", "--", "--zzzzz", "-x"] + command.options.flatMap(\.names)
    let read = try command.read(line.words + ["--"] + rest, program: "tea")
    #expect(read.list == line.entries + rest.map { .operand($0) })
  }

  @Test("Words after -- are another command if there is an operand", arguments: 0..<40)
  func trailing(_ seed: Int) throws {
    var generator = CommandGenerator(seed: seed)
    var command = generator.command()
    guard !command.operands.isEmpty else { return }
    command.trailing = .init(
      begins: { entries in
        entries.list.contains { if case .operand = $0 { true } else { false } }
      }, take: { $0.list.append(.trailing($1)) })
    let line = generator.line(for: command)
    let rest = ["make", "--help", "--"]
    let hasOperand = line.entries.contains { if case .operand = $0 { true } else { false } }
    let stored = hasOperand ? [Entries.Entry.trailing(rest)] : rest.map { .operand($0) }
    #expect(
      try command.read(line.words + ["--"] + rest, program: "tea").list == line.entries + stored)
  }

  @Test("Help wins wherever it stands, over mistakes before and after it", arguments: 0..<40)
  func help(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    let command = generator.command()
    let line = generator.line(for: command)
    for place in 0...line.count {
      var parts = line
      parts.insert(LinePart([generator.one(of: ["--help", "-h", "--help-all"])]), at: place)
      parts.insert(LinePart(["--zzzzz"]), at: generator.number(in: 0...parts.count))
      #expect(throws: CommandLineStop.help(command.help(program: "tea")), "\(parts.words)") {
        try command.read(parts.words, program: "tea")
      }
    }
  }

  @Test("The first of several mistakes is reported", arguments: 0..<40)
  func first(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    let command = generator.command()
    var parts = generator.line(for: command)
    let place = generator.number(in: 0...parts.count)
    parts.insert(LinePart(["--zzzzz"]), at: place)
    parts.insert(LinePart(["--qqqqq"]), at: generator.number(in: place + 1...parts.count))
    #expect(
      throws: CommandLineStop.refused(
        "unknown option “--zzzzz”; tea brew --help lists all options"), "\(parts.words)"
    ) { try command.read(parts.words, program: "tea") }
  }

  @Test("A letter too many, too few or at the wrong place suggests the name", arguments: 0..<20)
  func suggestions(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    let command = generator.command()
    for name in command.options.flatMap(\.names) where name.hasPrefix("--") {
      for typed in Self.misspellings(of: name) where typed != name {
        #expect(
          throws: CommandLineStop.refused("unknown option “\(typed)”; did you mean \(name)?")
        ) { try command.read([typed], program: "tea") }
      }
    }
  }

  /// Returns the name with its last letter doubled, without its last letter, with its last two
  /// letters exchanged, and with one hyphen too few.
  private static func misspellings(of name: String) -> [String] {
    let (start, end) = (name.dropLast(2), name.suffix(2))
    return [
      name + name.suffix(1), String(name.dropLast()), start + String(end.reversed()),
      String(name.dropFirst()),
    ]
  }

  @Test(
    "An option without a value that it needs is refused, and a flag with one", arguments: 0..<20)
  func values(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    let command = generator.command()
    let line = generator.line(for: command).words
    for option in command.options {
      for name in option.names {
        switch option.value {
        case .none, .toggle:
          let words = "\(name) takes no value; leave out “=1”"
          #expect(throws: CommandLineStop.refused(words)) {
            try command.read(line + ["\(name)=1"], program: "tea")
          }
        case .required:
          let words = "\(name) needs a value: a word"
          for rest in [[], ["--version"], [name, "x"]] {
            let stop = #expect(throws: CommandLineStop.self) {
              try command.read(line + [name] + rest, program: "tea")
            }
            #expect(stop == .refused(words) || rest == ["--version"] && stop == .version)
          }
        case .optional: break
        }
      }
    }
  }

  @Test("Without operands, a number after an option is its optional value", arguments: 0..<40)
  func optionalValue(_ seed: Int) throws {
    var generator = CommandGenerator(seed: seed)
    let command = generator.command()
    for option in command.options {
      guard case .optional = option.value else { continue }
      for number in ["5", ".5", "5x"] {
        let read = try? command.read([option.name, number], program: "tea").list
        let alone: [Entries.Entry] = [.option(option.name, .flag(true)), .operand(number)]
        let stored = command.operands.isEmpty ? [.option(option.name, .text(number))] : alone
        #expect(read == stored)
        guard !command.operands.isEmpty else { continue }
        let stop = #expect(throws: CommandLineStop.self) {
          try command.read(["cup", option.name, number], program: "tea")
        }
        #expect(
          stop.map { "\($0)" }?.contains("“\(option.name) \(number)” has two readings") == true)
      }
    }
  }
}
