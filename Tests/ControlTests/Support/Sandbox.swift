import Glibc
import TestSupport
import Texts

@testable import Control

/// A folder of sockets for one test.
final class Sandbox: Sendable {
  let files: TemporaryFolder
  let folder: ControlFolder

  init() throws {
    files = try TemporaryFolder()
    folder = try ControlFolder(at: files.path)
  }

  /// Returns the socket of a name.
  func socket(_ name: String) -> ControlSocket { ControlSocket(named: name, in: folder) }
}

extension ControlFolder {
  /// Returns whether no process holds a socket, after waiting for one that is about to let it go.
  ///
  /// A program that another test starts holds copies of all descriptors until it is executed.
  func isDead(_ file: String) -> Bool {
    let limit = ContinuousClock.now + .seconds(10)
    while state(of: file) == .live, .now < limit { sched_yield() }
    return state(of: file) == .dead
  }
}

extension ControlReply {
  /// A reply that is recognized by a text.
  static func text(_ text: String) -> ControlReply { .timer(.string(text)) }

  /// A reply that is recognized by a number.
  static func number(_ number: Int) -> ControlReply { .timer(.number("\(number)")) }
}
