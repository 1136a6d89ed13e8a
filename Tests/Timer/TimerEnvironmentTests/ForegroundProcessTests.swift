import Glibc
import TerminalIO
import System
import TestSupport
import Testing

@testable import TimerEnvironment

struct ForegroundProcessTests {
  private static func run(_ words: [String]) -> ForegroundProcess.Ending {
    ForegroundProcess.run(words, .usual)
  }

  @Test("The ending of a process is reported")
  func ending() {
    #expect(Self.run(["sh", "-c", "exit 3"]) == .ended(.exited(3)))
    #expect(Self.run(["sh", "-c", "kill -TERM $$"]) == .ended(.killed(by: SIGTERM)))
    #expect(Self.run(["/nowhere/editor"]) == .failed(ENOENT))
    #expect(Self.run(["/etc/passwd"]) == .failed(EACCES))
  }

  @Test("Signals that are ignored here end the program", arguments: [SIGINT, SIGQUIT])
  func signals(_ number: Int32) {
    let words = ["sh", "-c", "ulimit -c 0; kill -\(number) $$; exit 3"]
    #expect(Self.run(words) == .ended(.killed(by: number)))
  }

  @Test("A script without a shebang line is run by sh")
  func script() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("exit $(($1 + 2))\n".utf8), to: "script")
    folder.setMode(0o755, of: "script")
    #expect(Self.run([path, "5"]) == .ended(.exited(7)))
  }

  @Test("Arguments are passed unchanged")
  func arguments() {
    let words = ["sh", "-c", #"[ "$1" = 'a b*' ] && [ -z "$2" ] && [ $# = 2 ]"#, "sh", "a b*", ""]
    #expect(Self.run(words) == .ended(.exited(0)))
  }

  @Test("Each ending has words")
  func words() {
    #expect("\(ForegroundProcess.Ending.ended(.exited(3)))" == "ended with status 3")
    #expect("\(ForegroundProcess.Ending.ended(.killed(by: 9)))" == "was killed by signal 9")
    #expect("\(ForegroundProcess.Ending.failed(ENOENT))".contains("No such file"))
  }
}
