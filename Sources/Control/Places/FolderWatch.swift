import CSystem
internal import Glibc

/// Watches the folder of the sockets: its descriptor is readable when one has appeared or vanished,
/// or when the folder itself has.
///
/// The corresponding C functions are `inotify_init1` and `inotify_add_watch`.
package final class FolderWatch: Sendable {
  private let changes: OwnedDescriptor
  private let folder: ControlFolder

  /// Watches a folder from now on.
  package init(_ folder: ControlFolder) throws(ControlError) {
    let descriptor = unsafe csystem_watch_folder(folder.path)
    guard descriptor >= 0 else { throw .folder(folder.path, .system(-descriptor)) }
    changes = OwnedDescriptor(descriptor)
    self.folder = folder
  }

  /// The descriptor, for waiting until it is readable.
  package var descriptor: Int32 { changes.number }

  /// Forgets the changes so far, so that the descriptor is no longer readable; returns whether the
  /// folder is still there.
  package func clear() -> Bool {
    unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while unsafe read(changes.number, buffer.baseAddress, buffer.count) > 0 {}
    }
    return folder.isInPlace
  }
}
