import Control
import Reports
import TestSupport
import Testing
import TimerTestSupport

@testable import ControlCommand
@testable import TimerEnvironment

@MainActor
struct TimersElsewhereTests {
  private let folder: TemporaryFolder
  private let paths: TimerPaths
  private let environment: (String) -> String?

  init() throws {
    let folder = try TemporaryFolder()
    folder.setMode(0o700, of: ".")
    self.folder = folder
    let variables = ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path]
    environment = { variables[$0] }
    paths = TimerPaths(environment: environment)
  }

  private func sentences(_ name: String?, besides running: RunningTimers = .init()) -> [String] {
    TimersElsewhere(besides: running, environment: environment).sentences(named: name)
  }

  @Test("A timer that lives elsewhere is named with its process and where it can be reached")
  func found() throws {
    try UnfinishedFixture.leaveElsewhere("tea", sockets: "/run/user/7/timer", in: paths)
    let words = "tea is running, in process 1, whose socket is in /run/user/7/timer; to reach it, "
    #expect(sentences("tea") == [words + "set XDG_RUNTIME_DIR to /run/user/7"])
    #expect(sentences("TEA") == sentences("tea") && sentences(nil) == sentences("tea"))
    #expect(sentences("egg").isEmpty)
    try UnfinishedFixture.leaveElsewhere("tea", sockets: "/s/timer/run", in: paths)
    #expect(sentences("tea").first?.hasSuffix("to reach it, unset XDG_RUNTIME_DIR") == true)
    try UnfinishedFixture.leaveElsewhere("tea", sockets: nil, in: paths)
    #expect(sentences("tea") == ["tea is running, in process 1, which has no socket"])
  }

  @Test("Neither unfinished timers nor those that answer, or are about to, are elsewhere")
  func others() throws {
    let sockets = try ControlFolder.create(environment: environment, state: paths.state)
    try UnfinishedFixture.leave("soup", in: paths)
    try UnfinishedFixture.leaveElsewhere("egg", sockets: sockets.path, in: paths)
    let record = try UnfinishedFixture.leaveElsewhere("tea", in: paths)
    var running = RunningTimers()
    running.timers = [.init(socket: ControlSocket(named: "tea", in: sockets), record: record)]
    #expect(sentences(nil, besides: running).isEmpty)
    #expect(sentences(nil).count == 1)
  }
}
