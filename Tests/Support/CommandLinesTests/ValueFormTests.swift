import CommandLines
import Testing
import Texts

struct ValueFormTests {
  private struct Pot: CommandArguments, Equatable {
    enum Form: String, CaseIterable { case leaf, powder }

    var form = Form.leaf
    var count: Int?
    var isHot: Bool?
    var notes: [String] = []
    var isSealed = false
    var isOpened = false

    static let command: Command<Pot> = {
      var command = Command<Pot>("pot", "Makes tea.")
      command.sections = [
        .init(
          "Tea",
          [
            .value("form", "form", \.form, .cases, help: "Form of the tea"),
            .value("count", "n", \.count, .integer(in: 1...9), help: "Number of cups"),
            .value("hot", "yes|no", \.isHot, .yesOrNo, help: "Whether it is hot"),
            Option.value("note", "text", .text("a text"), help: "Note") { $0.notes.append($1) }
              .repeatable(),
            .flag("sealed", \.isSealed, help: "Seal it."),
            .flag("opened", \.isOpened, help: "Open it."),
          ])
      ]
      command.conflicts = [
        Conflict(["--form powder"], ["--hot no"]),
        Conflict(["--sealed"], ["--note"]).unless("--opened"),
      ]
      return command
    }()

    static func read(_ line: String) throws(CommandLineStop) -> Pot {
      try command.read(line.split(separator: " ").map(String.init), program: "tea")
    }

    static func offered(_ line: String) -> [String] {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      return command.completion(of: words).candidates.map(\.text)
    }
  }

  @Test("A value is parsed into its property, and described in the help")
  func values() throws {
    let pot = try Pot.read("--form powder --count 3 --hot yes --note a --note b")
    #expect(pot == Pot(form: .powder, count: 3, isHot: true, notes: ["a", "b"]))
    #expect(
      Pot.command.options.map(\.help).prefix(3) == [
        "Form of the tea: leaf or powder.", "Number of cups: a number from 1 to 9.",
        "Whether it is hot: yes or no.",
      ])
    #expect(Pot.offered("--form ") == ["leaf", "powder"])
  }

  @Test(
    "An invalid or missing value is refused with a description of valid ones",
    arguments: [
      ("--form bag", "--form takes leaf or powder, not “bag”"),
      ("--count 0", "--count 0 should be a number from 1 to 9"),
      ("--count +3", "--count +3 should be a number from 1 to 9"),
      ("--count", "--count needs a number from 1 to 9"), ("--note=", "--note needs a text"),
    ])
  func mistakes(_ line: String, _ words: String) {
    #expect(throws: CommandLineStop.refused(words)) { try Pot.read(line) }
  }

  @Test("A conflict with a value concerns only that value")
  func conflictOfValues() {
    #expect(throws: CommandLineStop.refused("--form powder and --hot no can’t be combined")) {
      try Pot.read("--hot no --form powder")
    }
    #expect(throws: Never.self) { try Pot.read("--hot yes --form powder") }
    #expect(throws: Never.self) { try Pot.read("--hot no --form powder --form leaf") }
    #expect(Pot.offered("--form powder --hot ") == ["yes"])
    #expect(Pot.offered("--hot no --form=") == ["leaf"])
  }

  @Test("A conflict doesn’t hold with an option that is an exception")
  func exceptions() {
    #expect(throws: CommandLineStop.self) { try Pot.read("--sealed --note a") }
    #expect(throws: Never.self) { try Pot.read("--sealed --note a --opened") }
    #expect(!Pot.offered("--sealed --").contains("--note"))
    #expect(Pot.offered("--sealed --opened --").contains("--note"))
  }
}
