internal import Clocks
package import Countdowns
package import Texts

extension HistoryEntry {
  /// The version of the format, which changes when older programs would misinterpret it.
  static let version = 1

  /// Returns the entry as JSON, with times to the millisecond, and with a zone's UTC offsets unless
  /// they have their own.
  package func json(in zone: Zone) -> JSONValue { Self.table(in: zone).json(of: self) }

  /// Returns the line of the entry, without a line break.
  package func line(in zone: Zone) -> String { json(in: zone).description }

  /// Returns the lines of entries, without line breaks.
  package static func lines(of entries: [HistoryEntry], in zone: Zone) -> [String] {
    let table = table(in: zone)
    return entries.map { table.json(of: $0).description }
  }

  /// Parses an entry; unknown members are ignored.
  package init(_ json: JSONValue) throws(TimerRecordError) {
    self = try Self.anyTable.record(from: json)
  }

  /// The members for parsing, which doesn't depend on the zone.
  private static let anyTable = table(in: .utc)

  private static func table(in zone: Zone) -> RecordTable<HistoryEntry> {
    let time = RecordCodec<HistoryTime>(
      should: "a time such as “2026-11-21T14:32:07+01:00”",
      write: { .string(ClockText.iso8601($0.wall, in: $0.zone(orElse: zone))) },
      read: { $0.string.flatMap(ISOTimeReader.time) })
    let zero = WallTime(sinceEpoch: .zero)
    return RecordTable(
      version: version,
      blank: HistoryEntry(
        name: "", kind: .countdown, started: zero, ended: zero, planned: nil, ran: .zero,
        outcome: .ended),
      fields: [
        RecordField("name", \.name, .name()),
        RecordField("label", optional: \.label, .text()),
        RecordField("kind", \.kind, .word()),
        RecordField("started", \.start, time),
        RecordField("ended", \.end, time),
        RecordField("planned", optional: \.planned, .duration(), asNull: true),
        RecordField("ran", \.ran, .duration()),
        RecordField("outcome", \.outcome, .word(older: ["cancelled": .canceled])),
        RecordField("acknowledged_after", optional: \.acknowledgedAfter, .duration()),
        RecordField(
          "steps", optional: \.steps, .number(in: 0...RecordLimits.steps * RecordLimits.rounds)),
        RecordField("rounds", optional: \.rounds, .number(in: 0...RecordLimits.rounds)),
        RecordField(
          "step_totals", nonempty: \.stepTotals,
          .list(of: StepTotal.table.codec, limit: RecordLimits.steps + 1)),
        RecordField("laps", nonempty: \.laps, .laps()),
        RecordField("status", optional: \.status, .number()),
        RecordField("resumed", optional: \.resumed, .flag()),
      ])
  }
}

extension HistoryEntry.StepTotal {
  fileprivate static let table = RecordTable(
    blank: Self(length: .zero, runs: 0, completed: 0, ran: .zero),
    fields: [
      RecordField("label", optional: \.label, .text()),
      RecordField("length", \.length, .duration()),
      RecordField("runs", \.runs, .number(in: 0...RecordLimits.stepsDone)),
      RecordField("completed", \.completed, .number(in: 0...RecordLimits.stepsDone)),
      RecordField("ran", \.ran, .duration()),
    ])
}
