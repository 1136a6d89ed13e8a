internal import Clocks
package import Countdowns
package import JSON

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
      read: { $0.string.flatMap(HistoryTime.init(iso8601:)) })
    let zero = WallTime(sinceEpoch: .zero)
    return RecordTable(
      version: version,
      blank: HistoryEntry(
        name: "", kind: .countdown, started: zero, ended: zero, planned: nil, ran: .zero,
        outcome: .ended),
      fields: [
        RecordField("name", { $0.name }, { $0.name = $1 }, .name()),
        RecordField("label", optional: { $0.label }, { $0.label = $1 }, .text()),
        RecordField("kind", { $0.kind }, { $0.kind = $1 }, .word()),
        RecordField("started", { $0.start }, { $0.start = $1 }, time),
        RecordField("ended", { $0.end }, { $0.end = $1 }, time),
        RecordField(
          "planned", optional: { $0.planned }, { $0.planned = $1 }, .duration(), asNull: true),
        RecordField("ran", { $0.ran }, { $0.ran = $1 }, .duration()),
        RecordField(
          "outcome", { $0.outcome }, { $0.outcome = $1 }, .word(older: ["cancelled": .canceled])),
        RecordField(
          "acknowledged_after", optional: { $0.acknowledgedAfter }, { $0.acknowledgedAfter = $1 },
          .duration()),
        RecordField(
          "steps", optional: { $0.steps }, { $0.steps = $1 },
          .number(in: 0...RecordLimits.steps * RecordLimits.rounds)),
        RecordField(
          "rounds", optional: { $0.rounds }, { $0.rounds = $1 },
          .number(in: 0...RecordLimits.rounds)),
        RecordField(
          "step_totals", nonempty: { $0.stepTotals }, { $0.stepTotals = $1 },
          .list(of: StepTotal.table.codec, limit: RecordLimits.steps + 1)),
        RecordField("laps", nonempty: { $0.laps }, { $0.laps = $1 }, .laps()),
        RecordField("status", optional: { $0.status }, { $0.status = $1 }, .number()),
        RecordField("resumed", optional: { $0.resumed }, { $0.resumed = $1 }, .flag()),
      ])
  }
}

extension HistoryEntry.StepTotal {
  fileprivate static let table = RecordTable(
    blank: Self(length: .zero, runs: 0, completed: 0, ran: .zero),
    fields: [
      RecordField("label", optional: { $0.label }, { $0.label = $1 }, .text()),
      RecordField("length", { $0.length }, { $0.length = $1 }, .duration()),
      RecordField("runs", { $0.runs }, { $0.runs = $1 }, .number(in: 0...RecordLimits.stepsDone)),
      RecordField(
        "completed", { $0.completed }, { $0.completed = $1 },
        .number(in: 0...RecordLimits.stepsDone)),
      RecordField("ran", { $0.ran }, { $0.ran = $1 }, .duration()),
    ])
}
