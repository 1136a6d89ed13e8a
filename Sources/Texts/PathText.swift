/// Parts of paths, by bytes as the kernel reads them: a mark that combines with a slash doesn’t hide
/// that from it.
package enum PathText {
  /// Returns what follows the last slash; the name before it if the path ends in slashes.
  package static func name(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }

  /// Returns whether a path begins at the root.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// Returns whether a text has a slash.
  package static func hasSlash(_ text: some StringProtocol) -> Bool {
    text.utf8.contains(UInt8(ascii: "/"))
  }
}
