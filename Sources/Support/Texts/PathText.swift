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

  /// Returns the last components of paths, as many of each as distinguish it from the others.
  package static func distinctNames(of paths: [String]) -> [String] {
    let parts = paths.map { path in
      path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    }
    var counts = parts.map { _ in 1 }
    while true {
      let names = zip(parts, counts).map { $0.suffix($1).joined(separator: "/") }
      let groups = Dictionary(grouping: names.indices) { names[$0] }
      let longer = groups.values.filter { $0.count > 1 }.joined().filter {
        counts[$0] < parts[$0].count
      }
      guard !longer.isEmpty else { return names }
      for index in longer { counts[index] += 1 }
    }
  }

  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// Returns the parts between slashes, with at most `most` splits; parts may be empty.
  package static func split(_ text: Substring, most: Int = .max) -> [Substring] {
    text.utf8.split(
      separator: UInt8(ascii: "/"), maxSplits: most, omittingEmptySubsequences: false
    ).map { Substring($0) }
  }

  /// Returns whether text contains a slash.
  package static func hasSlash(_ text: some StringProtocol) -> Bool {
    text.utf8.contains(UInt8(ascii: "/"))
  }
}
