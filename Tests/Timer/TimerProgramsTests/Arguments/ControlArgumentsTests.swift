import CommandLines
import TestSupport
import Testing
import TimerTestSupport
import Texts

@testable import TimerPrograms
@testable import Timers

struct ControlArgumentsTests {
  private static let running: [Completion.Candidate] = [
    .init("1", "running, 4:10 left"), .init("green apple", "running, 9:00 left"),
    .init("green tea", "paused, 0:30 left"), .init("tea", "ringing, +0:07"),
  ]

  private static func offered(_ words: String...) -> [Completion.Candidate] {
    TimerCompletion.completion(of: words) { kind in
      switch kind {
      case TimerNames.running: running
      case TimerNames.paused: running.filter { $0.words.hasPrefix("paused") }
      case TimerNames.unfinished: [.init("egg", "egg: 1 min left")]
      default: []
      }
    }.candidates
  }

  private static func texts(_ candidates: [Completion.Candidate]) -> [String] {
    candidates.map(\.text)
  }

  @Test("Commands are offered as the first word, and after help")
  func commands() {
    for words in [[""], ["help", ""]] {
      let offered = TimerCompletion.completion(of: words) { _ in [] }.candidates
      #expect(Set(CommandNames.control).isSubset(of: offered), "\(words)")
      #expect(Set(offered.map(\.text)).count == offered.count)
    }
    #expect(CommandNames.control.allSatisfy { !$0.words.isEmpty })
    for words in [["5m", ""], ["help", "list", ""], ["list", ""]] {
      #expect(TimerCompletion.completion(of: words) { _ in [] } == Completion())
    }
  }

