/// Parts of paths, found by bytes like in the kernel, so that a combining mark after a slash
/// doesn’t hide it.
package enum PathText {
  /// Returns the last component of a path, ignoring trailing slashes.
  package static func name(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }

  /// Returns a file's name without its suffix.
  package static func stem(of file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }

  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// Returns whether text contains a slash.
  package static func hasSlash(_ text: some StringProtocol) -> Bool {
    text.utf8.contains(UInt8(ascii: "/"))
  }
}
