import Glibc
import System
import TestSupport
import Testing

@testable import Alarms

@MainActor
struct ChildProcessTests {
  @Test(
    "The end of a process is reported with its success",
    arguments: [("exit 0", true), ("exit 3", false)])
  func end(_ text: String, _ succeeded: Bool) async throws {
    let programs = try ShellPrograms(["p": text])
    #expect(await run(programs.path + "/p", []) == succeeded)
  }

  @Test("Arguments are passed unchanged, without shell expansion")
  func arguments() async throws {
    let programs = try ShellPrograms(["p": #"for a; do printf '%s\n' "$a"; done >"${0%/*}/out""#])
    let words = ["--", "$(id)", "a b", "", "'\";*"]
    #expect(await run(programs.path + "/p", words) == true)
    #expect(programs.text("out") == words.joined(separator: "\n") + "\n")
  }

  @Test("A missing program can't be started") func missingProgramCantBeStarted() {
    #expect(ChildProcess("/nowhere/p", []) == nil)
  }

  @Test("A program that is stopped ends with what it has started, even if both ignore requests")
  func stopped() throws {
    let folder = try TemporaryFolder()
    let path = try #require(folder.makePipe("alive"))
    let alive = try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
    let programs = try ShellPrograms([
      "p": "trap '' TERM INT HUP; exec 9>'\(path)'; (sleep 600 & echo >&9; wait) & wait"
    ])
    let child = try #require(ChildProcess(programs.path + "/p", []) { _ in Issue.record("ended") })
    #expect(isReadable(alive.number, within: 60_000) && !readAvailable(alive.number).isEmpty)
    #expect(child.stop() && !child.stop())
    // A FIFO becomes readable, without data, when its last writer ends.
    #expect(isReadable(alive.number, within: 60_000) && readAvailable(alive.number).isEmpty)
  }

  /// Runs a program to its end, and returns whether it succeeded; `nil` if it can't be started.
  func run(_ path: String, _ arguments: [String]) async -> Bool? {
    await withCheckedContinuation { done in
      let child = ChildProcess(path, arguments) { done.resume(returning: $0) }
      if child == nil { done.resume(returning: nil) }
    }
  }
}
