package import TerminalCodes

/// Whether a command can be used.
package enum Availability: Hashable, Sendable {
  case on
  /// The command can't be used now; the reason is a sentence for the user.
  case dimmed(String)
  /// The command isn't applicable here: its keys fall through to outer tables.
  case absent

  /// The reason why the command can't be used now; `nil` if it can, or isn't applicable.
  package var reason: String? { if case .dimmed(let reason) = self { reason } else { nil } }
}

/// A command with its keys and their description.
package struct KeyBinding<Command: Hashable & Sendable>: Hashable, Sendable {
  /// Where a binding is listed.
  package enum Listing: Hashable, Sendable {
    /// In the footer, lowest rank first, and in the list of keys.
    case footer(rank: Int)
    case help
    /// Nowhere: another binding represents it.
    case hidden
  }

  package var command: Command
  /// The keys of the command; the first is the one that is shown.
  package var keys: [KeyPress]
  /// The description of the command, beginning with a verb in the imperative.
  package var words: String
  package var listing: Listing

  package init(
    _ command: Command, _ keys: [KeyPress], _ words: String, _ listing: Listing = .help
  ) {
    self.command = command
    self.keys = keys
    self.words = words
    self.listing = listing
  }
}

/// Keys or mouse actions that a widget in the scope handles itself, for the list of keys.
package struct KeyNote: Hashable, Sendable {
  package var keys: [KeyPress]
  /// The text shown for them; `nil` for the keys themselves.
  package var label: String?
  package var words: String
  /// The rank in the footer, which shows all keys of a note; `nil` for a note that isn't in it.
  package var rank: Int?

  package init(_ keys: [KeyPress], _ words: String, rank: Int? = nil) {
    (self.keys, self.words, self.rank) = (keys, words, rank)
  }

  package init(_ label: String, _ words: String) {
    (keys, self.label, self.words) = ([], label, words)
  }
}

/// The key table of a scope.
package struct KeyMap<Command: Hashable & Sendable>: Hashable, Sendable {
  /// The heading, which says when the keys are active: “While it rings”.
  package var title: String
  package var bindings: [KeyBinding<Command>]
  /// The keys that widgets handle, listed after the bindings.
  package var notes: [KeyNote]

  package init(_ title: String, _ bindings: [KeyBinding<Command>], notes: [KeyNote] = []) {
    self.title = title
    self.bindings = bindings
    self.notes = notes
  }

  /// Returns the command bound to a key.
  package func command(for press: KeyPress) -> Command? {
    bindings.first { $0.keys.contains { press.matches($0) } }?.command
  }

  /// A key that is bound to two commands of the same table.
  package struct Clash: Hashable, Sendable {
    package var key: KeyPress
    package var commands: [Command]
  }

  /// The keys that are bound to more than one command.
  package var clashes: [Clash] {
    let keys = Set(bindings.flatMap(\.keys))
    return keys.compactMap { key in
      let claims = bindings.filter { $0.keys.contains(key) }.map(\.command)
      return claims.count > 1 ? Clash(key: key, commands: claims) : nil
    }
  }
}
