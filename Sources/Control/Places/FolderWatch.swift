internal import CSystem
internal import Glibc

/// Watches which sockets there are: its descriptor is readable when one has appeared or vanished.
///
/// The corresponding C functions are `inotify_init1` and `inotify_add_watch`.
package final class FolderWatch: Sendable {
  private let changes: OwnedDescriptor

  /// Watches a folder from now on.
  package init(_ folder: ControlFolder) throws(ControlError) {
    let descriptor = unsafe csystem_watch_folder(folder.path)
    guard descriptor >= 0 else { throw .folder(folder.path, .system(-descriptor)) }
    changes = OwnedDescriptor(descriptor)
  }

  /// The descriptor, for waiting until it is readable.
  package var descriptor: Int32 { changes.number }

  /// Forgets the changes so far, so that the descriptor is no longer readable.
  package func clear() {
    unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while unsafe read(changes.number, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
