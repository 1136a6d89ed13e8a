internal import Glibc

/// What lies in a folder.
package enum Folder {
  /// Returns the names of the regular files in a folder that aren't hidden, in no order; none when
  /// it can't be read.
  package static func files(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    // An entry has only as many bytes as its name needs: it isn't copied as a whole.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while let entry = unsafe readdir(stream) {
      let characters = unsafe UnsafeRawPointer(entry) + offset
      let name = unsafe String(cString: characters.assumingMemoryBound(to: CChar.self))
      if !name.hasPrefix("."), isFile(folder + "/" + name) { names.append(name) }
    }
    return names
  }

  /// Whether something has the path.
  package static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }

  /// Creates a folder and those above it, if they aren't there; returns 0 or the number of the error.
  package static func create(_ path: String, mode: UInt32) -> Int32 {
    if unsafe mkdir(path, mode) == 0 { return 0 }
    let failure = errno
    if failure == EEXIST { return isFolder(path) ? 0 : ENOTDIR }
    guard failure == ENOENT, let above = parent(of: path), above != path else { return failure }
    let aboveFailure = create(above, mode: mode)
    guard aboveFailure == 0 else { return aboveFailure }
    return unsafe mkdir(path, mode) == 0 || errno == EEXIST ? 0 : errno
  }

  /// Returns the path of the folder in which something lies; `nil` when nothing is above it.
  package static func parent(of path: String) -> String? {
    let bare = path.last == "/" ? path.dropLast() : path[...]
    guard !bare.isEmpty else { return nil }
    guard let slash = bare.lastIndex(of: "/") else { return "." }
    return slash == bare.startIndex ? "/" : String(bare[..<slash])
  }

  private static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  private static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }
}
