internal import Clocks
internal import Reports

/// The other timer in a publisher's room, as far as it is known.
struct RoomRival: Hashable, Sendable {
  private(set) var state: SharedState?
  private(set) var online: OnlineState?
  /// The time at which it was last heard of.
  private var heard: Instant?
  /// The ID in its last message.
  private var lastID: String?

  /// Handles another publisher's state, or that the room is empty.
  mutating func handle(_ state: SharedState?, at now: Instant) {
    (self.state, lastID, heard) = (state, state?.id, now)
  }

  mutating func handle(_ online: OnlineState, at now: Instant) {
    (self.online, lastID, heard) = (online, online.id, now)
  }

  /// Forgets what was known, since a new connection brings the retained messages.
  mutating func reset() { self = RoomRival() }

  /// Returns whether the room is in use: by a timer that isn't over, whose process is connected and
  /// not silent.
  func usesRoom(at now: Instant) -> Bool {
    guard let state, let online, let heard, !state.isOver else { return false }
    return online.id == state.id && online.isOnline
      && heard.duration(to: now) < SharedTimer.silence
  }

  /// The time at which a silent timer no longer uses the room.
  var silenceEnd: Instant? { heard?.advanced(by: SharedTimer.silence) }

  /// Returns whether the timer that was heard of last has the older right to the room, of two that
  /// are shared at once.
  func precedes(_ id: String, began: WallTime) -> Bool {
    guard let online, online.isOnline, online.id == lastID else { return false }
    if let state, state.id == online.id, state.isOver { return false }
    guard let theirs = online.began, theirs != began else { return online.id < id }
    return theirs < began
  }
}
