import Glibc
import Testing

@testable import Journal

@Suite("Processes")
struct ProcessIdentityTests {
  @Test("This process is alive, and one with its ID and another start time isn’t")
  func own() throws {
    let own = ProcessIdentity.own()
    #expect(own.id == getpid() && own.lives && UInt64(own.start) != nil)
    #expect(ProcessIdentity.present(own.id) == own)
    #expect(!ProcessIdentity(id: own.id, start: own.start + "1").lives)
    #expect(ProcessIdentity(id: own.id, start: "").lives)
    #expect(try #require(ProcessIdentity.present(1)).lives)
    for id: Int32 in [0, -1, -own.id, .max] { #expect(!ProcessIdentity(id: id, start: "1").lives) }
  }

  @Test("A killed process isn’t alive, reaped or not")
  func killed() throws {
    var id: pid_t = 0
    let words = unsafe [strdup("sleep"), strdup("600"), nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    try #require(unsafe posix_spawn(&id, "/bin/sleep", nil, nil, words, nil) == 0)
    let identity = ProcessIdentity.present(id)
    #expect(identity?.lives == true)
    kill(id, SIGKILL)
    var information = unsafe siginfo_t()
    #expect(unsafe waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) == 0)
    #expect(identity?.lives == false)
    waitpid(id, nil, 0)
    #expect(identity?.lives == false && ProcessIdentity.present(id) == nil)
  }

  @Test("The boot ID is constant")
  func boot() {
    let id = ProcessIdentity.bootID()
    #expect(id == ProcessIdentity.bootID() && !id.contains { $0.isWhitespace })
  }
}
