internal import Glibc
internal import System

/// Operations on folders.
package enum Folder {
  /// Returns the names of a folder's regular files that aren't hidden, in no particular order;
  /// empty if the folder can't be read.
  package static func files(in folder: String) -> [String] {
    let names = (try? FolderNames.read(folder)) ?? []
    return names.filter { !$0.hasPrefix(".") && kind(of: folder + "/" + $0) == .file }
  }

  /// Returns whether anything exists at a path.
  package static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Creates a folder and its missing parents; returns 0 or the error number.
  package static func create(_ path: String, mode: UInt32) -> Int32 {
    if unsafe mkdir(path, mode) == 0 { return 0 }
    let failure = errno
    if failure == EEXIST { return isFolder(path) ? 0 : ENOTDIR }
    guard failure == ENOENT, let above = parent(of: path), above != path else { return failure }
    let aboveFailure = create(above, mode: mode)
    guard aboveFailure == 0 else { return aboveFailure }
    return unsafe mkdir(path, mode) == 0 || errno == EEXIST ? 0 : errno
  }

  /// Returns the path of the folder that contains a path; `nil` if it has no parent.
  package static func parent(of path: String) -> String? {
    // Compares bytes, as the kernel does: a combining mark may follow a slash.
    let slash = UInt8(ascii: "/")
    let bare = path.utf8.last == slash ? path.utf8.dropLast() : path.utf8[...]
    guard !bare.isEmpty else { return nil }
    guard let end = bare.lastIndex(of: slash) else { return "." }
    return end == bare.startIndex ? "/" : String(decoding: bare[..<end], as: UTF8.self)
  }

  /// Returns whether a path names a folder.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  private static func kind(of path: String) -> FileStatus.Kind? { try? FileStatus(path).kind }
}
