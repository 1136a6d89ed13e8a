internal import Clocks
package import Countdowns
package import Texts

extension HistoryEntry {
  /// The version of the format, which changes when older programs would misunderstand it.
  static let version = 1

  /// Returns the entry as JSON, its times with the offset of a zone, to the millisecond.
  package func json(in zone: Zone) -> JSONValue {
    var members: [(String, JSONValue?)] = [
      ("v", .whole(Self.version)), ("name", .string(name)), ("label", label.map(JSONValue.string)),
      ("kind", .string(kind.rawValue)),
      ("started", .string(ClockText.iso8601(started, in: zone))),
      ("ended", .string(ClockText.iso8601(ended, in: zone))),
      ("planned", planned.map(JSONValue.seconds) ?? .null), ("ran", .seconds(ran)),
      ("outcome", .string(outcome.rawValue)),
    ]
    members += [
      ("acknowledged_after", acknowledgedAfter.map(JSONValue.seconds)),
      ("steps", steps.map(JSONValue.whole)), ("rounds", rounds.map(JSONValue.whole)),
      ("laps", laps.isEmpty ? nil : .array(laps.map(JSONValue.seconds))),
      ("status", status.map(JSONValue.whole)),
    ]
    return .object(members.compactMap { key, value in value.map { JSONValue.Member(key, $0) } })
  }

  /// Returns the line of the entry, without its end.
  package func line(in zone: Zone) -> String { json(in: zone).description }

  /// Reads an entry; members that aren't known are ignored.
  package init(_ json: JSONValue) throws(RecordError) {
    let fields = try RecordFields(json)
    try fields.check(version: Self.version)
    let statuses = Int(Int32.min)...Int(Int32.max)
    self.init(
      name: try fields.name("name"), label: try fields.optionalText("label"),
      kind: try fields.word("kind", as: Kind.self),
      started: try fields.isoTime("started"), ended: try fields.isoTime("ended"),
      planned: try fields.optionalDuration("planned"), ran: try fields.duration("ran"),
      outcome: try fields.word("outcome", as: Outcome.self),
      acknowledgedAfter: try fields.optionalDuration("acknowledged_after"),
      steps: try fields.optionalNumber("steps", in: 0...RecordLimits.steps * RecordLimits.rounds),
      rounds: try fields.optionalNumber("rounds", in: 0...RecordLimits.rounds),
      laps: json["laps"] == nil ? [] : try fields.laps("laps"),
      status: try fields.optionalNumber("status", in: statuses).map { Int32($0) })
  }
}

extension RecordFields {
  /// Returns a time in ISO 8601.
  fileprivate func isoTime(_ key: String) throws(RecordError) -> WallTime {
    let time = try optional(key, should: "a time such as “2026-11-21T14:32:07+01:00”") { value in
      value.string.flatMap(ISOTime.wallTime)
    }
    return try required(key, time)
  }
}
