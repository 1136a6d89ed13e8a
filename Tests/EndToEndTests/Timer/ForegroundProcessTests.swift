import Glibc
import Testing

@testable import TimerApp

@Suite(.serialized)
struct ForegroundProcessTests {
  @Test("Its ending is reported")
  func ending() {
    #expect(ForegroundProcess.run(["sh", "-c", "exit 3"]) == .exited(3))
    #expect(ForegroundProcess.run(["sh", "-c", "kill -TERM $$"]) == .killed(by: SIGTERM))
    #expect(ForegroundProcess.run(["/nowhere/editor"]) == .failed(ENOENT))
    #expect(ForegroundProcess.run(["/etc/passwd"]) == .failed(EACCES))
  }

  @Test("Signals that are ignored here end the program", arguments: [SIGINT, SIGQUIT])
  func signals(_ number: Int32) {
    let words = ["sh", "-c", "ulimit -c 0; kill -\(number) $$; exit 3"]
    #expect(ForegroundProcess.run(words) == .killed(by: number))
  }

  @Test("Arguments arrive as they are")
  func arguments() {
    let words = ["sh", "-c", #"[ "$1" = 'a b*' ] && [ -z "$2" ] && [ $# = 2 ]"#, "sh", "a b*", ""]
    #expect(ForegroundProcess.run(words) == .exited(0))
  }

  @Test("Each ending has words")
  func words() {
    #expect("\(ForegroundProcess.Ending.exited(3))" == "ended with status 3")
    #expect("\(ForegroundProcess.Ending.killed(by: 9))" == "was killed by signal 9")
    #expect("\(ForegroundProcess.Ending.failed(ENOENT))".contains("No such file"))
  }
}
