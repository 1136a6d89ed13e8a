package import TerminalCodes

/// What keys do right now, read from key tables: the source of footers, lists of keys and spoken
/// help.
package struct KeyHelp: Hashable, Sendable {
  /// Keys that do one thing.
  package struct Entry: Hashable, Sendable {
    /// The keys, without those that mean something else in an inner table.
    package var keys: [KeyPress]
    package var words: String
    /// Why the keys do nothing now.
    package var dimmedReason: String?
    /// The rank in the footer; `nil` for an entry that isn't there.
    package var rank: Int?
  }

  /// The entries of one table.
  package struct Section: Hashable, Sendable {
    package var title: String
    package var entries: [Entry]
  }

  package private(set) var sections: [Section] = []

  /// Reads tables that are in force together, the innermost first; what an inner table claims is
  /// left out of outer ones.
  package init<Command>(
    _ maps: [KeyMap<Command>], availability: (Command) -> Availability = { _ in .on }
  ) {
    var claimed: Set<KeyPress> = []
    for map in maps {
      var section = Section(title: map.title, entries: [])
      var claims: Set<KeyPress> = []
      for binding in map.bindings {
        let state = availability(binding.command)
        guard state != .absent else { continue }
        let keys = binding.keys.filter { !claimed.contains($0) }
        claims.formUnion(keys)
        if let entry = Entry(binding, keys, state) { section.entries.append(entry) }
      }
      claimed.formUnion(claims)
      if !section.entries.isEmpty { sections.append(section) }
    }
  }

  /// Reads the tables of a whole program, each for itself, for its documents.
  package init<Command>(documenting maps: [KeyMap<Command>]) {
    sections = maps.flatMap { KeyHelp([$0]).sections }
  }
}

extension KeyHelp.Entry {
  fileprivate init?<Command>(
    _ binding: KeyBinding<Command>, _ keys: [KeyPress], _ availability: Availability
  ) {
    guard !keys.isEmpty, binding.place != .hidden else { return nil }
    self.keys = keys
    words = binding.words
    dimmedReason = availability.reason
    if case .footer(let rank) = binding.place { self.rank = rank }
  }
}
