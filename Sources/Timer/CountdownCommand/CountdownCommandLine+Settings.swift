internal import CommandLines
internal import Countdowns
package import Reports
internal import Runtime
internal import TimerEnvironment
internal import TimerProcess
package import Timers

/// The settings of a countdown from its command line.
extension CountdownCommandLine {
  /// Parses the command line of a countdown.
  package static func settings(from words: [String]) throws -> CountdownSettings {
    let arguments = try Arguments.command.read(words, program: CalledName.own.text)
    var definition = try TimerDefinition(arguments)
    definition.words = words
    // Standard input can be read only once, by the detached process.
    if definition.isDetached, definition.planFile == "-", DetachedStart.child == nil {
      DetachedStart.run(.now)
    }
    try definition.readPlan()
    let settings = try settings(arguments, definition)
    try settings.checkPoints()
    return settings
  }

  /// Parses the command line of an unfinished timer, whose steps come from its record.
  package static func settings(fromSaved record: TimerRecord) throws -> CountdownSettings? {
    if record.countsUp {
      return try UpCommand.settings(from: record.words, program: CalledName.own.text)
    }
    let arguments = try Arguments.command.read(record.words, program: CalledName.own.text)
    var definition = try TimerDefinition(arguments)
    definition.words = record.words
    // The format of a start in the background was that of a single line.
    if definition.isDetached { definition.format = nil }
    (definition.planFile, definition.isDetached) = (nil, false)
    if !record.steps.isEmpty {
      definition.routine = try Routine(
        steps: record.steps, rounds: record.rounds, waits: record.waits,
        finalStep: record.finalStep)
    }
    return try settings(arguments, definition)
  }

  private static func settings(
    _ arguments: Arguments, _ definition: TimerDefinition
  ) throws -> CountdownSettings {
    var definition = definition
    let saved = NamedTimer.named(arguments.words, among: Preferences.saved.timersAndPresets)?
      .changed(by: definition, arguments)
    let reading = try reading(of: arguments, &definition, saved)
    if case .target? = reading, arguments.given.suspend == .pause {
      console.fail("--suspend=pause needs a span: suspension doesn’t delay a time of day")
    }
    if reading == nil, arguments.dryRun { console.fail("--dry-run needs a time such as 5m") }
    if reading == nil, arguments.save != nil { console.fail("--save needs a time such as 5m") }
    if reading == nil, !arguments.app || definition.isForTimer,
      let refusal = definition.refusalWithoutTime(program: CalledName.own.text)
    {
      console.fail(refusal)
    }
    var settings = CountdownSettings(arguments, reading: reading, definition: definition)
    settings.savedTimer = saved
    settings.timerToSave = try arguments.save.map {
      try NamedTimer(saving: arguments, definition, saved, as: $0)
    }
    if let refusal = settings.definition.refusal(opensApp: settings.opensApp) {
      console.fail(refusal)
    }
    return settings
  }

  /// Returns the time, or that of the first step; `nil` without a time.
  private static func reading(
    of arguments: Arguments, _ definition: inout TimerDefinition, _ saved: NamedTimer?
  ) throws -> Reading? {
    let plan = try saved?.plan()
    if definition.marks.isEmpty, let marks = plan?.marks { definition.marks = marks }
    if let routine = definition.routine {
      if definition.planFile != nil, !arguments.words.isEmpty {
        throw CommandLineStop.refused("--plan sets the steps: omit either the time or --plan")
      }
      return .span(routine[0].length, hint: nil)
    }
    guard !arguments.words.isEmpty else { return nil }
    if let plan {
      definition.routine = plan.routine
      return plan.reading
    }
    let reading = try Reading(words: arguments.words)
    guard definition.repeatsSpan else { return reading }
    guard case .span(let length, _) = reading else {
      throw CommandLineStop.refused(
        "--rounds, --finally and --wait need a span: a time of day occurs only once")
    }
    definition.routine = try definition.routine([Step(length: length)])
    return reading
  }
}
