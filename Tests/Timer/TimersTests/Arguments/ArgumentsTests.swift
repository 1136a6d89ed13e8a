import CommandLines
import Faces
import Testing
import TimerTestSupport

@testable import Timers

struct ArgumentsTests {
  @Test(
    "Invalid command lines are usage errors with a message",
    arguments: [
      ("--ring --pie", "--ring and --pie are two faces"),
      ("--ring --pie --bar", "--ring and --pie are two faces"),
      ("--sweep --fill", "--sweep and --fill can’t be combined"),
      ("--inline --fullscreen", "--inline and --fullscreen can’t be combined"),
      ("--inline=3 --fullscreen", "--inline and --fullscreen can’t be combined"),
      ("--inline=0", "--inline=0 should be a number of rows"),
      ("--inline=501", "--inline=501 should be a number of rows"),
      ("--inline=two", "two"),
      ("--json --format={state}", "--json and --format can’t be combined"),
      ("--alarm-limit 2:15pm", "“2:15pm” is a time of day"), ("--alarm-limit 5x", "isn’t a unit"),
      ("--alarm-limit 0", "0"), ("--suspend never", "never"), ("--glyphs dots", "dots"),
      ("--color 12", "12"), ("--no-such-thing", "--no-such-thing"), ("--name", "--name"),
      ("--volume 101", "--volume 101 should be a percentage from 0 to 100"),
      ("--volume=-1", "--volume -1 should be a percentage"), ("--volume x", "x"),
      ("--repeat 0", "--repeat 0 should be a number of times from 1 to 1000"),
      ("--repeat 2 --once", "--once and --repeat 2 can’t be combined"),
      ("--fade 3s --no-fade", "--fade and --no-fade can’t be combined"),
      ("--control anna", "--control needs --share"),
      ("--share hall --save tea", "--save and --share can’t be combined"),
      ("--share hall --control anna,b/c", "“b/c” isn’t a user"),
      ("--share hall --control=", "--control needs names of users, such as anna,ben"),
      ("--share hall --control anna,,ben", "“” isn’t a user"),
      ("--fade fri", "fri"), ("--snooze 0", "0"), ("--tick=x", "--tick=x should be"),
      ("--tick=", "--tick needs a span"), ("--tick=0", "--tick=0 should be"),
    ])
  func refusals(_ options: String, _ words: String) throws {
    let typed = ["5m"] + options.split(separator: " ").map(String.init)
    let refusal = try #require(Arguments.command.refusal(of: typed))
    #expect(refusal.contains(words), "\(refusal)")
  }

  @Test(
    "Help and the version are requests",
    arguments: [["5m", "--help-all"], ["-h", "5m"], ["--version"]])
  func answers(_ words: [String]) throws {
    let stop = try #require(throws: CommandLineStop.self) { try Arguments.read(words) }
    switch stop {
    case .help(let text): #expect(text == Arguments.command.help(program: "timer"))
    case .summary: #expect(words.first == "-h")
    case .version: #expect(words == ["--version"])
    case .refused(let words): Issue.record("\(words)")
    }
  }

  @Test(
    "The options used most have a letter, and letters can be combined",
    arguments: [
      ("-r", ["--ring"]), ("-n Tea", ["--name", "Tea"]), ("-d", ["--detach"]),
      ("-s gong", ["--sound", "gong"]), ("-m", ["--mute"]), ("-o", ["--once"]),
      ("-w", ["--wait"]), ("-j", ["--json"]), ("-f {clock}", ["--format", "{clock}"]),
      ("-rosgong", ["--ring", "--once", "--sound", "gong"]),
      ("-dn Tea", ["--detach", "--name", "Tea"]),
    ])
  func letters(_ short: String, _ long: [String]) throws {
    func parsed(_ options: [String]) throws -> String {
      String(describing: try Arguments.read(["5m"] + options))
    }
    #expect(try parsed(short.split(separator: " ").map(String.init)) == parsed(long))
    #expect(try parsed(long) != parsed([]))
  }

  @Test("A long name after one hyphen is a mistake, not letters")
  func oneHyphen() {
    #expect(Arguments.command.refusal(of: ["5m", "-mute"])?.contains("--mute") == true)
  }

