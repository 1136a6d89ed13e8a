/// A key with the modifiers held.
///
/// Ctrl-C is `KeyPress(.character("c"), .control)`. Shift is part of the character if it changes
/// it: Shift-A is `A`, and Ctrl-Shift-A is `A` with `.control`.
package struct KeyPress: Hashable, Sendable {
  package var key: Key
  package var modifiers: Modifiers
  /// The ASCII character of the same key in the standard layout, if the terminal reports it and the
  /// key types something else: `a` for the Cyrillic `ф`.
  package var alternate: Character?

  package init(_ key: Key, _ modifiers: Modifiers = [], alternate: Character? = nil) {
    (self.key, self.modifiers, self.alternate) = (key, modifiers, alternate)
  }

  /// The key, if no modifiers are held.
  package var plain: Key? { modifiers.isEmpty ? key : nil }

  /// The character that a text field inserts; `nil` if the press doesn't type anything.
  package var typed: Character? {
    guard modifiers.isSubset(of: .shift), case .character(let character) = key else { return nil }
    return character
  }

  /// The presses to look up in a table of shortcuts, best match first: the press itself, then the
  /// same key in the standard layout.
  package var candidates: [KeyPress] {
    let exact = KeyPress(key, modifiers)
    guard case .character(let character) = key,
      let alternate = alternate ?? KeyboardLayouts.standardKey(of: character)
    else { return [exact] }
    return [exact, KeyPress(.character(alternate), modifiers)]
  }

  /// Returns whether the press matches a shortcut in any keyboard layout.
  package func matches(_ shortcut: KeyPress) -> Bool {
    candidates.contains(KeyPress(shortcut.key, shortcut.modifiers))
  }
}

extension KeyPress: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the press that types a character.
  package init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }

  /// Returns the press of a character with Ctrl held.
  package static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), .control)
  }
}
