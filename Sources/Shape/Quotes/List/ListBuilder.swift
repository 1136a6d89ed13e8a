/// A builder that collects a file's entries into groups, and notes its decisions.
struct ListBuilder {
  private(set) var groups: [WatchGroup] = []
  private(set) var notes: [String] = []
  private var places: [String: Int] = [:]
  private var rows: [String: [String: Int]] = [:]

  /// The list so far; an empty unnamed group stays only if it is the only one.
  var list: WatchList { WatchList(groups) }

  /// Adds a group unless one with that name exists.
  mutating func addGroup(_ name: String) {
    guard places[name] == nil else { return }
    places[name] = groups.count
    groups.append(WatchGroup(name))
  }

  /// Adds an entry to a group; if the group already has the symbol, the amounts are added.
  mutating func add(_ entry: WatchEntry, to name: String, line: Int? = nil) {
    addGroup(name)
    guard let group = places[name] else { return }
    if let row = rows[name]?[entry.symbol] {
      join(entry, group, row, line)
    } else {
      rows[name, default: [:]][entry.symbol] = groups[group].entries.count
      groups[group].entries.append(entry)
    }
  }

  mutating func note(_ text: String) { notes.append(text) }

  private mutating func join(_ entry: WatchEntry, _ group: Int, _ row: Int, _ line: Int?) {
    let place = line.map { "line \($0): " } ?? ""
    let first = groups[group].entries[row]
    let words = "\(place)\(entry.symbol) appears twice in \(groups[group].shownName)"
    switch (first.holding, entry.holding) {
    case (let old?, let new?):
      groups[group].entries[row].holding = old.joined(with: new)
      note("\(words); the amounts are added")
    case (nil, let new?):
      groups[group].entries[row].holding = new
      note("\(words); the second row gives the amount")
    default: note("\(words); the second row is ignored")
    }
  }
}
