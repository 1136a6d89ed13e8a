internal import Cells
internal import Countdowns
internal import Faces

extension NamedTimer {
  /// Creates the timer of a command line; throws if it couldn't be started by its name.
  ///
  /// `saved` is the timer that the command line names, with its changes.
  package init(
    saving arguments: Arguments, _ definition: TimerDefinition, _ saved: NamedTimer?,
    as name: String
  ) throws(NamedTimerError) {
    // The name as it is put together from the words of a command line.
    let label = (CountdownSettings.label(name) ?? "").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    if let refusal = Self.refusal(ofNameToStart: label) {
      throw NamedTimerError(key: "name", description: refusal)
    }
    self = saved ?? NamedTimer(name: label, time: "")
    self.name = label
    if saved == nil {
      time = try Self.time(arguments, definition)
      (rounds, waits) = (definition.rounds, definition.waits)
      finalStep = try definition.finalStep.map { (step) throws(NamedTimerError) in
        try Self.text(of: [step], key: "finally")
      }
    }
    take(arguments, definition)
    _ = try plan()
  }

  /// Applies the marks, the colors for the end, the face and the sound of a command line.
  package mutating func take(_ arguments: Arguments, _ definition: TimerDefinition) {
    if !definition.marks.isEmpty { marks = definition.marks.map(\.text) }
    if let given = arguments.given.warnings { warnings = given.map(\.text) }
    face = arguments.given.face ?? face
    sound = arguments.alarm.sound.name ?? sound
  }

  private static func time(
    _ arguments: Arguments, _ definition: TimerDefinition
  ) throws(NamedTimerError) -> String {
    let isSpan = definition.planFile == nil && !arguments.words.contains { $0.contains("=") }
    guard !isSpan, let routine = definition.routine else {
      return arguments.words.joined(separator: " ")
    }
    return try text(of: routine.steps, key: "time")
  }

  private static func text(of steps: [Step], key: String) throws(NamedTimerError) -> String {
    if let text = RoutineGrammar.text(of: steps) { return text }
    throw NamedTimerError(
      key: key, description: "these steps can’t be written as one text; use simpler labels")
  }

  /// Returns why a name couldn't start a timer from the command line; `nil` if it can.
  private static func refusal(ofNameToStart name: String) -> String? {
    if name.isEmpty { return "--save needs a name that can be seen" }
    if let refusal = refusal(ofName: name) { return refusal }
    if name.hasPrefix("-") { return "“\(name)” begins like an option; choose another name" }
    let words = name.split(separator: " ").map(String.init)
    guard name.contains("=") || (try? Reading(words: words)) != nil else { return nil }
    return "“\(name)” is read as a time, so it couldn’t start the timer; choose another name"
  }
}
