internal import CSystem
internal import Glibc

/// A file that is removed unless it takes the place of another.
///
/// It has no name until then (`O_TMPFILE`), where the file system and /proc allow that.
final class TemporaryFile {
  /// The descriptor to write to.
  let descriptor: Int32
  private let path: String
  private(set) var isNamed: Bool

  /// Opens a new file in a folder.
  init(in folder: String) throws(WriteError) {
    path = "\(folder)/.\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let unnamed = unsafe open(folder, O_RDWR | O_CLOEXEC | csystem_unnamed_file_flag(), 0o666)
    if unnamed >= 0, unsafe access("/proc/self/fd/\(unnamed)", F_OK) == 0 {
      (descriptor, isNamed) = (unnamed, false)
      return
    }
    if unnamed >= 0 { close(unnamed) }
    (descriptor, isNamed) = (unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666), true)
    guard descriptor < 0 else { return }
    isNamed = false
    throw .system(errno)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if isNamed { unsafe unlink(path) }
  }

  /// Renames the file to a path, in the place of what is there.
  func replace(_ target: String) throws(WriteError) {
    if !isNamed {
      let own = "/proc/self/fd/\(descriptor)"
      guard unsafe linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 else {
        throw .system(errno)
      }
      isNamed = true
    }
    guard unsafe rename(path, target) == 0 else { throw .system(errno) }
    isNamed = false
  }
}
