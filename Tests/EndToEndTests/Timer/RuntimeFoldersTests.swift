import Glibc
import Reports
import TestSupport
import Testing

/// The built program's commands in two sessions, each with its own runtime folder.
@Suite(.serialized)
struct RuntimeFoldersTests: ControlCommands {
  let folder: TemporaryFolder
  private let other: TemporaryFolder

  init() throws {
    folder = try Self.privateFolder()
    other = try Self.privateFolder()
  }

  private func there(_ words: String...) -> (output: String, status: Int32) {
    var variables = variables
    variables["XDG_RUNTIME_DIR"] = other.path
    return Documents.result(of: builtProgram("timer"), words, variables)
  }

  @Test("A timer keeps its name and its record, and commands elsewhere say where it runs")
  func elsewhere() throws {
    #expect(output("1h", "--name", "job", "--detach", "--mute") == "job\n")
    #expect(there("2h", "--name", "job", "--detach", "--mute").output.contains("job 2\n"))
    defer {
      _ = output("cancel", "--all")
      _ = there("cancel", "--all")
    }
    let remedy = "to reach it, set XDG_RUNTIME_DIR to \(folder.path)"
    for command in ["status", "attach", "wait", "pause", "finish", "cancel", "resume"] {
      let answer = there(command, "job")
      #expect(answer.status == 69 && answer.output.contains(remedy), "\(command): \(answer)")
    }
    let list = there("list").output
    #expect(list.contains("job 2") && list.contains(remedy))
    #expect(there("cancel", "job 2").status == 0)
    let saved = try #require(folder.read("timer/running/job.json"))
    let record = try TimerRecord(text: String(decoding: saved, as: UTF8.self))
    #expect(record.total == .seconds(3600))
    kill(record.process, SIGKILL)
    while there("list").output.contains(remedy) { sched_yield() }
    #expect(there("resume", "--detach", "job").output.contains("job\n"))
    let resumed = there("status", "job").output
    #expect(resumed.hasPrefix("job: running, ") && resumed.contains(" of 1:00:00 left"))
  }
}
