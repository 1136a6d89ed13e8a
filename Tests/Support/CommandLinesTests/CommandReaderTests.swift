import CommandLines
import Testing
import Texts

/// The arguments of a made-up command.
struct Order: CommandArguments, Equatable {
  enum Size: String, CaseIterable { case small, large }

  var names: [String] = []
  var rest: [String] = []
  var isHot = false
  var isSweet: Bool?
  var size: Size?
  var count: Int?
  var note: String?
  var rows: String?
  var extras: [String] = []
  var file: String?

  func check() throws(ValueError) {
    if names.contains("salt") { throw .sentence("salt isn’t served") }
  }

  static let command: Command<Order> = {
    var command = Command<Order>("order", "Orders tea.")
    command.operands = [Operand("name", \.names, help: "Who drinks it.")]
    command.sections = [
      .init(
        "Tea",
        [
          .flag("hot", \.isHot, help: "Serve it hot."),
          .flag("cold", help: "Serve it cold.") { $0.isHot = false },
          .toggle("sweet", \.isSweet, help: "Add sugar.", opposite: "Add no sugar."),
          .choice("size", \.size, help: "How large the cup is: small or large."),
          .number("count", "n", \.count, in: 1...9, "a number of cups", help: "How many cups."),
          .text("note", short: "n", "text", \.note, help: "A note.", orElse: "a text"),
          Option("rows", .optional("rows"), help: "In rows.") {
            (order, given) throws(ValueError) in
            if case .text(let text) = given {
              guard Int(text) != nil else { throw ValueError.expected("a number of rows") }
              order.rows = text
            } else {
              order.rows = ""
            }
          },
          .texts("extra", "name", \.extras, help: "Something beside it.").takingAnyWord(),
          .text("file", short: "f", "file", \.file, help: "Where it is written.")
            .completing(paths: .files),
          Option.text("format", "form", \.file, help: "How it is written.").needing("--file"),
          .help, .version,
        ])
    ]
    command.conflicts = [
      .oneOf(["--hot", "--cold"]), Conflict(["--file"], ["--rows"], because: nil),
    ]
    command.trailing = .init(begins: { !$0.names.isEmpty }, take: { $0.rest = $1 })
    return command
  }()

  static func read(_ line: String) throws(CommandLineStop) -> Order {
    try command.read(line.split(separator: " ").map(String.init), program: "tea")
  }
}

struct CommandReaderTests {
  @Test(
    "Options are read in all their forms",
    arguments: [
      ("", Order()), ("Ada Bob", Order(names: ["Ada", "Bob"])), ("--hot", Order(isHot: true)),
      ("--sweet", Order(isSweet: true)), ("--no-sweet", Order(isSweet: false)),
      ("--sweet --no-sweet", Order(isSweet: false)), ("--size large", Order(size: .large)),
      ("--size=small", Order(size: .small)), ("--count 3", Order(count: 3)),
      ("--note=a=b", Order(note: "a=b")), ("--note --milk", Order(note: "--milk")),
      ("-n x -f y", Order(note: "x", file: "y")), ("-nx", Order(note: "x")),
      ("--count 0 --count 3", Order(count: 3)),
      ("--extra a --extra --hot", Order(extras: ["a", "--hot"])), ("--rows", Order(rows: "")),
      ("--rows=3", Order(rows: "3")), ("-5", Order(names: ["-5"])), ("-", Order(names: ["-"])),
      ("-- --hot", Order(names: ["--hot"])),
      ("Ada -- make --hot", Order(names: ["Ada"], rest: ["make", "--hot"])),
    ])
  func forms(_ line: String, _ order: Order) throws {
    #expect(try Order.read(line) == order)
  }

  @Test(
    "A mistake is refused in a clause",
    arguments: [
      ("--hott", "unknown option “--hott”; did you mean --hot?"),
      ("--xyzzy", "unknown option “--xyzzy”; tea order --help lists all options"),
      ("-x", "unknown option “-x”; tea order --help lists all options"),
      ("-hot", "unknown option “-hot”; did you mean --hot?"),
      ("-\u{301}", "unknown option “-\u{301}”; tea order --help lists all options"),
      ("-\u{301}h", "unknown option “-\u{301}h”; tea order --help lists all options"),
      ("--hot=1", "--hot takes no value; leave out “=1”"),
      ("--help=1", "--help takes no value; leave out “=1”"),
      ("--count=", "--count needs a number of cups from 1 to 9"),
      ("--count x --count 2 a\nsalt --hott", "unknown option “--hott”; did you mean --hot?"),
      ("--count", "--count needs a value: a number"),
      ("--count --hot", "--count needs a value: a number"),
      ("--count 0", "--count 0 should be a number of cups from 1 to 9"),
      ("--count=x", "--count x should be a number of cups from 1 to 9"),
      ("--size huge", "--size takes small or large, not “huge”"),
      ("--note=", "--note needs a text"),
      ("--hot --cold", "--hot and --cold can’t be combined"),
      ("--format x", "--format needs --file"),
      ("salt", "salt isn’t served"), ("--rows=x", "--rows=x should be a number of rows"),
      (
        "Ada --rows 5",
        "“--rows 5” has two readings: write --rows=5 for a number of rows; "
          + "to add it to the time, write it before --rows"
      ),
    ])
  func mistakes(_ line: String, _ words: String) {
    #expect(throws: CommandLineStop.refused(words)) { try Order.read(line) }
  }

