import CommandLines
import Countdowns
import Faces
import Testing

@testable import TimerApp

struct NamedTimerSavingTests {
  private func saved(_ words: String...) throws -> NamedTimer {
    let arguments = try Arguments.read(words)
    var script = try ScriptSettings(arguments)
    if script.routine == nil, script.repeatsSpan {
      script.routine = try script.routine([Step(length: .seconds(60))])
    }
    return try NamedTimer(saving: arguments, script, nil, as: try #require(arguments.save))
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
    let script = try ScriptSettings(arguments)
    let preset = NamedTimer.presets[0].changed(by: script, arguments)
    let timer = try NamedTimer(saving: arguments, script, preset, as: "Short")
    #expect((timer.name, timer.rounds, timer.finalStep) == ("Short", 2, "15m=Long break"))
  }

  @Test(
    "A name that couldn’t start the timer is refused",
    arguments: [
      ("list", "is a command"), ("5m", "is read as a time"), ("a=b", "is read as a time"),
      ("-x", "begins like an option"), ("\u{200B}", "can be seen"),
    ])
  func names(name: String, reason: String) throws {
    let arguments = try Arguments.read(["5m"])
    let error = #expect(throws: NamedTimerError.self) {
      try NamedTimer(saving: arguments, ScriptSettings(arguments), nil, as: name)
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
}
