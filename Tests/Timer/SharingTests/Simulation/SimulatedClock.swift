import Clocks

/// A computer's clocks, wrong by an offset and a drift.
struct SimulatedClock {
  /// The time by which the wall clock is ahead at the start.
  var offset = Duration.zero
  /// The drift of both clocks in parts of a million.
  var drift = 0
  var uptime = Duration.seconds(1000)

  static let epoch = WallTime(epochSeconds: 1_795_271_467)

  /// Returns the readings at a true time since the start.
  func moment(at time: Duration) -> Moment {
    let elapsed = time + time * drift / 1_000_000
    return Moment(
      instant: Instant(sinceZero: uptime + elapsed),
      wall: Self.epoch.advanced(by: offset + elapsed))
  }

  /// Returns the first true time, in whole microseconds, at which the monotonic clock shows an instant.
  func time(of instant: Instant) -> Duration {
    let elapsed = instant.sinceZero - uptime
    let time = (elapsed * 1_000_000 / (1_000_000 + drift)).rounded(up: .microseconds(1))
    return time + .microseconds(1)
  }
}

/// A connection with a random latency in either direction, which keeps the order of messages.
struct SimulatedLink {
  /// The shortest latencies up and down, in milliseconds.
  var up = 5
  var down = 5
  /// The mean of the additional latency, in microseconds.
  var jitter = 1000
  /// The share of lost messages from the broker, in percent.
  var loss = 0
}
