import Glibc
import Runtime
import System
import TestSupport
import Testing

@testable import TimerProcess
@testable import TimerPrograms
@testable import Timers

@MainActor
struct HookRunnerTests {
  private let hooks: HookRunner
  private let folder: TemporaryFolder

  init() throws {
    hooks = HookRunner(loop: try #require(EventLoop()))
    folder = try TemporaryFolder()
  }

  private func run(_ title: String, _ command: String, _ variables: [String] = []) {
    hooks.run(HookCommand(title: title, command: command, variables: variables))
  }

  @Test("A failing command is reported by its title, and a successful one isn’t")
  func failures() {
    run("--on-start", "exit 0")
    run("--on-step", "exit 3")
    run("--mark 5m", "kill -9 $$")
    let words = hooks.finish(waitingAtMost: .seconds(60))
    #expect(
      words.sorted() == ["--mark 5m was killed by signal 9", "--on-step ended with status 3"])
  }

  @Test("Values are variables, and the command’s output is discarded")
  func variables() {
    run(
      "--on-end", #"echo noise; echo noise >&2; printf %s "$TIMER_NAME" >"$OUT""#,
      ["TIMER_NAME=$(exit 7)", "OUT=\(folder.path)/out"])
    #expect(hooks.finish(waitingAtMost: .seconds(60)).isEmpty)
    #expect(folder.read("out") == Array("$(exit 7)".utf8))
  }

  @Test("Output and errors of commands go to the same descriptor, if there is one")
  func output() throws {
    let path = try folder.write([], to: "errors")
    let errors = try OwnedDescriptor(opening: path, O_WRONLY | O_APPEND)
    let hooks = HookRunner(loop: try #require(EventLoop()), output: errors.number)
    hooks.run(HookCommand(title: "--on-end", command: "echo one; echo two >&2", variables: []))
    #expect(hooks.finish(waitingAtMost: .seconds(60)).isEmpty)
    #expect(folder.read("errors") == Array("one\ntwo\n".utf8))
  }

  @Test("A hook that keeps running is waited for up to a limit, and left running")
  func hanging() throws {
    let gate = try #require(folder.makePipe("gate"))
    run("--on-end", #"read line <"$GATE"; echo done >"$GATE.out""#, ["GATE=\(gate)"])
    #expect(hooks.finish(waitingAtMost: .zero) == ["--on-end is still running"])
    try folder.write(Array("go\n".utf8), to: "gate")
    #expect(hooks.finish(waitingAtMost: .seconds(60)).isEmpty)
    #expect(folder.read("gate.out") == Array("done\n".utf8))
  }

  @Test("Commands of an option run in sequence, and only the latest of many queued ones")
  func many() throws {
    let gate = try #require(folder.makePipe("gate"))
    let out = "\(folder.path)/out"
    let step = #"[ -z "$GATE" ] || read line <"$GATE"; echo "$NUMBER" >>"$OUT""#
    run("--on-step", step, ["GATE=\(gate)", "NUMBER=first", "OUT=\(out)"])
    run("--on-end", #"echo other >>"$OUT""#, ["OUT=\(out)"])
    for number in 1...100 { run("--on-step", step, ["NUMBER=\(number)", "OUT=\(out)"]) }
    let end = ContinuousClock.now + .seconds(60)
    while folder.read("out") == nil, ContinuousClock.now < end { sched_yield() }
    try folder.write(Array("go\n".utf8), to: "gate")
    #expect(hooks.finish(waitingAtMost: .seconds(60)) == ["--on-step was skipped 92 times"])
    let lines = ["other", "first"] + (93...100).map { "\($0)" }
    #expect(folder.read("out") == Array((lines.joined(separator: "\n") + "\n").utf8))
  }
}