  @Test(
    "Commands for a timer offer the names of running timers, with their states",
    arguments: [
      "status", "attach", "wait", "pause", "toggle", "restart", "undo", "skip", "back", "finish",
      "acknowledge", "snooze", "lap", "cancel", "share",
    ])
  func names(_ command: String) {
    let first: [Completion.Candidate] = [
      .init("1", "running, 4:10 left"), .init("green"), .init("tea", "ringing, +0:07"),
    ]
    #expect(Self.offered(command, "") == first)
    #expect(
      Self.offered(command, "green", "") == [
        .init("apple", "running, 9:00 left"), .init("tea", "paused, 0:30 left"),
      ])
    #expect(Self.offered(command, "tea", "").isEmpty)
    #expect(Self.offered(command, "blue", "").isEmpty)
  }

  @Test(
    "A room is a target of the commands that viewers of a shared timer may give",
    arguments: [
      "pause", "resume", "toggle", "add", "take", "skip", "back", "acknowledge", "status", "attach",
    ])
  func rooms(_ name: String) throws {
    func target(_ words: String...) throws -> TargetArguments {
      let words = (["add", "take"].contains(name) ? ["2m"] : []) + words
      switch name {
      case "status": return try StatusArguments.command.read(words).target
      case "attach": return try AttachArguments.command.read(words).target
      case "resume": return try ResumeArguments.command.read(words).targets
      default: return try #require(ControlVerb.named(name)).command.read(words).targets
      }
    }
    #expect(try target("mqtt://anna@b/hall").room == "mqtt://anna@b/hall")
    #expect(try target("hall").room == nil)
    #expect(try target("Read https://a.b/x").room == nil)
    #expect(throws: CommandLineStop.self) { try target("green", "mqtt://b/hall") }
    if !["status", "attach"].contains(name) {
      #expect(throws: CommandLineStop.self) { try target("--all", "mqtt://b/hall") }
    }
  }

  @Test(
    "Other commands are for timers of this computer",
    arguments: ["restart", "undo", "finish", "snooze", "lap", "cancel"])
  func noRooms(_ name: String) throws {
    let command = try #require(ControlVerb.named(name)).command
    #expect(
      command.refusal(of: ["mqtt://b/hall"])
        == "“mqtt://b/hall” is a room: this command is for timers that run on this computer")
    #expect(WaitArguments.command.refusal(of: ["mqtt://b/hall"])?.contains("is a room") == true)
    let secret = "mqtt://anna:secret@b/hall"
    #expect(command.refusal(of: [secret])?.contains("secret") == false)
    #expect(StatusArguments.command.refusal(of: ["tea", secret])?.contains("secret") == false)
  }

  @Test("The rooms of a broker are listed instead of the saved timers")
  func sharedList() throws {
    let list = try ListTimersArguments.command.read(["--shared", "--broker", "mqtts://b", "--json"])
    #expect(list.shared && list.broker == "mqtts://b" && list.json)
    #expect(try ListTimersArguments.command.read(["--shared"]).broker == nil)
    #expect(
      ListTimersArguments.command.refusal(of: ["--shared", "--saved"])
        == "--shared and --saved can’t be combined")
    #expect(
      ListTimersArguments.command.refusal(of: ["--broker", "mqtts://b"])
        == "--broker needs --shared")
  }

  @Test("add and take need a span first")
  func spans() {
    for command in ["add", "take"] {
      #expect(Self.offered(command, "").isEmpty)
      #expect(Self.texts(Self.offered(command, "2m", "")) == ["1", "green", "tea"])
      #expect(Self.texts(Self.offered(command, "2m", "green", "")) == ["apple", "tea"])
    }
  }

  @Test(
    "Aliases stand for their commands, and a span may follow the name",
    arguments: [
      (["stop"], ["cancel"]), (["stop", "tea"], ["cancel", "tea"]),
      (["rm", "--all"], ["cancel", "--all"]),
      (["ok"], ["acknowledge"]), (["ls"], ["list"]), (["version"], ["--version"]),
      (["add", "tea", "2m"], ["add", "2m", "tea"]),
      (["take", "green", "tea", "1h30m"], ["take", "1h30m", "green", "tea"]),
      (["help", "pause"], ["pause", "--help"]),
      (["help", "sounds", "play"], ["sounds", "play", "--help"]),
      (["add", "--all", "tea", "2m"], ["add", "2m", "--all", "tea"]),
    ])
  func spelledOut(_ words: [String], _ expected: [String]) {
    #expect(CommandNames.spelledOut(words) == expected)
  }

  @Test(
    "Everything else is unchanged",
    arguments: [
      ["add", "2m", "tea"], ["add", "2m"], ["add", "tea"], ["add", "5m", "10m"],
      ["pause", "tea", "2m"],
      ["add"], ["5m", "stop"], ["cancel"], [], ["help"], ["help", "help"], ["help", "puase"],
    ])
  func unchanged(_ words: [String]) { #expect(CommandNames.spelledOut(words) == words) }

  @Test("resume offers paused and unfinished timers")
  func resume() {
    #expect(Self.texts(Self.offered("resume", "")) == ["green", "egg"])
    #expect(Self.texts(Self.offered("resume", "--max-age", "1d", "green", "")) == ["tea"])
    #expect(Self.offered("resume", "--max-age", "").isEmpty)
  }

  @Test("list, history and up take no names, and --all stands for all of them")
  func noNames() {
    for command in ["list", "history", "up"] { #expect(Self.offered(command, "").isEmpty) }
    for command in ["pause", "resume", "cancel"] {
      #expect(Self.offered(command, "--all", "").isEmpty)
    }
    #expect(Self.offered("add", "--all", "2m", "").isEmpty)
  }

  @Test("Timers are queried only if their names are offered")
  func lazy() {
    let lines = [
      [], [""], ["p"], ["pause"], ["5m", ""], ["help", ""], ["pause", "-"], ["pause", "--all", ""],
      ["add", ""], ["list", ""], ["history", ""], ["up", ""], ["up", "--to", "5m", "--", ""],
      ["status", "--format", ""], ["status", "--format=w"], ["resume", "--max-age", ""],
      ["sounds", ""], ["config", ""], ["pairs", "--seed", ""],
    ]
    for words in lines {
      _ = TimerCompletion.completion(of: words) { kind in
        if kind != TimerNames.saved { Issue.record("asked without need: \(words)") }
        return []
      }
    }
  }
}

// MARK: - Options

extension ControlArgumentsTests {
  @Test("Only options that can be combined are offered")
  func options() {
    let bare: Set = ["-h", "--help", "-f", "--format", "-j", "--json", "--follow"]
    #expect(Set(Self.texts(Self.offered("status", "-"))) == bare)
    #expect(Self.texts(Self.offered("status", "--follow", "--e")).contains("--every"))
    #expect(!Self.texts(Self.offered("status", "--json", "--f")).contains("--format"))
    #expect(Self.texts(Self.offered("status", "--format", "")).contains("waybar"))
    #expect(!Self.texts(Self.offered("attach", "--ring", "--")).contains("--pie"))
    #expect(!Self.texts(Self.offered("attach", "--inline", "--")).contains("--fullscreen"))
    #expect(Self.texts(Self.offered("attach", "--")).contains("--inline="))
    #expect(Self.texts(Self.offered("resume", "--")).contains("--detach"))
    #expect(!Self.texts(Self.offered("resume", "--detach", "--")).contains("--all"))
    #expect(Self.texts(Self.offered("attach", "--palette", "")).contains("high-contrast"))
  }

  @Test("up has --to and the options of a countdown, except those for steps and the app")
  func stopwatch() {
    let offered = Self.texts(Self.offered("up", "-"))
    #expect(Set(offered).count == offered.count)
    let refused: Set = ["--rounds", "--finally", "-w", "--wait", "--plan", "--save", "--app"]
    let countdown = Arguments.command.names.subtracting(["--help-all"])
    let parsed = countdown.subtracting(refused).union(["--to", "--inline=", "--tick="])
    #expect(Set(offered) == parsed.subtracting(["--control"]))
    #expect(Self.texts(Self.offered("up", "--share", "hall", "-")).contains("--control"))
    #expect(Self.texts(Self.offered("up", "--to", "5m", "--glyphs", "")).contains("sextant"))
  }

  @Test("Options that up doesn’t have are rejected", arguments: ["--rounds=3", "--wait"])
  @MainActor
  func refused(_ option: String) throws {
    let stop = try #require(throws: CommandLineStop.self) {
      try UpCommand.settings(from: ["up", option], program: "timer")
    }
    guard case .refused(let words) = stop else {
      Issue.record("\(stop)")
      return
    }
    #expect(words.hasPrefix("\(option.prefix { $0 != "=" }) doesn’t apply to “up”"))
  }

  @Test("--detach resumes a single timer")
  func detach() throws {
    let command = ResumeArguments.command
    #expect(
      command.refusal(of: ["--detach", "--all"]) == "--detach and --all can’t be combined")
    let arguments = try command.read(["--detach", "green", "tea"])
    #expect(arguments.detach && arguments.targets.name == "green tea")
  }

  @Test("Each verb is a command, and takes --all, names and, for two of them, a span")
  func verbs() throws {
    let known = Set(CommandNames.control.map(\.text))
    for verb in ControlVerb.all {
      #expect(known.contains(verb.command.name))
      let takesSpan = verb.command.operands.count == 2
      let all = try verb.command.read((takesSpan ? ["2m"] : []) + ["--all"])
      #expect(all.targets.all && all.targets.name == nil)
      #expect(all.span == (takesSpan ? .seconds(120) : nil))
      #expect(verb.command.refusal(of: (takesSpan ? ["2m"] : []) + ["tea", "--all"]) != nil)
      #expect(takesSpan == (verb.command.refusal(of: []) == "a span is missing"))
    }
  }
}

