internal import CSystem
internal import Clocks
internal import Glibc
internal import System

/// The thread of a client, the only one that uses the library.
struct ClientThread {
  /// The stack size: more than the look-up of hosts and the encryption require, less than the default.
  private static let stackSize = 1024 * 1024
  /// How long a connection lasts after which the next attempt is made soon.
  private static let lasting = Duration.seconds(10)

  private let core: ClientCore
  private let library: Mosquitto
  private var version: MQTTConfiguration.Version
  private var backOff = BackOff()
  /// Whether the broker has ever accepted a connection.
  private var wasAccepted = false
  /// The last reason that was reported, until there is a connection.
  private var reported: String?

  private init(_ core: ClientCore, _ library: Mosquitto) {
    (self.core, self.library) = (core, library)
    version = core.configuration.version ?? .v5
  }

  /// What the new thread takes over.
  private final class Start {
    let core: ClientCore
    let library: Mosquitto

    init(_ core: ClientCore, _ library: Mosquitto) { (self.core, self.library) = (core, library) }
  }

  /// Starts the thread; returns an error number if that fails.
  static func start(_ core: ClientCore, _ library: Mosquitto) -> Int32? {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let before = blockSignals()
    defer { restoreSignals(before) }
    let retained = unsafe Unmanaged.passRetained(Start(core, library))
    var thread = pthread_t()
    let failure = unsafe pthread_create(
      &thread, &attributes,
      { context in
        guard let context = unsafe context else { return nil }
        let start = unsafe Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
        unsafe csystem_name_process("mqtt")
        var thread = ClientThread(start.core, start.library)
        thread.run()
        return nil
      }, unsafe retained.toOpaque())
    guard failure != 0 else { return nil }
    unsafe retained.release()
    return failure
  }

  /// Blocks all signals but those of a crash, which a new thread inherits; returns the mask before.
  ///
  /// A write to a closed connection would raise SIGPIPE.
  private static func blockSignals() -> sigset_t {
    var all = sigset_t()
    var before = sigset_t()
    unsafe sigfillset(&all)
    for crash in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      unsafe sigdelset(&all, crash)
    }
    unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
    return before
  }

  private static func restoreSignals(_ mask: sigset_t) {
    var mask = mask
    unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}

extension ClientThread {
  private mutating func run() {
    while core.order != .quit {
      let started = core.now
      var session = ClientSession(core, BrokerConnection(library, core.configuration, version))
      let end = session.run()
      core.noteLoss()
      guard let end else { break }
      if session.isAccepted {
        (wasAccepted, reported) = (true, nil)
        if started.duration(to: core.now) > Self.lasting { backOff.reset() }
      }
      if end.remedy == .olderVersion, version == .v5 {
        version = .v3_1_1
        continue
      }
      if report(end) { break }
      guard wait(backOff.wait(jitter: core.configuration.jitter())) else { break }
    }
    Descriptor.raise(core.ended.number)
  }

  /// Reports the end of a connection or attempt, unless that was just reported; returns whether it is final.
  private mutating func report(_ end: ConnectionEnd) -> Bool {
    // A broker that has accepted this client may accept it again.
    let isFinal = end.remedy == .change && !wasAccepted
    defer { reported = end.words }
    guard reported != end.words else { return isFinal }
    let event: MQTTClient.Event =
      end.remedy == .change ? .failed(end.words, isFinal: isFinal) : .lost(end.words)
    core.report(event)
    return isFinal
  }

  /// Waits for a time; returns false if the client is closed before.
  private func wait(_ time: Duration) -> Bool {
    let end = core.now.advanced(by: time)
    while core.order == .work {
      let left = core.now.duration(to: end)
      guard left > .zero else { return true }
      Descriptor.isReady(core.wake.number, within: left)
      Descriptor.clear(core.wake.number)
    }
    return false
  }
}
