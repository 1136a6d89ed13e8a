import CommandLines
import TestSupport
import Testing

struct RepeatedOptionTests {
  @Test("Of an option and its opposite, the last one counts", arguments: 0..<30)
  func toggles(_ seed: Int) throws {
    var generator = CommandGenerator(seed: seed)
    let states = (0..<generator.number(in: 0...6)).map { _ in generator.flip() }
    let line = states.map { $0 ? "--sweet" : "--no-sweet" }
    #expect(try Order.command.read(line, program: "tea").isSweet == states.last)
  }

  @Test("Of several values the last one counts, and forgives mistakes before it", arguments: 0..<60)
  func values(_ seed: Int) throws {
    var generator = CommandGenerator(seed: seed)
    let values = (0..<generator.number(in: 1...6)).map { _ in
      generator.one(of: ["0", "1", "9", "10", "x", "2.5", "-3"])
    }
    let line = values.map { "--count=\($0)" }
    let valid = ["1", "9"]
    if let last = values.last, valid.contains(last) {
      #expect(try Order.command.read(line, program: "tea").count == Int(last), "\(line)")
    } else {
      let wrong = values.reversed().prefix { !valid.contains($0) }.last ?? ""
      #expect(
        throws: CommandLineStop.refused(
          "--count \(wrong) should be a number of cups from 1 to 9"), "\(line)"
      ) { try Order.command.read(line, program: "tea") }
    }
  }

  @Test("A repeatable option stores all its values, in order", arguments: 0..<20)
  func texts(_ seed: Int) throws {
    var generator = CommandGenerator(seed: seed)
    let values = (0..<generator.number(in: 0...6)).map { _ in
      generator.one(of: ["milk", "--hot", "-h", "", "--extra"])
    }
    let line = values.flatMap { generator.flip() ? ["--extra", $0] : ["--extra=\($0)"] }
    #expect(try Order.command.read(line, program: "tea").extras == values)
  }

  @Test("A mistake in one of several values of a repeatable option isn’t forgiven")
  func repeatableMistake() {
    var option = Option<Entries>("cup", .required("n"), help: "A cup.") {
      (_, input) throws(ValueError) in
      guard case .text(let text) = input, Int(text) != nil else { throw .expected("a number") }
    }
    option.isRepeatable = true
    var command = Command<Entries>("brew", "Brews.")
    let options = [option]
    command.sections = [.init("Options", options)]
    #expect(throws: CommandLineStop.refused("--cup x should be a number")) {
      try command.read(["--cup", "x", "--cup", "2"], program: "tea")
    }
  }

  @Test("A dependent option needs the other, before or after it")
  func dependent() throws {
    let (format, file) = (["--format", "x"], ["-f", "y"])
    #expect(throws: CommandLineStop.refused("--format needs --file")) {
      try Order.command.read(format, program: "tea")
    }
    for line in [format + file, file + format] {
      #expect(throws: Never.self) { try Order.command.read(line, program: "tea") }
    }
  }
}
