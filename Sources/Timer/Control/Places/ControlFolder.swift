internal import Files
internal import Glibc
internal import System
internal import Texts

/// The folder of the sockets of running timers, accessible only to its owner.
///
/// It is in the session's runtime folder, else in the state folder, else in `/tmp`, so that a timer
/// started by cron can be reached, too.
package final class ControlFolder: Sendable {
  package let path: String
  let opened: OwnedDescriptor

  /// Opens a folder, which must belong to the user and not be a symbolic link.
  ///
  /// Any access rights of others are revoked.
  init(at path: String, user: uid_t = geteuid()) throws(ControlError) {
    self.path = path
    let failure = { (error: ErrorNumber) in ControlError.folder(path, .system(error.code)) }
    let found = try rethrow(try FileStatus(path, followsLink: false), as: failure)
    if let fault = Self.fault(found, user) {
      guard fault == .isOpen else { throw .folder(path, fault) }
      unsafe chmod(path, 0o700)
    }
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
    let folder = try rethrow(try OwnedDescriptor(opening: path, flags), as: failure)
    // The folder may have been replaced after it was checked.
    let status = try rethrow(try FileStatus(of: folder.number), as: failure)
    if let fault = Self.fault(status, user) { throw .folder(path, fault) }
    opened = folder
  }

  /// Whether the path still leads to the open folder.
  var isInPlace: Bool { FileStatus.isName(path, of: opened.number) }

  private static func fault(_ status: FileStatus, _ user: uid_t) -> ControlError.FolderFault? {
    switch status.kind {
    case .link: return .isLink
    case .folder: break
    default: return .isNotAFolder
    }
    guard status.owner == user else { return .isForeign }
    return status.mode & 0o077 == 0 ? nil : .isOpen
  }
}

// MARK: - Finding the folder

extension ControlFolder {
  /// Opens the folder specified by the environment, creating it if it is missing.
  ///
  /// `state` is this program's state folder, if any.
  package static func create(
    environment: (String) -> String?, state: String?
  ) throws(ControlError) -> ControlFolder {
    let path = place(environment, state)
    let failure = Folder.create(path, mode: 0o700)
    guard failure == 0 || failure == ENOTDIR else { throw .folder(path, .system(failure)) }
    return try ControlFolder(at: path)
  }

  /// Opens the folder specified by the environment; `nil` if it is missing, so that no timer is
  /// running.
  package static func existing(
    environment: (String) -> String?, state: String?
  ) throws(ControlError) -> ControlFolder? {
    let path = place(environment, state)
    do throws(ControlError) {
      return try ControlFolder(at: path)
    } catch {
      if error == .folder(path, .system(ENOENT)) { return nil }
      throw error
    }
  }

  /// Returns the path of the folder specified by the environment, whether it exists or not.
  package static func path(environment: (String) -> String?, state: String?) -> String {
    place(environment, state)
  }

  /// Returns the folder's path: in the session's runtime folder if there is one, otherwise in the
  /// state folder, or in `/tmp` without either, as for a system unit without a home folder.
  static func place(
    _ environment: (String) -> String?, _ state: String?, user: uid_t = geteuid()
  ) -> String {
    if let session = environment("XDG_RUNTIME_DIR"), PathText.isAbsolute(session),
      owns(user, session)
    {
      return session + "/timer"
    }
    return state.map { $0 + "/run" } ?? "/tmp/timer-\(user)"
  }

  private static func owns(_ user: uid_t, _ folder: String) -> Bool {
    guard let status = try? FileStatus(folder) else { return false }
    return status.kind == .folder && status.owner == user
  }
}

// MARK: - Locking

extension ControlFolder {
  /// Calls a function while no other program can add or remove sockets.
  ///
  /// A program that is stopped while holding the lock keeps it, so the wait is limited.
  func locked<Result>(
    patience: Duration, _ body: () throws(ControlError) -> Result
  ) throws(ControlError) -> Result {
    // A lock belongs to an open file description, so each caller needs its own.
    let lock = try rethrow(
      try OwnedDescriptor(opening: ".", O_RDONLY | O_DIRECTORY, in: opened),
      as: { ControlError.folder(path, .system($0.code)) })
    do throws(ErrorNumber) {
      try Descriptor.lock(lock.number, within: patience)
    } catch {
      throw error.code == EWOULDBLOCK ? .isLocked(path) : .folder(path, .system(error.code))
    }
    // Closing isn't enough: a child process started in the meantime may still have the folder open.
    defer { flock(lock.number, LOCK_UN) }
    return try body()
  }
}
