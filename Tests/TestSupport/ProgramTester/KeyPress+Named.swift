package import TerminalCodes

extension KeyPress {
  /// Creates the key press with a common name: "j", "G", "ctrl-c", "shift-tab", "alt-f4",
  /// "page-down"; `nil` if there is no such key.
  package init?(named name: String) {
    var rest = name[...]
    var modifiers: Modifiers = []
    while let (prefix, modifier) = Self.prefixes.first(where: {
      rest.hasPrefix($0.0) && rest.count > $0.0.count
    }) {
      rest = rest.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    if rest.count == 1, let character = rest.first {
      self.init(.character(character), modifiers)
    } else if let key = Self.keys[String(rest)] {
      self.init(key, modifiers)
    } else if rest.first == "f", let number = Int(rest.dropFirst()), number > 0 {
      self.init(.function(number), modifiers)
    } else {
      return nil
    }
  }

  private static let prefixes: [(String, Modifiers)] = [
    ("ctrl-", .control), ("shift-", .shift), ("alt-", .alt), ("super-", .superKey),
    ("meta-", .meta), ("hyper-", .hyper),
  ]

  private static let keys: [String: Key] = [
    "enter": .enter, "escape": .escape, "esc": .escape, "tab": .tab, "backspace": .backspace,
    "delete": .delete, "insert": .insert, "up": .up, "down": .down, "left": .left,
    "right": .right, "home": .home, "end": .end, "page-up": .pageUp, "page-down": .pageDown,
    "space": .character(" "),
  ]
}
