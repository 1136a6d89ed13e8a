import System
import Glibc
import TestSupport
import Testing

@testable import Alarms

struct OutputCommandTests {
  /// The folders of the usual programs.
  private static let path = SearchPath("/usr/bin:/bin")
  /// Limits that no test reaches accidentally.
  private static let wide = OutputCommand.Limits(time: .seconds(3600), bytes: 1 << 20)
  /// Limits with a zero time limit.
  private static let instant: OutputCommand.Limits = {
    var limits = OutputCommand.Limits(time: .nanoseconds(1))
    limits.grace = .nanoseconds(1)
    return limits
  }()

  /// Starts a shell program.
  private static func start(
    _ text: String, _ variables: [String] = [], _ limits: OutputCommand.Limits = wide
  ) throws -> OutputCommand {
    try OutputCommand(["sh", "-c", text], variables: variables, in: path, limits: limits)
  }

  /// Waits until a command has ended, and returns its ending.
  private static func ending(of command: OutputCommand) throws -> OutputCommand.Ending {
    while true {
      try #require(isReadable(command.descriptor, within: 60_000))
      if let ending = command.proceed() { return ending }
    }
  }

  /// Runs a shell program to its end.
  private static func run(
    _ text: String, _ variables: [String] = [], _ limits: OutputCommand.Limits = wide
  ) throws -> OutputCommand.Ending {
    try ending(of: start(text, variables, limits))
  }

  @Test("Output is captured byte for byte, and standard input is empty")
  func output() throws {
    #expect(try Self.run(#"printf 'a\0b\377\n'"#) == .output([97, 0, 98, 255, 10]))
    #expect(try Self.run("read line || echo end") == .output(Array("end\n".utf8)))
    #expect(try Self.run(":") == .output([]))
  }

  @Test("Words are passed unchanged, without shell expansion")
  func words() throws {
    let words = ["--", "$(id)", "a b", "", "'\";*", "音"]
    let command = try OutputCommand(
      ["printf", "%s\n"] + words, in: Self.path, limits: Self.wide)
    let text = words.joined(separator: "\n") + "\n"
    #expect(try Self.ending(of: command) == .output(Array(text.utf8)))
  }

  @Test("Output larger than a pipe is read, from both streams at once")
  func length() throws {
    let line = String(repeating: "x", count: 99)
    let text = """
      i=0; while [ $i -lt 3000 ]; do echo \(line); echo \(line) >&2; i=$((i+1)); done
      echo last >&2
      """
    let lines = Array(String(repeating: line + "\n", count: 3000).utf8)
    #expect(try Self.run(text) == .output(lines))
    let failed = OutputCommand.Ending.failed(.exited(4), output: lines, complaint: "last")
    #expect(try Self.run(text + "\nexit 4") == failed)
  }

  @Test(
    "A failure is described by its status or signal and the last line of standard error",
    arguments: [
      ("echo some; echo one >&2; echo ' two' >&2; echo >&2; exit 3", "ended with status 3: two"),
      ("exit 1", "ended with status 1"), ("kill -9 $$", "was killed by signal 9"),
      (#"printf '10%%\r\033[31mno\tway\033[0m\r' >&2; exit 2"#, "ended with status 2: no way"),
    ])
  func failures(_ text: String, _ words: String) throws {
    #expect(try Self.run(text).words == words)
  }

  @Test("Every ending except success has words")
  func endingWords() {
    #expect(OutputCommand.Ending.output([]).words == nil)
    #expect(OutputCommand.Ending.timedOut(.seconds(10)).words == "timed out after 10 s")
    #expect(OutputCommand.Ending.timedOut(.milliseconds(1500)).words == "timed out after 1500 ms")
    #expect(OutputCommand.Ending.tooLong(4 << 20).words == "printed more than 4 MB")
    #expect(OutputCommand.Ending.tooLong(1000).words == "printed more than 1000 bytes")
    #expect(OutputCommand.Ending.stopped.words == "was stopped")
  }

  @Test(
    "A program that can’t be started is an error",
    arguments: [
      (["no-such-program"], "no program “no-such-program” in PATH"),
      (["/nowhere/p", "x"], "no program at “/nowhere/p”"), (["/"], "“/” can’t be started"),
      ([], "the command is empty"), ([""], "the command is empty"),
    ])
  func starts(_ words: [String], _ description: String) {
    #expect {
      try OutputCommand(words, in: Self.path)
    } throws: {
      "\($0)" == description
    }
  }

