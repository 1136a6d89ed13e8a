internal import Files
internal import Glibc
internal import System

/// Watches a path with inotify: its descriptor becomes readable when the file may have changed or
/// been replaced.
///
/// A symbolic link is watched at its target.
final class FileWatch {
  private let watch: OwnedDescriptor
  private let path: String
  private var file: Int32

  /// Starts watching a file, which may not exist yet; `nil` if inotify isn't available.
  init?(_ path: String) {
    let flags = Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)
    guard let watch = try? OwnedDescriptor(check { inotify_init1(flags) }) else { return nil }
    (self.watch, self.path) = (watch, path)
    file = unsafe inotify_add_watch(watch.number, path, UInt32(IN_MODIFY))
    let isAwaited = file < 0 && errno == ENOENT
    let folder = unsafe inotify_add_watch(
      watch.number, Folder.parent(of: path) ?? ".", UInt32(IN_CREATE | IN_MOVED_TO))
    guard file >= 0 || isAwaited, folder >= 0 else { return nil }
  }

  /// The descriptor, for waiting until it is readable.
  var descriptor: Int32 { watch.number }

  /// Watches the file that now has the name, instead of the old one.
  func renew() {
    let new = unsafe inotify_add_watch(descriptor, path, UInt32(IN_MODIFY))
    if file >= 0, new != file { inotify_rm_watch(descriptor, file) }
    file = new
  }

  /// Discards pending events, so that the descriptor is no longer readable.
  func clear() {
    while case .bytes? = try? Descriptor.receive(descriptor, upTo: 4096) {}
  }
}
