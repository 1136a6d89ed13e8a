import CommandLines
import TestSupport
import Testing
import Texts

struct CommandCompletionTests {
  private static func candidates(_ words: [String], of command: Command<Entries>) -> [String] {
    command.completion(of: words).candidates.map(\.text)
  }

  /// Returns a line in which each option has a word of its own, and the options that it uses.
  private static func line(
    for command: Command<Entries>, _ generator: inout CommandGenerator
  ) -> (words: [String], used: [Option<Entries>]) {
    let options = command.options.filter { $0.answer == nil }
    let used = Array(generator.shuffled(options).prefix(generator.number(in: 0...4)))
    var words: [String] = []
    for option in used {
      let name = generator.one(of: option.names)
      switch option.value {
      case .none, .toggle, .optional: words.append(name)
      case .required: words += generator.flip() ? [name, "x"] : ["\(name)=x"]
      }
    }
    return (words, used)
  }

  @Test("With each name that is offered, the line can be read", arguments: 0..<40)
  func offered(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    let command = generator.command()
    let line = Self.line(for: command, &generator).words
    for name in Self.candidates(line + ["-"], of: command) {
      let option = command.options.first { $0.isNamed(name.hasSuffix("=") ? "" : name) }
      let value = option?.takesNextWord == true ? ["x"] : []
      let words = line + [name.hasSuffix("=") ? name + "x" : name] + value
      do throws(CommandLineStop) {
        _ = try command.read(words, program: "tea")
      } catch {
        if case .refused(let reason) = error { Issue.record("\(words): \(reason)") }
      }
    }
  }

  @Test("All options are offered once, except those used", arguments: 0..<40)
  func unused(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    let command = generator.command()
    let (words, used) = Self.line(for: command, &generator)
    let rest = command.options.filter { option in !used.contains { $0.name == option.name } }
    let names = rest.flatMap { option -> [String] in
      if case .optional = option.value { option.names + ["\(option.name)="] } else { option.names }
    }
    #expect(Self.candidates(words + ["--"], of: command) == names)
  }

  @Test("A repeatable option is offered again", arguments: 0..<10)
  func repeatable(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    var command = generator.command()
    var options = command.options.filter { $0.answer == nil }
    for place in options.indices { options[place].isRepeatable = true }
    let all = options
    command.sections = [.init("All", all)]
    let words = Self.line(for: command, &generator).words
    #expect(
      Self.candidates(words + ["--"], of: command) == all.flatMap { $0.candidates.map(\.text) })
  }

  @Test("The descriptions are those of the option or of its opposite, in a clause")
  func descriptions() {
    let toggle = Option<Order>.toggle(
      "sweet", \.isSweet, help: "Add sugar: two lumps.", opposite: "Add none; use honey.")
    #expect(
      toggle.candidates == [.init("--sweet", "add sugar"), .init("--no-sweet", "add none")])
    let sized = Option<Order>("size", short: "s", .optional("n"), help: "SI units.") { _, _ in }
    #expect(sized.candidates.map(\.text) == ["-s", "--size", "--size="])
    #expect(sized.candidates.allSatisfy { $0.words == "SI units" })
  }

  @Test("A value’s words are offered after a space and after =, and each can be read")
  func values() throws {
    for words in [["--size", ""], ["--size="], ["--hot", "--size="], ["Ada", "--size", "l"]] {
      let offered = Order.command.completion(of: words).candidates.map(\.text)
      #expect(offered == Order.Size.allCases.map(\.rawValue))
      for value in offered {
        let order = try Order.command.read(["--size=\(value)"], program: "tea")
        #expect(order.size?.rawValue == value)
      }
    }
    #expect(Order.command.completion(of: ["--nothing="]) == Completion())
    #expect(Order.command.completion(of: ["--nothing=", "--size="]).candidates.count == 2)
  }

  @Test("An option that needs another is offered when that one is used, and can then be read")
  func context() throws {
    for option in Order.command.options {
      guard let context = option.context else { continue }
      let before = Order.command.completion(of: ["--"]).candidates.map(\.text)
      let after = Order.command.completion(of: [context, "x", "--"]).candidates.map(\.text)
      #expect(!before.contains(option.name) && after.contains(option.name))
      #expect(throws: Never.self) {
        try Order.command.read([context, "x", option.name, "x"], program: "tea")
      }
    }
  }

  @Test("Candidates that are looked up are those of their kind")
  func lookup() {
    var command = Command<Entries>("brew", "Brews tea.")
    let options = [
      Option<Entries>("pot", .required("pot"), help: "A pot.") { _, _ in }
        .completing { Completion($0("pots")) }
    ]
    command.sections = [.init("Options", options)]
    command.operands = [
      Operand<Entries>("cup", .any, help: "A cup.") { _, _ in }
        .completing { before, lookup in Completion(lookup("cups \(before.count)")) }
    ]
    let lookup: Completion.Lookup = { [.init("one of the \($0)")] }
    for (words, text) in [
      (["--pot", ""], "pots"), (["--pot="], "pots"), ([""], "cups 0"), (["a", "b", ""], "cups 2"),
      (["--pot", "x", ""], "cups 0"), (["--", "--pot", ""], "cups 1"),
    ] {
      #expect(
        command.completion(of: words, lookup).candidates.map(\.text) == ["one of the \(text)"],
        "\(words)")
    }
  }

  @Test("Operands are offered in their places, and subcommands only in the first word")
  func operands() {
    var command = Command<Entries>("", "Brews tea.")
    func operand(_ name: String, _ count: OperandCount) -> Operand<Entries> {
      Operand<Entries>(name, count, help: "") { _, _ in }
        .completing { before, _ in Completion([.init("\(name) \(before.count)")]) }
    }
    command.operands = [operand("pot", .one), operand("lid", .optional), operand("cup", .any)]
    command.subcommands = [.init("green", "brew green tea")]
    let options = [Option<Entries>("list", .none, help: "List all.") { _, _ in }]
    command.sections = [.init("Options", options)]
    #expect(Self.candidates([""], of: command) == ["green", "pot 0"])
    #expect(Self.candidates(["--list", ""], of: command) == ["pot 0"])
    #expect(Self.candidates(["a", ""], of: command) == ["lid 0"])
    #expect(Self.candidates(["a", "b", ""], of: command) == ["cup 0"])
    #expect(Self.candidates(["a", "b", "c", "d", ""], of: command) == ["cup 2"])
    command.closing = ["--list"]
    #expect(Self.candidates(["--list", ""], of: command) == [])
    command.operands = [operand("pot", .one)]
    #expect(Self.candidates(["a", ""], of: command) == [])
  }
}
