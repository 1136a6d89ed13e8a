import Glibc
import System
import Testing

struct SpawnTests {
  private static func ending(_ words: String..., variables: [String] = []) throws -> ProcessEnding?
  {
    var spawn = Spawn("sh", ["sh", "-c"] + words)
    (spawn.variables, spawn.standardSignals) = (variables, .max)
    return ProcessEnding.wait(for: try spawn.start())
  }

  @Test("A program is found in PATH, and its ending is known")
  func endings() throws {
    #expect(try Self.ending("exit 3") == .exited(3))
    #expect(try Self.ending("kill -KILL $$") == .killed(by: SIGKILL))
    #expect(throws: ErrorNumber(code: ENOENT)) { try Spawn("/none", ["none"]).start() }
    #expect(ProcessEnding.wait(for: getpid()) == nil)
  }

  @Test("It has this program’s variables and more, which replace those of the same name")
  func variables() throws {
    let test = #"test "$ONE" = 1 && test "$HOME" = /a && test -n "$PATH""#
    #expect(try Self.ending(test, variables: ["ONE=1", "HOME=/a"]) == .exited(0))
  }

  @Test("It has the descriptor that it is given, and can lead a session")
  func descriptors() throws {
    let pipe = try DescriptorPipe()
    let test = "read -r _ _ _ _ _ session _ < /proc/$$/stat; test $session = $$ && echo yes >&3"
    var spawn = Spawn("/bin/sh", ["sh", "-c", test])
    spawn.file = pipe.writing.number
    (spawn.input, spawn.output, spawn.errors) = (.discarded, .discarded, .discarded)
    spawn.leads = .session
    #expect(ProcessEnding.wait(for: try spawn.start()) == .exited(0))
    #expect(try Descriptor.read(pipe.reading.number, upTo: 9) == Array("yes\n".utf8))
  }

  @Test("An ending has a shell’s status and words")
  func words() {
    #expect(ProcessEnding.exited(3).status == 3 && ProcessEnding.killed(by: 9).status == 137)
    #expect(ProcessEnding.exited(3).words == "ended with status 3")
    #expect(ProcessEnding.killed(by: 9).words == "was killed by signal 9")
    #expect(ProcessEnding.exited(0).succeeded && !ProcessEnding.killed(by: 0).succeeded)
  }
}