  @Test("A program that exceeds the time limit is ended")
  func time() throws {
    let folder = try TemporaryFolder()
    let pipe = try #require(folder.makePipe("pipe"))
    let ending = OutputCommand.Ending.timedOut(.nanoseconds(1))
    #expect(try Self.run(#"cat "$P""#, ["P=\(pipe)"], Self.instant) == ending)
  }

  @Test("A stopped program's children end with it")
  func group() throws {
    let folder = try TemporaryFolder()
    let (pipe, never) = (try #require(folder.makePipe("a")), try #require(folder.makePipe("b")))
    let reading = unsafe open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reading) }
    let command = try Self.start(
      #"exec 3>"$A"; (echo x >&3; cat "$B") | cat"#, ["A=\(pipe)", "B=\(never)"])
    try #require(isReadable(reading, within: 60_000))
    #expect(readAvailable(reading) == Array("x\n".utf8))
    command.stop()
    #expect(try Self.ending(of: command) == .stopped)
    // The other end is closed when all processes have ended.
    #expect(isReadable(reading, within: 60_000) && readAvailable(reading).isEmpty)
  }

  @Test("A program that ignores the request to end is killed")
  func force() throws {
    let folder = try TemporaryFolder()
    let pipe = try #require(folder.makePipe("pipe"))
    let keeping = unsafe open(pipe, O_RDWR | O_CLOEXEC)
    defer { close(keeping) }
    var limits = Self.wide
    limits.grace = .nanoseconds(1)
    let command = try Self.start(
      #"trap '' TERM; echo x; while :; do read line <"$P"; done"#, ["P=\(pipe)"], limits)
    // The first output comes after the trap is set.
    try #require(isReadable(command.descriptor, within: 60_000))
    #expect(command.proceed() == nil)
    command.stop()
    #expect(try Self.ending(of: command) == .stopped)
  }

  @Test("Output beyond the limit ends the program; the limit itself is allowed")
  func limit() throws {
    let limits = OutputCommand.Limits(time: .seconds(3600), bytes: 100_000)
    #expect(try Self.run("cat /dev/zero", [], limits) == .tooLong(100_000))
    let zeros = [UInt8](repeating: 0, count: 100_000)
    #expect(try Self.run("head -c 100000 /dev/zero", [], limits) == .output(zeros))
    #expect(try Self.run("head -c 100001 /dev/zero", [], limits) == .tooLong(100_000))
  }

  @Test("A command ends with its process, even if another holds its output open")
  func heirs() throws {
    let folder = try TemporaryFolder()
    let pipe = try #require(folder.makePipe("pipe"))
    let keeping = unsafe open(pipe, O_RDWR | O_CLOEXEC)
    defer { close(keeping) }
    // The FIFO is opened first, so that the other process ends with the test.
    let text = #"exec 3<"$P"; cat <&3 & echo 5"#
    #expect(try Self.run(text, ["P=\(pipe)"]) == .output(Array("5\n".utf8)))
  }

  @Test("Nothing is left of a released command")
  func release() throws {
    let folder = try TemporaryFolder()
    let (pipe, never) = (try #require(folder.makePipe("a")), try #require(folder.makePipe("b")))
    let reading = unsafe open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reading) }
    var command: OutputCommand? = try Self.start(
      #"exec 3>"$A"; echo $$ >&3; cat "$B""#, ["A=\(pipe)", "B=\(never)"])
    try #require(isReadable(reading, within: 60_000))
    let number = pid_t(String(decoding: readAvailable(reading).dropLast(), as: UTF8.self))
    let id = try #require(number)
    #expect(command?.proceed() == nil && !isReadable(reading))
    command = nil
    // It is reaped as well.
    #expect(kill(id, 0) != 0 && errno == ESRCH)
    // The other end is closed when the process has ended.
    #expect(isReadable(reading, within: 60_000) && readAvailable(reading).isEmpty)
  }

  @Test("An ending is returned once, and other programs inherit no descriptor")
  func once() throws {
    let command = try Self.start("exit 1")
    #expect(fcntl(command.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    #expect(try Self.ending(of: command).words == "ended with status 1")
    command.stop()
    #expect(command.proceed() == nil)
  }
}
