internal import Clocks
package import Control
package import Countdowns
internal import Glibc
internal import Journal
package import Reports
package import Runtime
internal import TerminalIO
internal import TimerEnvironment
package import Timers

/// The registration of a running timer for other processes: its socket, its record and its history
/// entry.
@MainActor
package final class RunRegistration {
  /// The identity of the timer.
  package let identity: RunIdentity
  /// The reasons the timer can't be controlled or saved, one sentence each.
  package private(set) var notes: [String] = []
  private let server: ControlServer?
  private let records: RecordFolder
  private let hasHistory: Bool
  private let writer: RecordWriter
  private let patience: Patience
  /// Whether the disk didn't respond in time, so that later calls don't wait for it.
  private var hangs = false
  /// The reason the last change couldn't be saved, if known.
  private(set) var unsavedReason: String?
  /// The connection through which the timer is shared, if it is.
  var share: RoomShare?

  /// The time limits for disk writes.
  package struct Patience: Hashable, Sendable {
    /// For saving a change: enough for any working disk, and too short to be noticed.
    package var change = Duration.milliseconds(20)
    /// On exit.
    package var end = Duration.seconds(1)
  }

  /// Registers a timer under its label or a number, or under the name `resumed` of the unfinished
  /// timer that it resumes.
  ///
  /// An unfinished timer with the same label is moved to the history.
  ///
  /// A number follows a label that another timer has.
  ///
  /// - Throws: `ControlError.isTaken` if another timer has the resumed name; all other failures
  ///   become notes.
  package init(
    label: String?, resumed: String? = nil, countsSuspension: Bool, in zone: Zone,
    patience: Patience = Patience(), environment: (String) -> String? = Console.environment
  ) throws(ControlError) {
    self.patience = patience
    let paths = TimerPaths(environment: environment)
    records = RecordFolder(state: paths.state)
    let history = HistoryFile(state: paths.state)
    hasHistory = history.path != nil
    var note: String?
    let boot = ProcessIdentity.bootID()
    var names = NameReservation(label, resumed: resumed, in: records, boot: boot)
    server = try Self.server(&names, paths, environment, &note)
    let process = ProcessIdentity.own()
    let name = server?.name ?? resumed ?? names.reserve(forProcess: process.id)
    identity = RunIdentity(
      name: name, process: process.id, processStart: process.start, boot: boot,
      countsSuspension: countsSuspension, folder: WorkingFolder.path, sockets: server?.folder,
      isSaved: records.path != nil, isControlled: server != nil, program: .own)
    let file = SocketName.file(for: name, ending: SocketName.recordEnding)
    let canceled = RecordFolder.canceled(state: paths.state)
    writer = RecordWriter(
      records, canceled: canceled, history, file: file, names.reservation, in: zone)
    if resumed != nil { try? canceled.remove(file) }
    if resumed == nil, let old = UnfinishedTimers.named(name, in: paths) { replace(old) }
    if let note { notes.append("this timer can’t be controlled: \(note)") }
    if resumed == nil, let label, name != label {
      notes.append("\(label) is already running, so this timer is called “\(name)”")
    }
    if records.path == nil {
      notes.append("this timer can’t be saved: set HOME or XDG_STATE_HOME to a folder of yours")
    }
  }

  private static func server(
    _ names: inout NameReservation, _ paths: TimerPaths, _ environment: (String) -> String?,
    _ note: inout String?
  ) throws(ControlError) -> ControlServer? {
    if let resumed = names.resumed, !names.reserve(resumed) { throw .isTaken(resumed) }
    do throws(ControlError) {
      let folder = try ControlFolder.create(environment: environment, state: paths.state)
      if let resumed = names.resumed { return try ControlServer(name: resumed, in: folder) }
      func isTaken(_ name: String) -> Bool { !names.reserve(name) }
      return try ControlServer(name: names.label, in: folder, orNumberedIf: isTaken)
    } catch {
      if case .isTaken = error { throw error }
      note = error.description
      return nil
    }
  }

  /// Moves an unfinished timer of the same name to the history.
  private func replace(_ old: UnfinishedTimers.Leftover) {
    if let entry = old.historyEntry, hasHistory { writer.add(.log(entry)) }
    notes.append("\(old.sentence); this timer replaces it")
  }

  /// Whether other processes can control the timer.
  package var isControlled: Bool { server != nil }

  /// Starts passing the requests of other processes to a function.
  package func serve(
    in loop: EventLoop, _ handle: @escaping @MainActor (ControlServer.Incoming) -> Void
  ) {
    guard let server else { return }
    loop.watch(server.descriptor) { server.take().forEach(handle) }
  }

  /// Sends a reply, with the reason if the state, or the history entry of a timer that is over,
  /// couldn't be saved.
  package func reply(_ reply: ControlReply, to connection: Int) {
    if reply.isLast { waitForDisk() }
    let why = reply.isLast ? writer.logFailure : unsavedReason
    server?.reply(why.map(reply.unsaved) ?? reply, to: connection)
  }

  /// Sends a record to all followers, and to the room in which the timer is shared.
  package func announce(_ record: TimerRecord) {
    share?.follow(record)
    guard let server, server.hasFollowers else { return }
    server.publish(.timer(record.forOthers.json))
  }
}

