internal import Clocks
package import Texts

extension TimerRecord {
  /// Reads a record; members that aren't known are ignored.
  package init(_ json: JSONValue) throws(RecordError) {
    let fields = try RecordFields(json)
    try fields.check(version: Self.version)
    self.init(
      name: try fields.name("name"),
      process: Int32(try fields.number("process", in: 1...Int(Int32.max))),
      processStart: try fields.text("process_start", limit: RecordLimits.name),
      boot: try fields.text("boot", limit: RecordLimits.name),
      countsSuspension: try fields.flag("counts_suspension"),
      started: try fields.wallTime("started"), written: try fields.wallTime("written"),
      phase: try fields.word("phase", as: TimerReport.State.self),
      longest: try fields.duration("longest"))
    try readTimes(fields)
    try readPlan(fields)
    try checkPhase(fields)
  }

  /// Reads the text of a record.
  package init(text: String) throws(RecordError) {
    guard let json = JSONValue(text) else { throw .notAnObject }
    try self.init(json)
  }

  private mutating func readTimes(_ fields: RecordFields) throws(RecordError) {
    deadline = try fields.optionalInstant("deadline")
    ends = try fields.optionalWallTime("ends")
    target = try fields.optionalWallTime("target")
    left = try fields.optionalDuration("left")
    total = try fields.optionalDuration("total")
    countsUp = try fields.flag("counts_up")
    showsTenths = try fields.flag("shows_tenths")
    origin = try fields.optionalInstant("origin")
    originWall = try fields.optionalWallTime("origin_wall")
    elapsed = try fields.optionalDuration("elapsed")
    countedBefore = try fields.optionalDuration("counted_before")
    ranFor = try fields.optionalDuration("ran_for")
  }

  private mutating func readPlan(_ fields: RecordFields) throws(RecordError) {
    steps = try fields.list("steps", limit: RecordLimits.steps) {
      value, number throws(RecordError) in try StepEntry(value, number: number)
    }
    rounds = try fields.number("rounds", in: 1...RecordLimits.rounds)
    position = try fields.number("position", in: 0...stepCount - 1)
    waits = try fields.flag("waits")
    firedMarks = try fields.numbers("fired_marks", limit: RecordLimits.laps)
    armedMarks = try fields.numbers("armed_marks", limit: RecordLimits.laps)
    stepsDone = try fields.number("steps_done", in: 0...RecordLimits.stepsDone)
    laps = try fields.laps("laps")
    words = try fields.words("words")
    label = try fields.optionalText("label")
    face = try fields.optionalText("face")
    folder = try fields.optionalText("folder")
    let statuses = Int(Int32.min)...Int(Int32.max)
    status = try fields.optionalNumber("status", in: statuses).map { Int32($0) }
  }

  /// Checks that the times which the state needs are there.
  private func checkPhase(_ fields: RecordFields) throws(RecordError) {
    switch phase {
    case .running where isOpen:
      _ = try fields.required("origin", origin)
      _ = try fields.required("origin_wall", originWall)
    case .paused where isOpen: _ = try fields.required("elapsed", elapsed)
    case .running, .ringing:
      _ = try fields.required("total", total)
      _ = try fields.required("deadline", deadline)
      _ = try fields.required("ends", ends)
    case .paused, .waiting:
      _ = try fields.required("total", total)
      _ = try fields.required("left", left)
    case .ended, .cancelled: break
    }
  }
}

extension TimerRecord.StepEntry {
  fileprivate init(_ value: JSONValue, number: Int) throws(RecordError) {
    let place = "steps \(number)"
    let fields = try RecordFields(value, in: place)
    length = try fields.duration("length")
    guard length > .zero else {
      throw .wrong("\(place).length", should: "a number of seconds above 0")
    }
    label = try fields.optionalText("label")
    sound = try fields.optionalText("sound")
  }
}