// MARK: - Names that need quoting

extension ControlArgumentsTests {
  private static func next(after words: [String], of names: [String]) -> [String] {
    TimerCompletion.completion(of: ["pause"] + words + [""]) { _ in
      names.map { .init($0, "running") }
    }.candidates.map(\.text)
  }

  @Test(
    "A name that needs quoting isn’t offered",
    arguments: [
      "", " ", "a;b", "$(reboot)", "`id`", "a&b", "a|b", "it's", "\"", "a\\b", "*", "a?", "~",
      "#1", "!1", "a=b", "14:30", "{a,b}", "[a]", "(a)", "<a", ">a", "a\tb", "a\nb", "a  b", " a",
      "a ", "-a", "a -b", "--all", "\u{1B}[2J", "a\u{202E}b", "a\u{A0}b", "a\u{2028}b", "a\u{9B}b",
    ])
  func unsafeNames(_ name: String) {
    for words in [[], ["a"]] { #expect(Self.next(after: words, of: [name]).isEmpty) }
  }

  @Test(
    "A name that needs no quoting is offered",
    arguments: ["1", "tea", "Tea_2.0", "a-b", "50%", "a/b", "1,5", "+1", "Grüner-Tee", "お茶", "🍵"])
  func plainNames(_ name: String) {
    #expect(Self.next(after: [], of: [name]) == [name])
  }

  @Test("Exactly the given names can be completed word by word", arguments: 1...200)
  func law(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        ["a", "b", "tea", "2"].randomElement(using: &generator) ?? "a"
      }.joined(separator: " ")
    }
    var reached: Set<String> = []
    var ways: [[String]] = [[]]
    while let words = ways.popLast() {
      let offered = Self.next(after: words, of: names)
      #expect(Set(offered).count == offered.count)
      let typed = words.joined(separator: " ")
      if names.contains(typed) { reached.insert(typed) }
      #expect(!offered.isEmpty || words.isEmpty || names.contains(typed), "\(words)")
      ways += offered.map { words + [$0] }
    }
    #expect(reached == Set(names))
    for name in reached {
      let place = try TimerChoice.one(name, among: names)
      #expect(names[place] == name)
    }
  }
}
