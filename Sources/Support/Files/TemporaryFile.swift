internal import CSystem
internal import Glibc
internal import System

/// A file that is removed unless it replaces another.
///
/// Where the file system and /proc allow it, the file has no name until then (`O_TMPFILE`).
final class TemporaryFile {
  private let file: OwnedDescriptor
  private let path: String
  private(set) var isNamed: Bool

  /// Opens a new file in a folder, with a mode from which the process's mask removes bits.
  init(in folder: String, mode: UInt32 = 0o666) throws(WriteError) {
    let path = "\(folder)/.\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let unnamed = try? OwnedDescriptor(
      opening: folder, O_RDWR | csystem_unnamed_file_flag(), mode: mode)
    if let unnamed, unsafe access("/proc/self/fd/\(unnamed.number)", F_OK) == 0 {
      (file, self.path, isNamed) = (unnamed, path, false)
    } else {
      file = try rethrow(
        try OwnedDescriptor(opening: path, O_RDWR | O_CREAT | O_EXCL, mode: mode),
        as: WriteError.init)
      (self.path, isNamed) = (path, true)
    }
  }

  deinit { if isNamed { unsafe unlink(path) } }

  /// The descriptor to write to.
  var descriptor: Int32 { file.number }

  /// Renames the file to a path, replacing any existing file.
  func replace(_ target: String) throws(WriteError) {
    if !isNamed {
      let own = "/proc/self/fd/\(descriptor)"
      try rethrow(
        try check { unsafe linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW) },
        as: WriteError.init)
      isNamed = true
    }
    try rethrow(try check { unsafe rename(path, target) }, as: WriteError.init)
    isNamed = false
  }
}
