import Foundation
import Glibc
import TestSupport
import Testing

/// The built program on its own terminal.
@Suite(.serialized)
struct TimerProgramTests {
  @Test(
    "A pipe gets one line per change",
    arguments: [
      (["300ms"], "1\n0\n"), (["300ms", "--tenths"], "0.3\n0.2\n0.1\n0.0\n"),
    ])
  func feed(_ arguments: [String], _ lines: String) throws {
    let session = try builtTimer(arguments) { $0.pipesOutput = true }
    #expect(session.next() == .exited(0))
    #expect(session.wait { session.piped.count >= lines.count })
    #expect(session.piped == lines)
    #expect(session.terminal.line == session.lineBefore)
    #expect(session.trace.bells == 0 && !session.received.contains(0x1B))
  }

  @Test("A full disk is an exit status", arguments: [("/dev/null", 0), ("/dev/full", 74)])
  func fullDisk(_ output: String, _ expected: Int32) {
    let descriptor = unsafe open(output, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    let process = spawn(
      [builtProgram("timer"), "50ms"], input: descriptor, output: descriptor, third: nil)
    var status: Int32 = 0
    #expect(unsafe waitpid(process, &status, 0) == process)
    #expect(status & 0x7F == 0 && status >> 8 == expected)
  }

  @Test("A file size limit doesn’t end the program")
  func sizeLimit() throws {
    let session = try builtTimer(["5m"])
    #expect(session.wait { !session.received.isEmpty })
    session.send(SIGXFSZ)
    session.send(SIGTERM)
    #expect(session.next() == .killed(by: SIGTERM))
  }

  @Test(
    "A closed standard output is a write error, and a closed input is harmless",
    arguments: [("--version >&-", 74), ("50ms >&-", 74), ("50ms <&- >/dev/null", 0)])
  func closedOutput(_ words: String, _ expected: Int32) {
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let process = spawn(
      ["/bin/sh", "-c", "exec \"$0\" \(words)", builtProgram("timer")], input: null, output: null,
      third: nil)
    var status: Int32 = 0
    #expect(unsafe waitpid(process, &status, 0) == process)
    #expect(status & 0x7F == 0 && status >> 8 == expected)
  }

  @Test("A background timer neither stops nor changes the terminal's modes, and ends")
  func background() throws {
    let session = try builtTimer(["300ms", "--ring", "--once"]) { $0.isForeground = false }
    #expect(session.next() == .exited(0))
    expectRestored(session)
    #expect(session.trace.bells == 1)
    #expect(session.trace.text.contains("300 ms, ended "))
  }

  @Test("A background timer states what prevents the alarm", arguments: ["--ring", "--plain"])
  func backgroundAlarm(_ option: String) throws {
    let session = try builtTimer(["100ms", option]) {
      $0.isForeground = false
      $0.columns = 100
    }
    #expect(session.waitForText("time’s up. Type fg and press Enter twice to stop the alarm, or"))
    #expect(!session.trace.text.contains("Enter stops the alarm"))
    session.send(SIGTERM)
    #expect(session.next() == .killed(by: SIGTERM))
    expectRestored(session)
  }

  @Test(
    "Invalid input ends with status 64 and a reason",
    arguments: [
      (["5x"], "isn’t a unit"), (["0"], "0"),
      (["-5"], "-5"),
      (["1h", "30"], "has no unit"), (["5m", "--ring", "--pie"], "two faces"),
      (["until", "25:00"], "25:00"),
      (["add"], "timer: a span is missing"),
      (["fri", "14:30", "--suspend=pause"], "--suspend=pause"),
      (["5\u{1B}[31m"], "^[[31m"), (["5m", "--tick", "10s"], "--tick=10s"),
      (["5m", "--title", "Tea"], "timer: unknown option “--title”; timer --help-all lists"),
      (["5m", "--glyphs", "dots"], "timer: --glyphs takes auto, ascii"),
      (["5m", "--name", "--ring"], "timer: --name needs a value: a label"),
      (["5m", "--sound"], "timer: --sound needs a value: a name, a file or none"),
      (["sounds", "play"], "timer: a name or a file is missing"),
    ])
  func badUsage(_ arguments: [String], _ words: String) throws {
    // The parser leaks the path of a key when it rejects a value, microseconds before the program
    // ends.
    let session = try builtTimer(arguments) { $0.environment = ["ASAN_OPTIONS=detect_leaks=0"] }
    #expect(session.next() == .exited(64))
    #expect(session.trace.text.contains(words), "\(session.trace.text)")
    #expect(!session.received.contains(0x1B))
  }

  @Test("The help with all options has examples, and names each option's values once")
  func allHelp() {
    let help = Documents.output(of: builtProgram("timer"), ["--help-all"])
    #expect(help.contains("timer 25m=Work 5m=Break --rounds 4"))
    let words = help.split { " \n,.)".contains($0) }
    for value in ["sextant", "kitty", "truecolor", "high-contrast"] {
      #expect(words.count { $0 == value } == 1, "\(value)")
    }
  }

  @Test("The manual pages don't have BSD headers")
  func manualHeader() throws {
    let folder = Documents.url("man")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".1") || $0.hasSuffix(".5") }
    #expect(pages.count >= 4)
    for page in pages {
      let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
      let lines = text.split(separator: "\n")
      let place = lines.firstIndex(of: ".ds doc-volume-operating-system")
      let title = try #require(lines.firstIndex { $0.hasPrefix(".Dt ") })
      #expect(place.map { $0 < title } == true, "\(page)")
    }
  }

  @Test("Help and errors name the program as it was called, and a pipe gets plain text")
  func calledName() throws {
    let folder = try TemporaryFolder()
    let link = try #require(folder.makeLink("countdown", to: builtProgram("timer")))
    let ways = [
      (["--help"], "countdown sounds"), (["--help-all"], "countdown sounds"),
      (["sounds", "--help"], "countdown sounds"), ([], "countdown --help"),
      (["5x"], "countdown: "), (["--generate-completion-script", "zsh"], "#compdef countdown"),
    ]
    for (arguments, words) in ways {
      let output = Documents.output(of: link, arguments)
      #expect(output.contains(words), "\(arguments): \(output)")
      let own = /timer (\[|-|\d|until|up|list|sounds|pairs|config|help)/
      #expect(!output.contains(own), "\(arguments): \(output)")
    }
  }

  @Test("With a charset other than UTF-8, text is ASCII")
  func asciiWords() throws {
    let lines = [
      ["5mn"], ["until noom"], ["5m", "--glyphs", "é"], ["--help"], ["--help-all"],
      ["sounds", "--help"],
      ["10us", "--dry-run"], ["sounds", "play", "towr"], ["5m", "--sound", "towr"], [],
    ]
    for arguments in lines {
      let output = Documents.output(of: builtProgram("timer"), arguments, ["LC_ALL": "C"])
      #expect(!output.isEmpty && output.utf8.allSatisfy { $0 < 0x80 }, "\(output)")
    }
    let span = Documents.output(of: builtProgram("timer"), ["10us", "--dry-run"], ["LC_ALL": "C"])
    #expect(span.hasPrefix("10 us - ends "))
  }

  @Test("The parsed time is printed without fractions that weren’t typed")
  func dryRun() {
    let words = { Documents.output(of: builtProgram("timer"), $0 + ["--dry-run"]) }
    #expect(words(["10µs"]).hasPrefix("10 \u{B5}s · ends "))
    #expect(words(["1.25s"]).hasPrefix("1.25 s · ends "))
    #expect(words(["1430"]).hasSuffix(" (time of day: until 14:30)\n"))
    let target = words(["until", "14:30"])
    #expect(target.hasSuffix("14:30:00\n") && !target.contains("."), "\(target)")
    let json = words(["until", "14:30", "--json"])
    #expect(json.contains(/^\{"seconds":\d+(\.\d{1,3})?,"ends":"[^"]+"\}\n$/), "\(json)")
  }

  @Test("A terminal held by Ctrl-S doesn't delay the end")
  func stalledTerminal() throws {
    let session = try builtTimer(["5m", "--digits", "--tenths", "--once"])
    #expect(session.wait { session.trace.isAlternate })
    session.terminal.type("\u{13}")
    // Pending output arrives; then nothing does, although every tenth of a second is drawn.
    let isHeld = (0..<100).contains { _ in
      let received = session.received.count
      return !session.wait(.milliseconds(300)) { session.received.count > received }
    }
    #expect(isHeld)
    session.terminal.type("ee")
    #expect(session.next() == .exited(0))
    expectRestored(session)
  }

  @Test("A command after the end has the terminal, including standard error, and its own options")
  func finalCommand() throws {
    let shell = ["--", "/bin/sh", "-c", "echo heard >&2; exit 3", "-h"]
    for time in [["10ms", "--once"], ["up", "--to", "10ms", "--once"]] {
      let session = try builtTimer(time + shell)
      #expect(session.waitForText("heard"), "\(time)")
      #expect(session.next() == .exited(3))
    }
  }

  @Test("A single cell is enough", arguments: ["--ring", "--bar", "--digits", "--line"])
  func tinyWindow(_ face: String) throws {
    let session = try builtTimer(["100ms", face, "--once"]) {
      $0.columns = 1
      $0.rows = 1
    }
    #expect(session.next() == .exited(0))
    expectRestored(session)
  }

  @Test("A countdown that is over before the terminal is set up still ends")
  func overAtOnce() throws {
    let session = try builtTimer(["1us", "--ring", "--once"])
    #expect(session.next() == .exited(0))
    #expect(session.trace.bells == 1)
    expectRestored(session)
  }

  @Test("A split reply isn't read as keys: ee would finish the countdown")
  func splitReply() throws {
    let session = try builtTimer(["5m", "--ring"])
    #expect(session.wait { session.trace.isAlternate })
    for piece in ["\u{1B}]11;rgb:ee", "ee/ee", "ee/eeee\u{1B}", "\\", "\u{1B}[?6", "2;22c"] {
      session.terminal.type(piece)
    }
    session.terminal.type("q")
    #expect(session.next() == .exited(1))
    expectRestored(session)
  }

  @Test("An unresponsive terminal barely delays the end")
  func unansweredQuestion() throws {
    let session = try builtTimer(["5m", "--ring"])
    #expect(session.wait { session.trace.isAlternate })
    let start = ContinuousClock.now
    session.terminal.type("q")
    #expect(session.next() == .exited(1))
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test(
    "Too few descriptors are reported before anything is set up",
    arguments: [["5m"], ["5m", "--ring"], ["sounds"]])
  func descriptors(_ arguments: [String]) throws {
    for count in [9, 12] {
      let session = try builtTimer(arguments) {
        $0.descriptors = count
        // The leak checker would need descriptors, too.
        $0.environment = ["ASAN_OPTIONS=detect_leaks=0"]
      }
      #expect(session.next() == .exited(71))
      #expect(session.trace.text.contains("timer: the system is out of file descriptors"))
      #expect(!session.received.contains(0x1B) && session.terminal.line == session.lineBefore)
    }
  }
}
