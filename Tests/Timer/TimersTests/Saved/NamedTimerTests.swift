import Countdowns
import Faces
import Settings
import TOML
import Testing
import TimerTestSupport

@testable import Timers

struct NamedTimerTests {
  private func read(_ text: String) throws -> NamedTimer {
    let document = try SettingsText("[[timers]]\n" + text).document()
    return try NamedTimer(NamedTimer.path[0], in: document)
  }

  @Test("An entry of the settings file keeps a whole routine")
  func routine() throws {
    let timer = try read(
      """
      name = "Focus"
      time = "25m=Work,color=amber 5m=Break,sound=tower"
      rounds = 4
      finally = "15m=Long break,color=green"
      wait = true
      marks = ["1m=sound:bell", "50%=say:half"]
      warn = ["5m=amber", "10%=red"]
      face = "ring"
      sound = "mallet"
      """)
    let routine = try #require(try timer.plan().routine)
    #expect(routine.count == 8 && routine.waits)
    #expect(routine[0] == Step(label: "Work", length: .seconds(1500), color: .amber))
    #expect(routine[1] == Step(label: "Break", length: .seconds(300), sound: "tower"))
    #expect(routine[7] == Step(label: "Long break", length: .seconds(900), color: .green))
    #expect(try timer.plan().marks.count == 2)
    #expect(
      try timer.plan().warnings == [
        Warning(.left(.seconds(300)), .amber), Warning(.share(100), .red),
      ])
    #expect((timer.face, timer.sound) == (.ring, "mallet"))
  }

  @Test(
    "A mark or a color beyond the longest step is a mistake, except until a time of day",
    arguments: [
      ("3s", "3s=x", "3s=red", nil), ("3s", "0=x", "100%=red", nil),
      ("until 14:30", "5m=x", "5m=red", nil), ("1m=A 5m=B", "5m=x", "2m=red", nil),
      ("3s", "4s=x", "1s=red", "marks"), ("3s", "1s=x", "4s=red", "warn"),
      ("1m=A 5m=B", "6m=x", "1s=red", "marks"),
    ])
  func beyond(_ time: String, _ mark: String, _ warning: String, _ key: String?) {
    let timer = NamedTimer(name: "x", time: time, marks: [mark], warnings: [warning])
    do throws(NamedTimerError) {
      _ = try timer.plan()
      #expect(key == nil)
    } catch {
      #expect(error.key == key && error.description.contains("is beyond"))
    }
  }

  @Test(
    "What is written is read as the same timer",
    arguments: [
      NamedTimer(name: "Tea", time: "4m"), NamedTimer(name: "Lunch", time: "until 12:30"),
      NamedTimer(name: "Sets", time: "45s", rounds: 8, waits: true),
      NamedTimer(name: "Water", time: "45m", rounds: Routine.forever),
      NamedTimer(
        name: "Focus", time: "25m=\"Work 5m\" 5m=Break", rounds: 4, finalStep: "15m=Long break",
        marks: ["1m=echo \"a\" 'b' \\", "10%=say:é"], warnings: ["1m=red"], face: .bar,
        sound: "none"),
    ])
  func members(timer: NamedTimer) throws {
    let text = try SettingsText("# mine\n").applying(.insert(timer, at: 0))
    #expect(try NamedTimer(NamedTimer.path[0], in: text.document()) == timer)
    #expect(String(decoding: text.bytes, as: UTF8.self).hasPrefix("# mine\n"))
  }

  @Test(
    "A mistake names the line and says what would be right",
    arguments: [
      ("time = \"25m=Work 5m=Break,color=red\"", "line 2", "red is reserved"),
      ("time = \"25m=Work\"\nfinally = \"15m=Rest\"", "line 3", "at least two steps"),
      ("time = \"5m\"\nfinally = \"1m\"", "line 3", "at least two steps"),
      ("time = \"4m\"\nwarn = [\"1m=yellow\"]", "line 3", "“yellow” isn’t a color"),
      ("time = \"4m\"\nfinally = \"soon=Rest\"", "line 3", "the last step, “soon=Rest”"),
      ("time = \"until 12:30\"\nrounds = 2", "line 2", "need a span"),
      ("time = \"tea\"", "line 2", "“tea”"), ("time = \"4m\"\nrounds = 0", "line 3", "1 to 1000"),
      ("time = \"4m\"\nmarks = [\"1m\"]", "line 3", "lacks “=”"),
      ("name = \"Tea\"", "line 1", "has no time"),
    ])
  func mistakes(text: String, line: String, reason: String) {
    let error = #expect(throws: SettingsError.self) { try read(text) }
    let sentence = error.map { "\($0)" } ?? ""
    #expect(sentence.contains(line) && sentence.contains(reason), "\(sentence)")
  }

  @Test("The command line starts an equal timer without the settings file")
  func commandLine() throws {
    let timer = NamedTimer(
      name: "Focus", time: "25m=Work 15m=Long break", rounds: 4, waits: true,
      finalStep: "30m=Lunch time", marks: ["1m=sound:bell"], warnings: ["1m=red", "50%=pink"],
      face: .ring, sound: "none")
    let arguments = try Arguments.read(timer.commandLine)
    let definition = try TimerDefinition(arguments)
    #expect(try definition.routine == timer.plan().routine)
    #expect(definition.marks == [Mark(.left(.seconds(60)), .sound("bell"))])
    #expect(arguments.given.face == .ring && arguments.alarm.sound == .bellOnly)
    #expect(arguments.given.warnings?.map(\.text) == timer.warnings)
    #expect(arguments.name == "Focus")
    #expect(
      NamedTimer(name: "Tea", time: "4m").commandLine == ["4m", "--name", "Tea"])
  }

  @Test("The summary says what is saved")
  func summary() {
    #expect(
      NamedTimer.presets[0].summary == ["25m=Work 5m=Break", "4 rounds", "finally 15m=Long break"])
    #expect(
      NamedTimer(
        name: "x", time: "5m", waits: true, marks: ["1m=a"], warnings: ["1m=red"], face: .pie,
        sound: "gong"
      )
      .summary == ["5m", "waits between steps", "1 mark", "1m=red", "pie", "gong"])
  }
}
