/// Why a settings file can't be read or saved.
public enum ConfigError: Error, Hashable, Sendable {
  /// A line isn't TOML, or holds what isn't wanted there.
  case line(Int, String)
  /// The file can't be read.
  case unreadable(String)
  /// The file can't be saved; the old one is whole.
  case unwritable(String)
}

extension ConfigError: CustomStringConvertible {
  /// The error in words that go behind the file's name: “line 3: …”.
  public var description: String {
    switch self {
    case .line(let number, let words): "line \(number): \(words)"
    case .unreadable(let why): "it can’t be read: \(why)"
    case .unwritable(let why): "it can’t be saved: \(why)"
    }
  }
}