  @Test("The last --repeat wins, and can be combined with --once only if it is 1")
  func repeats() throws {
    #expect(try Arguments.read(["5m", "--repeat", "1", "--repeat", "3"]).alarm.rounds == 3)
    #expect(try Arguments.read(["5m", "--once", "--repeat=1"]).alarm.rounds == 1)
    for words in [["--once", "--repeat", "3"], ["--repeat", "3", "--once"]] {
      let refusal = "--once and --repeat 3 can’t be combined"
      #expect(Arguments.command.refusal(of: ["5m"] + words) == refusal)
      #expect(UpArguments.command.refusal(of: ["--to", "5m"] + words) == refusal)
    }
  }

  @Test("The words of a time are joined, even if options are between them")
  func words() throws {
    let arguments = try Arguments.read(["1h", "--ring", "30m", "--name", "Tea", "15s"])
    #expect(arguments.words == ["1h", "30m", "15s"])
    #expect(arguments.given.face == .ring && arguments.name == "Tea")
  }
}

// MARK: - Ambiguous words

extension ArgumentsTests {
  @Test(
    "A word that could be an option’s value or part of the time is rejected with both spellings",
    arguments: [
      (
        "5m --tick 10s",
        "“--tick 10s” has two readings: write --tick=10s for a span; "
          + "to add it to the time, write it before --tick"
      ),
      (
        "5m --ring --inline 5",
        "“--inline 5” has two readings: write --inline=5 for a number of rows; "
          + "to add it to the time, write it before --inline"
      ),
      (
        "1h --inline 30m",
        "--inline takes a number of rows after “=”, not “30m”; "
          + "to add it to the time, write it before --inline"
      ),
      (
        "until 14:30 --tick 9:00am",
        "--tick takes a span after “=”, not “9:00am”; "
          + "to add it to the time, write it before --tick"
      ),
    ])
  func doubtful(_ line: String, _ words: String) {
    #expect(Arguments.command.refusal(of: line.split(separator: " ").map(String.init)) == words)
  }

  @Test("A number after such an option is the time if it is the only operand")
  func onlyWord() throws {
    #expect(try Arguments.read(["--tick", "5m"]).words == ["5m"])
    #expect(try Arguments.read(["--inline", "5"]).words == ["5"])
    #expect(try Arguments.read(["--tick", "until", "14:30"]).words == ["until", "14:30"])
  }

  @Test("A negative span is an operand, and a value may start with a hyphen")
  func hyphens() throws {
    #expect(try Arguments.read(["-.5s", "--ring"]).words == ["-.5s"])
    let arguments = try Arguments.read(["--sound", "-x.wav", "--say", "-5", "1m"])
    #expect(arguments.alarm.sound == .named("-x.wav") && arguments.alarm.speech == "-5")
    #expect(
      Arguments.command.refusal(of: ["5m", "--sound", "--ring"])?.contains("--sound") == true)
  }
}

// MARK: - Final commands

extension ArgumentsTests {
  private static func split(_ text: String) throws -> String {
    let arguments = try Arguments.read(text.split(separator: " ").map(String.init))
    return arguments.words.joined(separator: " ") + " | "
      + arguments.definition.command.joined(separator: " ")
  }

  @Test(
    "The final command follows the first -- after a time",
    arguments: [
      ("5m -- make test", "5m | make test"), ("5m --", "5m | "), ("5m", "5m | "),
      ("until 14:30 --ring -- ls -l", "until 14:30 | ls -l"), ("5m -- a -- b", "5m | a -- b"),
      ("5m -- -x --name tea", "5m | -x --name tea"), ("--name tea 5m -- ls", "5m | ls"),
      ("- -- ls", "- | ls"), ("5m --name -- -- ls", "5m | ls"), ("--plan steps -- ls", " | ls"),
      ("--plan=steps -- ls", " | ls"),
      ("25m=Work 5m=Break --rounds 4 -- ls", "25m=Work 5m=Break | ls"),
    ])
  func commands(_ words: String, _ parts: String) throws { #expect(try Self.split(words) == parts) }

  @Test(
    "After any other --, the words are a time",
    arguments: [
      ("-- 5m", "5m | "), ("-- -5", "-5 | "), ("--ring -- 5m", "5m | "),
      ("--name tea -- 5m", "5m | "),
      ("--name=tea -- 5m -- ls", "5m -- ls | "), ("--mark 5m=x -- 10m", "10m | "),
      ("--on-start a --on-step b --on-end c --on-cancel d -- 5m", "5m | "),
    ])
  func times(_ words: String, _ parts: String) throws { #expect(try Self.split(words) == parts) }
}