  @Test("An error about an operand doesn't begin with the operand's placeholder")
  func operandMistake() {
    var command = Order.command
    command.operands = [
      Operand("span", .any, help: "") { (_, word) throws(ValueError) in
        throw .reason("“\(word)” isn’t a span")
      }
    ]
    #expect(throws: CommandLineStop.refused("“Ada” isn’t a span")) {
      try command.read(["Ada"], program: "tea")
    }
  }

  @Test(
    "The name of a command below may follow options",
    arguments: [
      ("--hot milk 3", "milk --hot 3"), ("--note milk milk", "milk --note milk"),
      ("--note=a milk", "milk --note=a"), ("milk --hot", "milk --hot"), ("--hot Ada", "--hot Ada"),
      ("-- milk", "-- milk"), ("--note", "--note"), ("", ""),
    ])
  func commandFirst(_ typed: String, _ read: String) {
    var command = Order.command
    command.subcommands = [.init("milk", "order milk")]
    let words = command.withCommandFirst(typed.split(separator: " ").map(String.init))
    #expect(words.joined(separator: " ") == read)
  }

  @Test("Excerpts in a clause have no line breaks, and an inapplicable option is named")
  func clauses() {
    var command = Order.command
    command.isInapplicable = { $0 == "--ice" }
    #expect(
      throws: CommandLineStop.refused(
        "--ice doesn’t apply to “order”; tea order --help lists its options")
    ) { try command.read(["--ice"], program: "tea") }
    #expect(throws: CommandLineStop.refused("--size takes small or large, not “a␊b”")) {
      try command.read(["--size", "a\nb"], program: "tea")
    }
    command.sections = [
      .init(
        "",
        [Option("x", .required("x"), help: "") { _, _ throws(ValueError) in throw .lines("a\nb") }])
    ]
    #expect(throws: CommandLineStop.refused("a\nb")) {
      try command.read(["--x", "1"], program: "tea")
    }
  }

  @Test(
    "Help and the version win over mistakes",
    arguments: ["--help", "-h", "--hott -h", "--count 0 --help"])
  func help(_ line: String) throws {
    let stop = try #require(throws: CommandLineStop.self) { try Order.read(line) }
    #expect(stop == .help(Order.command.help(program: "tea")))
    #expect(throws: CommandLineStop.version) { try Order.read("--version --hott") }
  }

  @Test("What a command line doesn't need isn't evaluated")
  func laziness() throws {
    @Sendable func unexpected<Value>(_ value: Value) -> Value {
      Issue.record("evaluated")
      return value
    }
    var command = Command<Order>("order", "Orders tea.")
    command.sections = [.init("Help", [.version, .help]), .init("Others", unexpected([]))]
    command.conflicts = [Conflict(["--spicy"], unexpected([]))]
    command.composeDiscussion = { unexpected("") }
    #expect(throws: CommandLineStop.version) { try command.read(["--version"], program: "tea") }
    _ = try command.read([], program: "tea")
  }

  @Test("The help lists all options in 80 columns")
  func helpText() {
    let help = Order.command.help(program: "tea")
    let lines = help.split(separator: "\n")
    #expect(lines.prefix(2) == ["Orders tea.", "Usage: tea order [NAME ...] [options]"])
    for option in Order.command.options where option.opposite == nil {
      #expect(help.contains(option.name), "\(option.name)")
    }
    #expect(help.contains("  --[no-]sweet            Add sugar.\n"))
    #expect(help.contains("  -n, --note <text>       A note.\n"))
    #expect(help.contains("  --rows[=<rows>]         In rows.\n"))
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(
    "Shells are offered what can still be typed",
    arguments: [
      ("--h", "--hot"), ("--hot --", "--sweet"), ("--", "--no-sweet"), ("--", "--rows="),
      ("--extra x --", "--extra"), ("--file x --", "--format"), ("--size ", "large"),
      ("--size=", "small"),
    ])
  func offered(_ line: String, _ word: String) {
    #expect(Self.candidates(line).contains(word))
  }

  @Test(
    "Shells aren’t offered what can’t be typed any more",
    arguments: [
      ("--hot --", "--hot"), ("--hot --", "--cold"), ("--cold --", "--hot"),
      ("--sweet --", "--no-sweet"),
      ("--file x --", "--rows"), ("--file x --", "--rows="), ("--rows --", "--file"),
      ("--", "--format"),
      ("-n x --", "--note"),
    ])
  func withheld(_ line: String, _ word: String) {
    #expect(!Self.candidates(line).contains(word))
  }

  private static func candidates(_ line: String) -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return Order.command.completion(of: words).candidates.map(\.text)
  }

  @Test("Paths are offered where a value or a command is one")
  func paths() {
    #expect(Order.command.completion(of: ["--file", ""]).paths == .files)
    #expect(Order.command.completion(of: ["Ada", "--", "m"]).paths == .files)
    #expect(Order.command.completion(of: ["--", "m"]).paths == .none)
  }
}
