package import Clocks
internal import Glibc
internal import System

extension RecordFolder {
  /// Removes hidden files last modified before a given time: the leftovers of processes that were
  /// killed while writing a record.
  package func removeLeftovers(before time: WallTime) {
    removeFiles(before: time) { isHidden in isHidden }
  }

  /// Removes all files last modified before a given time.
  package func removeAll(before time: WallTime) { removeFiles(before: time) { _ in true } }

  private func removeFiles(before time: WallTime, where isMeant: (_ isHidden: Bool) -> Bool) {
    guard let path, let folder = try? OwnedDescriptor(opening: path, O_DIRECTORY) else { return }
    for name in (try? FolderNames.read(".", in: folder)) ?? [] where isMeant(name.first == ".") {
      guard let status = try? FileStatus(name, in: folder, followsLink: false) else { continue }
      if status.kind == .file, WallTime(epochSeconds: Int64(status.changed)) < time {
        unsafe unlinkat(folder.number, name, 0)
      }
    }
  }
}
