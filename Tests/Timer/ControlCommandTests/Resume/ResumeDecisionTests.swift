import Control
import Reports
import TestSupport
import Testing
import TimerTestSupport

@testable import ControlCommand
@testable import TimerEnvironment
@testable import TimerProcess
@testable import TimerPrograms

@MainActor
struct ResumeDecisionTests {
  private let folder: TemporaryFolder
  private let paths: TimerPaths
  private let sockets: ControlFolder

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    paths = TimerPaths { ["HOME": folder.path][$0] }
    sockets = try ControlFolder.create(environment: { _ in nil }, state: paths.state)
  }

  /// Decides based on saved records and given running timers.
  private func decide(
    _ name: String? = nil, detaches: Bool = false, running: [(String, TimerReport.State)] = [],
    silent: [String] = []
  ) -> (ResumeDecision, complaints: [String]) {
    var found = RunningTimers()
    found.timers = running.map { name, phase in
      RunningTimers.Timer(
        socket: ControlSocket(named: name, in: sockets),
        record: UnfinishedFixture.record(name, phase, lives: true))
    }
    found.silent = silent.map {
      RunningTimers.Silent(socket: ControlSocket(named: $0, in: sockets), reason: .isStopped)
    }
    var complaints: [String] = []
    let decision = ResumeDecision(
      name, detaches: detaches,
      ResumeDecision.Sources(
        named: { UnfinishedTimers.named($0, in: paths) }, running: { found },
        unfinished: { UnfinishedTimers.find(maxAge: nil, in: paths) },
        canceled: { UnfinishedTimers.canceled(in: paths) },
        elsewhere: { name, _ in name == "far" ? "far away" : nil },
        complain: { complaints.append($0) }))
    return (decision, complaints)
  }

  /// Returns a short description of a decision.
  private func words(_ decision: (ResumeDecision, complaints: [String])) -> String {
    switch decision.0 {
    case .carryOut(let timer): "carry out \(timer.record.name)"
    case .resume(let timer): "resume \(timer.record.name)"
    case .refuse(_, let why, let status): "\(status): \(why)"
    }
  }

  @Test("Without a name, the only paused or unfinished timer is chosen")
  func only() throws {
    #expect(words(decide(running: [("tea", .paused), ("egg", .running)])) == "carry out tea")
    #expect(words(decide(running: [("tea", .waiting)])) == "carry out tea")
    try UnfinishedFixture.leave("soup", in: paths)
    #expect(words(decide(running: [("egg", .running)])) == "resume soup")
    #expect(words(decide("Soup")) == "resume soup")
    #expect(words(decide("soup", running: [("tea", .paused)])) == "resume soup")
    #expect(words(decide("tea", running: [("tea", .paused)])) == "carry out tea")
  }

  @Test("If there are several, they are listed, and a name is required")
  func several() throws {
    try UnfinishedFixture.leave("soup", .paused, in: paths)
    let decision = decide(running: [("tea", .paused)])
    #expect(words(decision) == "64: several timers can be resumed: name one")
    guard case .refuse(let lines, _, _) = decision.0 else { return }
    #expect(lines.count == 2 && lines[0] == "tea is paused" && lines[1].hasPrefix("soup"))
  }

  @Test("A paused timer can’t be detached, since it has its own process")
  func detached() throws {
    let why = "64: tea is paused in its own process: --detach applies only to unfinished timers"
    #expect(words(decide(detaches: true, running: [("tea", .paused)])) == why)
    try UnfinishedFixture.leave("soup", in: paths)
    #expect(words(decide("soup", detaches: true)) == "resume soup")
  }

  @Test("A timer that can’t be resumed is refused with the reason")
  func refusals() {
    #expect(words(decide()) == "66: no timer is paused or unfinished")
    #expect(words(decide("tea")) == "66: “tea” is neither paused nor unfinished")
    let running = [("tea", TimerReport.State.running)]
    #expect(words(decide("tea", running: running)) == "75: tea: it isn’t paused")
    #expect(words(decide(running: running)) == "75: tea: it isn’t paused")
    let stopped = "69: “tea” doesn’t answer: its process is stopped"
    #expect(words(decide("tea", silent: ["tea"])) == stopped)
  }

  @Test("A canceled timer is resumed if none is paused or unfinished, unless a name is another’s")
  func canceled() throws {
    try UnfinishedFixture.leave("tea", .canceled, in: paths)
    let running = [("egg", TimerReport.State.running)]
    for words in [words(decide("tea")), words(decide("Tea")), words(decide())] {
      #expect(words == "resume tea")
    }
    #expect(words(decide(running: running)) == "resume tea", "egg needs no command")
    #expect(words(decide("tea", running: [("tea", .running)])) == "75: tea: it isn’t paused")
    #expect(words(decide(running: [("egg", .paused)])) == "carry out egg")
    try UnfinishedFixture.leave("soup", .canceled, in: paths)
    #expect(words(decide()) == "64: several timers can be resumed: name one")
    #expect(words(decide("soup")) == "resume soup")
    try UnfinishedFixture.leave("rice", in: paths)
    #expect(words(decide()) == "resume rice")
  }

  @Test("A timer that runs where it can’t be reached isn’t resumed, nor is a canceled one instead")
  func elsewhere() throws {
    try UnfinishedFixture.leave("far", .canceled, in: paths)
    #expect(words(decide("far")) == "69: far away")
  }

  @Test("Unreadable records are reported, and don’t affect the decision")
  func unreadable() throws {
    try folder.write([], to: ".local/state/timer/running/tea.json")
    let decision = decide(running: [("egg", .paused)])
    #expect(decision.complaints.count == 1 && words(decision) == "carry out egg")
  }
}
