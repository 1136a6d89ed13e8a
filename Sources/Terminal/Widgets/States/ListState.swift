package import TerminalCodes

/// The cursor of a list and the text that filters it.
package struct ListState: Hashable, Sendable {
  /// The effect of a key that a list handles.
  package enum Outcome: Hashable, Sendable {
    /// The cursor may have moved, in the list or in the filter.
    case moved
    /// The filter's text changed.
    case filtered
    /// The filter was opened, or closed and kept.
    case filterToggled
  }

  /// The index of the row under the cursor.
  package private(set) var cursor: Int
  package private(set) var filter = TextState(limit: 200)
  /// Whether keys go to the filter.
  package private(set) var isFiltering = false
  /// Whether `/` opens a filter.
  package var hasFilter: Bool

  package init(cursor: Int = 0, hasFilter: Bool = false) {
    self.cursor = max(0, cursor)
    self.hasFilter = hasFilter
  }

  /// Moves the cursor to a row, clamped to the rows of the list.
  package mutating func move(to row: Int, count: Int) {
    cursor = min(max(0, row), max(0, count - 1))
  }

  /// Handles a key; `nil` if it isn't a list's.
  ///
  /// The list has `count` rows, of which `page` are visible.
  package mutating func handle(_ press: KeyPress, count: Int, page: Int) -> Outcome? {
    if isFiltering, let outcome = handleFilter(press) { return outcome }
    if !isFiltering, hasFilter, press.matches("/") {
      isFiltering = true
      return .filterToggled
    }
    if press.plain == .escape, !filter.isEmpty {
      filter.set("")
      return .filtered
    }
    guard let row = target(of: press, count: count, page: page) else { return nil }
    move(to: row, count: count)
    return .moved
  }

  /// Pastes text into the filter, while it is being typed.
  package mutating func paste(_ text: String) -> Outcome? {
    guard isFiltering else { return nil }
    filter.insert(text)
    return .filtered
  }

  private mutating func handleFilter(_ press: KeyPress) -> Outcome? {
    switch press.plain {
    case .escape:
      isFiltering = false
      guard !filter.isEmpty else { return .filterToggled }
      filter.set("")
      return .filtered
    case .enter:
      isFiltering = false
      return .filterToggled
    case .up, .down, .pageUp, .pageDown: return nil
    default:
      let before = filter.text
      guard filter.handle(press) else { return nil }
      return filter.text == before ? .moved : .filtered
    }
  }

  /// Returns the row to which a key moves.
  private func target(of press: KeyPress, count: Int, page: Int) -> Int? {
    let page = max(1, page - 1)
    switch ListMotion(press, takesLetters: !isFiltering) {
    case .rows(let rows): return cursor + rows
    case .pages(let pages): return cursor + pages * page
    case .halfPages(let halves): return cursor + halves * max(1, page / 2)
    case .first: return 0
    case .last: return count - 1
    case nil: return nil
    }
  }
}

/// A motion of a cursor in a list.
package enum ListMotion: Hashable, Sendable {
  case rows(Int)
  case pages(Int)
  case halfPages(Int)
  case first, last

  /// The keys that move, with their motions.
  private static let table: [KeyPress: ListMotion] = [
    KeyPress(.up): .rows(-1), KeyPress(.down): .rows(1),
    .control("p"): .rows(-1), .control("n"): .rows(1),
    "k": .rows(-1), "j": .rows(1),
    KeyPress(.pageUp): .pages(-1), KeyPress(.pageDown): .pages(1),
    .control("b"): .pages(-1), .control("f"): .pages(1),
    .control("u"): .halfPages(-1),
    .control("d"): .halfPages(1),
    KeyPress(.home): .first, KeyPress(.end): .last,
    "g": .first, "G": .last,
  ]

  /// Creates the motion of a key; `nil` if it doesn't move.
  package init?(_ press: KeyPress, takesLetters: Bool = true) {
    guard takesLetters || press.typed == nil,
      let motion = press.candidates.lazy.compactMap({ Self.table[$0] }).first
    else { return nil }
    self = motion
  }
}

// MARK: - Inserted and removed rows

extension ListState {
  /// Follows the row under the cursor into a changed list: that row, otherwise the next remaining
  /// one, otherwise the previous.
  package mutating func follow<ID: Hashable>(from old: [ID], to new: [ID]) {
    guard old.indices.contains(cursor) else { return move(to: cursor, count: new.count) }
    var places: [ID: Int] = [:]
    for (place, id) in new.enumerated() where places[id] == nil { places[id] = place }
    let next = old[cursor...].lazy.compactMap { places[$0] }.first
    let previous = old[..<cursor].reversed().lazy.compactMap { places[$0] }.first
    move(to: next ?? previous ?? 0, count: new.count)
  }
}
