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
    /// The limits of the time for which the broker had stored it.
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

  private static let mostSamples = 16
  /// The greatest drift of two clocks, and its inaccuracy once it is measured, in parts of a million.
  private static let (greatestDrift, driftError) = (200, 30)
  /// The number of messages from which the drift is measured.
  private static let leastForDrift = 4
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
    if let best = Self.fastest(samples[...]),
      sample.difference - best.difference > Self.impossibleDelay
    {
      samples = []
    }
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

  /// The drift of the clocks in parts of a million: the change from the fastest of the earlier half
  /// of the messages to the fastest of the later half; `nil` for few messages.
  private var drift: Int? {
    guard samples.count >= Self.leastForDrift else { return nil }
    let half = samples.count / 2
    let (early, late) = (Self.fastest(samples[..<half]), Self.fastest(samples[half...]))
    guard let early, let late, early.arrival < late.arrival else { return nil }
    let slope = (late.difference - early.difference) / early.arrival.duration(to: late.arrival)
    let greatest = Double(Self.greatestDrift)
    return Int(min(max(slope * 1_000_000, -greatest), greatest))
  }

  private static func fastest(_ samples: ArraySlice<Sample>) -> Sample? {
    samples.min { $0.difference < $1.difference }
  }

  /// Returns the smallest difference of the clocks, as it has drifted until now, and its error.
  private func smallest(
    at now: Instant, drift: Int, error: Int
  ) -> (difference: Duration, error: Duration)? {
    let drifted = samples.map { sample in
      let age = sample.arrival.duration(to: now)
      return (
        difference: sample.difference + age * drift / 1_000_000, error: age * error / 1_000_000
      )
    }
    return drifted.min { $0.difference + $0.error < $1.difference + $1.error }
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
    if let verdict = verdict(at: now.instant, base) { return verdict }
    guard let stored else { return .unknown }
    let latest = stored.difference + base
    let low = latest - stored.longest - Self.chance[0] - Self.crowd
    return Verdict(
      interval: low...latest - stored.shortest + Self.tolerance,
      estimate: latest - (stored.shortest + stored.longest) / 2)
  }

  /// Returns the verdict by the messages that came directly; `base` is the wall clock's difference
  /// from the monotonic one.
  private func verdict(at now: Instant, _ base: Duration) -> Verdict? {
    let (drift, error) = (drift ?? 0, drift == nil ? Self.greatestDrift : Self.driftError)
    guard let sure = smallest(at: now, drift: 0, error: Self.greatestDrift),
      let best = smallest(at: now, drift: drift, error: error)
    else { return nil }
    let trips = [ownHalf, publisherHalf].map { $0.map { $0 * 2 } ?? Self.unknownTrip }
    let chance = samples.count <= Self.chance.count ? Self.chance[samples.count - 1] : .zero
    let delay = trips[0] + trips[1] + chance + Self.crowd + Self.tolerance
    let (low, high) = (sure.difference - sure.error - delay, sure.difference + sure.error)
    let known = (ownHalf ?? .zero) + (publisherHalf ?? .zero)
    return Verdict(
      interval: low + base...high + base + Self.tolerance,
      estimate: min(max(best.difference - known, low), high) + base)
  }
}
