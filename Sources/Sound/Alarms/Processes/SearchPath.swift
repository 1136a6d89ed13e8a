internal import Glibc
internal import System
internal import Texts

/// The folders of `PATH`, in which programs are looked up.
package struct SearchPath: Hashable, Sendable {
  private let folders: [String]

  /// Creates a search path from the value of `PATH`; relative folders are ignored.
  package init(_ text: String?) {
    folders = (text ?? "").split(separator: ":").map(String.init).filter { PathText.isAbsolute($0) }
  }

  /// Returns the path of the first executable with one of the names; a name with a slash is a path.
  package func find(_ names: String...) -> String? {
    for name in names {
      let paths = PathText.hasSlash(name) ? [name] : folders.map { "\($0)/\(name)" }
      if let path = paths.first(where: Self.isProgram) { return path }
    }
    return nil
  }

  private static func isProgram(_ path: String) -> Bool {
    guard (try? FileStatus(path).kind) == .file else { return false }
    return unsafe access(path, X_OK) == 0
  }
}
