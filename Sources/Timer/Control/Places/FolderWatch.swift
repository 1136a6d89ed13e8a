import CSystem
internal import System

/// Watches a folder: its descriptor becomes readable when a file is created, replaced or removed,
/// or when the folder itself disappears.
///
/// The corresponding C functions are `inotify_init1` and `inotify_add_watch`.
package final class FolderWatch: Sendable {
  private let changes: OwnedDescriptor
  private let folder: ControlFolder?

  /// Starts watching the folder of the sockets.
  package convenience init(_ folder: ControlFolder) throws(ControlError) {
    try self.init(folder.path, folder)
  }

  /// Starts watching any folder.
  package convenience init(path: String) throws(ControlError) { try self.init(path, nil) }

  private init(_ path: String, _ folder: ControlFolder?) throws(ControlError) {
    changes = try rethrow(
      try OwnedDescriptor(orError: unsafe csystem_watch_folder(path)),
      as: { ControlError.folder(path, .system($0.code)) })
    self.folder = folder
  }

  /// The descriptor, for waiting until it is readable.
  package var descriptor: Int32 { changes.number }

  /// Discards the changes so far, so that the descriptor is no longer readable; returns whether the
  /// folder still exists and is being watched.
  package func clear() -> Bool {
    let isWatched = csystem_clear_watch(changes.number) == 0
    return isWatched && folder?.isInPlace ?? true
  }
}
