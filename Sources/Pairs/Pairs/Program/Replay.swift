internal import Clocks

/// A record during its replay.
package struct Replay: Hashable, Sendable {
  /// The exit status if the result differs from the record (EX_DATAERR).
  package static let disagreementStatus: Int32 = 65

  let record: GameRecord
  /// Whether the moves lead to the recorded result.
  let agrees: Bool
  /// The index of the next move.
  private(set) var next = 0
  /// The instant at which the record's time was zero, adjusted for skips and pauses.
  private(set) var start: Instant
  /// The time at which the replay was paused; `nil` while it runs.
  private var heldSince: Instant?

  init(_ record: GameRecord, at now: Instant) {
    self.record = record
    agrees = record.agrees
    start = now
  }

  /// The next move; `nil` at the end.
  var entry: GameRecord.Entry? {
    record.entries.indices.contains(next) ? record.entries[next] : nil
  }

  /// The time at which the next move is due; `nil` at the end and while paused.
  var nextTime: Instant? { heldSince == nil ? entry.map { start.advanced(by: $0.time) } : nil }

  /// Returns the record's time, which waits for its next move.
  func time(at now: Instant) -> Instant {
    let passed = start.duration(to: heldSince ?? now)
    return Instant(sinceZero: min(passed, (entry ?? record.entries.last)?.time ?? .zero))
  }

  /// Advances to the next move.
  mutating func advance() { next += 1 }

  /// Skips the record's time to that of the next move.
  mutating func skip(at now: Instant) {
    if let nextTime { start = start.advanced(by: nextTime.duration(to: now)) }
  }

  /// Pauses the replay.
  mutating func hold(at now: Instant) { heldSince = heldSince ?? now }

  mutating func resume(at now: Instant) {
    if let heldSince { start = start.advanced(by: heldSince.duration(to: now)) }
    heldSince = nil
  }
}
