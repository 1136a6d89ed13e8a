internal import Clocks
internal import Reports

/// The other timer in a publisher's room, as far as it is known; of several, the one with the oldest
/// right to the room.
struct RoomRival: Hashable, Sendable {
  private(set) var state: SharedState?
  private(set) var online: OnlineState?
  /// The time at which it was last heard of.
  private var heard: Instant?

  /// Handles another publisher's state, or that the room is empty.
  mutating func handle(_ state: SharedState?, at now: Instant) {
    if let state, isConnected(at: now), online?.id != state.id { return }
    (self.state, heard) = (state, now)
  }

  mutating func handle(_ new: OnlineState, at now: Instant) {
    if let online, online.id != new.id, isConnected(at: now) {
      guard new.isOnline, new.precedes(online) else { return }
    }
    (online, heard) = (new, now)
  }

  /// Forgets what was known, since a new connection brings the retained messages.
  mutating func reset() { self = RoomRival() }

  /// Returns whether the timer is announced as connected, isn't known to be over, and isn't silent.
  private func isConnected(at now: Instant) -> Bool {
    guard let online, online.isOnline, let heard else { return false }
    if let state, state.id == online.id, state.isOver { return false }
    return heard.duration(to: now) < SharedTimer.silence
  }

  /// Returns whether the room is in use: by a timer that isn't over, whose process is connected and
  /// not silent.
  func usesRoom(at now: Instant) -> Bool {
    isConnected(at: now) && online?.id == state?.id
  }

  /// The time at which a silent timer no longer uses the room.
  var silenceEnd: Instant? { heard?.advanced(by: SharedTimer.silence) }

  /// Returns whether the timer has the older right to the room, of two that are shared at once.
  func precedes(_ id: String, began: WallTime, at now: Instant) -> Bool {
    isConnected(at: now)
      && online?.precedes(OnlineState(id: id, isOnline: true, began: began)) == true
  }
}

extension OnlineState {
  /// Returns whether its timer has an older right to a room than another one.
  fileprivate func precedes(_ other: OnlineState) -> Bool {
    guard let began, let others = other.began, began != others else { return id < other.id }
    return began < others
  }
}
