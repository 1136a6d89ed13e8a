internal import Texts

/// The file os-release(5), with the name of the distribution.
enum OSRelease {
  /// Returns the name for people; `nil` if there is none.
  static func name(in text: String) -> String? {
    let assignments = text.split(separator: "\n").compactMap { line -> (Substring, String)? in
      let parts = line.split(separator: "=", maxSplits: 1)
      // Values are quoted as for a shell.
      guard parts.count == 2, let value = try? ShellWords(String(parts[1])).words.first else {
        return nil
      }
      return (parts[0], value)
    }
    func value(_ name: String) -> String? { assignments.last { $0.0 == name }?.1 }
    return value("PRETTY_NAME") ?? value("NAME")
  }
}
