import CommandLines
import Countdowns
import Faces
import Testing
import TimerTestSupport
import Widgets

@testable import Timers

/// Timers typed in the app, which are those of equal command lines.
struct TypedTimerTests {
  private static let saved = [NamedTimer(name: "Green tea", time: "4m", face: .pie)]

  private static func timer(_ text: String) throws -> NamedTimer {
    try TypedTimer(text, among: saved + NamedTimer.presets).timer
  }

  @Test(
    "A line means what the words of a command line mean",
    arguments: [
      ("5m", ["5m"]), ("1h 30m", ["1h", "30m"]), ("until 14:30", ["until", "14:30"]),
      ("25m=Work 5m=Break", ["25m=Work", "5m=Break"]),
      ("25m=Work 15m=Long break", ["25m=Work", "15m=Long break"]),
      ("5m --rounds 3", ["5m", "--rounds", "3"]), ("5m --rounds=3", ["5m", "--rounds", "3"]),
      (
        "25m=Work 5m=Break --rounds 4 --finally 15m=Long break --wait",
        ["25m=Work", "5m=Break", "--rounds", "4", "--finally", "15m=Long break", "--wait"]
      ),
      (
        "5m --mark 1m=say:almost done --mark 50%=sound:tower",
        ["5m", "--mark", "1m=say:almost done", "--mark", "50%=sound:tower"]
      ),
      (
        "5m --pie --sound gong --warn 1m=red",
        ["5m", "--warn", "1m=red", "--sound", "gong", "--pie"]
      ),
      (
        "5m=A 5m=B --finally '15m=Long break'", ["5m=A", "5m=B", "--finally", "15m=Long break"]
      ),
      ("5m --wait -n Tea", ["5m", "--wait", "--name", "Tea"]),
    ])
  func lines(_ text: String, _ words: [String]) throws {
    #expect(try Self.timer(text).commandLine.joined(separator: " ") == words.joined(separator: " "))
    let arguments = try Arguments.command.read(words, program: "timer")
    let named = try NamedTimer(saving: arguments, TimerDefinition(arguments), nil, as: "x")
    var typed = try Self.timer(text)
    typed.name = "x"
    #expect(try typed.plan() == named.plan() && typed.face == named.face)
    #expect(typed.sound == named.sound)
  }

  @Test("A name follows as or its option, and a saved timer is started by its name")
  func names() throws {
    #expect(try TypedTimer("5m as Tea", among: []).name == "Tea")
    #expect(try TypedTimer("5m as Tea --rounds 2", among: []).timer.rounds == 2)
    #expect(try TypedTimer("5m --name Green tea", among: []).name == "Green tea")
    #expect(try TypedTimer("5m", among: []).name == nil)
    #expect(try TypedTimer("5m as Tea", among: []).isTime)
    for text in ["5m=Tea", "5m --rounds 2", "green tea", "5m --bar"] {
      #expect(try TypedTimer(text, among: Self.saved).isTime == false)
    }
    #expect(try Self.timer("green tea") == Self.saved[0])
    #expect(try Self.timer("pomodoro --rounds 2").rounds == 2)
  }

  @Test(
    "A line that means nothing is refused with words",
    arguments: [
      ("--rounds 2", "the time is missing"), ("5m --rounds many", "--rounds"),
      ("5m --volume 3", "--volume"), ("5m --on-end date", "--on-end"), ("5m --plan x", "--plan"),
      ("tee", "“tee”"), ("25m=Work 5x=Break", "5x"), ("5m --ring --pie", "--ring"),
      ("until 14:30 --rounds 2", "a time of day occurs only once"), ("5m --help", "--help"),
    ])
  func refused(_ text: String, _ part: String) {
    let error = #expect(throws: NamedTimerError.self) { try Self.timer(text) }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }

  @Test("Endless rounds have no end", arguments: [("forever", false), ("3", true)])
  func end(rounds: String, hasEnd: Bool) {
    let entry = TimeEntry(field: TextState("25m=Work 5m=Break --rounds \(rounds)"))
    let words = entry.words(among: [], at: CountdownFixture.moment(0), in: .utc)
    #expect(!words.isError && words.text.contains("ends") == hasEnd)
  }

  @Test("The error about an option has the name of the program")
  func program() {
    let error = #expect(throws: NamedTimerError.self) {
      try TypedTimer("5m --zzzzzz", among: [], program: CalledName("/usr/bin/countdown"))
    }
    #expect(error?.description.contains("; countdown --help lists all options") == true)
  }
}
