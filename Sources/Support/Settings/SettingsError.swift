/// The reason a settings file can't be read, applied or saved.
package enum SettingsError: Error, Hashable, Sendable {
  /// A line isn't valid TOML, or its value isn't valid for the key.
  case line(Int, key: String? = nil, String)
  /// The file can't be read.
  case unreadable(String)
  /// The file can't be saved; the previous file is intact.
  case unwritable(String)
}

extension SettingsError: CustomStringConvertible {
  /// The reason as it follows the file's name: “line 3: sound: …”.
  package var description: String {
    switch self {
    case .line(let number, nil, let words): "line \(number): \(words)"
    case .line(let number, let key?, let words): "line \(number): \(key): \(words)"
    case .unreadable(let why): "it can’t be read: \(why)"
    case .unwritable(let why): "it can’t be saved: \(why)"
    }
  }
}
