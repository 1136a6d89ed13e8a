internal import Countdowns

/// Whether and how long an alarm goes on, by what was asked for and whether anything is shown.
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
  /// One without a terminal that other processes can acknowledge counts as shown. Where a command
  /// follows the end, that is the alarm, unless another one was asked for, which is then heard first.
  /// A stopwatch without an end has no alarm.
  init(_ settings: AlarmSettings, isShown: Bool, _ script: ScriptSettings = ScriptSettings()) {
    let isShown = (isShown || script.isDetached) && script.command.isEmpty
    let rings = (isShown || settings.isAskedFor) && !script.isOpen
    rounds = settings.rounds ?? (isShown ? nil : 1)
    isHeard = rings && !settings.isMuted
    let waits = isHeard || (isShown && rounds == nil && !script.isOpen)
    plan = waits ? .rings(limit: settings.limit) : .silent
  }
}
