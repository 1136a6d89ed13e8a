package import Clocks
package import Countdowns
internal import Dispatch
package import Journal
package import Reports
internal import Synchronization

/// A writer of a timer's record and history entry, on a background thread since a disk may be slow
/// or hang.
///
/// Changes are made in order, except that a record replaces a queued one, so that the queue stays
/// short. The main thread never waits for the disk without a limit, so the alarm and the picture
/// don't depend on it.
package final class RecordWriter: Sendable {
  /// A change to the files.
  package enum Change: Sendable {
    /// Writes the record of a timer that isn't over.
    case write(TimerRecord)
    case remove
    /// Writes the record of a canceled timer, and removes those from before `oldest`.
    case canceled(TimerRecord, oldest: WallTime)
    /// Adds an entry to the history.
    case log(HistoryEntry)

    fileprivate var isOfRecord: Bool {
      switch self {
      case .write, .remove: true
      case .canceled, .log: false
      }
    }
  }

  private struct State {
    var waiting: [Change] = []
    var isWorking = false
    var isSyncing = false
    /// The reason the last record couldn't be written, if it failed.
    var recordFailure: String?
    /// The failures to add history entries or to save canceled timers.
    var failures: [String] = []
    /// The reason the last history entry couldn't be added, if it failed.
    var logFailure: String?
    /// The reservation of the record's name, until the first record is written.
    var reservation: RecordReservation?
  }

  private let records: RecordFolder
  private let canceled: RecordFolder
  private let history: HistoryFile
  private let file: String
  private let zone: Zone
  private let state = Mutex(State())
  /// The queue for all timers of the process, so that the changes of a reused name stay in order.
  ///
  /// A timer ends once its changes are made, so the queue has the default priority, as the main
  /// thread does.
  private static let work = DispatchQueue(label: "records", qos: .default)
  private static let syncs = DispatchQueue(label: "syncs", qos: .utility)
  private let changes = DispatchGroup()

  package init(
    _ records: RecordFolder, canceled: RecordFolder, _ history: HistoryFile, file: String,
    _ reservation: RecordReservation? = nil, in zone: Zone
  ) {
    (self.records, self.canceled, self.history) = (records, canceled, history)
    (self.file, self.zone) = (file, zone)
    state.withLock { $0.reservation = reservation }
  }

  /// Queues a change to be made after a delay, or sooner, together with another change.
  package func add(_ change: Change, after delay: Duration = .zero) {
    changes.enter()
    state.withLock { state in
      if change.isOfRecord, let old = state.waiting.firstIndex(where: \.isOfRecord) {
        state.waiting.remove(at: old)
        changes.leave()
      }
      state.waiting.append(change)
    }
    guard delay > .zero else { return start() }
    Self.work.asyncAfter(deadline: .now() + .nanoseconds(Int(delay / .nanoseconds(1)))) {
      self.start()
    }
  }

  /// Starts making the queued changes, unless that has already started.
  private func start() {
    let isFirst = state.withLock { state in
      guard !state.waiting.isEmpty else { return false }
      defer { state.isWorking = true }
      return !state.isWorking
    }
    if isFirst { Self.work.async { self.carryOut() } }
  }

  /// Waits a limited time for all changes of this timer; returns whether they are done.
  package func settle(within patience: Duration) -> Bool {
    let end = DispatchTime.now() + .nanoseconds(Int(patience / .nanoseconds(1)))
    return changes.wait(timeout: end) == .success
  }

  /// The reason the last record couldn't be written; `nil` if it was.
  var recordFailure: String? { state.withLock { $0.recordFailure } }

  /// The reason the last history entry couldn't be added; `nil` if it was.
  var logFailure: String? { state.withLock { $0.logFailure } }

  /// Releases the name of the record, if none was written.
  func release() { state.withLock { $0.reservation = nil } }

  /// Waits a limited time for the changes of all timers; returns whether they are done.
  package static func settleAll(within patience: Duration) -> Bool {
    let done = DispatchSemaphore(value: 0)
    work.async { done.signal() }
    return done.wait(timeout: .now() + .nanoseconds(Int(patience / .nanoseconds(1)))) == .success
  }

  /// Returns the failures since the last call, other than those of records.
  package func takeFailures() -> [String] {
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
        state.withLock { ($0.recordFailure, $0.reservation) = (nil, nil) }
        sync()
      case .remove:
        try records.remove(file)
        state.withLock { ($0.recordFailure, $0.reservation) = (nil, nil) }
      case .canceled(let record, let oldest):
        canceled.removeAll(before: oldest)
        try canceled.write(record, as: file)
      case .log(let entry):
        state.withLock { $0.logFailure = nil }
        try history.append(entry, in: zone)
      }
    } catch {
      state.withLock { state in
        switch change {
        case .write, .remove: state.recordFailure = error.description
        case .log:
          state.failures.append(error.description)
          state.logFailure = error.description
        case .canceled: state.failures.append("the timer can’t be resumed: \(error.description)")
        }
      }
    }
  }

  /// Syncs the record to the disk on another thread, coalescing requests made in the meantime.
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
