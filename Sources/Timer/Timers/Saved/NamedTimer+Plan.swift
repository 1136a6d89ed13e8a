package import Clocks
package import Countdowns
internal import Faces

/// The reason why a saved timer can't be run.
package struct NamedTimerError: Error, Hashable, CustomStringConvertible {
  /// The key of the wrong value.
  package var key: String
  /// The reason as a sentence.
  package var description: String

  package init(key: String, description: String) {
    (self.key, self.description) = (key, description)
  }
}

extension NamedTimer {
  /// What a saved timer counts.
  package struct Plan: Equatable, Sendable {
    /// The time, or that of the first step.
    package var reading: Reading
    /// The steps, unless it is a single time.
    package var routine: Routine?
    package var marks: [Mark] = []
    package var warnings: [Warning] = []
  }

  /// Reads the time, the steps, the marks and the colors for the end.
  package func plan() throws(NamedTimerError) -> Plan {
    var plan = try planOfSteps()
    plan.marks = try Self.naming("marks") { () throws(MarkError) in
      try marks.map { (text) throws(MarkError) in try MarkGrammar.read(text) }
    }
    plan.warnings = try Self.naming("warn") { () throws(WarningError) in
      try warnings.map { (text) throws(WarningError) in try Warning(text) }
    }
    try check(plan)
    return plan
  }

  /// Checks that the longest step reaches each mark and each color for the end.
  private func check(_ plan: Plan) throws(NamedTimerError) {
    guard case .span(let length, _) = plan.reading else { return }
    do throws(PointError) {
      try (plan.routine ?? Routine(Step(length: length))).check(plan.marks, plan.warnings)
    } catch {
      let key = error.owner == .mark ? "marks" : "warn"
      throw NamedTimerError(key: key, description: error.description)
    }
  }

  private func planOfSteps() throws(NamedTimerError) -> Plan {
    let last = try Self.naming("finally") { () throws(RoutineError) in
      try finalStep.map { (text) throws(RoutineError) in try RoutineGrammar.finalStep(text) }
    }
    guard
      let steps = try Self.naming(
        "time", { () throws(RoutineError) in try RoutineGrammar.steps(text: time) })
    else { return try plan(ofSpan: last) }
    let routine = try routine(steps, last)
    return Plan(reading: .span(routine[0].length, hint: nil), routine: routine)
  }

  private func routine(_ steps: [Step], _ last: Step?) throws(NamedTimerError) -> Routine {
    do throws(RoutineError) {
      return try Routine(steps: steps, rounds: rounds, waits: waits, finalStep: last)
    } catch {
      let key =
        switch error {
        case .finalStepAlone, .finalStepNever: "finally"
        case .rounds: "rounds"
        case .noSteps, .tooManySteps, .noLength, .tooLong, .unreadable: "time"
        }
      throw NamedTimerError(key: key, description: error.description)
    }
  }

  /// Returns the goal of the timer, or of its first step, when it is started at a moment.
  package func start(
    at now: Moment, in zone: Zone
  ) throws(NamedTimerError) -> (goal: CountdownGoal, definition: TimerDefinition) {
    let plan = try plan()
    var definition = TimerDefinition()
    (definition.routine, definition.marks) = (plan.routine, plan.marks)
    definition.warnings = plan.warnings
    if definition.isForTimer { definition.words = commandLine }
    let goal = try Self.naming("time") { () throws(ReadingError) in
      try CountdownGoal(plan.reading, at: now, in: zone)
    }
    return (goal, definition)
  }

  /// Reads a time without steps, which can be repeated if it is a span.
  private func plan(ofSpan last: Step?) throws(NamedTimerError) -> Plan {
    let reading = try Self.naming("time") { () throws(ReadingError) in try Reading(words: [time]) }
    guard rounds > 1 || waits || last != nil else { return Plan(reading: reading) }
    guard case .span(let length, _) = reading else {
      throw NamedTimerError(
        key: "time",
        description: "rounds, finally and wait need a span: a time of day occurs only once")
    }
    return Plan(reading: reading, routine: try routine([Step(length: length)], last))
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
  package var summary: [String] {
    let parts = [
      rounds == Routine.forever ? "forever" : rounds > 1 ? "\(rounds) rounds" : nil,
      finalStep.map { "finally \($0)" }, waits ? "waits between steps" : nil,
      marks.isEmpty ? nil : marks.count == 1 ? "1 mark" : "\(marks.count) marks",
      warnings.isEmpty ? nil : warnings.joined(separator: " "), face?.rawValue, sound,
    ]
    return [time] + parts.compactMap(\.self)
  }

  /// The command line that starts an equal timer without the settings file.
  package var commandLine: [String] {
    let steps = (try? RoutineGrammar.steps(text: time)) ?? nil
    var words = steps.map { $0.map(\.word) } ?? [time]
    func add(_ option: String, _ value: String?) {
      if let value { words += [option, value] }
    }
    add("--rounds", rounds > 1 ? Routine.text(ofRounds: rounds) : nil)
    add("--finally", finalStep)
    if waits { words.append("--wait") }
    for mark in marks { add("--mark", mark) }
    for warning in warnings { add("--warn", warning) }
    add("--name", name.isEmpty ? nil : name)
    add("--sound", sound)
    if let face { words.append("--\(face.rawValue)") }
    return words
  }
}
