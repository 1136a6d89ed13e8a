import CSystem
internal import System

/// Watches a folder, such as that of the sockets: its descriptor is readable when a file has appeared,
/// was replaced or has vanished, or when the folder itself has.
///
/// The corresponding C functions are `inotify_init1` and `inotify_add_watch`.
package final class FolderWatch: Sendable {
  private let changes: OwnedDescriptor
  private let folder: ControlFolder?

  /// Watches the folder of the sockets from now on.
  package convenience init(_ folder: ControlFolder) throws(ControlError) {
    try self.init(folder.path, folder)
  }

  /// Watches any folder from now on.
  package convenience init(path: String) throws(ControlError) { try self.init(path, nil) }

  private init(_ path: String, _ folder: ControlFolder?) throws(ControlError) {
    changes = try rethrow(
      try OwnedDescriptor(orError: unsafe csystem_watch_folder(path)),
      as: { ControlError.folder(path, .system($0.code)) })
    self.folder = folder
  }

  /// The descriptor, for waiting until it is readable.
  package var descriptor: Int32 { changes.number }

  /// Forgets the changes so far, so that the descriptor is no longer readable; returns whether the
  /// folder is still there and watched.
  package func clear() -> Bool {
    let isWatched = csystem_clear_watch(changes.number) == 0
    return isWatched && folder?.isInPlace ?? true
  }
}
