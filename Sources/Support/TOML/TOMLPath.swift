internal import JSON
internal import Texts

/// The place of a value among others: keys, and indices into lists.
///
/// A string literal is split at its dots: `"alarm.sound"` is the key `sound` of the table `alarm`.
package struct TOMLPath: Hashable, Sendable {
  /// One component of a path.
  package enum Component: Hashable, Sendable {
    /// A key of a table.
    case key(String)
    /// An index into a list, from 0.
    case index(Int)
  }

  /// The components from the top of the text.
  package var components: [Component]

  package init(_ components: [Component] = []) { self.components = components }

  /// Creates a path of keys, which may contain dots.
  package init(keys: [String]) { components = keys.map { .key($0) } }

  /// Returns the path of a key in the table at this path.
  package subscript(key: String) -> TOMLPath { TOMLPath(components + [.key(key)]) }

  /// Returns the path of an element in the list at this path.
  package subscript(index: Int) -> TOMLPath { TOMLPath(components + [.index(index)]) }

  /// The keys without the indices.
  package var keys: [String] {
    components.compactMap { if case .key(let key) = $0 { key } else { nil } }
  }

  /// The path without its last component; `nil` at the top.
  package var parent: TOMLPath? {
    components.isEmpty ? nil : TOMLPath(Array(components.dropLast()))
  }

  /// Returns whether the path begins with all components of another.
  package func starts(with other: TOMLPath) -> Bool { components.starts(with: other.components) }
}

extension TOMLPath: ExpressibleByStringLiteral {
  /// Creates a path of the keys between dots.
  package init(stringLiteral text: String) {
    self.init(keys: text.split(separator: ".").map(String.init))
  }
}

extension TOMLPath: CustomStringConvertible {
  /// The keys with dots between, as in a text; indices are left out.
  package var description: String { keys.map { Self.text(of: $0) }.joined(separator: ".") }

  /// Returns a key as TOML, with quotes where it needs them.
  package static func text(of key: String) -> String {
    let isBare = !key.isEmpty && key.utf8.allSatisfy { TOMLReader.isBare($0) }
    return isBare ? key : JSONText.string(key)
  }
}
