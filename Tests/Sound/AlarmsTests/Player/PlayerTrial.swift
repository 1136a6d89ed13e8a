import CALSASupport
import Glibc
import Synchronization
import Synth
import System

@testable import Alarms

/// A player that records its events, which can be waited for.
final class PlayerTrial: Sendable {
  /// The player.
  let player: AlarmPlayer
  private let log: Log

  init(_ device: String, isPaced: Bool = true) {
    _ = SoundCards.settings
    let log = Log()
    self.log = log
    player = AlarmPlayer(
      device: device, isPaced: isPaced, clock: { PlayerTrial.now },
      onEvent: { event in log.add(event) })
  }

  /// The events so far.
  var events: [AlarmPlayer.Event] { log.events.withLock { $0 } }

  /// Waits for an event and returns whether it arrived in time.
  func waits(
    atMost time: Duration = .seconds(60), for wanted: (AlarmPlayer.Event) -> Bool
  ) -> Bool {
    let end = Self.now + time
    while !events.contains(where: wanted) {
      let left = end - Self.now
      guard left > .zero else { return false }
      _ = calsa_wait(log.wake, left.wholeNanoseconds)
      Descriptor.clear(log.wake)
    }
    return true
  }

  /// Waits until the player fails, and returns the error.
  func failure(atMost time: Duration = .seconds(60)) -> PCMError? {
    _ = waits(atMost: time) { if case .failed = $0 { true } else { false } }
    for case .failed(let error) in events { return error }
    return nil
  }

  /// The reason the device can't be opened; `nil` if it can.
  var refusal: PCMError? {
    player.check()
    _ = waits { if case .unavailable = $0 { true } else { $0 == .available } }
    for case .unavailable(let error) in events { return error }
    return nil
  }

  /// The clock of the trials.
  static var now: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private final class Log: Sendable {
    let events = Locked<[AlarmPlayer.Event]>([])
    let wake = Descriptor.openCounter()
    func add(_ event: AlarmPlayer.Event) {
      events.withLock { $0.append(event) }
      Descriptor.raise(wake)
    }
    deinit { close(wake) }
  }
}

/// A player with a manual clock.
final class SleptTrial: Sendable {
  /// The player.
  let player: AlarmPlayer
  private let time: Box

  init(_ device: String) {
    _ = SoundCards.settings
    let time = Box()
    self.time = time
    player = AlarmPlayer(
      device: device, clock: { .seconds(time.seconds.load(ordering: .relaxed)) }, onEvent: { _ in })
  }

  /// Advances the clock without any timer noticing.
  func sleep(_ time: Duration) {
    self.time.seconds.add(time.components.seconds, ordering: .relaxed)
  }

  private final class Box: Sendable {
    let seconds = Atomic<Int64>(0)
  }
}

extension AlarmPlayer.Event {
  /// Whether the event is the audible start of the alarm.
  var isStart: Bool { if case .started = self { true } else { false } }
}

extension AlarmPlaylist {
  /// Returns a sound in which each sample differs from its neighbors and none is zero.
  static func staircase(
    _ frames: Int, repeats: Int? = 1, gap: Duration = .zero, rate: Int = 48_000
  ) -> AlarmPlaylist {
    AlarmPlaylist(tracks: [.recorded(.staircase(frames, rate: rate), gap: gap)], repeats: repeats)
  }
}

extension Waveform {
  /// Returns a sound in which each sample differs from its neighbors and none is zero.
  static func staircase(_ frames: Int, rate: Int = 48_000) -> Waveform {
    Waveform(samples: (0..<frames).map { Int16($0 % 12_345 + 1) }, rate: rate)
  }
}
