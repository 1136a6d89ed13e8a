import Glibc
import JSON
import Reports
import TestSupport

@testable import Control

/// The folder of sockets for one test.
final class Sandbox: Sendable {
  let files: TemporaryFolder
  let folder: ControlFolder

  init() throws {
    files = try TemporaryFolder()
    folder = try ControlFolder(at: files.path)
  }

  /// Returns the socket for a name.
  func socket(_ name: String) -> ControlSocket { ControlSocket(named: name, in: folder) }
}

extension ControlFolder {
  /// Returns whether no process holds a socket, after waiting for one that is about to release it.
  ///
  /// A process started by another test holds copies of all descriptors until it calls exec.
  func isDead(_ file: String) -> Bool {
    let limit = ContinuousClock.now + .seconds(10)
    while state(of: file) == .live, .now < limit { sched_yield() }
    return state(of: file) == .dead
  }
}

extension ControlReply {
  /// Returns a reply that is identified by a text.
  static func text(_ text: String) -> ControlReply { .timer(.string(text)) }

  /// Returns a reply that is identified by a number.
  static func number(_ number: Int) -> ControlReply { .timer(.number("\(number)")) }
}
