package import Settings

/// A mistake in a settings file.
package struct ConfigMistake: Hashable, Sendable {
  /// The line, from 1; `nil` if unknown.
  package var line: Int?
  /// The key in dotted form; `nil` if the mistake isn't in a key.
  package var key: String?
  /// The description of the mistake and of a valid value.
  package var words: String

  /// Returns a line with the path of the file, in the format that editors and scripts expect.
  package func text(in path: String) -> String {
    ([path, line.map(String.init)].compactMap(\.self).joined(separator: ":"))
      + ": \(key.map { "\($0): " } ?? "")\(words)"
  }
}

extension ConfigMistake {
  package init(_ error: SettingsError) {
    switch error {
    case .line(let line, let key, let words): self.init(line: line, key: key, words: words)
    case .unreadable, .unwritable: self.init(words: "\(error)")
    }
  }

  package init(_ setting: UnknownSetting) {
    let hint = setting.nearest.map { "; did you mean “\($0)”?" } ?? ""
    self.init(line: setting.line, key: setting.key, words: "unknown setting\(hint)")
  }
}
