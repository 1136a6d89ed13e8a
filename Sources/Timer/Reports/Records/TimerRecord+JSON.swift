internal import Clocks
internal import Countdowns
package import JSON

extension TimerRecord {
  /// The version of the format, which changes when older programs would misinterpret it.
  package static let version = 1

  /// The record as JSON; missing values are omitted.
  package var json: JSONValue { Self.table.json(of: self) }

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
      RecordField("name", { $0.name }, { $0.name = $1 }, .name()),
      RecordField("process", { $0.process }, { $0.process = $1 }, .number(in: 1...Int32.max)),
      RecordField(
        "process_start", { $0.processStart }, { $0.processStart = $1 },
        .text(limit: RecordLimits.name)),
      RecordField("boot", { $0.boot }, { $0.boot = $1 }, .text(limit: RecordLimits.name)),
      RecordField(
        "counts_suspension", { $0.countsSuspension }, { $0.countsSuspension = $1 }, .flag()),
      RecordField("started", { $0.started }, { $0.started = $1 }, .wallTime()),
      RecordField("written", { $0.written }, { $0.written = $1 }, .wallTime()),
      RecordField("phase", { $0.phase }, { $0.phase = $1 }, .word(older: ["cancelled": .canceled])),
      RecordField("longest", { $0.longest }, { $0.longest = $1 }, .duration()),
      RecordField("counts_up", { $0.countsUp }, { $0.countsUp = $1 }, .flag()),
      RecordField("shows_tenths", { $0.showsTenths }, { $0.showsTenths = $1 }, .flag()),
      RecordField("label", optional: { $0.label }, { $0.label = $1 }, .text()),
      RecordField("deadline", optional: { $0.deadline }, { $0.deadline = $1 }, .instant()),
      RecordField("ends", optional: { $0.ends }, { $0.ends = $1 }, .wallTime()),
      RecordField("target", optional: { $0.target }, { $0.target = $1 }, .wallTime()),
      RecordField("left", optional: { $0.left }, { $0.left = $1 }, .duration()),
      RecordField("total", optional: { $0.total }, { $0.total = $1 }, .duration()),
      RecordField("origin", optional: { $0.origin }, { $0.origin = $1 }, .instant()),
      RecordField("origin_wall", optional: { $0.originWall }, { $0.originWall = $1 }, .wallTime()),
      RecordField("elapsed", optional: { $0.elapsed }, { $0.elapsed = $1 }, .duration()),
      RecordField(
        "counted_before", optional: { $0.countedBefore }, { $0.countedBefore = $1 }, .duration()),
      RecordField(
        "step_times", nonempty: { $0.stepTimes }, { $0.stepTimes = $1 },
        .list(of: StepTime.table.codec, limit: RecordLimits.steps + 1)),
      RecordField("logged", optional: { $0.logged }, { $0.logged = $1 }, .duration()),
      RecordField(
        "logged_steps", nonempty: { $0.loggedSteps }, { $0.loggedSteps = $1 },
        .list(of: StepTime.table.codec, limit: RecordLimits.steps + 1)),
      RecordField("ran_for", optional: { $0.ranFor }, { $0.ranFor = $1 }, .duration()),
      RecordField("position", last: { $0.position }, { $0.position = $1 }) {
        .number(in: 0...$0.stepCount - 1)
      },
      RecordField(
        "steps", { $0.steps }, { $0.steps = $1 },
        .list(of: Step.table.codec, limit: RecordLimits.steps)),
      RecordField(
        "final_step", optional: { $0.finalStep }, { $0.finalStep = $1 }, Step.table.codec),
      RecordField(
        "rounds", { $0.rounds }, { $0.rounds = $1 }, .number(in: 1...RecordLimits.rounds)),
      RecordField("waits", { $0.waits }, { $0.waits = $1 }, .flag()),
      RecordField("fired_marks", { $0.firedMarks }, { $0.firedMarks = $1 }, .numbers()),
      RecordField("armed_marks", { $0.armedMarks }, { $0.armedMarks = $1 }, .numbers()),
      RecordField(
        "steps_done", { $0.stepsDone }, { $0.stepsDone = $1 },
        .number(in: 0...RecordLimits.stepsDone)),
      RecordField("laps", { $0.laps }, { $0.laps = $1 }, .laps()),
      RecordField("warnings", nonempty: { $0.warnings }, { $0.warnings = $1 }, .warnings()),
      RecordField("shared", optional: { $0.shared }, { $0.shared = $1 }, .text()),
      RecordField(
        "shared_control", nonempty: { $0.sharedControl }, { $0.sharedControl = $1 }, .words()),
      RecordField(
        "unshared", optional: { $0.isUnshared ? true : nil }, { $0.isUnshared = $1 ?? false },
        .flag()),
      RecordField(
        "offline_since", optional: { $0.offlineSince }, { $0.offlineSince = $1 }, .wallTime()),
      RecordField("words", { $0.words }, { $0.words = $1 }, .words()),
      RecordField("face", optional: { $0.face }, { $0.face = $1 }, .text()),
      RecordField("folder", optional: { $0.folder }, { $0.folder = $1 }, .text()),
      RecordField("sockets", optional: { $0.sockets }, { $0.sockets = $1 }, .text()),
      RecordField(
        "command", optional: { $0.hasCommand ? true : nil }, { $0.hasCommand = $1 ?? false },
        .flag()),
      RecordField("status", optional: { $0.status }, { $0.status = $1 }, .number()),
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
        "length", { $0.length }, { $0.length = $1 },
        .duration().only(should: "a number of seconds above 0") { $0 > .zero }),
      RecordField("label", optional: { $0.label }, { $0.label = $1 }, .text()),
      RecordField("sound", optional: { $0.sound }, { $0.sound = $1 }, .text()),
      RecordField("color", optional: { $0.color }, { $0.color = $1 }, .word()),
    ])
}

extension TimerRecord.StepTime {
  fileprivate static let table = RecordTable(
    blank: Self(),
    fields: [
      RecordField("runs", { $0.runs }, { $0.runs = $1 }, .number(in: 0...RecordLimits.stepsDone)),
      RecordField(
        "completed", { $0.completed }, { $0.completed = $1 },
        .number(in: 0...RecordLimits.stepsDone)),
      RecordField("ran", { $0.ran }, { $0.ran = $1 }, .duration()),
    ])
}
