internal import Glibc

/// The metadata of a file.
package struct FileStatus: Hashable, Sendable {
  /// The kind of a file.
  package enum Kind: Hashable, Sendable {
    case file, folder, link, pipe, socket, device
  }

  /// The unique identity of a file.
  package struct Identity: Hashable, Sendable {
    fileprivate let device: UInt64
    fileprivate let inode: UInt64
  }

  package let kind: Kind
  /// The number of bytes.
  package let size: Int
  /// The permission bits, including the set-ID and sticky bits.
  package let mode: UInt32
  /// The ID of its owner.
  package let owner: UInt32
  package let identity: Identity
  /// The time of the last modification, in seconds since 1970.
  package let changed: Int

  /// Reads the status of the file at a path; a relative path is resolved in `folder`, if given.
  package init(
    _ path: String, in folder: OwnedDescriptor? = nil, followsLink: Bool = true
  ) throws(ErrorNumber) {
    var status = stat()
    let flags = followsLink ? 0 : AT_SYMLINK_NOFOLLOW
    try check { unsafe fstatat(folder?.number ?? AT_FDCWD, path, &status, flags) }
    self.init(status)
  }

  /// Reads the status of an open file.
  package init(of descriptor: Int32) throws(ErrorNumber) {
    var status = stat()
    try check { unsafe fstat(descriptor, &status) }
    self.init(status)
  }

  /// Returns whether a path names an open file.
  package static func isName(_ path: String, of file: Int32, followsLink: Bool = true) -> Bool {
    guard let named = try? FileStatus(path, followsLink: followsLink) else { return false }
    return named.identity == (try? FileStatus(of: file).identity)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
    size = Int(status.st_size)
    (mode, owner) = (status.st_mode & 0o7777, status.st_uid)
    identity = Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    changed = status.st_mtim.tv_sec
  }
}
