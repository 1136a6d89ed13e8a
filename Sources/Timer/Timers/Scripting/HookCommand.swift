package import Countdowns
package import Reports

/// A call of a hook, with the state of the timer at its event.
package struct HookCall: Hashable, Sendable {
  /// The name in messages: the option that named it.
  package var title: String
  package var command: String
  var event: String
  package var report: TimerReport
}

/// A command to run, with the variables that describe its countdown.
///
/// A label or another value is never inserted into the command's text, where a shell would
/// interpret it.
package struct HookCommand: Hashable, Sendable {
  /// The name in error messages: the option that set the command.
  package var title: String
  package var command: String
  /// The variables in the form `NAME=value`.
  package var variables: [String]

  package init(title: String, command: String, variables: [String]) {
    (self.title, self.command, self.variables) = (title, command, variables)
  }

  /// Returns whether another command belongs to the same option; two marks at the same time share a
  /// title.
  package func isSameOption(as other: HookCommand) -> Bool {
    title == other.title && command == other.command
  }
}

extension HookCommand {
  /// Creates the command of an event, with times in a zone.
  package init(_ call: HookCall, in zone: Zone) {
    self.init(
      title: call.title, command: call.command,
      variables: HookVariables.list(call.report, event: call.event, zone: zone))
  }
}
