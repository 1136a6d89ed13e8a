internal import Clocks
internal import Countdowns
package import Texts

extension TimerRecord {
  /// The version of the format, which changes when older programs would misinterpret it.
  package static let version = 1

  /// The record as JSON; missing values are omitted.
  package var json: JSONValue { Self.table.json(of: self) }

  /// The record as one line of text.
  package var text: String { json.description }

  /// Parses a record; unknown members are ignored.
  package init(_ json: JSONValue) throws(TimerRecordError) {
    self = try Self.table.record(from: json)
    try checkPhase()
  }

  /// Parses the text of a record.
  package init(text: String) throws(TimerRecordError) {
    guard let json = JSONValue(text) else { throw .notAnObject }
    try self.init(json)
  }

  private static let table = RecordTable(
    version: version,
    blank: TimerRecord(
      name: "", process: 0, processStart: "", boot: "", countsSuspension: false,
      started: WallTime(sinceEpoch: .zero), written: WallTime(sinceEpoch: .zero), phase: .ended,
      longest: .zero),
    fields: [
      RecordField("name", \.name, .name()),
      RecordField("process", \.process, .number(in: 1...Int32.max)),
      RecordField("process_start", \.processStart, .text(limit: RecordLimits.name)),
      RecordField("boot", \.boot, .text(limit: RecordLimits.name)),
      RecordField("counts_suspension", \.countsSuspension, .flag()),
      RecordField("started", \.started, .wallTime()),
      RecordField("written", \.written, .wallTime()),
      RecordField("phase", \.phase, .word(older: ["cancelled": .canceled])),
      RecordField("longest", \.longest, .duration()),
      RecordField("counts_up", \.countsUp, .flag()),
      RecordField("shows_tenths", \.showsTenths, .flag()),
      RecordField("label", optional: \.label, .text()),
      RecordField("deadline", optional: \.deadline, .instant()),
      RecordField("ends", optional: \.ends, .wallTime()),
      RecordField("target", optional: \.target, .wallTime()),
      RecordField("left", optional: \.left, .duration()),
      RecordField("total", optional: \.total, .duration()),
      RecordField("origin", optional: \.origin, .instant()),
      RecordField("origin_wall", optional: \.originWall, .wallTime()),
      RecordField("elapsed", optional: \.elapsed, .duration()),
      RecordField("counted_before", optional: \.countedBefore, .duration()),
      RecordField(
        "step_times", nonempty: \.stepTimes,
        .list(of: StepTime.table.codec, limit: RecordLimits.steps + 1)),
      RecordField("logged", optional: \.logged, .duration()),
      RecordField(
        "logged_steps", nonempty: \.loggedSteps,
        .list(of: StepTime.table.codec, limit: RecordLimits.steps + 1)),
      RecordField("ran_for", optional: \.ranFor, .duration()),
      RecordField("position", last: \.position) { .number(in: 0...$0.stepCount - 1) },
      RecordField("steps", \.steps, .list(of: Step.table.codec, limit: RecordLimits.steps)),
      RecordField("final_step", optional: \.finalStep, Step.table.codec),
      RecordField("rounds", \.rounds, .number(in: 1...RecordLimits.rounds)),
      RecordField("waits", \.waits, .flag()),
      RecordField("fired_marks", \.firedMarks, .numbers()),
      RecordField("armed_marks", \.armedMarks, .numbers()),
      RecordField("steps_done", \.stepsDone, .number(in: 0...RecordLimits.stepsDone)),
      RecordField("laps", \.laps, .laps()),
      RecordField("warnings", nonempty: \.warnings, .warnings()),
      RecordField("words", \.words, .words()),
      RecordField("face", optional: \.face, .text()),
      RecordField("folder", optional: \.folder, .text()),
      RecordField("status", optional: \.status, .number()),
    ])

  /// Checks that the times required by the state are present.
  private func checkPhase() throws(TimerRecordError) {
    let needed: KeyValuePairs<String, Bool> =
      switch phase {
      case .running where isOpen: ["origin": origin != nil, "origin_wall": originWall != nil]
      case .paused where isOpen: ["elapsed": elapsed != nil]
      case .running, .ringing: ["total": !isOpen, "deadline": deadline != nil, "ends": ends != nil]
      case .paused, .waiting: ["total": !isOpen, "left": left != nil]
      case .ended, .canceled: [:]
      }
    for (member, isThere) in needed where !isThere { throw .missing(member) }
  }
}

extension Step {
  fileprivate static let table = RecordTable(
    blank: Self(length: .zero),
    fields: [
      RecordField(
        "length", \.length,
        .duration().only(should: "a number of seconds above 0") { $0 > .zero }),
      RecordField("label", optional: \.label, .text()),
      RecordField("sound", optional: \.sound, .text()),
      RecordField("color", optional: \.color, .word()),
    ])
}

extension TimerRecord.StepTime {
  fileprivate static let table = RecordTable(
    blank: Self(),
    fields: [
      RecordField("runs", \.runs, .number(in: 0...RecordLimits.stepsDone)),
      RecordField("completed", \.completed, .number(in: 0...RecordLimits.stepsDone)),
      RecordField("ran", \.ran, .duration()),
    ])
}
