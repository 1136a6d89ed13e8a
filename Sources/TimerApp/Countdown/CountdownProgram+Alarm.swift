internal import Clocks
internal import Countdowns
internal import Programs

extension CountdownProgram {
  /// Lets the alarm follow the countdown.
  mutating func followAlarm(at now: Moment) -> Actions {
    if let chime, chime.until <= now.instant || !isRunning { self.chime = nil }
    let (order, voice) = alarmCue
    guard order != alarmOrder || voice != alarmVoice else { return [] }
    (alarmOrder, alarmVoice) = (order, voice)
    return [.perform(.alarm(order, voice))]
  }

  private var isRunning: Bool { if case .running = manager.state { true } else { false } }

  /// What the alarm is to do, and which one: the sound between two steps, while it lasts.
  private var alarmCue: (AlarmOrder, AlarmVoice) {
    if let chime, isRunning {
      return (.ringing(since: chime.since), chime.voice)
    }
    return (AlarmOrder(manager.state), voice(of: manager.position))
  }

  /// Returns the alarm at the end of a step.
  func voice(of position: Int) -> AlarmVoice {
    let isLast = position == manager.routine.count - 1
    return AlarmVoice(
      sound: manager.routine[position].sound, isOnce: !isLast && !manager.routine.waits)
  }
}
