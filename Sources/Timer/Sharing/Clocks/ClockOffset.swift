package import Clocks

/// The estimate of how far the viewer's wall clock is ahead of the publisher's.
///
/// Each message has the publisher's time. Arrivals are measured with the viewer's monotonic clock, so
/// the estimate stays right when the viewer's wall clock is set.
package struct ClockOffset: Hashable, Sendable {
  /// The arrival of a message.
  private struct Sample: Hashable, Sendable {
    /// The arrival on the monotonic clock minus the time at which the message was sent: the difference
    /// of the clocks plus the transit time.
    var difference: Duration
    var arrival: Instant
    /// The limits of the transit time.
    var shortest = Duration.zero
    var longest = Duration.zero

    init(sent: WallTime, at now: Instant) {
      (difference, arrival) = (now.sinceZero - sent.sinceEpoch, now)
    }
  }

  /// The most recent messages that came directly from the publisher.
  private var samples: [Sample] = []
  /// A message that the broker had stored before; only used until one comes directly.
  private var stored: Sample?
  /// Half of the viewer's shortest round trip, once it is known.
  package var ownHalf: Duration?
  private var publisherHalf: Duration?

  private static let mostSamples = 8
  /// The greatest drift of two clocks, in parts of a million.
  private static let drift = 200
  /// The inaccuracy that is left uncorrected, since good clocks have it, too.
  private static let tolerance = Duration.milliseconds(5)
  /// The time in which a broker serves a crowd, which isn't in any round trip: the last of 5,000
  /// viewers always gets a message about 200 ms after the first.
  private static let crowd = Duration.milliseconds(250)
  /// The additional transit time that a message can have by chance, by the number of messages.
  private static let chance: [Duration] = [.seconds(2), .seconds(1)]
  /// The limit of a round trip that isn't known.
  private static let unknownTrip = Duration.seconds(1)
  /// A delay that no message has, so the publisher's clock was set back.
  private static let impossibleDelay = Duration.seconds(10)

  package init() {}

  /// Adds a message that came directly from the publisher; `half` is half of its round trip.
  package mutating func add(sent: WallTime, half: Duration?, at now: Instant) {
    let sample = Sample(sent: sent, at: now)
    if let best, sample.difference - best.difference > Self.impossibleDelay { samples = [] }
    samples = samples.suffix(Self.mostSamples - 1) + [sample]
    publisherHalf = half ?? publisherHalf
    stored = nil
  }

  /// Adds a message that the broker had stored; `age` is for how long.
  package mutating func addStored(sent: WallTime, age: ClosedRange<Duration>, at now: Instant) {
    guard samples.isEmpty else { return }
    var sample = Sample(sent: sent, at: now)
    (sample.shortest, sample.longest) = (age.lowerBound, age.upperBound)
    stored = sample
  }

  /// Forgets all messages, since another publisher has another clock.
  package mutating func reset() { (samples, stored, publisherHalf) = ([], nil, nil) }

  /// The fastest message, with its difference increased by the greatest drift until the last one.
  private var best: Sample? {
    guard let last = samples.last?.arrival else { return nil }
    let drifted = samples.map { sample in
      var sample = sample
      sample.difference += sample.arrival.duration(to: last) * Self.drift / 1_000_000
      return sample
    }
    return drifted.min { $0.difference < $1.difference }
  }
}

// MARK: - The verdict

extension ClockOffset {
  /// What is known about the clocks.
  package struct Verdict: Hashable, Sendable {
    /// The limits of the offset; `nil` while nothing is known.
    package var interval: ClosedRange<Duration>?
    /// The best estimate of the offset.
    package var estimate: Duration?

    package static let unknown = Verdict(interval: nil, estimate: nil)

    /// The offset to correct for: zero unless the clocks surely differ.
    package var offset: Duration {
      guard let interval, let estimate, !interval.contains(.zero) else { return .zero }
      return estimate
    }
  }

  /// Returns the offset on the viewer's clocks at a moment.
  package func verdict(at now: Moment) -> Verdict {
    let base = now.wall.sinceEpoch - now.instant.sinceZero
    if let best { return verdict(best.difference + base) }
    guard let stored else { return .unknown }
    let latest = stored.difference + base
    return Verdict(
      interval: latest - stored.longest - Self.tolerance...latest - stored.shortest
        + Self.tolerance,
      estimate: latest - (stored.shortest + stored.longest) / 2)
  }

  private func verdict(_ high: Duration) -> Verdict {
    let trips = [ownHalf, publisherHalf].map { $0.map { $0 * 2 } ?? Self.unknownTrip }
    let known = (ownHalf ?? .zero) + (publisherHalf ?? .zero)
    let chance = samples.count <= Self.chance.count ? Self.chance[samples.count - 1] : .zero
    let low = high - trips[0] - trips[1] - chance - Self.crowd
    return Verdict(interval: low - Self.tolerance...high + Self.tolerance, estimate: high - known)
  }
}
