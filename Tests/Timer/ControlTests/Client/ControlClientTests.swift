import Reports
import TestSupport
import Testing

@testable import Control

@Suite("Asking timers")
struct ControlClientTests {
  @Test("Answers are in the order of the requests")
  @MainActor
  func answers() throws {
    let sandbox = try Sandbox()
    let servers = try (0..<20).map { _ in
      try ControlServer(name: nil, in: sandbox.folder, orNumberedIf: { _ in false })
    }
    var served = 0
    let answers = ControlClient.ask(
      servers.map { sandbox.socket($0.name) }, .status, within: .seconds(1000)
    ) {
      // Each wait ends with one more answer.
      if served < servers.count {
        let server = servers[servers.count - 1 - served]
        server.serve { _ in .text(server.name) }
      }
      served += 1
    }
    #expect(answers == (1...20).map { .reply(.text("\($0)")) })
    #expect(served >= 20)
  }

  @Test("The wait ends at its time limit")
  func silent() throws {
    let sandbox = try Sandbox()
    let claim = try ControlClaim("tea", in: sandbox.folder)
    for limit in [Duration.zero, .milliseconds(3), .seconds(-1)] {
      let answers = ControlClient.ask([sandbox.socket("tea")], .status, within: limit)
      #expect(answers == [.silent])
    }
    #expect(ControlClient.ask([], .status, within: .seconds(100)) == [])
    #expect(claim.name == "tea")
  }

  @Test("A slow timer is waited for, and a stopped one isn’t")
  @MainActor
  func slow() throws {
    let sandbox = try Sandbox()
    let server = try ControlServer(name: "tea", in: sandbox.folder)
    var turns = 0
    let answers = ControlClient.ask(
      [sandbox.socket("tea")], .status, within: .milliseconds(1), ifBusy: .seconds(1000)
    ) {
      turns += 1
      if turns == 5 { server.serve { _ in .text("late") } }
    }
    #expect(answers == [.reply(.text("late"))])
    let limits = (Duration.milliseconds(1), Duration.milliseconds(5))
    let silent = ControlClient.ask(
      [sandbox.socket("tea")], .status, within: limits.0, ifBusy: limits.1)
    #expect(silent == [.silent], "this process runs, and doesn’t serve")
  }

  @Test("A timer that is gone is reported at once")
  func stale() throws {
    let sandbox = try Sandbox()
    _ = try ControlClaim("tea", in: sandbox.folder)
    #expect(sandbox.folder.isDead("tea.sock"))
    let answers = ControlClient.ask(sandbox.folder.sockets, .status, within: .seconds(1000))
    #expect(answers == [.stale] && sandbox.files.names.isEmpty)
  }
}
