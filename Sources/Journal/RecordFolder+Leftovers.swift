package import Clocks
internal import Files
internal import Glibc

extension RecordFolder {
  /// Removes hidden files that were last changed before a time: the leftovers of processes that
  /// were killed while they wrote a record.
  package func removeLeftovers(before time: WallTime) {
    removeFiles(before: time) { isHidden in isHidden }
  }

  /// Removes all files that were last changed before a time.
  package func removeAll(before time: WallTime) { removeFiles(before: time) { _ in true } }

  private func removeFiles(before time: WallTime, where isMeant: (_ isHidden: Bool) -> Bool) {
    guard let path, let stream = unsafe opendir(path) else { return }
    defer { unsafe closedir(stream) }
    let folder = unsafe dirfd(stream)
    // An entry is only as long as its name needs, so it can't be copied as a whole.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      guard isMeant(unsafe name[0] == CChar(UInt8(ascii: "."))) else { continue }
      var status = stat()
      guard unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      let changed = WallTime(epochSeconds: Int64(status.st_mtim.tv_sec))
      if status.st_mode & S_IFMT == S_IFREG, changed < time {
        unsafe unlinkat(folder, name, 0)
      }
    }
  }
}
