import System
import TestSupport
import Testing

@testable import TimerProcess

@MainActor
struct DetachedStartTests {
  private static let start = StartTime(
    boottime: .seconds(1), monotonic: .milliseconds(2500), realtime: .seconds(9))

  /// Starts a shell script instead of the countdown.
  private static func launch(
    _ script: String, isSilent: Bool = true, patience: Duration = .seconds(600)
  ) -> DetachedStart.Launch {
    let shell = DetachedStart.Executable(path: "/bin/sh", name: "timer")
    return DetachedStart.launch(
      ["-c", script], start, of: shell, isSilent: isSilent, patience: patience)
  }

  @Test("A countdown that reports its name counts as started")
  func started() {
    #expect(Self.launch("echo tea >&3") == .started(name: "tea", echo: nil))
    let report = #"printf 'tea\n5 min\nmore\n' >&3; exit 7"#
    #expect(Self.launch(report) == .started(name: "tea", echo: "5 min"))
  }

  @Test("A process that ends without a name has failed with its status")
  func failed() {
    #expect(Self.launch("exit 66") == .failed(status: 66))
    #expect(Self.launch("kill -TERM $$") == .failed(status: 143))
    #expect(Self.launch("exit 66", isSilent: false) == .failed(status: 66))
  }

  @Test("No signal is ignored or blocked in the new process")
  func signals() throws {
    // A shell blocks signals for a moment while it starts a program, so it must not be the subject.
    let report = "exec grep -oE 'Sig(Blk|Ign).*' /proc/self/status >&3"
    let lines: [String]? =
      if case .started(let blocked, let ignored?) = Self.launch(report) {
        [blocked, ignored]
      } else {
        nil
      }
    for line in try #require(lines) {
      let mask = try #require(line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) })
      // The signals above are reserved for the C library.
      #expect(mask & 0x7FFF_FFFF == 0, "\(line)")
    }
  }

  @Test("A program that can’t be started is an error with the reason")
  func unstarted() {
    let none = DetachedStart.Executable(path: "/none", name: "timer")
    let launch = DetachedStart.launch([], Self.start, of: none)
    let why = "the countdown can’t be started: No such file or directory"
    #expect(launch == .failed(status: 71, why: why))
  }

  @Test("A silent start doesn’t wait indefinitely for a report")
  func stalled() throws {
    let folder = try TemporaryFolder()
    let pipe = try #require(folder.makePipe("pipe"))
    let launch = Self.launch("read line < \(pipe)", patience: .zero)
    #expect(launch == .failed(status: 69))
    // Lets it end.
    let ended = Self.launch("echo go > \(pipe); echo done >&3")
    #expect(ended == .started(name: "done", echo: nil))
  }

  @Test("The process leads a session, has no streams, and gets the descriptor and the clocks")
  func surroundings() {
    let script = #"""
      read -r _ _ _ _ _ session _ < /proc/$$/stat
      test "$session" = $$ && test "$(readlink /proc/$$/fd/2)" = /dev/null && \
        echo "$TIMER_DETACHED_START" >&3
      """#
    let setting = "3 1000000000 2500000000 9000000000"
    #expect(Self.launch(script) == .started(name: setting, echo: nil))
    let child = DetachedStart.Child(setting: setting)
    #expect(child?.descriptor == 3 && child?.start.monotonic == .milliseconds(2500))
    #expect(child?.setting == setting)
  }

  @Test(
    "An invalid value of the variable is ignored",
    arguments: ["", "3", "3 1 2", "3 1 2 3 4", "2 1 2 3", "x 1 2 3", "3 1 2 x"])
  func nonsense(_ setting: String) {
    #expect(DetachedStart.Child(setting: setting) == nil)
  }
}
