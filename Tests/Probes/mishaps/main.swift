internal import Alarms
internal import Clocks
internal import Control
internal import Countdowns
internal import Dispatch
internal import Glibc
internal import Journal
internal import Reports
internal import Runtime
internal import Synchronization
internal import System

// Meets a mishap that would concern all tests of a process, and prints what comes of it.

/// What can happen, by the first argument; the second one is a folder or a number.
enum Mishap: String {
  /// A disk without space for another entry in the history.
  case history
  /// A disk without space for a longer record.
  case record
  /// A limit on descriptors that a server reaches.
  case descriptors
  /// A limit on processes.
  case threads
  /// A position outside a routine.
  case position
  /// Devices that can't be opened, about which ALSA would complain.
  case devices
}

let time = WallTime(epochSeconds: 1_795_000_000)

/// Lets each file have at most a number of bytes.
func limitFiles(to size: Int) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
  unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
}

/// Lets this process have descriptors up to a number, and returns false if that fails.
func limitDescriptors(to count: Int32) -> Bool {
  var limit = rlimit()
  unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  limit.rlim_cur = rlim_t(count)
  return unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
}

func appendEntry(in folder: String) -> String {
  let entry = HistoryEntry(
    name: "tea", kind: .countdown, started: time, ended: time, planned: nil, ran: .seconds(60),
    outcome: .rang)
  let file = HistoryFile(state: folder)
  do throws(JournalError) {
    try file.append(entry, in: .utc)
    limitFiles(to: 20 + entry.line(in: .utc).utf8.count)
    try file.append(entry, in: .utc)
  } catch { return "\(error)" }
  return "appended"
}

func writeRecord(in folder: String) -> String {
  var record = TimerRecord(
    name: "tea", process: 12, processStart: "345", boot: "b", countsSuspension: true,
    started: time, written: time, phase: .ended, longest: .seconds(60))
  let records = RecordFolder(state: folder)
  do throws(JournalError) {
    try records.write(record, as: "tea")
    limitFiles(to: 300)
    record.label = String(repeating: "x", count: 1000)
    try records.write(record, as: "tea")
  } catch { return "\(error)" }
  return "written"
}

@MainActor
func connectWithoutDescriptors(in folder: String) throws -> String {
  let sockets = try ControlFolder.create(
    environment: { $0 == "XDG_RUNTIME_DIR" ? folder : nil }, state: nil)
  let server = try ControlServer(name: "tea", in: sockets)
  let socket = ControlSocket(named: "tea", in: sockets)
  let client = try ControlConnection(socket, .status)
  var taken: [Int32] = []
  guard limitDescriptors(to: fcntl(0, F_DUPFD_CLOEXEC, 3) + 4) else { return "no limit" }
  while case let more = fcntl(0, F_DUPFD_CLOEXEC, 3), more >= 0 { taken.append(more) }
  let isRefused = server.take().isEmpty && client.read() == nil
  let isIdle = !Descriptor.isReady(server.descriptor)
  for descriptor in taken { close(descriptor) }
  let next = try ControlConnection(socket, .status)
  let incoming = server.take()
  for item in incoming { server.reply(.refused("later"), to: item.connection) }
  let isAnswered = incoming.map(\.request) == [.status] && next.read() == [.refused("later")]
  return "refused: \(isRefused), idle: \(isIdle), answered: \(isAnswered)"
}

func startThreads(_ count: UInt) -> String {
  // The limit doesn't apply to root, and includes all threads of a user.
  guard getuid() != 0 || setuid(61_234 + UInt32(count)) == 0 else { return "root" }
  var limit = rlimit(rlim_cur: count + 1, rlim_max: count + 1)
  unsafe setrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &limit)
  return ThreadSupply.suffices ? "enough" : "too few"
}

func openDevices() -> String {
  for device in ["busy", "odd", "nosuch", "hw:0,0"] {
    let events = Mutex("")
    let isChecked = DispatchSemaphore(value: 0)
    let player = AlarmPlayer(device: device, clock: { .zero }) { event in
      events.withLock { $0 += "\(event) " }
      isChecked.signal()
    }
    player.check()
    guard isChecked.wait(timeout: .now() + 60) == .success else { return "\(device): no answer" }
    let event = events.withLock { $0 }
    guard event.hasPrefix("unavailable") else { return "\(device): \(event)" }
  }
  return DeviceList.names.isEmpty ? "no devices" : "unavailable"
}

let words = CommandLine.arguments
guard words.count == 3, let mishap = Mishap(rawValue: words[1]) else { exit(64) }
switch mishap {
case .history: print(appendEntry(in: words[2]))
case .record: print(writeRecord(in: words[2]))
case .descriptors: print(try connectWithoutDescriptors(in: words[2]))
case .threads: print(startThreads(UInt(words[2]) ?? 0))
case .position: print(Routine(Step(length: .seconds(1)))[Int(words[2]) ?? 0])
case .devices: print(openDevices())
}
