internal import Clocks
internal import Control
internal import Countdowns
internal import Dispatch
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
  private let cancelled: RecordFolder
  private let file: String
  private let history: HistoryFile
  private let zone: Zone
  private var isKept = true
  private let disk = DispatchQueue(label: "records", qos: .utility)

  /// Registers a timer under its label, or under a number; `resumed` is the name of an unfinished timer
  /// that continues as this one.
  ///
  /// An unfinished timer whose label is used again moves to the history.
  ///
  /// - Throws: `ControlError.isTaken` when another timer has the name; all other failures are notes.
  init(
    label: String?, resumed: String? = nil, countsSuspension: Bool, in zone: Zone,
    environment: (String) -> String? = Console.environment
  ) throws(ControlError) {
    let places = SoundPlaces(environment: environment)
    self.zone = zone
    records = RecordFolder(state: places.state)
    cancelled = RecordFolder.cancelled(state: places.state)
    history = HistoryFile(state: places.state)
    var note: String?
    // A number that has a record belongs to another timer, running or unfinished.
    server = try Self.server(
      resumed ?? label, besides: label == nil ? records.names : [], places, environment, &note)
    let process = ProcessIdentity.own()
    let name = server?.name ?? resumed ?? label ?? "process \(process.id)"
    identity = RunIdentity(
      name: name, process: process.id, processStart: process.start,
      boot: ProcessIdentity.bootID(), countsSuspension: countsSuspension,
      folder: WorkingFolder.path, isKept: records.path != nil)
    file = SocketName.file(for: name, ending: SocketName.recordEnding)
    if resumed != nil { try? cancelled.remove(file) }
    if resumed == nil, let old = UnfinishedTimers.timer(file, in: records) { replace(old) }
    if let note { notes.append("this timer can’t be controlled: \(note)") }
    if records.path == nil {
      notes.append("this timer isn’t kept: set HOME or XDG_STATE_HOME to a folder of yours")
    }
  }

  private static func server(
    _ label: String?, besides others: Set<String>, _ places: SoundPlaces,
    _ environment: (String) -> String?, _ note: inout String?
  ) throws(ControlError) -> ControlServer? {
    do throws(ControlError) {
      let folder = try ControlFolder.create(environment: environment, state: places.state)
      guard let label else { return try ControlServer(numberedIn: folder, besides: others) }
      return try ControlServer(name: label, in: folder)
    } catch {
      if case .isTaken = error { throw error }
      note = error.description
      return nil
    }
  }

  /// Moves an unfinished timer of the same name to the history.
  private func replace(_ old: UnfinishedTimers.Timer) {
    if let entry = old.historyEntry { _ = log(entry) }
    notes.append("\(old.sentence); this timer takes its place")
  }

  /// Whether other processes can control the timer.
  var isControlled: Bool { server != nil }

  /// Calls a function with the requests of other processes, when they come.
  func serve(in loop: EventLoop, _ handle: @escaping @MainActor (ControlServer.Incoming) -> Void) {
    guard let server else { return }
    loop.watch(server.descriptor) { server.take().forEach(handle) }
  }

  /// Answers a request.
  func reply(_ reply: ControlReply, to connection: Int) { server?.reply(reply, to: connection) }

  /// Sends a record to those who follow the timer.
  func announce(_ record: TimerRecord) { server?.publish(.timer(record.forOthers.json)) }

  /// Keeps a record for the next start while the timer isn't over; returns why it can't be kept, the
  /// first time.
  func keep(_ record: TimerRecord) -> String? {
    guard records.path != nil, isKept || record.status != nil else { return nil }
    do throws(JournalError) {
      if record.status == nil {
        try records.write(record, as: file)
        // On another thread, since a disk may take long.
        disk.async { [records, file] in records.sync(file) }
      } else {
        try records.remove(file)
      }
      return nil
    } catch {
      isKept = false
      return error.description
    }
  }

  /// Keeps a timer that was cancelled for as long as that can be taken back, and removes those for which
  /// it can’t be any more.
  func keepCancelled(_ record: TimerRecord) {
    let now = WallTime(sinceEpoch: SystemClock.realtime.now)
    cancelled.removeAll(before: now.advanced(by: .zero - UnfinishedTimers.cancelledAge))
    // The timer is over, whether or not that can be taken back.
    try? cancelled.write(record, as: file)
  }

  /// Adds a line to the history; returns why that can't be done.
  func log(_ entry: HistoryEntry) -> String? {
    guard history.path != nil else { return nil }
    do throws(JournalError) {
      try history.append(entry, in: zone)
      return nil
    } catch {
      return error.description
    }
  }

  /// Removes the record of a timer that isn't to be resumed.
  func forget() { try? records.remove(file) }

  /// Removes the socket.
  func close() { server?.close() }

  /// Removes the socket, and stops watching it in a loop.
  func close(in loop: EventLoop) {
    if let server { loop.unwatch(server.descriptor) }
    close()
  }
}

/// The folder in which the process works.
enum WorkingFolder {
  /// Its path; `nil` if it has none any more.
  static var path: String? {
    guard let text = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}

extension RecordFolder {
  /// The names of the timers that have records.
  fileprivate var names: Set<String> {
    Set(files.compactMap { SocketName.name(of: $0, ending: SocketName.recordEnding) })
  }
}
