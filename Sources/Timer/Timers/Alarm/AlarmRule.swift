package import Countdowns

/// The rule for whether and how long an alarm rings, given the settings and whether anything is
/// shown.
package struct AlarmRule: Hashable, Sendable {
  /// The countdown's action at its deadline.
  package let plan: CountdownPlan.Alarm
  /// Whether the alarm includes a sound or a bell.
  package let isHeard: Bool
  /// The number of rounds; `nil` to ring until acknowledged.
  package let rounds: Int?

  /// Derives the rule.
  ///
  /// | shown | asked for | muted | count given | it rings                    |
  /// |-------|-----------|-------|-------------|-----------------------------|
  /// | no    | no        |       |             | not at all                  |
  /// | no    | yes       | no    | no          | once                        |
  /// | no    | yes       | yes   |             | not at all                  |
  /// | yes   |           | no    | no          | until acknowledged          |
  /// | yes   |           | yes   | no          | until acknowledged, unheard |
  /// | yes   |           | yes   | yes         | not at all                  |
  /// |       | yes       | no    | yes         | that number of times        |
  ///
  /// A detached timer counts as shown, since other processes can acknowledge it. A final command
  /// replaces the alarm, unless an alarm was requested, which then comes first. A stopwatch without
  /// an end has no alarm.
  package init(
    _ settings: AlarmSettings, isShown: Bool, _ definition: TimerDefinition = TimerDefinition()
  ) {
    let isShown = (isShown || definition.isDetached) && definition.command.isEmpty
    let rings = (isShown || settings.isAskedFor) && !definition.isOpen
    rounds = settings.rounds ?? (isShown ? nil : 1)
    isHeard = rings && !settings.isMuted
    let waits = isHeard || (isShown && rounds == nil && !definition.isOpen)
    plan = waits ? .rings(limit: settings.limit) : .silent
  }
}
