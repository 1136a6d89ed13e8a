import System
import Glibc
import TestSupport
import Testing

@testable import Alarms

struct ShellCommandTests {
  /// Waits until a command has ended, and returns its ending.
  private static func ending(of command: ShellCommand) throws -> ProcessEnding {
    try #require(isReadable(command.descriptor, within: 60_000))
    return try #require(command.ending())
  }

  /// Runs a command to its end.
  private static func run(
    _ text: String, _ variables: [String] = []
  ) throws -> ProcessEnding {
    try ending(of: try #require(ShellCommand(text, variables: variables)))
  }

  @Test(
    "A command ends with its status, or the signal that killed it",
    arguments: [
      ("exit 0", ProcessEnding.exited(0)), ("true | false", .exited(1)),
      ("exit 3", .exited(3)), ("exit 255", .exited(255)), ("no-such-command-here", .exited(127)),
      ("(", .exited(2)), ("", .exited(0)), ("kill -9 $$", .killed(by: 9)),
      ("kill -TERM $$", .killed(by: 15)), ("kill -PIPE $$", .killed(by: 13)),
    ])
  func endings(_ text: String, _ ending: ProcessEnding) throws {
    #expect(try Self.run(text) == ending)
  }

  @Test("Only status 0 is a success; every other ending has words")
  func words() {
    #expect(ProcessEnding.exited(0).succeeded)
    #expect(!ProcessEnding.exited(1).succeeded)
    #expect(!ProcessEnding.killed(by: 0).succeeded)
    #expect(ProcessEnding.exited(3).words == "ended with status 3")
    #expect(ProcessEnding.killed(by: 9).words == "was killed by signal 9")
  }

  @Test(
    "A value is passed unchanged, and is never part of the command",
    arguments: ["$(exit 7)", "`exit 7`", "'; exit 7; '", "\"; exit 7; \"", "a=b", "", "\n", "音"])
  func values(_ value: String) throws {
    let folder = try TemporaryFolder()
    let command = #"printf %s "$TIMER_NAME" >"$OUT"; exit 4"#
    let variables = ["TIMER_NAME=\(value)", "OUT=\(folder.path)/out"]
    #expect(try Self.run(command, variables) == .exited(4))
    #expect(folder.read("out") == Array(value.utf8))
  }

  @Test("There is no ending while the command runs, and afterward it is returned once")
  func running() throws {
    let folder = try TemporaryFolder()
    let pipe = try #require(folder.makePipe("pipe"))
    let command = try #require(
      ShellCommand(#"read line <"$PIPE"; exit 5"#, variables: ["PIPE=\(pipe)"]))
    #expect(command.ending() == nil && !isReadable(command.descriptor))
    // Opening blocks until the command reads.
    let writing = unsafe open(pipe, O_WRONLY | O_CLOEXEC)
    try #require(writing >= 0)
    #expect(command.ending() == nil && !isReadable(command.descriptor))
    close(writing)
    #expect(try Self.ending(of: command) == .exited(5))
    #expect(command.ending() == nil)
  }

  @Test("The command reads nothing, and keyboard signals don’t reach it")
  func surroundings() throws {
    #expect(try Self.run("! read line") == .exited(0))
    let leads = #"read -r id name state parent group rest </proc/$$/stat; [ "$group" = "$$" ]"#
    #expect(try Self.run(leads) == .exited(0))
  }
}
