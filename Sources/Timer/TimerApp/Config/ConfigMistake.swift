internal import Settings

/// A mistake in a settings file.
struct ConfigMistake: Hashable, Sendable {
  /// The line, from 1; `nil` if unknown.
  var line: Int?
  /// The key in dotted form; `nil` if the mistake isn't in a key.
  var key: String?
  /// The description of the mistake and of a valid value.
  var words: String

  /// Returns a line with the path of the file, in the format that editors and scripts expect.
  func text(in path: String) -> String {
    ([path, line.map(String.init)].compactMap(\.self).joined(separator: ":"))
      + ": \(key.map { "\($0): " } ?? "")\(words)"
  }
}

extension ConfigMistake {
  init(_ error: SettingsError) {
    switch error {
    case .line(let line, let key, let words): self.init(line: line, key: key, words: words)
    case .unreadable, .unwritable: self.init(words: "\(error)")
    }
  }

  init(_ setting: UnknownSetting) {
    let hint = setting.nearest.map { "; did you mean “\($0)”?" } ?? ""
    self.init(line: setting.line, key: setting.key, words: "unknown setting\(hint)")
  }
}
