package import TerminalCodes

/// The current effects of keys, derived from key tables: the source of footers, lists of keys and
/// spoken help.
package struct KeyHelp: Hashable, Sendable {
  /// The keys of one command.
  package struct Entry: Hashable, Sendable {
    /// The keys, without those that an inner table overrides.
    package var keys: [KeyPress]
    /// The text shown in place of the keys, if any.
    package var label: String?
    package var words: String
    /// The reason why the keys have no effect now.
    package var dimmedReason: String?
    /// The rank in the footer; `nil` for an entry that isn't in it.
    package var rank: Int?
    package var footerKeys: [KeyPress] = []
  }

  /// The entries of one table.
  package struct Section: Hashable, Sendable {
    package var title: String
    package var entries: [Entry]
  }

  package private(set) var sections: [Section] = []

  /// Reads tables that are active together, innermost first; keys that an inner table claims are
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

  /// Reads all tables of a program independently, for documents or for a list of all keys, except
  /// for those of commands that aren't applicable.
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
    (keys, label, words, rank) = (note.keys, note.label, note.words, note.rank)
    footerKeys = keys
  }

  fileprivate init?<Command>(
    _ binding: KeyBinding<Command>, _ keys: [KeyPress], _ availability: Availability
  ) {
    guard !keys.isEmpty, binding.listing != .hidden else { return nil }
    self.keys = keys
    footerKeys = Array(keys.prefix(1))
    words = binding.words
    dimmedReason = availability.reason
    if case .footer(let rank) = binding.listing { self.rank = rank }
  }
}
