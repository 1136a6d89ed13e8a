internal import CSystem
internal import Clocks
internal import Control
internal import Journal
internal import Reports
internal import Runtime
internal import System

/// Waits until a running timer ends, and finds out its exit status.
struct TimerWait {
  /// How a timer has ended.
  enum Ending: Hashable {
    case status(Int32)
    /// Its process was killed before the end.
    case killed
    /// It is over; nothing that is left says how.
    case unknown
  }

  private let timer: RunningTimers.Timer
  private let records: RecordFolder
  private let history: HistoryFile
  /// The connection that follows the timer; `nil` if there is none to be had.
  private let connection: ControlConnection?

  /// Follows a timer from now on; `state` is the folder of its record and the history.
  init(for timer: RunningTimers.Timer, state: String?) {
    self.timer = timer
    (records, history) = (RecordFolder(state: state), HistoryFile(state: state))
    connection = try? ControlConnection(timer.socket)
  }

  /// Waits for the end.
  func ending() -> Ending {
    if let status = followed() { return .status(status) }
    return watched()
  }

  /// Reads until the timer ends; returns the status of its last record, or `nil` if it sends no such
  /// record: it was killed, or has no place for a follower.
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

// MARK: - Without a place at the timer

extension TimerWait {
  /// How often the record of a timer that can't be followed is read.
  private static let pause = Duration.seconds(1)

  /// Waits until the timer's process ends or its record is removed, and reads the history.
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

  /// Whether the record of this timer is kept, and not of a later one with its name.
  private var hasRecord: Bool {
    let file = SocketName.file(for: timer.record.name, ending: SocketName.recordEnding)
    guard let record = try? records.record(file) else { return false }
    return record.identity == timer.record.identity && record.started == timer.record.started
  }

  /// The status in the history; its times are to the millisecond.
  private var statusInHistory: Int32? {
    let entries = (try? history.log(since: timer.record.started))?.entries ?? []
    let own = entries.last { entry in
      let difference = entry.started.duration(to: timer.record.started)
      return entry.name == timer.record.name && abs(difference / .milliseconds(1)) <= 1
    }
    return own?.status
  }
}
