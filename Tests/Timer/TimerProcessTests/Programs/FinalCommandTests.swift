import System
import TerminalIO
import TestSupport
import Testing

@testable import TimerProcess

@MainActor
struct FinalCommandTests {
  private static func run(_ words: [String]) -> (ProcessEnding, complaints: [String]) {
    var complaints: [String] = []
    let ending = FinalCommand.run(
      words, .usual, complain: { complaints.append($0) }, wait: { ProcessEnding.wait(for: $0) })
    return (ending, complaints)
  }

  @Test("The result is the ending of the command", arguments: [0, 1, 7])
  func status(status: Int32) {
    let (ending, complaints) = Self.run(["sh", "-c", "exit $1", "sh", "\(status)"])
    #expect(ending == .exited(status) && complaints.isEmpty)
  }

  @Test("A signal is an ending, too")
  func signal() {
    #expect(Self.run(["sh", "-c", "kill -TERM $$"]).0 == .killed(by: 15))
  }

  @Test("A command that can’t be started has the status of a shell, with an error")
  func unstarted() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path + "/none"
    let (ending, complaints) = Self.run([missing])
    #expect(ending == .exited(127))
    #expect(complaints == ["“\(missing)” can’t be started: No such file or directory"])
    #expect(Self.run([folder.path]).0 == .exited(126))
  }

  @Test("An unknown ending counts as a failure")
  func unknown() {
    var process: Int32 = 0
    let ending = FinalCommand.run(["true"], .usual) {
      process = $0
      return nil
    }
    #expect(ending == .exited(126))
    #expect(ProcessEnding.wait(for: process) == .exited(0))
  }
}
