internal import CSystem
internal import Clocks
internal import Control
internal import Journal
internal import Reports
internal import Runtime
internal import System

/// A wait for the end of a running timer and its exit status.
struct TimerWait {
  /// The way in which a timer ended.
  enum Ending: Hashable {
    case status(Int32)
    /// Its process was killed before the timer ended.
    case killed
    /// It ended, but its status is unknown.
    case unknown
  }

  private let timer: RunningTimers.Timer
  private let records: RecordFolder
  private let history: HistoryFile
  /// The connection that follows the timer; `nil` if it couldn't be opened.
  private let connection: ControlConnection?

  /// Starts following a timer; `state` is the folder of its record and the history.
  init(for timer: RunningTimers.Timer, state: String?) {
    self.timer = timer
    (records, history) = (RecordFolder(state: state), HistoryFile(state: state))
    connection = try? ControlConnection(timer.socket)
  }

  /// Waits for the end of the timer and returns how it ended.
  func ending() -> Ending {
    if let status = followed() { return .status(status) }
    return watched()
  }

  /// Reads records until the timer ends; returns the status of the last one, or `nil` if the timer
  /// was killed or has no free connection.
  private func followed() -> Int32? {
    guard let connection else { return nil }
    var status: Int32?
    while let replies = connection.waitAndRead() {
      for reply in replies {
        guard case .timer(let json) = reply else { return nil }
        status = (try? TimerRecord(json))?.status
      }
    }
    return status
  }
}

// MARK: - Without a connection

extension TimerWait {
  /// The polling interval for the record of a timer that can't be followed.
  private static let pause = Duration.seconds(1)

  /// Waits until the timer's process ends or its record is removed, then reads the history.
  private func watched() -> Ending {
    let isSaved = hasRecord
    let process = try? OwnedDescriptor(orError: csystem_open_process(timer.record.process))
    while true {
      let lives = timer.record.identity.lives
      if !lives || isSaved && !hasRecord {
        if let status = statusInHistory { return .status(status) }
        return !lives && isSaved && hasRecord ? .killed : .unknown
      }
      Descriptor.isReady(process?.number ?? -1, within: Self.pause)
    }
  }

  /// Whether there is a record of this timer, not of a later one with the same name.
  private var hasRecord: Bool {
    let file = SocketName.file(for: timer.record.name, ending: SocketName.recordEnding)
    guard let record = try? records.record(file) else { return false }
    return record.identity == timer.record.identity && record.started == timer.record.started
  }

  /// The status in the history, whose times have millisecond precision.
  private var statusInHistory: Int32? {
    let entries = (try? history.log(since: timer.record.started))?.entries ?? []
    let own = entries.last { entry in
      let difference = entry.started.duration(to: timer.record.started)
      return entry.name == timer.record.name && abs(difference / .milliseconds(1)) <= 1
    }
    return own?.status
  }
}
