internal import CSystem
internal import Glibc
internal import System

/// The state of a name in the folder of sockets.
enum SocketState: Hashable, Sendable {
  /// The name is free.
  case missing
  /// A process, running or stopped, holds the socket.
  case live
  /// The process that created the socket is gone.
  case dead
  /// The name is taken by something other than a socket.
  case foreign
}

extension ControlFolder {
  private static let longestAddress = 107

  /// The sockets of all timers, including dead ones, ordered by file name.
  package var sockets: [ControlSocket] {
    names.filter(SocketName.isSocket).sorted().map { ControlSocket(folder: self, file: $0) }
  }

  private var names: [String] { (try? FolderNames.read(".", in: opened)) ?? [] }

  /// Returns the path for binding or connecting to a socket.
  ///
  /// An address is limited to 107 bytes, so a long path goes through the folder's descriptor.
  func address(of file: String) -> String {
    let direct = path + "/" + file
    let isShort = direct.utf8.count <= Self.longestAddress
    return isShort ? direct : "/proc/self/fd/\(opened.number)/\(file)"
  }

  func state(of file: String) -> SocketState {
    let kind: FileStatus.Kind
    do throws(ErrorNumber) {
      kind = try FileStatus(file, in: opened, followsLink: false).kind
    } catch { return error.code == ENOENT ? .missing : .foreign }
    guard kind == .socket else { return .foreign }
    let address = address(of: file)
    guard unsafe csystem_probe_socket(address) != 1 else { return .live }
    // Some kernels answer a probe differently; only a connection gives a definite answer.
    let descriptor = unsafe csystem_connect_socket(address)
    if descriptor >= 0 { close(descriptor) }
    return switch descriptor {
    case -ECONNREFUSED: .dead
    case -ENOENT: .missing
    default: .live
    }
  }

  func remove(_ file: String) { unsafe unlinkat(opened.number, file, 0) }

  /// Removes the file of a dead socket, unless another program holds the lock.
  func removeIfDead(_ file: String) {
    // Any remaining file is removed next time.
    try? locked(patience: .zero) { () throws(ControlError) in
      if state(of: file) == .dead { remove(file) }
    }
  }
}
