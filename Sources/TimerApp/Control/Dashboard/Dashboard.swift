internal import Clocks
internal import Reports

/// The timers of a dashboard in the order of their names, and the selected one.
struct Dashboard: Hashable, Sendable {
  /// A timer on the list.
  struct Entry: Hashable, Sendable {
    /// The last record that the timer sent.
    fileprivate(set) var record: TimerRecord
    /// The wall-clock time of the deadline, stored so that it doesn't jitter.
    fileprivate(set) var ends: WallTime?
    /// The instant at which a timer that is over leaves the list; `nil` before its end.
    fileprivate(set) var leaves: Instant?
    /// Whether its process went away before the end.
    fileprivate(set) var isLost = false

    var name: String { record.name }
    /// Whether the timer has ended and only stays on the list for a while.
    var isOver: Bool { leaves != nil }
  }

  private(set) var entries: [Entry] = []
  /// The name of the selected timer; `nil` only if there is no timer.
  private(set) var selection: String?

  /// How long a timer that is over stays on the list.
  static let stay = Duration.seconds(5)

  /// The number of timers that aren't over.
  var runningCount: Int { entries.count { !$0.isOver } }

  /// The index of the selected timer.
  var selectedIndex: Int? { selection.flatMap(index) }

  /// The selected timer.
  var selected: Entry? { selectedIndex.map { entries[$0] } }

  /// Returns the timer with a name, if it is on the list.
  func entry(named name: String) -> Entry? { index(of: name).map { entries[$0] } }

  private func index(of name: String) -> Int? { entries.firstIndex { $0.name == name } }

  /// The instant at which the next timer leaves the list.
  var nextLeave: Instant? { entries.compactMap(\.leaves).min() }
}

// MARK: - Changes

extension Dashboard {
  /// Adds or updates the timer of a record.
  mutating func update(_ record: TimerRecord, at now: Moment) {
    var entry = Entry(record: record)
    if record.status != nil { entry.leaves = now.instant.advanced(by: Self.stay) }
    entry.ends = record.report(at: now).ends
    if let place = index(of: record.name) {
      // A clock's inaccuracy isn't a new end.
      if let old = entries[place].ends, let new = entry.ends {
        entry.ends = old
        entry.ends?.follow(new)
      }
      entries[place] = entry
    } else {
      let place = entries.firstIndex { NameOrder.isBefore(record.name, $0.name) }
      entries.insert(entry, at: place ?? entries.count)
    }
    selection = selection ?? record.name
  }

  /// Notes that a timer's process closed its connection; before the end of the timer, it is
  /// interrupted.
  mutating func lose(_ name: String, at now: Moment) {
    guard let place = index(of: name), !entries[place].isOver else { return }
    entries[place].record = entries[place].record.canceled(at: now)
    entries[place].isLost = true
    entries[place].leaves = now.instant.advanced(by: Self.stay)
  }

  /// Removes timers that have been over for a while, and follows the ends of the others.
  mutating func passTime(_ now: Moment) {
    for name in entries.filter({ $0.leaves.map { $0 <= now.instant } ?? false }).map(\.name) {
      remove(name)
    }
    for place in entries.indices {
      let ends = entries[place].record.report(at: now).ends
      if let ends, entries[place].ends != nil {
        entries[place].ends?.follow(ends)
      } else {
        entries[place].ends = ends
      }
    }
  }

  /// Removes a timer; if it was selected, the next one is selected, or else the previous one.
  mutating func remove(_ name: String) {
    guard let place = index(of: name) else { return }
    entries.remove(at: place)
    if selection == name { selection = entries.dropFirst(place).first?.name ?? entries.last?.name }
  }
}

// MARK: - Selection

extension Dashboard {
  /// Selects the timer with a name, if it is on the list.
  mutating func select(_ name: String) { if index(of: name) != nil { selection = name } }

  /// Selects the timer at an index, or the nearest one.
  mutating func select(at index: Int) {
    guard !entries.isEmpty else { return }
    selection = entries[min(max(0, index), entries.count - 1)].name
  }

  /// Selects a later or an earlier timer; with `wraps`, the first follows the last.
  mutating func moveSelection(by steps: Int, wraps: Bool = false) {
    guard let place = selectedIndex else { return }
    let (next, count) = (place + steps, entries.count)
    select(at: wraps ? (next % count + count) % count : next)
  }

  /// Selects a timer in another row of a grid; in the last row it may be the last one, and beyond
  /// the first and the last row the selection stays.
  mutating func moveSelection(byRows rows: Int, of columns: Int) {
    guard let place = selectedIndex else { return }
    let last = (entries.count - 1) / columns
    let row = min(max(0, place / columns + rows), last)
    select(at: row * columns + place % columns)
  }
}
