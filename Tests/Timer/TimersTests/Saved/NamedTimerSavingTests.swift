import CommandLines
import Countdowns
import Faces
import Synth
import Testing
import TimerTestSupport

@testable import Timers

struct NamedTimerSavingTests {
  private func saved(_ words: String...) throws -> NamedTimer { try saved(words) }

  private func saved(_ words: [String]) throws -> NamedTimer {
    let arguments = try Arguments.read(words)
    var definition = try TimerDefinition(arguments)
    if definition.routine == nil, definition.repeatsSpan {
      definition.routine = try definition.routine([Step(length: .seconds(60))])
    }
    return try NamedTimer(saving: arguments, definition, nil, as: try #require(arguments.save))
  }

  @Test("A command line is saved with its steps, rounds, marks, face and sound")
  func commandLine() throws {
    let timer = try saved(
      "25m=Work,color=amber", "15m=Long break", "--rounds", "4", "--finally", "30m=Lunch",
      "--wait", "--mark", "1m=sound:bell", "--mark", "12.5%=say:hi", "--mark", "90s=date; ls",
      "--ring", "--sound", "none", "--save", "Focus")
    #expect(
      timer
        == NamedTimer(
          name: "Focus", time: "25m=Work,color=amber 15m=Long break", rounds: 4, waits: true,
          finalStep: "30m=Lunch",
          marks: ["1m=sound:bell", "12.5%=say:hi", "1m30s=date; ls"], face: .ring, sound: "none"))
    #expect(try timer.plan().routine?.count == 8)
  }

  @Test("A single time is saved as it was typed")
  func single() throws {
    #expect(try saved("1", "h", "30", "min", "--save", "Film").time == "1 h 30 min")
    #expect(try saved("until", "14:30", "--save", "Lunch").time == "until 14:30")
    let sets = try saved("60s", "--rounds", "8", "--save", "Sets")
    #expect((sets.time, sets.rounds) == ("60s", 8))
  }

  @Test("A saved timer can be saved with changes under another name")
  func changed() throws {
    let arguments = try Arguments.read(["pomodoro", "--rounds", "2", "--save", "Short"])
    let definition = try TimerDefinition(arguments)
    let preset = NamedTimer.presets[0].changed(by: definition, arguments)
    let timer = try NamedTimer(saving: arguments, definition, preset, as: "Short")
    #expect((timer.name, timer.rounds, timer.finalStep) == ("Short", 2, "15m=Long break"))
  }

  @Test(
    "A name that couldn’t start the timer is refused",
    arguments: [
      ("list", "is a command"), ("5m", "is read as a time"), ("a=b", "is read as a time"),
      ("-x", "begins like an option"), ("\u{200B}", "can be seen"), (" 5m ", "is read as a time"),
    ])
  func names(name: String, reason: String) throws {
    let arguments = try Arguments.read(["5m"])
    let error = #expect(throws: NamedTimerError.self) {
      try NamedTimer(saving: arguments, TimerDefinition(arguments), nil, as: name)
    }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test(
    "What belongs to a single run can’t be saved",
    arguments: [["--detach"], ["--on-end", "ls"], ["--name", "x"], ["--say", "hi"], ["--app"]])
  func conflicts(words: [String]) {
    let error = #expect(throws: CommandLineStop.self) {
      try Arguments.read(["5m", "--save", "Tea"] + words)
    }
    guard case .refused(let sentence)? = error else { return }
    #expect(sentence == "--save and \(words[0]) can’t be combined")
  }

  @Test("A command at the end can’t be saved")
  func commandAtTheEnd() {
    #expect(
      Arguments.command.refusal(of: ["25m=Work", "--save", "x", "--", "echo", "hi"])
        == "--save and a command at the end can’t be combined")
  }

  /// The names of all options that don't ask for an answer.
  private static let optionNames = Arguments.command.options.filter { $0.answer == nil }
    .flatMap { [$0.name, $0.opposite].compactMap(\.self) }.filter { $0 != "--save" }

  @Test("Every option is either saved or refused", arguments: optionNames)
  func everyOption(name: String) throws {
    let needed = name == "--control" ? ["--share", "hall"] : []
    let time = (name == "--plan" ? [] : ["25m=Work", "5m=Break"]) + needed
    let values = [
      [], ["2"], ["2m"], ["1m=red"], ["15m=Rest"], ["x"], ["auto"], ["standard"], ["pause"],
      ["{state}"], ["ring"], ["sweeping"],
    ]
    // Options without a value, or the first value that the option takes.
    let words = try #require(
      (values.map { [name] + $0 } + values.map { ["\(name)=\($0.joined())"] })
        .first { (try? Arguments.read(time + $0)) != nil }, "\(name) needs another value")
    guard Arguments.command.refusal(of: time + words + ["--save", "x"]) == nil else { return }
    // The steps of a plan are read from its file.
    guard name != "--plan" else { return }
    #expect(try saved(time + words + ["--save", "x"]) != saved(time + ["--save", "x"]))
  }

  @Test("Colors for the end are saved, and options replace those of a saved timer")
  func warnings() throws {
    let timer = try saved("4m", "--warn", "1 min = red", "--warn", "50%=amber", "--save", "Tea")
    #expect(timer.warnings == ["1m=red", "50%=amber"])
    let arguments = try Arguments.read(["tea", "--warn", "30s=pink"])
    let other = try NamedTimer(saving: arguments, TimerDefinition(arguments), timer, as: "Tea")
    #expect(other.warnings == ["30s=pink"])
  }

  @Test("A name is saved as it is typed in a command line, without extra blanks")
  func blanksInNames() throws {
    #expect(try saved("1m", "--save", "  Two   Words ").name == "Two Words")
  }

  @Test("A label with a tab is saved in quotes, and a last step as it is read")
  func labels() throws {
    let timer = try saved("25m=a\tb", "5m=c", "--finally", "15m='x 5m=y'", "--save", "x")
    let routine = try #require(try timer.plan().routine)
    #expect(routine[0].label == "a\tb" && routine[1].label == "x 5m=y")
    #expect(throws: NamedTimerError.self) {
      try saved("25m=\"a b=c\" 'd' 5m", "5m=c", "--save", "x")
    }
  }
}
