internal import Control
internal import Reports

/// What is kept and sent of a timer that is over, once its exit status is known.
///
/// A command that follows the end has the status, so until it has ended the timer is over without one.
@MainActor
final class RunEnding {
  /// The record of the end.
  var record: TimerRecord?
  /// The line of the history, if it waits for the status of the command.
  var heldEntry: HistoryEntry?
  private let registration: RunRegistration

  init(_ registration: RunRegistration) { self.registration = registration }

  /// Sends the record with the exit status.
  func announce(_ status: Int32) {
    guard var record else { return }
    record.status = status
    registration.announce(record)
  }

  /// Keeps and sends that the timer is over, whatever becomes of the command and of this process; returns
  /// what failed.
  func startCommand() -> [String] {
    guard var record else { return [] }
    record.status = nil
    registration.announce(record)
    return [registration.keep(record)].compactMap(\.self)
  }

  /// Answers a request while the command runs.
  func reply(to incoming: ControlServer.Incoming) {
    registration.reply(answer(to: incoming.request), to: incoming.connection)
  }

  private func answer(to request: ControlRequest) -> ControlReply {
    guard [.status, .follow].contains(request), var record else {
      return .refused("it is over, and the command after it runs")
    }
    record.status = nil
    return .timer(record.forOthers.json)
  }

  /// Moves the timer to the history with its exit status, sends the record and removes the socket; returns
  /// what failed.
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