// MARK: - Saving

extension RunRegistration {
  /// Saves the record of an unfinished timer, or removes that of a finished one; returns a failure,
  /// unless the last change failed too.
  package func keep(_ record: TimerRecord, within patience: Duration? = nil) -> String? {
    guard records.path != nil else { return nil }
    if hangs { hangs = !writer.settle(within: .zero) }
    writer.add(record.status == nil ? .write(record) : .remove)
    return settle(within: patience)
  }

  /// Saves the record of a ringing timer after a delay, since a timer without a sound ends at once.
  ///
  /// Until then, an earlier record, if there is one, has the same deadline.
  package func keepLater(_ record: TimerRecord) {
    guard records.path != nil else { return }
    writer.add(.write(record), after: Self.ringingDelay)
  }

  /// The time after which the record of a ringing timer is saved.
  private static let ringingDelay = Duration.milliseconds(100)

  /// Starts saving a changed record; `settle` waits for it.
  package func startKeeping(_ record: TimerRecord) {
    if records.path != nil { writer.add(.write(record)) }
  }

  /// Waits a limited time for queued changes.
  package func waitForDisk(within patience: Duration? = nil) {
    hangs = !writer.settle(within: patience ?? usualPatience)
  }

  /// Waits for queued changes; returns a failure, unless it was already reported.
  package func settle(within patience: Duration? = nil) -> String? {
    waitForDisk(within: patience)
    guard !hangs else { return nil }
    let known = unsavedReason
    unsavedReason = writer.recordFailure
    return known == nil ? unsavedReason : nil
  }

  /// Whether the last record that was kept is on the disk.
  var isLastChangeSaved: Bool { records.path != nil && !hangs && unsavedReason == nil }

  private var usualPatience: Duration { hangs ? .zero : patience.change }

  /// Adds an entry to the history; returns a failure.
  package func log(_ entry: HistoryEntry) -> String? {
    guard hasHistory else { return nil }
    writer.add(.log(entry))
    _ = writer.settle(within: usualPatience)
    return takeFailures()
  }

  /// Adds the last entry to the history, for which `close` waits.
  package func logLast(_ entry: HistoryEntry) {
    if hasHistory { writer.add(.log(entry)) }
  }

  /// Returns the failures since the last call, joined into one message.
  private func takeFailures() -> String? {
    let failures = writer.takeFailures()
    return failures.isEmpty ? nil : failures.joined(separator: "; ")
  }

  /// Removes the record of a timer that can't be resumed, for which `close` waits.
  package func forget() {
    if records.path != nil { writer.add(.remove) }
  }

  /// Saves the record of a canceled timer for resuming; does nothing for any other timer.
  package func keepIfCanceled(_ record: TimerRecord) {
    guard record.phase == .canceled, records.path != nil else { return }
    let now = WallTime(sinceEpoch: SystemClock.realtime.now)
    writer.add(.canceled(record, oldest: now.advanced(by: .zero - UnfinishedTimers.canceledAge)))
  }

  /// Waits a limited time for queued changes and removes the socket; returns the failures that
  /// weren't reported yet.
  @discardableResult
  package func close() -> String? {
    stopSharing(.ends)
    let isSaved = writer.settle(within: patience.end)
    server?.close()
    writer.release()
    guard isSaved else {
      return "the disk isn’t responding: the outcome of \(identity.name) may not be saved"
    }
    let failures = [unsavedReason == nil ? writer.recordFailure : nil, takeFailures()]
      .compactMap(\.self)
    return failures.isEmpty ? nil : failures.joined(separator: "; ")
  }

  /// Removes the socket immediately, and stops watching it in a loop.
  package func close(in loop: EventLoop) {
    stopSharing(.movesOn)
    if let server { loop.unwatch(server.descriptor) }
    server?.close()
    writer.release()
  }
}

/// The working folder of the process.
enum WorkingFolder {
  /// The path; `nil` if the folder has been removed.
  static var path: String? {
    guard let text = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
