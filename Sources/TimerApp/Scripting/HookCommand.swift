internal import Countdowns
internal import Reports

/// A command that an event of a timer runs, with the state of the timer at the event.
struct HookCall: Hashable, Sendable {
  /// What it is called in a report: the option that named it.
  var title: String
  var command: String
  var event: String
  var report: TimerReport
}

/// A command to run, with the variables in which it finds the state of its countdown.
struct HookCommand: Hashable, Sendable {
  /// What it is called in a report: the option that named it.
  var title: String
  var command: String
  /// Variables such as `NAME=value`.
  var variables: [String]

  /// Returns whether another command is of the same option: two marks at one time have the same title.
  func isSameOption(as other: HookCommand) -> Bool {
    title == other.title && command == other.command
  }
}

extension HookCommand {
  /// Creates the command of an event, with times in a zone.
  init(_ call: HookCall, in zone: Zone) {
    self.init(
      title: call.title, command: call.command,
      variables: HookVariables.list(call.report, event: call.event, zone: zone))
  }
}
