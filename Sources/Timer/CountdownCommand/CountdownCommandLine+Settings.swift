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
    var script = try ScriptSettings(arguments)
    script.words = words
    // Standard input can be read only once, by the detached process.
    if script.isDetached, script.planFile == "-", DetachedStart.child == nil {
      DetachedStart.run(DetachedStart.clocks)
    }
    try script.readPlan()
    let settings = try settings(arguments, script)
    try settings.checkPoints()
    return settings
  }

  /// Parses the command line of an unfinished timer, whose steps come from its record.
  package static func settings(fromSaved record: TimerRecord) throws -> CountdownSettings? {
    if record.countsUp {
      return try UpCommand.settings(from: record.words, program: CalledName.own.text)
    }
    let arguments = try Arguments.command.read(record.words, program: CalledName.own.text)
    var script = try ScriptSettings(arguments)
    script.words = record.words
    // The format of a start in the background was that of a single line.
    if script.isDetached { script.format = nil }
    (script.planFile, script.isDetached) = (nil, false)
    if !record.steps.isEmpty {
      script.routine = try Routine(
        steps: record.steps, rounds: record.rounds, waits: record.waits,
        finalStep: record.finalStep)
    }
    return try settings(arguments, script)
  }

  private static func settings(
    _ arguments: Arguments, _ script: ScriptSettings
  ) throws -> CountdownSettings {
    var script = script
    let saved = NamedTimer.named(arguments.words, among: Preferences.saved.timersAndPresets)?
      .changed(by: script, arguments)
    let reading = try reading(of: arguments, &script, saved)
    if case .target? = reading, arguments.given.suspend == .pause {
      console.fail("--suspend=pause needs a span: suspension doesn’t delay a time of day")
    }
    if reading == nil, arguments.dryRun { console.fail("--dry-run needs a time such as 5m") }
    if reading == nil, arguments.save != nil { console.fail("--save needs a time such as 5m") }
    if reading == nil, !arguments.app || script.isForTimer,
      let refusal = script.refusalWithoutTime(program: CalledName.own.text)
    {
      console.fail(refusal)
    }
    var settings = CountdownSettings(arguments, reading: reading, script: script)
    settings.savedTimer = saved
    settings.timerToSave = try arguments.save.map {
      try NamedTimer(saving: arguments, script, saved, as: $0)
    }
    if let refusal = settings.script.refusal(opensApp: settings.opensApp) { console.fail(refusal) }
    return settings
  }

  /// Returns the time, or that of the first step; `nil` without a time.
  private static func reading(
    of arguments: Arguments, _ script: inout ScriptSettings, _ saved: NamedTimer?
  ) throws -> Reading? {
    let plan = try saved?.plan()
    if script.marks.isEmpty, let marks = plan?.marks { script.marks = marks }
    if let routine = script.routine {
      if script.planFile != nil, !arguments.words.isEmpty {
        throw CommandLineStop.refused("--plan sets the steps: omit either the time or --plan")
      }
      return .span(routine[0].length, hint: nil)
    }
    guard !arguments.words.isEmpty else { return nil }
    if let plan {
      script.routine = plan.routine
      return plan.reading
    }
    let reading = try Reading(words: arguments.words)
    guard script.repeatsSpan else { return reading }
    guard case .span(let length, _) = reading else {
      throw CommandLineStop.refused(
        "--rounds, --finally and --wait need a span: a time of day occurs only once")
    }
    script.routine = try script.routine([Step(length: length)])
    return reading
  }
}
