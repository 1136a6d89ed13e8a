import CommandLines
import TestSupport
import Testing
import Texts

struct CommandHelpTests {
  /// The column at which descriptions begin.
  private static let column = 26

  /// Returns generated commands with their help.
  private static func samples() -> [(command: Command<Entries>, help: String)] {
    (0..<60).map { seed in
      var generator = CommandGenerator(seed: seed)
      let command = generator.command()
      return (command, command.help(program: "tea"))
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func words(_ text: String) -> [String] {
    text.split { $0.isWhitespace }.map(String.init)
  }

  /// Returns the names and the placeholder of an option as the help shows them.
  private static func label(_ option: Option<Entries>) -> String {
    switch option.value {
    case .none: option.names.joined(separator: ", ")
    case .toggle: "--[no-]\(option.name.dropFirst(2))"
    case .required(let value): option.names.joined(separator: ", ") + " <\(value)>"
    case .optional(let value): option.names.joined(separator: ", ") + "[=<\(value)>]"
    }
  }

  @Test("No line is wider than 80 columns or ends with a space")
  func width() {
    for line in Self.samples().flatMap({ Self.lines($0.help) }) {
      #expect(line.count <= 80 && line.last != " ", "\(line)")
    }
  }

  @Test("The help has all words of the declaration in order, and no others")
  func words() {
    for (command, help) in Self.samples() {
      let operands = command.operands.flatMap { operand in
        ["Arguments:", operand.placeholder.uppercased()] + Self.words(operand.help)
      }
      let sections = command.sections.flatMap { section in
        ["\(section.title):"]
          + section.options.flatMap { Self.words(Self.label($0)) + Self.words($0.help) }
      }
      let synopsis = command.operands.isEmpty ? ["[options]"] : ["[CUP", "...]", "[options]"]
      let start = Self.words(command.abstract) + ["Usage:", "tea", "brew"] + synopsis
      #expect(Self.words(help) == start + operands + sections)
    }
  }

  @Test("Each option is on one line, at which its description begins")
  func options() {
    for (command, help) in Self.samples() {
      let lines = Self.lines(help)
      for option in command.options {
        let label = "  " + Self.label(option)
        let found = lines.indices.filter {
          lines[$0] == label || lines[$0].hasPrefix(label + "  ")
        }
        #expect(found.count == 1, "\(option.name)")
        guard let place = found.first else { continue }
        let isAlone = lines[place] == label
        let start = isAlone ? lines[place + 1] : lines[place]
        #expect(
          Self.words(String(start.dropFirst(Self.column))).first == "Stir" || option.answer != nil)
        #expect(Array(start)[Self.column - 1] == " " && Array(start)[Self.column] != " ")
        #expect(isAlone == (label.count + 2 > Self.column), "\(label)")
      }
    }
  }

  @Test("A description is wrapped only where the next word doesn’t fit")
  func wrapping() {
    let indent = String(repeating: " ", count: Self.column)
    var count = 0
    for (_, help) in Self.samples() {
      let lines = Self.lines(help)
      for (line, next) in zip(lines, lines.dropFirst())
      where line.hasPrefix(indent) && next.hasPrefix(indent) {
        let word = Self.words(next).first ?? ""
        #expect(line.count + 1 + word.count > 80, "\(line)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test("Lines of the discussion that begin with spaces aren’t wrapped, others are")
  func discussion() {
    var command = Command<Entries>("brew", "Brews tea.")
    let table = "  " + String(repeating: "x ", count: 60) + "x"
    let prose = Array(repeating: "word", count: 40).joined(separator: " ")
    command.discussion = "\(prose)\n\(table)\n\n\(prose)"
    let lines = Self.lines(command.help(program: "tea"))
    #expect(lines.filter { $0 == table }.count == 1)
    #expect(lines.filter { $0.hasPrefix("word") }.allSatisfy { $0.count <= 80 })
    #expect(lines.flatMap(Self.words).filter { $0 == "word" }.count == 80)
    #expect(lines.drop { $0 != table }.dropFirst().first == "")
  }

  @Test("Examples begin with the name of the program, and come before the discussion")
  func examples() {
    var command = Command<Entries>("brew", "Brews tea.")
    command.examples = [("4m", "green tea"), ("10m", "black tea")]
    command.discussion = "More."
    let examples = "  cup 4m   green tea\n  cup 10m  black tea"
    #expect(command.help(program: "cup").hasSuffix("\n\n\(examples)\n\nMore."))
  }

  @Test("Each line of a given synopsis follows the name, aligned")
  func usage() {
    var command = Command<Entries>("brew", "Brews tea.")
    command.usage = ["CUP", "POT [options]"]
    command.subcommands = [.init("green", "brew green tea")]
    let help = command.help(program: "tea")
    #expect(help.contains("\n\nUsage: tea brew CUP\n       tea brew POT [options]\n\n"))
    let gap = String(repeating: " ", count: Self.column - "  green".count)
    #expect(help.hasSuffix("Commands:\n  green\(gap)brew green tea"))
    command.usage = []
    #expect(command.help(program: "tea").contains("Usage: tea brew green [options]\n"))
  }

  @Test("A program without a command of its own has only its name in the synopsis")
  func program() {
    var command = Command<Entries>("", "Brews tea.")
    command.operands = [
      Operand("pot", .one, help: "") { _, _ in }, Operand("lid", .optional, help: "") { _, _ in },
    ]
    #expect(command.help(program: "tea") == "Brews tea.\n\nUsage: tea POT [LID] [options]")
  }
}
