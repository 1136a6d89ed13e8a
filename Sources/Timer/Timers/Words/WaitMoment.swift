package import Reports

/// The moment for which `timer wait` waits.
package enum WaitMoment: Hashable, Sendable {
  /// The end of the time; if a command follows, the end of that command.
  case end
  /// The end of the timer’s process, after the alarm and the command.
  case alarmEnd

  /// Returns the exit status of the wait if the moment has come; `nil` before.
  package func status(of record: TimerRecord) -> Int32? {
    endsWithTime(record) && record.isTimeOver ? 0 : record.status
  }

  /// Returns the exit status of the wait for a timer that is in the history.
  package func status(of entry: HistoryEntry, _ record: TimerRecord) -> Int32? {
    endsWithTime(record) && entry.outcome.isTimeOver ? 0 : entry.status
  }

  private func endsWithTime(_ record: TimerRecord) -> Bool { self == .end && !record.hasCommand }
}
