internal import Clocks
internal import Countdowns
internal import Dispatch
internal import Journal
internal import Reports
internal import Synchronization

/// Keeps the record of a timer and its line of the history on a thread of its own, since a disk may take
/// long or hang.
///
/// Changes are carried out in order; of records that wait, only the latest is written, so that nothing piles
/// up behind a disk.
final class RecordWriter: Sendable {
  /// What is kept, or isn't kept any more.
  enum Change: Sendable {
    /// The record of a timer that isn't over, for the next start.
    case write(TimerRecord)
    case remove
    /// The record of a timer that was cancelled, and the time before which others can't be taken back.
    case cancelled(TimerRecord, oldest: WallTime)
    case log(HistoryEntry)

    fileprivate var isOfRecord: Bool {
      switch self {
      case .write, .remove: true
      case .cancelled, .log: false
      }
    }
  }

  private struct State {
    var waiting: [Change] = []
    var isWorking = false
    var isSyncing = false
    /// Why the last record couldn't be written.
    var recordFailure: String?
    /// Why lines of the history couldn't be added, or a timer can't be resumed.
    var failures: [String] = []
  }

  private let records: RecordFolder
  private let cancelled: RecordFolder
  private let history: HistoryFile
  private let file: String
  private let zone: Zone
  private let state = Mutex(State())
  /// One queue for all timers of the process, so that a name that is used again has its changes in order.
  private static let work = DispatchQueue(label: "records", qos: .utility)
  private static let syncs = DispatchQueue(label: "syncs", qos: .utility)
  private let changes = DispatchGroup()

  init(
    _ records: RecordFolder, cancelled: RecordFolder, _ history: HistoryFile, file: String,
    in zone: Zone
  ) {
    (self.records, self.cancelled, self.history) = (records, cancelled, history)
    (self.file, self.zone) = (file, zone)
  }

  /// Carries out a change, after those before it.
  func add(_ change: Change) {
    changes.enter()
    let isFirst = state.withLock { state in
      if change.isOfRecord, state.waiting.last?.isOfRecord == true {
        state.waiting.removeLast()
        changes.leave()
      }
      state.waiting.append(change)
      defer { state.isWorking = true }
      return !state.isWorking
    }
    if isFirst { Self.work.async { self.carryOut() } }
  }

  /// Waits until all changes are carried out, for a time at most; returns whether they are.
  func settle(within patience: Duration) -> Bool {
    let end = DispatchTime.now() + .nanoseconds(Int(patience / .nanoseconds(1)))
    return changes.wait(timeout: end) == .success
  }

  /// Why the last record that was written couldn't be; `nil` if it could.
  var recordFailure: String? { state.withLock { $0.recordFailure } }

  /// Waits until the changes of all timers are carried out, for a time at most; returns whether they are.
  static func settleAll(within patience: Duration) -> Bool {
    let done = DispatchSemaphore(value: 0)
    work.async { done.signal() }
    return done.wait(timeout: .now() + .nanoseconds(Int(patience / .nanoseconds(1)))) == .success
  }

  /// Returns why lines couldn't be added to the history, or a timer can't be resumed, once for each.
  func takeFailures() -> [String] {
    state.withLock { state in
      defer { state.failures = [] }
      return state.failures
    }
  }

  private func carryOut() {
    while let change = next() {
      carryOut(change)
      changes.leave()
    }
  }

  private func next() -> Change? {
    state.withLock { state in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.isWorking = false
      return nil
    }
  }

  private func carryOut(_ change: Change) {
    do throws(JournalError) {
      switch change {
      case .write(let record):
        try records.write(record, as: file)
        state.withLock { $0.recordFailure = nil }
        sync()
      case .remove: try records.remove(file)
      case .cancelled(let record, let oldest):
        cancelled.removeAll(before: oldest)
        try cancelled.write(record, as: file)
      case .log(let entry): try history.append(entry, in: zone)
      }
    } catch {
      state.withLock { state in
        switch change {
        case .write, .remove: state.recordFailure = error.description
        case .log: state.failures.append(error.description)
        case .cancelled:
          state.failures.append("the timer can’t be resumed: \(error.description)")
        }
      }
    }
  }

  /// Waits on another thread until the record is on the disk; one wait stands for all that come meanwhile.
  private func sync() {
    let isFirst = state.withLock { state in
      defer { state.isSyncing = true }
      return !state.isSyncing
    }
    guard isFirst else { return }
    Self.syncs.async { [self] in
      state.withLock { $0.isSyncing = false }
      records.sync(file)
    }
  }
}
