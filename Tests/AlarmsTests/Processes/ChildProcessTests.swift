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

  /// Runs a program to its end, and returns whether it succeeded; `nil` if it can't be started.
  func run(_ path: String, _ arguments: [String]) async -> Bool? {
    await withCheckedContinuation { done in
      let child = ChildProcess(path, arguments) { done.resume(returning: $0) }
      if child == nil { done.resume(returning: nil) }
    }
  }
}
