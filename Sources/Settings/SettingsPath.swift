internal import Texts

/// The place of a value in a settings file: keys, and indices into lists.
///
/// A string literal is split at its dots: `"alarm.sound"` is the key `sound` of the table `alarm`.
package struct SettingsPath: Hashable, Sendable {
  /// One step of a path.
  package enum Part: Hashable, Sendable {
    /// A key of a table.
    case key(String)
    /// An index into a list, from 0.
    case index(Int)
  }

  /// The steps from the top of the file.
  package var parts: [Part]

  /// Creates a path of steps.
  package init(_ parts: [Part] = []) {
    self.parts = parts
  }

  /// Creates a path of keys, which may contain dots.
  package init(keys: some Sequence<String>) {
    parts = keys.map { .key($0) }
  }

  /// Returns the path of a key in the table at this path.
  package subscript(key: String) -> SettingsPath { SettingsPath(parts + [.key(key)]) }

  /// Returns the path of an element in the list at this path.
  package subscript(index: Int) -> SettingsPath { SettingsPath(parts + [.index(index)]) }
}

extension SettingsPath: ExpressibleByStringLiteral {
  /// Creates a path of the keys between dots.
  package init(stringLiteral text: String) {
    self.init(keys: text.split(separator: ".").map(String.init))
  }
}

extension SettingsPath: CustomStringConvertible {
  /// The keys with dots between, as in a file; indices are left out.
  package var description: String {
    keys.map { Self.text(of: $0) }.joined(separator: ".")
  }

  /// The keys without the indices.
  package var keys: [String] {
    parts.compactMap { if case .key(let key) = $0 { key } else { nil } }
  }

  /// Returns a key as a file has it, with quotes where it needs them.
  static func text(of key: String) -> String {
    let isBare = !key.isEmpty && key.utf8.allSatisfy { TOMLReader.isBare($0) }
    return isBare ? key : JSONText.string(key)
  }

  /// The path without its last step; `nil` at the top.
  package var parent: SettingsPath? { parts.isEmpty ? nil : SettingsPath(Array(parts.dropLast())) }

  /// Returns whether the path begins with all steps of another.
  func starts(with other: SettingsPath) -> Bool { parts.starts(with: other.parts) }
}
