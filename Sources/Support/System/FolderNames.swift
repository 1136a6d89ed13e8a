internal import Glibc

/// The names in folders.
package enum FolderNames {
  /// Returns all names in a folder except `.` and `..`, in no particular order; a relative path is
  /// resolved in `folder`, if given.
  package static func read(
    _ path: String, in folder: OwnedDescriptor? = nil
  ) throws(ErrorNumber) -> [String] {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let descriptor = try check { unsafe openat(folder?.number ?? AT_FDCWD, path, flags) }
    guard let stream = unsafe fdopendir(descriptor) else {
      defer { close(descriptor) }
      throw ErrorNumber(code: errno)
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    // An entry is only as long as its name needs, so it can't be copied as a whole.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while let entry = unsafe readdir(stream) {
      let characters = unsafe UnsafeRawPointer(entry) + offset
      let name = unsafe String(cString: characters.assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
