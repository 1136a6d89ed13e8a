internal import Countdowns

/// Whether and how long an alarm rings, given the settings and whether anything is shown.
struct AlarmRule: Hashable, Sendable {
  /// What the countdown does at its deadline.
  let plan: CountdownPlan.Alarm
  /// Whether a sound or a bell is part of it.
  let isHeard: Bool
  /// How many times it sounds; `nil` until it is acknowledged.
  let rounds: Int?

  /// Works out the rule.
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
  /// A timer without a terminal counts as shown if other processes can acknowledge it. A command
  /// that follows the end takes the place of the alarm, unless an alarm was asked for, which then
  /// comes first. A stopwatch without an end has no alarm.
  init(_ settings: AlarmSettings, isShown: Bool, _ script: ScriptSettings = ScriptSettings()) {
    let isShown = (isShown || script.isDetached) && script.command.isEmpty
    let rings = (isShown || settings.isAskedFor) && !script.isOpen
    rounds = settings.rounds ?? (isShown ? nil : 1)
    isHeard = rings && !settings.isMuted
    let waits = isHeard || (isShown && rounds == nil && !script.isOpen)
    plan = waits ? .rings(limit: settings.limit) : .silent
  }
}
