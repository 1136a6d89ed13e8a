internal import Clocks
internal import Control
internal import Countdowns
internal import Glibc
internal import Journal
internal import Reports
internal import Runtime
internal import TerminalIO

/// What other processes see of a running timer: its socket, its record and its line in the history.
@MainActor
final class RunRegistration {
  /// What distinguishes the timer from others.
  let identity: RunIdentity
  /// Why the timer can't be controlled or kept, each in a sentence.
  private(set) var notes: [String] = []
  private let server: ControlServer?
  private let records: RecordFolder
  private let hasHistory: Bool
  private let writer: RecordWriter
  private let patience: Patience
  /// Whether the disk didn't answer in time, so that nothing waits for it any more.
  private var hangs = false
  /// Why the last change isn't kept, as far as that is known.
  private(set) var unsavedReason: String?

  /// How long a disk may take.
  struct Patience: Hashable, Sendable {
    /// For a change: longer than any disk that works needs, and too short to be noticed.
    var change = Duration.milliseconds(20)
    /// At the end.
    var end = Duration.seconds(1)
  }

  /// Registers a timer under its label, or under a number; `resumed` is the name of an unfinished timer
  /// that continues as this one.
  ///
  /// An unfinished timer whose label is used again moves to the history.
  ///
  /// A label that another timer has gets a number after it.
  ///
  /// - Throws: `ControlError.isTaken` when another timer has the resumed name; all other failures
  ///   are notes.
  init(
    label: String?, resumed: String? = nil, countsSuspension: Bool, in zone: Zone,
    patience: Patience = Patience(), environment: (String) -> String? = Console.environment
  ) throws(ControlError) {
    self.patience = patience
    let paths = AppPaths(environment: environment)
    records = RecordFolder(state: paths.state)
    let history = HistoryFile(state: paths.state)
    hasHistory = history.path != nil
    var note: String?
    // A number that has a record belongs to another timer, running or unfinished.
    server = try Self.server(label, resumed: resumed, besides: records, paths, environment, &note)
    let process = ProcessIdentity.own()
    let name = server?.name ?? resumed ?? label ?? "process \(process.id)"
    identity = RunIdentity(
      name: name, process: process.id, processStart: process.start,
      boot: ProcessIdentity.bootID(), countsSuspension: countsSuspension,
      folder: WorkingFolder.path, isSaved: records.path != nil)
    let file = SocketName.file(for: name, ending: SocketName.recordEnding)
    let cancelled = RecordFolder.cancelled(state: paths.state)
    writer = RecordWriter(records, cancelled: cancelled, history, file: file, in: zone)
    if resumed != nil { try? cancelled.remove(file) }
    if resumed == nil, let old = UnfinishedTimers.named(name, in: paths) { replace(old) }
    if let note { notes.append("this timer can’t be controlled: \(note)") }
    if resumed == nil, let label, name != label, server != nil {
      notes.append("\(label) is already running, so this timer is called “\(name)”")
    }
    if records.path == nil {
      notes.append("this timer isn’t kept: set HOME or XDG_STATE_HOME to a folder of yours")
    }
  }

  private static func server(
    _ label: String?, resumed: String?, besides records: RecordFolder, _ paths: AppPaths,
    _ environment: (String) -> String?, _ note: inout String?
  ) throws(ControlError) -> ControlServer? {
    func hasRecord(_ name: String) -> Bool {
      records.contains(SocketName.file(for: name, ending: SocketName.recordEnding))
    }
    do throws(ControlError) {
      let folder = try ControlFolder.create(environment: environment, state: paths.state)
      if let resumed { return try ControlServer(name: resumed, in: folder) }
      guard let label else { return try ControlServer(numberedIn: folder, besides: hasRecord) }
      return try ControlServer(name: label, in: folder, orNumberedBesides: hasRecord)
    } catch {
      if case .isTaken = error { throw error }
      note = error.description
      return nil
    }
  }

  /// Moves an unfinished timer of the same name to the history.
  private func replace(_ old: UnfinishedTimers.Timer) {
    if let entry = old.historyEntry, hasHistory { writer.add(.log(entry)) }
    notes.append("\(old.sentence); this timer takes its place")
  }

  /// Whether other processes can control the timer.
  var isControlled: Bool { server != nil }

  /// Calls a function with the requests of other processes, when they come.
  func serve(in loop: EventLoop, _ handle: @escaping @MainActor (ControlServer.Incoming) -> Void) {
    guard let server else { return }
    loop.watch(server.descriptor) { server.take().forEach(handle) }
  }

  /// Answers a request; the answer says if the state isn't kept.
  func reply(_ reply: ControlReply, to connection: Int) {
    server?.reply(unsavedReason.map(reply.unsaved) ?? reply, to: connection)
  }

  /// Sends a record to those who follow the timer.
  func announce(_ record: TimerRecord) { server?.publish(.timer(record.forOthers.json)) }
}

// MARK: - What is kept

extension RunRegistration {
  /// Keeps a record for the next start while the timer isn't over; returns why it can't be kept, unless
  /// the last one couldn't either.
  func keep(_ record: TimerRecord, within patience: Duration? = nil) -> String? {
    guard records.path != nil else { return nil }
    if hangs { hangs = !writer.settle(within: .zero) }
    writer.add(record.status == nil ? .write(record) : .remove)
    return settle(within: patience)
  }

  /// Waits for what is to be kept; returns why it can't be, if that is new.
  private func settle(within patience: Duration?) -> String? {
    hangs = !writer.settle(within: patience ?? usualPatience)
    guard !hangs else { return nil }
    let known = unsavedReason
    unsavedReason = writer.recordFailure
    return known == nil ? unsavedReason : nil
  }

  /// Whether the last record that was kept is on the disk.
  var isLastChangeSaved: Bool { records.path != nil && !hangs && unsavedReason == nil }

  private var usualPatience: Duration { hangs ? .zero : patience.change }

  /// Adds a line to the history; returns why that can't be done.
  func log(_ entry: HistoryEntry) -> String? {
    guard hasHistory else { return nil }
    writer.add(.log(entry))
    _ = writer.settle(within: usualPatience)
    return takeFailures()
  }

  /// Returns what failed since the last time, in one clause.
  private func takeFailures() -> String? {
    let failures = writer.takeFailures()
    return failures.isEmpty ? nil : failures.joined(separator: "; ")
  }

  /// Removes the record of a timer that isn't to be resumed.
  func forget() { writer.add(.remove) }

  /// Keeps a timer for as long as that can be taken back, if it was cancelled.
  func keepIfCancelled(_ record: TimerRecord) {
    guard record.phase == .cancelled, records.path != nil else { return }
    let now = WallTime(sinceEpoch: SystemClock.realtime.now)
    writer.add(.cancelled(record, oldest: now.advanced(by: .zero - UnfinishedTimers.cancelledAge)))
  }

  /// Removes the socket, once what was to be kept is, or the disk has had time enough; returns what failed.
  @discardableResult
  func close() -> String? {
    let isSaved = writer.settle(within: patience.end)
    server?.close()
    return isSaved
      ? takeFailures()
      : "the disk isn’t responding: what became of \(identity.name) may not be kept"
  }

  /// Removes the socket at once, and stops watching it in a loop.
  func close(in loop: EventLoop) {
    if let server { loop.unwatch(server.descriptor) }
    server?.close()
  }
}

/// The folder in which the process works.
enum WorkingFolder {
  /// Its path; `nil` if it has been removed.
  static var path: String? {
    guard let text = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
