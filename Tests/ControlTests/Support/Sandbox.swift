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

extension ControlReply {
  /// A reply that is recognized by a text.
  static func text(_ text: String) -> ControlReply { .timer(.string(text)) }

  /// A reply that is recognized by a number.
  static func number(_ number: Int) -> ControlReply { .timer(.number("\(number)")) }
}
