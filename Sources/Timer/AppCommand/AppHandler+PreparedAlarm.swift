internal import Alarms
internal import TimerProcess
internal import Timers

extension AppHandler {
  /// Returns an alarm and notes about it, falling back to the default sound if the chosen one
  /// fails.
  nonisolated static func alarm(
    _ settings: AlarmSettings, _ clock: @escaping @Sendable () -> Duration,
    _ environment: @escaping @Sendable (String) -> String?
  ) -> HandlerDependencies.PreparedAlarm {
    func prepare(_ settings: AlarmSettings) throws(AlarmFailure) -> Alarm {
      try AlarmPreparation(
        settings: settings, rounds: settings.rounds, hasBell: true,
        means: AlarmMeans(environment: environment), clock: clock
      ).prepare()
    }
    do throws(AlarmFailure) {
      let alarm = try prepare(settings)
      return (alarm, [alarm.note].compactMap(\.self))
    } catch {
      var usual = settings
      (usual.sound, usual.chosenSound, usual.device) = (.usual, nil, nil)
      return (try? prepare(usual), [error.words])
    }
  }
}
