package import Settings
package import TOML

/// An edit of the settings file.
package enum SettingsEdit: Hashable, Sendable {
  /// Sets a value, or removes it if it is `nil`.
  case set(TOMLPath, TOMLValue?)
  /// Inserts a timer at an index of the list.
  case insert(NamedTimer, at: Int)
  /// Replaces the timer at an index.
  case replace(Int, was: NamedTimer, with: NamedTimer)
  case remove(Int, was: NamedTimer)
  /// Moves a timer from one index to another.
  case move(from: Int, to: Int)
}

extension SettingsText {
  /// Returns the text with an edit applied; its indices count only valid timers.
  package func applying(_ edit: SettingsEdit) throws(SettingsError) -> SettingsText {
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

  /// Returns the index in the file of a valid timer, after checking that the file still has it
  /// there.
  private func index(ofTimer place: Int, _ timer: NamedTimer) throws(SettingsError) -> Int {
    let readable = try readableTimers()
    let document = try document()
    guard readable.indices.contains(place),
      try NamedTimer(NamedTimer.path[readable[place]], in: document) == timer
    else { throw .unwritable("its timers have changed in the meantime") }
    return readable[place]
  }

  /// Returns the indices of the valid timers.
  private func readableTimers() throws(SettingsError) -> [Int] {
    let document = try document()
    return (0..<document.count(of: NamedTimer.path)).filter { index in
      (try? NamedTimer(NamedTimer.path[index], in: document)) != nil
    }
  }
}
