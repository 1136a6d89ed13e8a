internal import CommandLines
internal import Countdowns
internal import Reports

/// The command `timer up`, which runs a stopwatch.
package enum UpCommand {
  /// Returns the settings of the stopwatch.
  package static func settings(from words: [String], program: String) throws -> CountdownSettings {
    let arguments = try UpArguments.command.read(
      Array(words.dropFirst()), program: program)
    func refuse(_ words: String) -> CommandLineStop { .refused(words) }
    let script = try ScriptSettings(arguments.countdown)
    let length = arguments.to ?? ScriptSettings.openTotal
    var settings = CountdownSettings(
      arguments.countdown, reading: .span(length, hint: nil), script: script)
    guard arguments.to != nil || settings.explanation == nil else {
      throw refuse("--dry-run needs a time: write --to 10m")
    }
    settings.script.countsUp = true
    settings.script.words = words
    if let refusal = settings.script.refusal(opensApp: false) { throw refuse(refusal) }
    if arguments.to == nil {
      guard settings.script.marks.isEmpty else {
        throw refuse("--mark needs an end: write --to 10m")
      }
      guard arguments.countdown.given.warnings == nil else {
        throw refuse("--warn needs an end: write --to 10m")
      }
      guard settings.script.cadence?.isShare != true else {
        throw refuse("--every needs a span such as 1s: without an end there is no total")
      }
      settings.script.isOpen = true
    }
    try settings.checkPoints()
    return settings
  }
}
