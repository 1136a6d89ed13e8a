import CommandLines
import Testing

struct CommandManualTests {
  private struct Tea: CommandArguments {
    var isSweet: Bool?
    var rows: String?
    var file: String?

    static let command: Command<Tea> = {
      var command = Command<Tea>("tea", "Makes tea.")
      command.sections = [
        .init(
          "Tea",
          [
            Option.toggle("sweet", \.isSweet, help: "Add sugar.", opposite: "Add no sugar.")
              .usually(false).detailed("Two lumps."),
            Option("rows", .optional("rows"), help: "Stay in rows.") { _, _ in },
            .text("file", short: "f", "file|-", \.file, help: "Where it is written."),
            Option.text("format", "form", \.file, help: "Its form, by `timer up`.")
              .needing("--file"),
          ]),
        .init("Others", [.help]),
      ]
      return command
    }()
  }

  @Test("Each option is an item with its help, its details, what it needs and what holds usually")
  func items() {
    #expect(
      Tea.command.manual(of: "pot")["options: pot tea, Tea"] == #"""
        .It Fl -sweet
        Add sugar.
        Two lumps.
        .It Fl -no-sweet
        Add no sugar.
        This is the default.
        .It Fl -rows Ns Op = Ns Ar rows
        Stay in rows.
        .It Fl f , Fl -file Ar file | -
        Where it is written.
        .It Fl -format Ar form
        Its form, by
        .Ic timer up .
        It needs
        .Fl -file .
        """#)
    #expect(Tea.command.manual(of: "pot").count == 1)
  }

  @Test("Details stay with an option that is part of another command")
  func within() {
    let option = Option<Tea>.text("file", "file", \.file, help: "A file.").detailed("Any.")
      .then { $0.rows = nil }.within(\Outer.tea)
    #expect(option.details == "Any.")
  }

  @Test("An option that is part of another command changes only its part, and nothing if it fails")
  func changes() throws {
    let texts = Option<Pot>.texts("tea", "tea", \.teas, help: "A tea.").within(\Outer.pot)
    let failing = Option<Pot>("broken", .none, help: "Fail.") { (pot, _) throws(ValueError) in
      pot.teas = []
      throw .needs("a lid")
    }.within(\Outer.pot)
    var outer = Outer()
    for text in ["green", "black"] { try texts.set(&outer, .text(text)) }
    #expect(throws: ValueError.needs("a lid")) { try failing.set(&outer, .flag(true)) }
    #expect(outer.pot.teas == ["green", "black"] && outer.tea.file == nil)
  }

  private struct Pot { var teas: [String] = [] }
  private struct Outer {
    var tea = Tea()
    var pot = Pot()
  }
}
