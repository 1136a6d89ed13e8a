internal import Clocks
internal import Pairs

/// A record while it is played.
struct Replay: Hashable, Sendable {
  let record: GameRecord
  /// Whether the moves lead to the result that the record has.
  let agrees: Bool
  /// The place of the next move.
  private(set) var next = 0
  /// The instant at which the record's time was zero, had no move been skipped.
  private(set) var start: Instant
  /// Since when its time stands still.
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

  /// When the next move is made; `nil` at the end, and while the time stands still.
  var nextTime: Instant? {
    heldSince == nil ? entry.map { start.advanced(by: $0.time) } : nil
  }

  /// Returns the time of the record, which stops before its next move.
  func time(at now: Instant) -> Instant {
    let passed = start.duration(to: heldSince ?? now)
    return Instant(sinceZero: min(passed, (entry ?? record.entries.last)?.time ?? .zero))
  }

  /// Moves on to the next move.
  mutating func advance() { next += 1 }

  /// Sets the time of the record to that of its next move.
  mutating func skip(at now: Instant) {
    if let nextTime { start = start.advanced(by: nextTime.duration(to: now)) }
  }

  /// Stops the time of the record.
  mutating func hold(at now: Instant) { heldSince = heldSince ?? now }

  /// Lets the time of the record pass again.
  mutating func goOn(at now: Instant) {
    if let heldSince { start = start.advanced(by: heldSince.duration(to: now)) }
    heldSince = nil
  }
}
