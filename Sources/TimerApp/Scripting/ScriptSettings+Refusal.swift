internal import Countdowns
internal import Reports

/// An error about the command line that is a sentence by itself.
protocol CommandLineError: Error, CustomStringConvertible {}

extension MarkError: CommandLineError {}
extension RoutineError: CommandLineError {}
extension ReportFormatError: CommandLineError {}
extension CadenceError: CommandLineError {}

extension ScriptSettings {
  /// Returns why settings don’t go together; `nil` if they do.
  func refusal(opensApp: Bool) -> String? {
    let isUsed =
      routine != nil || !marks.isEmpty || hooks != Hooks() || !command.isEmpty || format != nil
      || cadence != nil || isDetached || showsStatistics
    if opensApp, isUsed {
      return "steps, marks, hooks, --format, --json, --every, --detach and --stats go with a time, "
        + "and not with the app"
    }
    if isDetached, format != nil || cadence != nil {
      return "--detach leaves standard output: timer status --follow writes lines"
    }
    return nil
  }
}
