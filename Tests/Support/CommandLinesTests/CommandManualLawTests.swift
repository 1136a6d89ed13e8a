import CommandLines
import TestSupport
import Testing

struct CommandManualLawTests {
  /// Returns the lines of the manual's lists for a generated command.
  private static func lines(_ command: Command<Entries>) -> [String] {
    let lists = command.manual(of: "tea")
    return command.sections.flatMap { section in
      (lists["options: tea brew, \(section.title)"] ?? "").split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
  }

  @Test("Each name is in one item, in the order of the help", arguments: 0..<40)
  func items(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    let command = generator.command()
    let found = Self.lines(command).filter { $0.hasPrefix(".It ") }.flatMap { line in
      let words = line.split(separator: " ").map(String.init)
      return zip(words, words.dropFirst()).filter { $0.0 == "Fl" }.map { "-" + $0.1 }
    }
    let named = command.options.filter { $0.answer != .help }
    #expect(found == named.flatMap(\.names))
  }

  @Test("Each item has the help of its option, word for word", arguments: 0..<40)
  func help(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    let command = generator.command()
    let named = command.options.filter { $0.answer != .help }
    let sentences = named.flatMap { option in
      if case .toggle(let opposite) = option.value {
        [option.help, opposite]
      } else {
        [option.help]
      }
    }
    let text = Self.lines(command).filter { !$0.hasPrefix(".") }.joined(separator: " ")
    #expect(text == sentences.joined(separator: " "))
  }

  @Test("Each line is text or a macro of mdoc, and none is empty", arguments: 0..<40)
  func validity(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    var command = generator.command()
    let details = [
      "See `tea up`, sleep(1) and $HOME.", "A first paragraph.\n\nWith --alpha, a second one.", "",
    ]
    var options: [Option<Entries>] = []
    for option in command.options {
      var option = option.detailed(generator.one(of: details)).usually(generator.flip())
      if generator.flip() { option = option.needing("--file") }
      options.append(option)
    }
    let all = options
    command.sections = [.init("All", all)]
    let lines = Self.lines(command)
    #expect(lines.first?.hasPrefix(".It ") == true)
    for line in lines {
      #expect(!line.isEmpty && !line.hasPrefix("'") && line.last != " ", "\(line)")
      guard line.hasPrefix(".") else { continue }
      let macro = line.dropFirst().prefix { $0 != " " }
      #expect(["It", "Pp", "Fl", "Li", "Ic", "Ev", "Xr", "No", "Pq"].contains(macro), "\(line)")
      #expect(macro == "Pp" || line.contains(" "), "\(line)")
    }
    #expect(lines.last != ".Pp")
  }

  @Test("Of an option and its opposite, at most one is the default", arguments: [nil, false, true])
  func usual(_ isOn: Bool?) {
    let option = Option<Order>.toggle(
      "sweet", \.isSweet, help: "Add sugar.", opposite: "Add none.")
    var command = Command<Order>("brew", "Brews tea.")
    let options = [option.usually(isOn)]
    command.sections = [.init("Tea", options)]
    let items = (command.manual(of: "tea")["options: tea brew, Tea"] ?? "").split(separator: ".It ")
    #expect(items.map { $0.contains("This is the default.") } == [isOn == true, isOn == false])
  }

  @Test("The list of a section with help alone is left out, and a program has no command’s name")
  func sections() {
    var command = Command<Order>("", "Brews tea.")
    command.sections = [
      .init("Others", [.help]), .init("Answers", [.help, .version]),
    ]
    #expect(
      command.manual(of: "tea") == ["options: tea, Answers": ".It Fl -version\nShow the version."])
  }
}
