import Files
import Glibc
import Testing

@Suite("Process status")
struct ProcessStatusTests {
  private static let rest = (4...30).map { "f\($0)" }.joined(separator: " ")

  @Test("The name of a program can contain anything")
  func names() throws {
    for name in ["timer", "a b", ") Z 1 (", "()", "", "x) R 1 1) S"] {
      let status = try #require(ProcessStatus(Array("12 (\(name)) S \(Self.rest)\n".utf8)))
      #expect(status.state == "S" && status.start == "f22")
      #expect(!status.hasEnded && !status.isStopped)
    }
    for text in ["", "12 timer S 1", "12 (timer) S 1 2"] {
      #expect(ProcessStatus(Array(text.utf8)) == nil)
    }
  }

  @Test("A process is reported as running, stopped, ended and gone")
  func states() throws {
    let own = try #require(ProcessStatus(of: "self"))
    #expect(own == ProcessStatus(of: "\(getpid())") || own.start != "")
    var id: pid_t = 0
    let words = unsafe [strdup("sleep"), strdup("600"), nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    try #require(unsafe posix_spawn(&id, "/bin/sleep", nil, nil, words, nil) == 0)
    #expect(ProcessStatus(of: "\(id)")?.isStopped == false)
    kill(id, SIGSTOP)
    var status: Int32 = 0
    #expect(unsafe waitpid(id, &status, WUNTRACED) == id)
    #expect(ProcessStatus(of: "\(id)")?.isStopped == true)
    kill(id, SIGKILL)
    var information = unsafe siginfo_t()
    #expect(unsafe waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) == 0)
    #expect(ProcessStatus(of: "\(id)")?.hasEnded == true)
    waitpid(id, nil, 0)
    #expect(ProcessStatus(of: "\(id)") == nil)
  }
}
