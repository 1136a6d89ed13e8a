internal import Files
internal import Glibc

/// Watches a path with inotify: its descriptor becomes readable when the file may have changed or
/// been replaced.
///
/// A symbolic link is watched at its target.
final class FileWatch {
  /// The descriptor, for waiting until it is readable.
  let descriptor: Int32
  private let path: String
  private var file: Int32

  /// Starts watching a file; `nil` if inotify isn't available.
  init?(_ path: String) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.path = path
    file = unsafe inotify_add_watch(descriptor, path, UInt32(IN_MODIFY))
    let changes = UInt32(IN_CREATE | IN_MOVED_TO)
    let folder = unsafe inotify_add_watch(
      descriptor, Folder.parent(of: path) ?? ".", changes)
    guard file >= 0, folder >= 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit {
    close(descriptor)
  }

  /// Watches the file that now has the name, instead of the old one.
  func renew() {
    let new = unsafe inotify_add_watch(descriptor, path, UInt32(IN_MODIFY))
    if file >= 0, new != file { inotify_rm_watch(descriptor, file) }
    file = new
  }

  /// Discards pending events, so that the descriptor is no longer readable.
  func clear() {
    unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while unsafe read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
