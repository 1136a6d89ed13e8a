internal import CSystem
internal import Files
internal import Glibc
internal import Texts

/// The folder where the sockets of running timers lie, which only its owner can enter.
package final class ControlFolder: Sendable {
  package let path: String
  /// The open folder.
  let opened: OwnedDescriptor

  /// Opens a folder, which must belong to a user and not be a symbolic link.
  ///
  /// Any rights that others have in it are revoked.
  init(at path: String, user: uid_t = geteuid()) throws(ControlError) {
    self.path = path
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { throw .folder(path, .system(errno)) }
    if let fault = Self.fault(status, user) {
      guard fault == .isOpen else { throw .folder(path, fault) }
      unsafe chmod(path, 0o700)
    }
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .folder(path, .system(errno)) }
    opened = OwnedDescriptor(descriptor)
    // What was opened may be something other than what was checked.
    guard unsafe fstat(descriptor, &status) == 0 else { throw .folder(path, .system(errno)) }
    if let fault = Self.fault(status, user) { throw .folder(path, fault) }
  }

  /// Whether the path still leads to the open folder.
  var isInPlace: Bool {
    var (there, here) = (stat(), stat())
    guard unsafe stat(path, &there) == 0, unsafe fstat(opened.number, &here) == 0 else {
      return false
    }
    return there.st_dev == here.st_dev && there.st_ino == here.st_ino
  }

  private static func fault(_ status: stat, _ user: uid_t) -> ControlError.FolderFault? {
    switch status.st_mode & S_IFMT {
    case S_IFLNK: return .isLink
    case S_IFDIR: break
    default: return .isNotAFolder
    }
    guard status.st_uid == user else { return .isForeign }
    return status.st_mode & 0o077 == 0 ? nil : .isOpen
  }
}

// MARK: - Finding the folder

extension ControlFolder {
  /// Opens the folder that the environment names, creating it if it is missing.
  ///
  /// `state` is the folder where this program keeps its state, if there is one.
  package static func create(
    environment: (String) -> String?, state: String?
  ) throws(ControlError) -> ControlFolder {
    let path = place(environment, state)
    let failure = Folder.create(path, mode: 0o700)
    guard failure == 0 || failure == ENOTDIR else { throw .folder(path, .system(failure)) }
    return try ControlFolder(at: path)
  }

  /// Opens the folder that the environment names; `nil` if it is missing, so that no timer runs.
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

  /// Returns the folder's path: in the session's folder if there is one, else in that of the state,
  /// else, as for a system unit without a home, in `/tmp`.
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
    var status = stat()
    return unsafe stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == user
  }
}

// MARK: - Locking

extension ControlFolder {
  /// Calls a function while no other program can add or remove sockets.
  ///
  /// A program that is stopped while it has the lock keeps it, so the wait is limited to a number
  /// of milliseconds.
  func locked<Result>(
    patience milliseconds: Int, _ body: () throws(ControlError) -> Result
  ) throws(ControlError) -> Result {
    // A lock belongs to an open file, so each needs one of its own.
    let number = unsafe openat(opened.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw .folder(path, .system(errno)) }
    let lock = OwnedDescriptor(number)
    var failure = csystem_try_lock(lock.number)
    var attempts = milliseconds
    while failure == -EWOULDBLOCK || failure == -EINTR, attempts > 0 {
      poll(nil, 0, 1)
      failure = csystem_try_lock(lock.number)
      attempts -= 1
    }
    guard failure == 0 else {
      throw failure == -EWOULDBLOCK ? .isLocked(path) : .folder(path, .system(-failure))
    }
    // Closing isn't enough: a child that was started meanwhile may still have the open folder.
    defer { csystem_unlock(lock.number) }
    return try body()
  }
}
