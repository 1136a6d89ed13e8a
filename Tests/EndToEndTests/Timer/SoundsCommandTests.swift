import Glibc
import Synth
import TestSupport
import Testing

#if ALSA
private let noCardNotice = "No sound card was found."
private let noSound = (card: "no sound card was found", device: "no such device (")
#else
private let noCardNotice = "sound was left out of this build"
private let noSound = (card: "no sound: sound was left out", device: "sound was left out")
#endif

/// The built program's sound commands, on its own terminal.
@Suite(.serialized)
struct SoundsCommandTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private func session(
    _ arguments: [String] = [], _ more: [String] = [], pipesOutput: Bool = false
  ) throws -> TerminalSession {
    try builtTimer(["sounds"] + arguments) {
      $0.environment = more + ["HOME=\(home.path)", "ALSA_CONFIG_PATH=/nowhere"]
      $0.columns = 80
      $0.rows = 24
      $0.pipesOutput = pipesOutput
    }
  }

  private func picker(_ more: [String] = []) throws -> TerminalSession {
    let session = try session([], more)
    #expect(session.waitForText("mallet"))
    #expect(session.trace.isAlternate)
    return session
  }

  @Test("Enter selects a sound, saves it and reports that; the cursor starts there the next time")
  func choosing() throws {
    let first = try picker()
    first.terminal.type("gjj\r")
    #expect(first.next() == .exited(0))
    expectRestored(first)
    #expect(
      first.trace.text.contains("digital is now the alarm sound; saved in ~/.config/timer/config"))
    #expect(home.read(".config/timer/config.toml") == Array("sound = \"digital\"\n".utf8))
    let second = try picker()
    second.terminal.type("k\r")
    #expect(second.next() == .exited(0))
    #expect(home.read(".config/timer/config.toml") == Array("sound = \"mallet\"\n".utf8))
  }

  @Test("Esc, q and signals quit without selecting, and the terminal is restored")
  func leaving() throws {
    let ways: [(String, Int32, TerminalSession.Report)] = [
      ("q", 0, .exited(0)), ("\u{1B}", 0, .exited(0)), ("\u{03}", 0, .killed(by: SIGINT)),
      ("", SIGTERM, .killed(by: SIGTERM)), ("", SIGHUP, .killed(by: SIGHUP)),
    ]
    for (typed, signal, report) in ways {
      let session = try picker()
      session.terminal.type(typed)
      if signal > 0 { session.send(signal) }
      #expect(session.next() == report)
      expectRestored(session)
      #expect(home.names.isEmpty)
    }
  }

  @Test("Ctrl-Z restores the terminal, and the list continues when resumed")
  func stopped() throws {
    let session = try picker()
    session.terminal.type("\u{1A}")
    #expect(session.next() == .stopped(by: SIGTSTP))
    expectRestored(session)
    session.bringBack()
    #expect(session.wait { session.trace.isAlternate })
    session.terminal.type("q")
    #expect(session.next() == .exited(0))
    expectRestored(session)
  }

  @Test("Without a sound card p shows the reason, and the screen stays clean")
  func noCard() throws {
    let session = try picker()
    session.terminal.type("p")
    #expect(session.waitForText(noCardNotice))
    #expect(session.trace.isAlternate)
    session.terminal.type("q")
    #expect(session.next() == .exited(0))
    expectRestored(session)
  }

  @Test("Without a home nothing can be saved, which is reported")
  func noHome() throws {
    let session = try picker(["HOME="])
    session.terminal.type("\r")
    #expect(session.waitForText("neither HOME nor XDG_CONFIG_HOME is set"))
    session.terminal.type("q")
    #expect(session.next() == .exited(0))
  }

  @Test("Tiny windows are handled", arguments: [(1, 1), (13, 3), (2, 30)] as [(UInt16, UInt16)])
  func tiny(columns: UInt16, rows: UInt16) throws {
    let session = try picker()
    session.terminal.resize(columns: columns, rows: rows)
    session.terminal.type("gjjp")
    session.terminal.resize(columns: 80, rows: 24)
    #expect(session.waitForText(noCardNotice))
    session.terminal.type("q")
    #expect(session.next() == .exited(0))
    expectRestored(session)
  }

  @Test("Without a terminal or with --json, the sounds are printed")
  func printed() throws {
    for (arguments, more, isPiped) in [
      ([], [], true), ([], ["TERM=dumb"], false), (["--json"], [], false),
    ] as [([String], [String], Bool)] {
      let session = try session(arguments, more, pipesOutput: isPiped)
      #expect(session.next() == .exited(0))
      let text = isPiped ? session.piped : session.trace.text
      for sound in BuiltInSound.allCases { #expect(text.contains(sound.rawValue)) }
      #expect(!session.received.contains(0x1B))
    }
  }

  @Test(
    "Errors have their own words and status",
    arguments: [
      (["play", "towr"], 66, "near to it is tower"),
      (["play", "tower"], 69, "timer: " + noSound.card),
      (["play", "tower", "--device", "mine"], 69, "no sound on “mine”: " + noSound.device),
      (["play", "./none.wav"], 66, "No such file"), (["play", "/dev/null"], 66, "not a file"),
      (["export", "/proc/no"], 73, "can’t be written"),
      (["play"], 64, "a name or a file is missing"),
    ] as [([String], Int32, String)])
  func errors(_ arguments: [String], _ status: Int32, _ words: String) throws {
    let session = try session(arguments)
    #expect(session.next() == .exited(status))
    #expect(session.trace.text.contains(words), "\(session.trace.text)")
    #expect(!session.received.contains(0x1B))
  }

  @Test("A decoder's messages don't reach the terminal")
  func brokenMP3() throws {
    let junk = (0..<6000).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let path = try home.write([0xFF, 0xFB, 0x90, 0x64] + junk, to: "a.mp3")
    let session = try session(["play", path])
    #expect(session.next() == .exited(65))
    #expect(session.trace.text.hasPrefix("timer: \(path) "), "\(session.trace.text)")
    #expect(session.trace.text.split(separator: "\n").count == 1)
  }

  @Test("All built-in sounds are exported and named")
  func export() throws {
    let session = try session(["export", "--wav", home.path + "/a/b"], pipesOutput: true)
    // A sanitizer makes rendering ten times slower.
    #expect(session.next(.seconds(60)) == .exited(0))
    let files = BuiltInSound.allCases.map { home.path + "/a/b/\($0.rawValue).wav" }
    #expect(session.wait { session.piped.split(separator: "\n").count == files.count })
    #expect(session.piped == files.map { $0 + "\n" }.joined())
    for sound in BuiltInSound.allCases {
      #expect(home.read("a/b/\(sound.rawValue).wav")?.starts(with: "RIFF".utf8) == true)
    }
  }
}
