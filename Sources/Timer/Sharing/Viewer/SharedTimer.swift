internal import Clocks
internal import Reports

/// The timer of a room, as far as it is known.
struct SharedTimer: Hashable, Sendable {
  /// The circumstances in which a message arrived.
  struct Arrival: Hashable, Sendable {
    /// Whether the broker had stored it before.
    var isStored: Bool
    /// The remaining time after which the broker discards it, in seconds (MQTT 5).
    var expiry: Int?
    var time: Moment
  }

  /// The last state, unless the room is empty.
  var state: SharedState?
  var clock = ClockOffset()
  /// The last announcement of the publisher.
  private var online: OnlineState?
  /// The arrival of the last state.
  private var arrival: Arrival?
  /// The time since which the publisher isn't connected; `nil` if it is.
  private(set) var gone: WallTime?

  /// The maximum time between two states.
  private static let beat = Duration.seconds(30)
  /// The additional time that a state may take.
  private static let delay = Duration.seconds(5)
  /// The time without a state after which the publisher counts as gone.
  static let silence = Duration.seconds(100)
}

// MARK: - Messages

extension SharedTimer {
  mutating func follow(_ new: SharedState, _ arrival: Arrival) {
    if let state, state.id != new.id { clock.reset() }
    (state, self.arrival) = (new, arrival)
    if arrival.isStored {
      addStored()
    } else {
      clock.add(sent: new.sent, half: new.half, at: arrival.time.instant)
    }
    updateGone(arrival)
  }

  mutating func handle(_ new: OnlineState, _ arrival: Arrival) {
    online = new
    addStored()
    updateGone(arrival)
  }

  /// Adds the stored state to the clock, if its age is known.
  private mutating func addStored() {
    guard let state, let arrival, arrival.isStored, let age = age(of: state, arrival) else {
      return
    }
    clock.addStored(sent: state.sent, age: age, at: arrival.time.instant)
  }

  /// Returns for how long the broker had stored a state: by its expiry (MQTT 5), or by the time
  /// between two states if the publisher is connected.
  private func age(of state: SharedState, _ arrival: Arrival) -> ClosedRange<Duration>? {
    if let left = arrival.expiry, left > 0, state.expiry >= left {
      let age = state.expiry - left
      return .seconds(max(0, age - 1))...(.seconds(age + 1))
    }
    return isAnnounced(online: true) ? .zero...Self.beat + Self.delay : nil
  }

  /// Returns whether the last announcement is about the publisher and says so.
  private func isAnnounced(online isOnline: Bool) -> Bool {
    guard let online, let state else { return false }
    return online.id == state.id && online.isOnline == isOnline
  }

  private mutating func updateGone(_ arrival: Arrival) {
    guard let state, !state.isOver, isAnnounced(online: false) else { return gone = nil }
    gone = gone ?? (arrival.isStored ? lastHeard(at: arrival.time) : arrival.time.wall)
  }

  /// Returns the time of the last state on the viewer's clock.
  private func lastHeard(at now: Moment) -> WallTime {
    if let arrival, !arrival.isStored { return arrival.time.wall }
    let sent = state.map { $0.sent.advanced(by: clock.verdict(at: now).offset) }
    return min(sent ?? now.wall, now.wall)
  }

  /// Notes that the publisher is gone if it is silent, though the connection stands since `start`.
  mutating func noteSilence(since start: Instant, at now: Moment) {
    guard gone == nil, let end = silenceEnd(since: start), end <= now.instant else { return }
    gone = lastHeard(at: now)
  }

  /// Returns the time at which a silent publisher counts as gone.
  func silenceEnd(since start: Instant) -> Instant? {
    guard let state, !state.isOver, let arrival, gone == nil else { return nil }
    return max(start, arrival.time.instant).advanced(by: Self.silence)
  }
}

// MARK: - What is shown

extension SharedTimer {
  /// Returns whether there is a timer that isn't long over.
  func isShown(at now: Moment) -> Bool {
    guard let state else { return false }
    let theirs = now.wall.advanced(by: .zero - clock.verdict(at: now).offset)
    return !state.isLongOver(at: theirs, publisherIsGone: gone != nil)
  }

  /// Returns the record of the timer, unless it is long over.
  func record(at now: Moment) -> TimerRecord? {
    guard let state, isShown(at: now) else { return nil }
    return state.record(at: now, offset: clock.verdict(at: now).offset)
  }

  /// Whether the time is up at the deadline, without a word from the publisher.
  var endsByItself: Bool {
    guard let state else { return false }
    return state.phase == .running && state.isLastStep && !state.isOpen
  }

  /// Returns the time at which the timer will have been over for a long time.
  func hideTime(at now: Moment) -> Instant? {
    guard let state, let end = state.end(publisherIsGone: gone != nil) else { return nil }
    let mine = end.advanced(by: clock.verdict(at: now).offset + SharedState.timeShownWhenOver)
    let distance = now.wall.duration(to: mine)
    return distance < RecordLimits.longest
      ? now.instant.advanced(by: distance + .milliseconds(1)) : nil
  }
}
