internal import Settings
internal import TOML

/// A change of the settings file.
enum SettingsEdit: Hashable, Sendable {
  /// A value is set or, with `nil`, removed.
  case set(TOMLPath, TOMLValue?)
  /// A timer is added at a place of the list.
  case insert(NamedTimer, at: Int)
  /// The timer at a place becomes another one.
  case replace(Int, was: NamedTimer, with: NamedTimer)
  case remove(Int, was: NamedTimer)
  /// The timer at the first place is moved to the second.
  case move(from: Int, to: Int)
}

extension SettingsText {
  /// Returns the text with a change; places count the timers that can be read.
  func applying(_ edit: SettingsEdit) throws(SettingsError) -> SettingsText {
    switch edit {
    case .set(let path, let value?): return try setting(path, to: value)
    case .set(let path, nil): return try removing(path)
    case .insert(let timer, let place):
      let added = try appending(timer.members, to: NamedTimer.path)
      let count = try added.readableTimers().count
      return try added.moving(from: count - 1, to: place)
    case .replace(let place, let old, let timer):
      let index = try index(ofTimer: place, old)
      return try replacing(NamedTimer.path[index], with: timer.members)
    case .remove(let place, let old):
      let index = try index(ofTimer: place, old)
      return try removing(NamedTimer.path[index])
    case .move(let from, let to): return try moving(from: from, to: to)
    }
  }

  private func moving(from: Int, to: Int) throws(SettingsError) -> SettingsText {
    let readable = try readableTimers()
    guard readable.indices.contains(from), readable.indices.contains(to) else { return self }
    var order = Array(0..<(try document().count(of: NamedTimer.path)))
    let (start, end) = (readable[from], readable[to])
    order.insert(order.remove(at: start), at: end)
    return try reordering(NamedTimer.path, by: order)
  }

  /// Returns the index of the timer at a place, which may have moved in the file meanwhile.
  private func index(ofTimer place: Int, _ timer: NamedTimer) throws(SettingsError) -> Int {
    let readable = try readableTimers()
    let document = try document()
    guard readable.indices.contains(place),
      try NamedTimer(NamedTimer.path[readable[place]], in: document) == timer
    else { throw .unwritable("its timers were changed meanwhile") }
    return readable[place]
  }

  /// Returns the indices of the timers that can be read.
  private func readableTimers() throws(SettingsError) -> [Int] {
    let document = try document()
    return (0..<document.count(of: NamedTimer.path)).filter { index in
      (try? NamedTimer(NamedTimer.path[index], in: document)) != nil
    }
  }
}
