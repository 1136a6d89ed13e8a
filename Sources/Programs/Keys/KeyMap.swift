package import TerminalCodes

/// Whether a command can be used.
package enum Availability: Hashable, Sendable {
  case on
  /// It can't be used now; the reason is a sentence for a person.
  case dimmed(String)
  /// It makes no sense here: its keys mean what outer tables say.
  case absent

  /// Why it can't be used now; `nil` if it can, or makes no sense.
  package var reason: String? { if case .dimmed(let reason) = self { reason } else { nil } }
}

/// A command with its keys and the words for them.
package struct KeyBinding<Command: Hashable & Sendable>: Hashable, Sendable {
  /// Where a binding is shown.
  package enum Place: Hashable, Sendable {
    /// In the footer, the lowest rank first, and in the list of keys.
    case footer(rank: Int)
    /// In the list of keys.
    case help
    /// Nowhere: another binding stands for it.
    case hidden
  }

  package var command: Command
  /// The keys that ask for the command; the first is the one that is shown.
  package var keys: [KeyPress]
  /// What the command does, beginning with a verb in the imperative.
  package var words: String
  package var place: Place

  package init(
    _ command: Command, _ keys: [KeyPress], _ words: String, _ place: Place = .help
  ) {
    self.command = command
    self.keys = keys
    self.words = words
    self.place = place
  }
}

/// Keys, or what is done with the mouse, that a widget in the scope handles itself, for the list of keys.
package struct KeyNote: Hashable, Sendable {
  package var keys: [KeyPress]
  /// What is shown for them: the keys themselves if `nil`.
  package var label: String?
  package var words: String

  package init(_ keys: [KeyPress], _ words: String) {
    (self.keys, self.words) = (keys, words)
  }

  package init(_ label: String, _ words: String) {
    (keys, self.label, self.words) = ([], label, words)
  }
}

/// The keys of a scope.
package struct KeyMap<Command: Hashable & Sendable>: Hashable, Sendable {
  /// When the keys are in force, as a heading: “While it rings”.
  package var title: String
  package var bindings: [KeyBinding<Command>]
  /// What widgets handle, which is listed after the bindings.
  package var notes: [KeyNote]

  package init(
    _ title: String, _ bindings: [KeyBinding<Command>], notes: [KeyNote] = []
  ) {
    self.title = title
    self.bindings = bindings
    self.notes = notes
  }

  /// Returns the command of a key.
  package func command(for press: KeyPress) -> Command? {
    bindings.first { $0.keys.contains { press.matches($0) } }?.command
  }

  /// A key that two commands of one table claim.
  package struct Clash: Hashable, Sendable {
    package var key: KeyPress
    package var commands: [Command]
  }

  /// The keys that more than one command claims.
  package var clashes: [Clash] {
    let keys = Set(bindings.flatMap(\.keys))
    return keys.compactMap { key in
      let claims = bindings.filter { $0.keys.contains(key) }.map(\.command)
      return claims.count > 1 ? Clash(key: key, commands: claims) : nil
    }
  }
}
