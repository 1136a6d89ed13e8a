package import TerminalCodes

/// What keys do right now, read from key tables: the source of footers, lists of keys and spoken
/// help.
package struct KeyHelp: Hashable, Sendable {
  /// Keys that do one thing.
  package struct Entry: Hashable, Sendable {
    /// The keys, without those that mean something else in an inner table.
    package var keys: [KeyPress]
    /// What is shown in place of the keys, if that isn't they themselves.
    package var label: String?
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
      section.entries += map.notes.map(Entry.init)
      claimed.formUnion(claims)
      if !section.entries.isEmpty { sections.append(section) }
    }
  }

  /// Reads the tables of a whole program, each for itself, for its documents, or for a list of all keys
  /// but those of commands that make no sense here.
  package init<Command>(
    documenting maps: [KeyMap<Command>], availability: (Command) -> Availability = { _ in .on }
  ) {
    sections = maps.flatMap { map in
      KeyHelp([map]) { availability($0) == .absent ? .absent : .on }.sections
    }
  }
}

extension KeyHelp.Entry {
  fileprivate init(_ note: KeyNote) {
    (keys, label, words) = (note.keys, note.label, note.words)
  }

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
