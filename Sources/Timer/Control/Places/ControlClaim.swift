internal import CSystem
internal import Glibc
internal import System

/// The bound and listening socket of this timer, whose name no other timer can have.
final class ControlClaim: Sendable {
  let name: String
  let listener: OwnedDescriptor
  private let file: String
  let folder: ControlFolder
  private let identity: FileStatus.Identity

  /// The maximum number of connections waiting to be accepted.
  private static let backlog: Int32 = 128
  /// The time to wait for another timer that is claiming a name.
  private static let patience = Duration.seconds(2)

  convenience init(_ name: String, in folder: ControlFolder) throws(ControlError) {
    self.init(
      try folder.locked(patience: Self.patience) { () throws(ControlError) in
        let file = SocketName.file(for: name)
        switch folder.state(of: file) {
        case .live: throw .isTaken(name)
        case .foreign: throw .isNotASocket(folder.path + "/" + file)
        case .dead, .missing: return try Self.bind(name, in: folder)
        }
      })
  }

  /// Claims a name or, if that is a timer's or otherwise taken, the name with the smallest number
  /// from 2 that makes it one that is neither; without a name, the smallest such number from 1.
  convenience init(
    _ name: String?, in folder: ControlFolder, orNumberedIf isTaken: (String) -> Bool
  ) throws(ControlError) {
    self.init(
      try folder.locked(patience: Self.patience) { () throws(ControlError) in
        var number = 1
        while true {
          let candidate = name.map { number == 1 ? $0 : "\($0) \(number)" } ?? "\(number)"
          let file = SocketName.file(for: candidate)
          switch folder.state(of: file) {
          case .foreign where candidate == name: throw .isNotASocket(folder.path + "/" + file)
          case .dead, .missing:
            if !isTaken(candidate) { return try Self.bind(candidate, in: folder) }
          case .live, .foreign: break
          }
          number += 1
        }
      })
  }

  /// The parts of a bound socket.
  private struct Bound {
    var name: String
    var folder: ControlFolder
    var listener: OwnedDescriptor
    var identity: FileStatus.Identity
  }

  private init(_ bound: Bound) {
    (name, folder, listener) = (bound.name, bound.folder, bound.listener)
    (file, identity) = (SocketName.file(for: bound.name), bound.identity)
  }

  /// Binds a socket to a free name, replacing a dead socket.
  private static func bind(_ name: String, in folder: ControlFolder) throws(ControlError) -> Bound {
    let file = SocketName.file(for: name)
    folder.remove(file)
    let path = folder.path + "/" + file
    let descriptor = unsafe csystem_bind_socket(folder.address(of: file))
    guard descriptor >= 0 else { throw .system(path, code: -descriptor) }
    let listener = OwnedDescriptor(descriptor)
    // The umask may have left a mode that denies access even to the user.
    guard unsafe fchmodat(folder.opened.number, file, 0o600, 0) == 0,
      let identity = identity(of: file, in: folder), listen(descriptor, backlog) == 0
    else {
      let failure = errno
      folder.remove(file)
      throw .system(path, code: failure)
    }
    return Bound(name: name, folder: folder, listener: listener, identity: identity)
  }

  private static func identity(of file: String, in folder: ControlFolder) -> FileStatus.Identity? {
    try? FileStatus(file, in: folder.opened, followsLink: false).identity
  }

  /// Removes the socket's file, unless another socket has its name by now.
  func removeFile() {
    if Self.identity(of: file, in: folder) == identity { folder.remove(file) }
  }
}
