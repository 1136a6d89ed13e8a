internal import Glibc
internal import System

/// The resolution of symbolic links.
enum LinkTarget {
  /// Returns the target of a chain of symbolic links, which need not exist.
  ///
  /// Like the kernel (`protected_symlinks` in proc_sys_fs(5)), rejects links of other users in a
  /// folder such as /tmp with EACCES.
  static func path(of path: String) throws(WriteError) -> String {
    var path = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = unsafe readlink(path, &buffer, buffer.count)
      guard length > 0 else { return path }
      let folder = Folder.parent(of: path) ?? "."
      guard isTrusted(path, in: folder) else { throw .system(EACCES) }
      let link = String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = link.utf8.first == UInt8(ascii: "/") ? link : folder + "/" + link
    }
    throw .system(ELOOP)
  }

  private static func isTrusted(_ link: String, in folder: String) -> Bool {
    // A link that has just been removed may have been another user's.
    guard let own = try? FileStatus(link, followsLink: false), let parent = try? FileStatus(folder)
    else { return false }
    return isTrusted(
      owner: own.owner, user: geteuid(), folderOwner: parent.owner, folderMode: parent.mode)
  }

  /// Returns whether a link may be followed, judging by the owners of the link and its folder.
  static func isTrusted(owner: uid_t, user: uid_t, folderOwner: uid_t, folderMode: mode_t) -> Bool {
    let isShared = folderMode & S_ISVTX != 0 && folderMode & S_IWOTH != 0
    return !isShared || owner == user || owner == folderOwner
  }
}
