internal import Settings

/// A mistake in a settings file.
struct ConfigMistake: Hashable, Sendable {
  /// The line, from 1; `nil` if it isn't known.
  var line: Int?
  /// The key with dots; `nil` if the mistake belongs to none.
  var key: String?
  /// What is wrong, and what would be right.
  var words: String

  /// Returns the mistake behind the path of its file, in the form that editors and scripts read.
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
