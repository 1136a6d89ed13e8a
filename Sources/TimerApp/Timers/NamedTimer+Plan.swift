internal import Clocks
internal import Countdowns
internal import Faces

/// The reason why a saved timer can't be run.
struct NamedTimerError: CommandLineError, Hashable {
  /// The key of the wrong value.
  var key: String
  /// The reason as a sentence.
  var description: String
}

extension NamedTimer {
  /// What a saved timer counts.
  struct Plan: Equatable, Sendable {
    /// The time, or that of the first step.
    var reading: Reading
    /// The steps, unless it is a single time.
    var routine: Routine?
    var marks: [Mark] = []
  }

  /// Reads the time, the steps and the marks.
  func plan() throws(NamedTimerError) -> Plan {
    let marks = try readMarks()
    let last = try Self.naming("finally") { () throws(RoutineError) in
      try finalStep.map { (text) throws(RoutineError) in try RoutineGrammar.finalStep(text) }
    }
    guard
      let steps = try Self.naming(
        "time",
        { () throws(RoutineError) in
          try RoutineGrammar.steps(text: time)
        })
    else { return try plan(ofSpan: last, marks) }
    let routine = try Self.naming("time") { () throws(RoutineError) in
      try Routine(steps: steps, rounds: rounds, waits: waits, finalStep: last)
    }
    return Plan(reading: .span(routine[0].length, hint: nil), routine: routine, marks: marks)
  }

  /// Returns the goal of the timer, or of its first step, when it is started at a moment.
  func start(
    at now: Moment, in zone: Zone
  ) throws(NamedTimerError) -> (goal: TimeEntry.Goal, script: ScriptSettings) {
    let plan = try plan()
    var script = ScriptSettings()
    (script.routine, script.marks) = (plan.routine, plan.marks)
    if script.isForTimer { script.words = commandLine }
    let goal = try Self.naming("time") { () throws(ReadingError) in
      try TimeEntry.goal(of: plan.reading, at: now, in: zone)
    }
    return (goal, script)
  }

  /// Reads a time without steps, which can be repeated if it is a span.
  private func plan(ofSpan last: Step?, _ marks: [Mark]) throws(NamedTimerError) -> Plan {
    let reading = try Self.naming("time") { () throws(ReadingError) in
      try Reading(words: [time])
    }
    guard rounds > 1 || waits || last != nil else { return Plan(reading: reading, marks: marks) }
    guard case .span(let length, _) = reading else {
      throw NamedTimerError(
        key: "time",
        description:
          "rounds, finally and wait need a span: a time of day occurs only once")
    }
    let routine = try Self.naming("time") { () throws(RoutineError) in
      try Routine(steps: [Step(length: length)], rounds: rounds, waits: waits, finalStep: last)
    }
    return Plan(reading: reading, routine: routine, marks: marks)
  }

  private func readMarks() throws(NamedTimerError) -> [Mark] {
    try Self.naming("marks") { () throws(MarkError) in
      try marks.map { (text) throws(MarkError) in try MarkGrammar.read(text) }
    }
  }

  private static func naming<Value, Failure: CustomStringConvertible>(
    _ key: String, _ read: () throws(Failure) -> Value
  ) throws(NamedTimerError) -> Value {
    do throws(Failure) {
      return try read()
    } catch {
      throw NamedTimerError(key: key, description: error.description)
    }
  }
}

// MARK: - Words

extension NamedTimer {
  /// The parts of its description: the time, the rounds and what else is set.
  var summary: [String] {
    let parts = [
      rounds > 1 ? "\(rounds) rounds" : nil, finalStep.map { "finally \($0)" },
      waits ? "waits between steps" : nil,
      marks.isEmpty ? nil : marks.count == 1 ? "1 mark" : "\(marks.count) marks",
      face?.rawValue, sound,
    ]
    return [time] + parts.compactMap(\.self)
  }

  /// The command line that starts an equal timer without the settings file.
  var commandLine: [String] {
    let steps = (try? RoutineGrammar.steps(text: time)) ?? nil
    var words = steps.map { $0.map(\.word) } ?? [time]
    func add(_ option: String, _ value: String?) {
      if let value { words += [option, value] }
    }
    add("--rounds", rounds > 1 ? "\(rounds)" : nil)
    add("--finally", finalStep)
    if waits { words.append("--wait") }
    for mark in marks { add("--mark", mark) }
    add("--name", name)
    add("--sound", sound)
    if let face { words.append("--\(face.rawValue)") }
    return words
  }
}
