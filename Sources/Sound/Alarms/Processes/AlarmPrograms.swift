/// The players and synthesizers that run for alarms.
@MainActor
package enum AlarmPrograms {
  /// Kills all of them, with what they have started.
  package static func stop() { ChildProcess.stopAll() }
}
