internal import CommandLines
internal import Countdowns
internal import Reports

/// The command `timer up`, which runs a stopwatch.
package enum UpCommand {
  /// Returns the settings of the stopwatch.
  package static func settings(from words: [String], program: String) throws -> CountdownSettings {
    let arguments = try UpArguments.command.read(Array(words.dropFirst()), program: program)
    func refuse(_ words: String) -> CommandLineStop { .refused(words) }
    let definition = try TimerDefinition(arguments.countdown)
    let length = arguments.to ?? TimerDefinition.openTotal
    var settings = CountdownSettings(
      arguments.countdown, reading: .span(length, hint: nil), definition: definition)
    guard arguments.to != nil || settings.explanation == nil else {
      throw refuse("--dry-run needs a time: write --to 10m")
    }
    settings.definition.countsUp = true
    settings.definition.words = words
    if let refusal = settings.definition.refusal(opensApp: false) { throw refuse(refusal) }
    if arguments.to == nil {
      guard settings.definition.marks.isEmpty else {
        throw refuse("--mark needs an end: write --to 10m")
      }
      guard arguments.countdown.given.warnings == nil else {
        throw refuse("--warn needs an end: write --to 10m")
      }
      guard settings.definition.cadence?.isShare != true else {
        throw refuse("--every needs a span such as 1s: without an end there is no total")
      }
      settings.definition.isOpen = true
    }
    try settings.checkPoints()
    return settings
  }
}
