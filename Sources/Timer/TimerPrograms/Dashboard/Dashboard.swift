internal import Clocks
internal import Reports
internal import Timers

/// The timers of a dashboard in the order of their ends, and the selected one.
///
/// The selection belongs to a name, so it stays on its timer when others come and go.
struct Dashboard: Hashable, Sendable {
  /// A timer on the list.
  package struct Entry: Hashable, Sendable {
    /// The last record that the timer sent.
    fileprivate(set) var record: TimerRecord
    /// The wall-clock time of the deadline, stored so that it doesn't jitter.
    fileprivate(set) var ends: WallTime?
    /// The instant at which a timer that is over leaves the list; `nil` before its end.
    fileprivate(set) var leaves: Instant?
    /// Whether its process went away before the end.
    fileprivate(set) var isLost = false
    /// The place among the others, which a timer that is over keeps.
    fileprivate var order: Order

    var name: String { record.name }
    /// Whether the timer has ended and only stays on the list for a while.
    var isOver: Bool { leaves != nil }
    /// Whether its alarm is ringing.
    var isRinging: Bool { record.phase == .ringing }

    fileprivate init(_ record: TimerRecord, at now: Moment) {
      self.record = record
      ends = record.report(at: now).ends
      order = Order(record, ends)
    }

    /// Updates the end and, unless it is over, the place among the others.
    fileprivate mutating func follow(_ ends: WallTime?) {
      // A clock's inaccuracy isn't a new end.
      if let ends, self.ends != nil {
        self.ends?.follow(ends)
      } else {
        self.ends = ends
      }
      if !isOver { order = Order(record, self.ends) }
    }
  }

  /// The place of a timer: those that need the user come first, the latest alarm before the others,
  /// then those that run, by their ends, and those that are paused.
  fileprivate struct Order: Hashable, Comparable {
    private let rank: Int
    private let time: Duration
    private let name: String

    init(_ record: TimerRecord, _ ends: WallTime?) {
      let end = ends?.sinceEpoch ?? .zero
      (rank, time) =
        switch record.phase {
        case .ringing: (0, .zero - end)
        case .waiting: (1, .zero)
        case .running: ends == nil ? (3, .zero) : (2, end)
        case .paused, .ended, .canceled: (4, .zero)
        }
      name = record.name
    }

    static func < (one: Order, other: Order) -> Bool {
      if one.rank != other.rank { return one.rank < other.rank }
      if one.time != other.time { return one.time < other.time }
      return NameOrder.isBefore(one.name, other.name)
    }
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
  /// Adds or updates the timer of a record, and selects it if it begins to ring.
  ///
  /// When the selected alarm is stopped, the next one is selected.
  mutating func update(_ record: TimerRecord, at now: Moment) {
    let old = entry(named: record.name)
    var entry = Entry(record, at: now)
    if let old {
      if record.status != nil {
        (entry.leaves, entry.order) = (now.instant.advanced(by: Self.stay), old.order)
      }
      let ends = entry.ends
      entry.ends = old.ends
      entry.follow(ends)
      entries.removeAll { $0.name == record.name }
    } else if record.status != nil {
      entry.leaves = now.instant.advanced(by: Self.stay)
    }
    entries.append(entry)
    sort()
    if entry.isRinging, old?.isRinging != true {
      selection = record.name
    } else if !entry.isRinging, old?.isRinging == true, selection == record.name,
      let next = entries.first(where: \.isRinging)
    {
      selection = next.name
    }
    selection = selection ?? record.name
  }

  private mutating func sort() { entries.sort { $0.order < $1.order } }

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
      entries[place].follow(entries[place].record.report(at: now).ends)
    }
    sort()
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
