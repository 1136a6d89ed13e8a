import CommandLines
import Countdowns
import Reports
import TestSupport
import Testing
import Texts
import TimerTestSupport

@testable import Timers

struct TimerDefinitionTests {
  private static func settings(_ words: [String]) throws -> TimerDefinition {
    try TimerDefinition(Arguments.read(words))
  }

  @Test func aTimeAloneAsksForNothing() throws {
    #expect(try Self.settings(["5m", "--ring", "--name", "tea"]) == TimerDefinition())
  }

  @Test func steps() throws {
    let settings = try Self.settings([
      "25m=Work", "5m=Break,sound=tower", "10s", "--rounds", "4", "--wait",
    ])
    let routine = try Routine(
      steps: [
        Step(label: "Work", length: .seconds(1500)),
        Step(label: "Break", length: .seconds(300), sound: "tower"), Step(length: .seconds(10)),
      ], rounds: 4, waits: true)
    #expect(settings.routine == routine)
    #expect(settings.rounds == 4 && settings.waits)
  }

  @Test func marks() throws {
    let settings = try Self.settings([
      "10m", "--mark", "5m=echo a=b", "--mark", "12.5%=sound:tower", "--mark=1m=say:Soon",
    ])
    #expect(
      settings.marks == [
        Mark(.left(.seconds(300)), .command("echo a=b")), Mark(.share(125), .sound("tower")),
        Mark(.left(.seconds(60)), .speech("Soon")),
      ])
    #expect(settings.routine == nil, "marks aren’t steps")
  }

  @Test func hooks() throws {
    let settings = try Self.settings([
      "10m", "--on-start", "a $TIMER_NAME", "--on-step", "b", "--on-end", "-c", "--on-cancel=d",
    ])
    #expect(settings.hooks == Hooks(start: "a $TIMER_NAME", step: "b", end: "-c", cancel: "d"))
  }

  @Test(
    "Options for scripts are parsed",
    arguments: [
      (["--format", "waybar"], .bar(.waybar)), (["--json"], .json), (["--json", "--dry-run"], nil),
      ([], nil),
    ] as [([String], ReportFormat?)])
  func format(_ words: [String], _ format: ReportFormat?) throws {
    #expect(try Self.settings(["5m"] + words).format == format)
  }

  @Test func feed() throws {
    let settings = try Self.settings(["5m", "--format", "{remaining}", "--every", "1%", "--stats"])
    let (template, cadence) = (try ReportTemplate("{remaining}"), try ReportCadence("1%"))
    #expect(settings.format == .template(template) && settings.cadence == cadence)
    #expect(settings.showsStatistics && !settings.isDetached)
    #expect(try Self.settings(["5m", "--detach"]).isDetached)
  }

  @Test func theCommandIsTakenAsItIs() throws {
    let settings = try Self.settings(["5m", "--", "ls", "--on-end", ""])
    #expect(settings.command == ["ls", "--on-end", ""] && settings.hooks == Hooks())
  }
}

// MARK: - Errors

extension TimerDefinitionTests {
  @Test(
    "Invalid combinations are rejected with a sentence",
    arguments: [
      (["5x=Work"], "step 1, “5x=Work”"), (["5m=a", "14:30pm=b"], "step 2"),
      (["5m", "--mark", "5m"], "lacks “=”"), (["5m", "--mark", "101%=x"], "is out of range"),
      (["5m", "--mark", "1m="], "nothing happens"), (["5m", "--format", "{nope}"], "{nope}"),
      (["5m", "--format", "nope"], "unknown format “nope”"),
      (["5m", "--every", "2h"], "is out of range"), (["5m", "--every", "60%"], "is out of range"),
    ])
  func sentences(_ words: [String], _ part: String) throws {
    let error = try #require(throws: (any Error).self) { try Self.settings(words) }
    let sentence =
      switch error {
      case CommandLineStop.refused(let words): words
      default: "\(error)"
      }
    #expect(sentence.contains(part), "\(sentence)")
  }

  @Test(
    "Arguments rejected by the parser are usage errors",
    arguments: [
      (["5m", "--rounds", "0"], "--rounds 0 should be a number of times from 1 to 1000"),
      (["5m", "--rounds", "1001"], "--rounds 1001 should be"),
      (["5m", "--on-end", " "], "--on-end needs a command"),
      (["5m=a", "--plan", "f"], "--plan and steps on the command line can’t be combined"),
    ])
  func usage(_ words: [String], _ part: String) throws {
    let error = try #require(throws: CommandLineStop.self) { try Self.settings(words) }
    if case .refused(let sentence) = error {
      #expect(sentence.contains(part), "\(sentence)")
    } else {
      Issue.record("\(error)")
    }
  }

  @Test(
    "Options for a countdown can’t be combined with the app",
    arguments: [
      ["5m", "--json"], ["5m", "--every", "1s"], ["5m", "--detach"], ["5m", "--stats"],
    ])
  func app(_ words: [String]) throws {
    let settings = try Self.settings(words)
    #expect(settings.refusal(opensApp: true)?.contains("can’t be combined") == true)
    #expect(settings.refusal(opensApp: false) == nil)
  }

  @Test(
    "Options of a timer also apply to its tab",
    arguments: [
      ["5m=a", "6m=b"], ["5m", "--mark", "1m=x"], ["5m", "--on-cancel", "x"],
      ["5m", "--rounds", "4"], ["5m", "--wait"],
    ])
  func tab(_ words: [String]) throws {
    let settings = try Self.settings(words)
    #expect(settings.refusal(opensApp: true) == nil && settings.isForTimer)
  }

  @Test func theAppAloneIsFine() { #expect(TimerDefinition().refusal(opensApp: true) == nil) }

  @Test(
    "In the background, one line in a format can be written, but no feed",
    arguments: [(["--json"], true), (["--format", "{name}"], true), (["--every", "1s"], false)])
  func detached(_ words: [String], _ isPossible: Bool) throws {
    let settings = try Self.settings(["5m", "--detach"] + words)
    let refusal = settings.refusal(opensApp: false)
    #expect((refusal == nil) == isPossible)
    #expect(isPossible || refusal?.contains("--follow") == true)
  }

  @Test func statisticsOfNobody() throws {
    let settings = try Self.settings(["5m", "--detach", "--stats"])
    #expect(
      settings.refusal(opensApp: false)?.hasPrefix("--detach and --stats can’t be combined")
        == true)
  }

  @Test(
    "An option that requires a time is named in the error, with an example",
    arguments: [
      (["--rounds", "4"], "--rounds", "--rounds 4"), (["--wait"], "--wait", "--wait"),
      (["--detach", "--stats"], "--detach", "--detach"),
      (["--mark", "2m=true"], "--mark", "--mark 1m=COMMAND"), (["--json"], "--json", "--json"),
      (["--format", "{clock}"], "--format", "--format '{remaining}'"),
      (["--every", "1%"], "--every", "--every 1s"),
      (["--on-cancel", "true"], "--on-cancel", "--on-cancel COMMAND"),
    ])
  func noTime(_ words: [String], _ option: String, _ example: String) throws {
    #expect(
      try Self.settings(words).refusalWithoutTime(program: "timer")
        == "\(option) requires a time; write \(CalledName().text) 5m \(example)")
  }

  @Test("Options for the appearance alone open the app", arguments: [[], ["--ring", "--mute"]])
  func appWithoutTime(_ words: [String]) throws {
    #expect(try Self.settings(words).refusalWithoutTime(program: "timer") == nil)
  }
}
