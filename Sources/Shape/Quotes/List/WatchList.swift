internal import Texts

/// Groups of symbols to watch, in the user's order.
package struct WatchList: Hashable, Sendable {
  /// The groups; at least one, with distinct names.
  package private(set) var groups: [WatchGroup]

  /// Creates a list of groups; without any, it has one that is unnamed and empty.
  ///
  /// Groups with the same name are merged, and each symbol stays once per group.
  package init(_ groups: [WatchGroup] = []) {
    var list = ListBuilder()
    for group in groups {
      list.addGroup(group.name)
      for entry in group.entries { list.add(entry, to: group.name) }
    }
    self.groups = list.groups.isEmpty ? [WatchGroup()] : list.groups
  }

  /// The distinct symbols of all groups, in list order.
  package var symbols: [String] {
    var seen: Set<String> = []
    return groups.flatMap(\.entries).map(\.symbol).filter { seen.insert($0).inserted }
  }

  /// The distinct alerts of all entries.
  package var alerts: [Alert] {
    var seen: Set<Alert> = []
    return groups.flatMap(\.entries).flatMap(\.alerts).filter { seen.insert($0).inserted }
  }

  /// The entries of all groups in a single unnamed one, each symbol once.
  package var ungrouped: WatchList { WatchList(groups.map { WatchGroup("", $0.entries) }) }

  /// Returns the first entry of a symbol.
  package func entry(of symbol: String) -> WatchEntry? {
    groups.lazy.flatMap(\.entries).first { $0.symbol == symbol }
  }

  /// Returns whether a group has a row with an index.
  package func has(row: Int, group: Int) -> Bool {
    groups.indices.contains(group) && groups[group].entries.indices.contains(row)
  }
}

// MARK: - Rows

extension WatchList {
  /// Inserts an entry at a row of a group, or appends it.
  package mutating func add(
    _ entry: WatchEntry, toGroup group: Int, at row: Int? = nil
  ) throws(WatchListError) {
    guard groups.indices.contains(group) else { return }
    guard Symbol.isValid(entry.symbol) else {
      throw WatchListError(WatchListError.notSymbol(entry.symbol))
    }
    try refuse(entry.symbol, inGroup: group)
    let count = groups[group].entries.count
    groups[group].entries.insert(entry, at: max(0, min(row ?? count, count)))
  }

  /// Appends an entry whose symbol must not be in the group yet; returns whether the symbol is
  /// valid.
  ///
  /// - Complexity: O(1)
  package mutating func append(_ entry: WatchEntry, toGroup group: Int) -> Bool {
    guard groups.indices.contains(group), Symbol.isValid(entry.symbol) else { return false }
    groups[group].entries.append(entry)
    return true
  }

  /// Removes a row and returns its entry; `nil` if there is no such row.
  @discardableResult
  package mutating func remove(row: Int, group: Int) -> WatchEntry? {
    has(row: row, group: group) ? groups[group].entries.remove(at: row) : nil
  }

  /// Moves a row within its group; `target` is its index afterward.
  package mutating func move(row: Int, to target: Int, group: Int) {
    guard let entry = remove(row: row, group: group) else { return }
    let count = groups[group].entries.count
    groups[group].entries.insert(entry, at: max(0, min(target, count)))
  }

  /// Moves a row to the end of another group.
  package mutating func move(
    row: Int, fromGroup source: Int, toGroup target: Int
  ) throws(WatchListError) {
    guard source != target, groups.indices.contains(target), has(row: row, group: source) else {
      return
    }
    let entry = groups[source].entries[row]
    try refuse(entry.symbol, inGroup: target)
    groups[target].entries.append(entry)
    remove(row: row, group: source)
  }

  /// Changes the name, the holding, the sources or the alerts of a row, if there is one.
  package mutating func change(row: Int, group: Int, _ body: (inout WatchEntry) -> Void) {
    if has(row: row, group: group) { body(&groups[group].entries[row]) }
  }

  private func refuse(_ symbol: String, inGroup group: Int) throws(WatchListError) {
    guard groups[group].row(of: symbol) != nil else { return }
    throw WatchListError("\(symbol) is already in \(groups[group].shownName)")
  }
}

// MARK: - Groups

extension WatchList {
  /// The maximum number of characters in a group's name.
  package static let nameLimit = 40

  /// Appends an empty group.
  package mutating func addGroup(_ name: String) throws(WatchListError) {
    groups.append(WatchGroup(try checked(name, except: nil)))
  }

  package mutating func renameGroup(_ group: Int, to name: String) throws(WatchListError) {
    guard groups.indices.contains(group) else { return }
    groups[group].name = try checked(name, except: group)
  }

  /// Removes a group with its entries; the last group can't be removed.
  package mutating func removeGroup(_ group: Int) throws(WatchListError) {
    guard groups.indices.contains(group) else { return }
    guard groups.count > 1 else {
      throw WatchListError("the last group can’t be removed; its rows can")
    }
    groups.remove(at: group)
  }

  private func checked(_ name: String, except group: Int?) throws(WatchListError) -> String {
    let name = name.trimmed
    guard name.count <= Self.nameLimit, name.unicodeScalars.allSatisfy(Self.isPlain) else {
      throw WatchListError(
        "a group’s name has at most \(Self.nameLimit) characters and no control characters")
    }
    guard !groups.indices.contains(where: { $0 != group && groups[$0].name == name }) else {
      throw WatchListError(
        name.isEmpty
          ? "there is already an unnamed group" : "there is already a group \(name.quotedExcerpt)")
    }
    return name
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
