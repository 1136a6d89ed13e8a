internal import Files
internal import Glibc
internal import System

/// A file name of a record that no other process can take, until the record is written.
///
/// It is a lock on a hidden file, so it ends with the process, in whatever way. A socket isn't
/// enough to claim a name: sessions with different runtime folders share the state folder.
package final class RecordReservation: Sendable {
  private let path: String
  /// The locked file; `nil` if the folder can't be written, so that there is nothing to protect.
  private let file: OwnedDescriptor?

  /// Creates the reservation of a process without a folder for records.
  fileprivate init() { (path, file) = ("", nil) }

  /// Locks a file, creating it if necessary; `nil` if another process has locked it.
  fileprivate init?(_ path: String) {
    self.path = path
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    while true {
      guard let file = try? OwnedDescriptor(opening: path, flags, mode: 0o600) else { break }
      do throws(ErrorNumber) { try Descriptor.lock(file.number) } catch {
        if error.code == EWOULDBLOCK { return nil }
        break
      }
      // Its last holder may have removed it after it was opened here.
      guard FileStatus.isName(path, of: file.number, followsLink: false) else { continue }
      self.file = file
      return
    }
    file = nil
  }

  deinit {
    guard let file else { return }
    if FileStatus.isName(path, of: file.number, followsLink: false) { unsafe unlink(path) }
    // Closing isn't enough: a child process started in the meantime may still have the file open.
    flock(file.number, LOCK_UN)
  }
}

extension RecordFolder {
  /// Reserves a name for a record of this process; `nil` if another process has it: one that is
  /// alive and has a record there, or one that is about to write it.
  ///
  /// `boot` is the current boot ID. Without a folder for records, every name is free.
  package func reserve(_ name: String, boot: String) -> RecordReservation? {
    guard let path else { return RecordReservation() }
    _ = Folder.create(path, mode: 0o700)
    guard let reservation = RecordReservation("\(path)/.\(name).new") else { return nil }
    // Read under the lock, since another process may have just written it.
    let own = ProcessIdentity.own()
    if let found = try? record(name), found.isAlive(boot: boot), found.identity != own {
      return nil
    }
    return reservation
  }
}
