internal import Clocks

/// The order of the states of a room, whatever the order in which they arrive.
///
/// A publisher's states are numbered. Between publishers, `online` decides: whoever it names as
/// connected owns the room.
struct StateOrder: Hashable, Sendable {
  /// The highest number of a publisher's states.
  private struct Known: Hashable, Sendable {
    var id: String
    var sequence: Int
  }

  struct Held: Hashable, Sendable {
    var state: SharedState
    var arrival: SharedTimer.Arrival
  }

  /// The publishers that were seen, ending with the current one.
  private var known: [Known] = []
  /// The connected publisher, once one is announced.
  private(set) var owner: String?
  /// The newest state of a publisher that isn't announced yet.
  private var held: Held?
  private var lastAccepted: Instant?

  private static let mostKnown = 16
  /// The time without a state after which the current publisher no longer owns the room: two beats.
  private static let patience = Duration.seconds(65)

  /// Returns whether a state is newer than all before, and is the current one from now on.
  mutating func accept(_ state: SharedState, _ arrival: SharedTimer.Arrival) -> Bool {
    let now = arrival.time.instant
    let index = known.firstIndex { $0.id == state.id }
    if let index, state.sequence <= known[index].sequence { return false }
    guard mayFollow(state.id, at: now) else {
      let isNewest = held.map { $0.state.id != state.id || $0.state.sequence < state.sequence }
      if isNewest ?? true { held = Held(state: state, arrival: arrival) }
      return false
    }
    if let index { known.remove(at: index) }
    known = known.suffix(Self.mostKnown - 1) + [Known(id: state.id, sequence: state.sequence)]
    (held, lastAccepted) = (nil, now)
    return true
  }

  /// Returns whether a state of a publisher may follow the last one.
  private func mayFollow(_ id: String, at now: Instant) -> Bool {
    guard let current = known.last, current.id != id else { return true }
    if owner == id { return true }
    let isSilent = lastAccepted.map { $0.duration(to: now) > Self.patience } ?? true
    if isSilent { return true }
    return owner != current.id && !known.contains { $0.id == id }
  }

  /// Handles the announcement of a publisher; returns a state of it that arrived before.
  mutating func announce(_ online: OnlineState) -> Held? {
    guard online.isOnline else {
      if owner == online.id { owner = nil }
      return nil
    }
    owner = online.id
    return held?.state.id == online.id ? held : nil
  }
}
