internal import CSystem
internal import Glibc
internal import System

/// The memory, for a login session, that a terminal doesn't reply to queries.
///
/// It is a file in the session's runtime folder, or in `/tmp` without one.
package struct SilentTerminal {
  /// The path of the file, whose name has the terminal's device number.
  private let path: String
  /// The content of the file: the time at which the terminal was opened, since a later one may have
  /// the same number.
  private let opened: String

  /// The device number of `/dev/tty`, which stands for a different terminal in each session.
  private static let controllingTerminal: UInt64 = 0x500

  /// Creates the memory of a descriptor's terminal in a folder; `nil` if the terminal can't be
  /// distinguished from others.
  package init?(of descriptor: Int32, in folder: String) {
    var status = stat()
    guard isatty(descriptor) == 1, unsafe fstat(descriptor, &status) == 0,
      status.st_rdev != Self.controllingTerminal
    else { return nil }
    path = "\(folder)/timer-silent-\(geteuid())-\(status.st_rdev)"
    opened = "\(status.st_ctim.tv_sec).\(status.st_ctim.tv_nsec)"
  }

  package var isRemembered: Bool {
    get {
      guard let file = try? OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW),
        let bytes = try? Descriptor.read(file.number, upTo: 64)
      else { return false }
      return bytes == Array(opened.utf8)
    }
    nonmutating set {
      unsafe unlink(path)
      let flags = O_WRONLY | O_CREAT | O_EXCL
      guard newValue, let file = try? OwnedDescriptor(opening: path, flags, mode: 0o600) else {
        return
      }
      try? Descriptor.writeAll(Array(opened.utf8), to: file.number)
    }
  }
}
