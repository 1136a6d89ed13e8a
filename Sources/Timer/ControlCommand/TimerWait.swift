internal import CSystem
internal import Clocks
internal import Control
internal import Journal
internal import Reports
internal import Runtime
internal import System
internal import Timers

/// A wait for the end of a running timer and its exit status.
struct TimerWait {
  /// The way in which a wait ended.
  enum Ending: Hashable {
    case status(Int32)
    /// Its process was killed before the timer ended.
    case killed
    /// It ended, but its status is unknown.
    case unknown
  }

  private let moment: WaitMoment
  private let socket: ControlSocket
  /// The last known record of the timer.
  private var record: TimerRecord
  private let records: RecordFolder
  private let history: HistoryFile
  /// The connection that follows the timer; `nil` if it couldn't be opened.
  private var connection: ControlConnection?

  /// The way in which following a timer ended.
  private enum FollowEnding {
    case status(Int32)
    /// The timer moved to another process.
    case moved
    /// The timer was killed, or has no free connection.
    case lost
  }

  /// Starts following a timer up to a moment; `state` is the folder of its record and the history.
  init(for timer: RunningTimers.Timer, to moment: WaitMoment, state: String?) {
    self.moment = moment
    (socket, record) = (timer.socket, timer.record)
    (records, history) = (RecordFolder(state: state), HistoryFile(state: state))
    connection = try? ControlConnection(timer.socket)
  }

  /// Waits for the moment and returns how the wait ended.
  mutating func ending() -> Ending {
    if let status = moment.status(of: record) { return .status(status) }
    while true {
      switch followed() {
      case .status(let status): return .status(status)
      case .lost: return watched()
      case .moved:
        connection = reconnection()
        guard connection != nil else { return watched() }
      }
    }
  }

  /// Reads records until the moment comes, or the timer ends or moves.
  private mutating func followed() -> FollowEnding {
    guard let connection else { return .lost }
    var status: Int32?
    while let replies = connection.waitAndRead() {
      for reply in replies {
        guard case .timer(let json) = reply else { return .lost }
        guard let new = try? TimerRecord(json) else { continue }
        (record, status) = (new, moment.status(of: new))
        // A timer that is over closes the connection once its name is free.
        if let status, new.status == nil { return .status(status) }
      }
    }
    return status.map { .status($0) } ?? (record.isHandedOver ? .moved : .lost)
  }

  /// Connects to the process that resumes the timer; `nil` if none does in time.
  private func reconnection() -> ControlConnection? {
    let end = ContinuousClock.now + HandOver.patience
    while ContinuousClock.now < end {
      if let connection = try? ControlConnection(socket, patience: .zero) { return connection }
      Descriptor.pause(HandOver.pause)
    }
    return nil
  }
}

// MARK: - Without a connection

extension TimerWait {
  /// The polling interval for the record of a timer that can't be followed.
  private static let pause = Duration.seconds(1)

  /// Waits until the saved record shows that the moment has come, or until the timer's process ends
  /// or its record is removed, then reads the history.
  private mutating func watched() -> Ending {
    let isSaved = hasRecord
    var process = try? OwnedDescriptor(orError: csystem_open_process(record.process))
    while true {
      if let moved {
        record = moved
        process = try? OwnedDescriptor(orError: csystem_open_process(record.process))
      }
      if let saved, saved.identity == record.identity, let status = moment.status(of: saved) {
        return .status(status)
      }
      let lives = record.identity.lives
      if !lives || isSaved && !hasRecord {
        if let status = statusInHistory { return .status(status) }
        return !lives && isSaved && hasRecord ? .killed : .unknown
      }
      Descriptor.isReady(process?.number ?? -1, within: Self.pause)
    }
  }

  /// Whether there is a record of this timer, not of a later one with the same name.
  private var hasRecord: Bool { saved?.identity == record.identity }

  /// The saved record of this timer, whichever process it belongs to; `nil` if there is none.
  private var saved: TimerRecord? {
    let file = SocketName.file(for: record.name, ending: SocketName.recordEnding)
    guard let saved = try? records.record(file), saved.started == record.started else { return nil }
    return saved
  }

  /// The record of the process that resumed the timer after it was handed over; `nil` if none did.
  private var moved: TimerRecord? {
    guard !record.identity.lives, var saved else { return nil }
    let end = ContinuousClock.now + HandOver.patience
    while saved.isHandedOver, ContinuousClock.now < end {
      Descriptor.pause(HandOver.pause)
      guard let next = self.saved else { return nil }
      saved = next
    }
    return saved.identity != record.identity && saved.identity.lives ? saved : nil
  }

  /// The status in the history, whose times have millisecond precision.
  private var statusInHistory: Int32? {
    let entries = (try? history.log(since: record.started))?.entries ?? []
    let own = entries.last { entry in
      let difference = entry.started.duration(to: record.started)
      return entry.name == record.name && abs(difference / .milliseconds(1)) <= 1
    }
    return own.flatMap { moment.status(of: $0, record) }
  }
}
