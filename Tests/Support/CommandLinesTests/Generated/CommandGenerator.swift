import CommandLines
import TestSupport

/// A generator of commands, and of command lines with what they store; a seed always gives the same.
struct CommandGenerator {
  private var numbers: SeededGenerator

  init(seed: Int) { numbers = SeededGenerator(seed: UInt64(seed)) }

  /// The names of options, which begin with different letters and aren't similar; `h` is for help.
  static let names = [
    "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "india", "juliett", "kilo",
    "lima", "mike", "november", "oscar", "papa", "quebec", "romeo", "sierra", "tango", "uniform",
    "victor", "whiskey", "xray", "yankee", "zulu",
  ]

  private static let words = [
    "a", "of", "tea", "cups", "water", "slowly", "teaspoonfuls", "porcelain", "until", "it",
    "boils",
  ]

  /// Values of options, none of which is the name of an option.
  private static let values = ["x", "-5", "a=b", "", "--zz", "tea pot", "--", "é", "n"]

  /// Operands, also those that look like options; none begins with a digit.
  private static let operands = ["cup", "mug=2", "-5", "-.5", "-", "", "tea pot", "é"]

  /// Returns whether a coin shows heads.
  mutating func flip() -> Bool { Bool.random(using: &numbers) }

  /// Returns a number in a range.
  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  /// Returns the elements in another order.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &numbers)
  }

  /// Returns one of several texts.
  mutating func one(of texts: [String]) -> String { texts.randomElement(using: &numbers) ?? "" }
}

// MARK: - Commands

extension CommandGenerator {
  /// Returns a command with options of all kinds in two sections, with or without operands.
  mutating func command() -> Command<Entries> {
    var command = Command<Entries>("brew", "Brews tea.")
    if flip() {
      command.operands = [Operand("cup", .any, help: sentence()) { $0.list.append(.operand($1)) }]
    }
    let names = shuffled(Self.names).prefix(number(in: 4...12))
    var options: [Option<Entries>] = []
    for name in names { options.append(option(name)) }
    let (first, second) = (Array(options.prefix(3)), Array(options.dropFirst(3)))
    command.sections = [
      .init("First", first), .init("Second", second), .init("Others", [.help, .version]),
    ]
    return command
  }

  private mutating func option(_ name: String) -> Option<Entries> {
    let kinds: [OptionValue] = [
      .none, .toggle(opposite: sentence()), .required("word"), .optional("n"),
    ]
    let letter = flip() ? name.first : nil
    return Option(name, short: letter, kinds[number(in: 0...3)], help: sentence()) {
      entries, input in
      entries.list.append(.option("--\(name)", input))
    }
  }

  /// Returns a sentence of up to 26 words.
  mutating func sentence() -> String {
    let count = number(in: 3...24)
    var words = ["Stir"]
    for _ in 0..<count { words.append(one(of: Self.words)) }
    return words.joined(separator: " ") + "."
  }
}

// MARK: - Lines

extension CommandGenerator {
  /// Returns a line that a generated command accepts, without `--`.
  mutating func line(for command: Command<Entries>) -> [LinePart] {
    let options = command.options.filter { $0.answer == nil }
    var parts: [LinePart] = []
    for _ in 0..<number(in: 0...8) {
      switch number(in: 0...3) {
      case 0 where !command.operands.isEmpty:
        let word = one(of: Self.operands)
        parts.append(LinePart([word], [.operand(word)]))
      case 1: if let part = letters(of: options) { parts.append(part) }
      default: parts.append(part(using: options[number(in: 0...options.count - 1)]))
      }
    }
    return parts
  }

  /// Returns a use of an option in one of its spellings.
  mutating func part(using option: Option<Entries>) -> LinePart {
    let name = one(of: option.names.filter { $0 != option.opposite })
    switch option.value {
    case .none: return LinePart([name], [.option(option.name, .flag(true))])
    case .toggle:
      let name = one(of: option.names)
      return LinePart([name], [.option(option.name, .flag(name != option.opposite))])
    case .optional where flip(): return LinePart([name], [.option(option.name, .flag(true))])
    case .optional, .required:
      let value = one(of: Self.values)
      let isNextWord = option.takesNextWord && flip()
      return LinePart(
        isNextWord ? [name, value] : ["\(name)=\(value)"], [.option(option.name, .text(value))])
    }
  }

  /// Returns a word of letters, the last of which may have a value; `nil` without letters.
  private mutating func letters(of options: [Option<Entries>]) -> LinePart? {
    let lettered = shuffled(options.filter { $0.short != nil })
    let flags = lettered.filter { $0.placeholder == nil }.prefix(number(in: 1...3))
    var word = "-" + flags.compactMap(\.short).map { String($0) }.joined()
    var entries = flags.map { Entries.Entry.option($0.name, .flag(true)) }
    guard let last = lettered.first(where: \.takesNextWord), let letter = last.short, flip() else {
      return entries.isEmpty ? nil : LinePart([word], entries)
    }
    let value = one(of: Self.values.filter { !$0.isEmpty })
    word.append(letter)
    entries.append(.option(last.name, .text(value)))
    switch number(in: 0...2) {
    case 0: return LinePart([word, value], entries)
    case 1: return LinePart(["\(word)=\(value)"], entries)
    default: return LinePart([word + value], entries)
    }
  }
}
