import CommandLines
import TestSupport
import Testing
import Texts

struct OptionTests {
  @Test("An option has all its names and former ones, and no others", arguments: 0..<20)
  func names(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    let options = generator.command().options
    for option in options {
      var renamed = option
      renamed.formerNames = ["--former"]
      #expect(option.names.allSatisfy(option.isNamed))
      #expect(renamed.isNamed("--former") && !option.isNamed("--former"))
      #expect(!renamed.names.contains("--former"))
      for other in options where other.name != option.name {
        #expect(!other.names.contains(where: option.isNamed))
      }
      for wrong in ["", "-", "--", String(option.name.dropFirst()), option.name + "x"] {
        #expect(!option.isNamed(wrong))
      }
      let opposite = "--no-" + option.name.dropFirst(2)
      #expect(option.isNamed(opposite) == (option.opposite == opposite))
    }
  }

  @Test("An option of a part keeps everything but where it stores", arguments: 0..<20)
  func within(_ seed: Int) throws {
    struct Tray: CommandArguments {
      var left = Entries()
      var right = Entries()
    }
    var generator = CommandGenerator(seed: seed)
    for option in generator.command().options {
      var whole = option.detailed("Details.").needing("--file").takingAnyWord().usually(true)
      whole.formerNames = ["--former"]
      let part = whole.within(\Tray.right)
      #expect(part.names == whole.names && part.value == whole.value && part.help == whole.help)
      #expect(part.details == whole.details && part.isUsual == true && part.takesAnyWord)
      #expect(part.needed == "--file" && part.context == "--file")
      #expect(part.formerNames == whole.formerNames && part.answer == whole.answer)
      #expect(part.isRepeatable == whole.isRepeatable && part.candidates == whole.candidates)
      var (tray, entries) = (Tray(), Entries())
      try part.set(&tray, .text("x"))
      try whole.set(&entries, .text("x"))
      #expect(tray.right == entries && tray.left.list.isEmpty)
    }
  }

  @Test("Operands store in their part")
  func operandWithin() throws {
    struct Tray: CommandArguments { var order = Order() }
    let operand = Operand<Order>("name", \.names, help: "Who drinks it.").within(\Tray.order)
    var tray = Tray()
    for name in ["Ada", "Bob"] { try operand.take(&tray, name) }
    #expect(tray.order == Order(names: ["Ada", "Bob"]))
    #expect(operand.placeholder == "name" && operand.count == .any)
  }

  @Test("A number is read exactly if it is in the range", arguments: -2...12)
  func numbers(_ number: Int) throws {
    let option = Option<Order>.number(
      "count", "n", \.count, in: 1...9, "a number of cups", help: "How many cups.")
    var order = Order()
    if 1...9 ~= number {
      try option.set(&order, .text("\(number)"))
      #expect(order.count == number)
    } else {
      #expect(throws: ValueError.expected("a number of cups from 1 to 9")) {
        try option.set(&order, .text("\(number)"))
      }
      #expect(order == Order())
    }
  }

  @Test(
    "A choice lists its words in the help, and takes no other", arguments: ["", "Small", "larg"])
  func choices(_ word: String) {
    let option = Option<Order>.choice("size", \.size, help: "The size of the cup.")
    #expect(option.help == "The size of the cup: small or large.")
    #expect(option.placeholder == "size")
    var order = Order()
    #expect(throws: ValueError.choice(among: ["small", "large"])) {
      try option.set(&order, .text(word))
    }
  }

  @Test("A text must not be blank where a refusal is given", arguments: ["", " ", "\t \n"])
  func blank(_ text: String) throws {
    var order = Order()
    let (any, filled) = (
      Option<Order>.text("note", "text", \.note, help: "A note."),
      Option<Order>.text("note", "text", \.note, help: "A note.", orElse: "a text")
    )
    #expect(throws: ValueError.needs("a text")) { try filled.set(&order, .text(text)) }
    try any.set(&order, .text(text))
    #expect(order.note == text)
  }

  @Test(
    "A placeholder is put in words where a value is missing",
    arguments: [
      ("n", "a number"), ("times", "a number of times"),
      ("wxh", "a width and a height such as 80x24"),
      ("name|file", "a name or a file"), ("options", "a list of options"), ("item", "an item"),
      ("n|none|color", "a number, none or a color"),
    ])
  func placeholders(_ placeholder: String, _ words: String) {
    var command = Command<Entries>("brew", "Brews tea.")
    let options = [Option<Entries>("x", .required(placeholder), help: "") { _, _ in }]
    command.sections = [.init("Options", options)]
    #expect(throws: CommandLineStop.refused("--x needs a value: \(words)")) {
      try command.read(["--x"], program: "tea")
    }
  }

  @Test("The command moves to the front, and the other words stay in order", arguments: 0..<40)
  func commandFirst(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    var command = generator.command()
    command.operands = []
    command.subcommands = [.init("green"), .init("black")]
    let options = generator.line(for: command).filter { $0.entries.count == 1 }.flatMap(\.words)
    let rest = ["cup", "--zzzzz", "black"]
    let moved = command.withCommandFirst(options + ["green"] + rest)
    #expect(moved == ["green"] + options + rest)
    #expect(command.withCommandFirst(moved) == moved)
    #expect(command.withCommandFirst(options + ["cup"] + rest) == options + ["cup"] + rest)
  }
}
