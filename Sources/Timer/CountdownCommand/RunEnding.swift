internal import Control
internal import Reports
internal import TimerProcess

/// The end of a timer, which is saved and published once the exit status is known.
///
/// The status is that of the final command, if there is one, so the timer has no status until that
/// command has ended.
@MainActor
final class RunEnding {
  /// The last record of the timer.
  var record: TimerRecord?
  /// The history entry, if it has to wait for the status of the final command.
  var heldEntry: HistoryEntry?
  private let registration: RunRegistration

  init(_ registration: RunRegistration) { self.registration = registration }

  /// Publishes the record with the exit status.
  func announce(_ status: Int32) {
    guard var record else { return }
    record.status = status
    registration.announce(record)
  }

  /// Saves and publishes that the timer is over, before the final command starts; returns the
  /// failures.
  func startCommand() -> [String] {
    guard var record else { return [] }
    record.status = nil
    registration.announce(record)
    return [registration.keep(record)].compactMap(\.self)
  }

  /// Answers a request while the final command is running.
  func reply(to incoming: ControlServer.Incoming) {
    registration.reply(answer(to: incoming.request), to: incoming.connection)
  }

  private func answer(to request: ControlRequest) -> ControlReply {
    guard [.status, .follow].contains(request), var record else {
      return .refused("it is over, and its final command is running")
    }
    record.status = nil
    return .timer(record.forOthers.json)
  }

  /// Moves the timer to the history with its exit status, publishes the record and removes the
  /// socket; returns the failures.
  func finish(with status: Int32) -> [String] {
    var failures: [String?] = []
    if var heldEntry {
      heldEntry.status = status
      failures.append(registration.log(heldEntry))
    }
    if var record {
      record.status = status
      failures.append(registration.keep(record))
    }
    announce(status)
    failures.append(registration.close())
    return failures.compactMap(\.self)
  }
}
