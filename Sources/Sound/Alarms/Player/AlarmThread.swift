internal import CSystem
import CALSASupport
import Glibc
import Synchronization
import System

/// The thread of a player, the only one that uses the device.
struct AlarmThread {
  /// How long before the first sound the device is opened and the sounds are rendered.
  private static let openLead = Duration.milliseconds(1500)
  /// How long before the first sound the device starts playing silence, which wakes devices that
  /// would drop the beginning.
  private static let silenceLead = Duration.milliseconds(1000)
  /// The stack size: more than ALSA's parser and plugins require, less than the default.
  private static let stackSize = 1024 * 1024

  private let core: PlayerCore

  /// Starts the thread; returns an error number if that fails.
  static func start(_ core: PlayerCore) -> Int32? {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // A new thread inherits the signal mask.
    calsa_block_signals()
    defer { calsa_restore_signals() }
    let retained = unsafe Unmanaged.passRetained(core)
    var thread = pthread_t()
    let failure = unsafe pthread_create(
      &thread, &attributes,
      { context in
        guard let context = unsafe context else { return nil }
        let core = unsafe Unmanaged<PlayerCore>.fromOpaque(context).takeRetainedValue()
        unsafe calsa_name_thread("alarm")
        AlarmThread(core: core).run()
        return nil
      }, unsafe retained.toOpaque())
    guard failure != 0 else { return nil }
    unsafe retained.release()
    return failure
  }

  private func run() {
    while true {
      let (orders, generation) = core.orders.withLock { ($0, core.currentGeneration) }
      if orders.quits { return core.rest(at: orders.revision) }
      if orders.checks {
        checkDevice()
      } else if let order = orders.armed {
        serve(order, generation)
      } else {
        core.rest(at: orders.revision)
        core.wait(nil)
      }
    }
  }

  /// Checks the device and reports the result.
  private func checkDevice() {
    core.orders.withLock { $0.checks = false }
    core.isPlaying.store(true, ordering: .relaxed)
    defer { core.isPlaying.store(false, ordering: .relaxed) }
    do {
      try tryDevice()
      core.report(.available)
    } catch { core.report(.unavailable(error)) }
  }

  /// Waits for the armed playlist and plays it.
  private func serve(_ order: PlayerCore.Order, _ generation: Int) {
    let first = order.deadline - order.playlist.lead
    guard wait(until: first - Self.openLead, generation) else { return }
    core.work()
    core.isPlaying.store(true, ordering: .relaxed)
    defer { core.isPlaying.store(false, ordering: .relaxed) }
    do {
      try play(order, generation)
    } catch {
      end(with: .failed(error), generation)
    }
  }

  /// Reports the end of a playlist, unless a newer order arrived.
  private func end(with event: AlarmPlayer.Event, _ generation: Int) {
    guard generation == core.currentGeneration else { return }
    core.disarm(after: generation)
    core.report(event, of: generation)
  }

  /// Waits until a time with the device closed; returns false if another order arrived first.
  private func wait(until time: Duration, _ generation: Int) -> Bool {
    while true {
      let orders = core.orders.withLock { $0 }
      guard !orders.quits, generation == core.currentGeneration else { return false }
      if orders.checks {
        checkDevice()
        continue
      }
      let left = time - core.clock()
      if left <= .zero { return true }
      core.rest(at: orders.revision)
      core.wait(left)
    }
  }
}

#if ALSA
extension AlarmThread {
  private func tryDevice() throws(PCMError) {
    _ = try PCMDevice(core.device, rate: 48_000, channels: 1)
  }

  /// Plays a playlist, beginning with the silence before it.
  ///
  /// The result is reported before the device is closed, which may never return in a plugin whose
  /// server hangs. Only errors on opening are thrown.
  private func play(_ order: PlayerCore.Order, _ generation: Int) throws(PCMError) {
    // The device is opened first: without one, there is no need to render.
    let playlist = order.playlist
    let device = try PCMDevice(core.device, rate: playlist.rate, channels: playlist.channels)
    core.live()
    let source = AlarmSource(playlist, rate: device.rate)
    core.live()
    let start = order.deadline - playlist.lead - Self.silenceLead
    guard waitOpen(until: start, generation) else { return }
    var playback = Playback(device, source, order.deadline, isPaced: core.isPaced, core.clock())
    while isCurrent(generation) {
      core.live()
      do {
        let (next, events) = try playback.step(now: core.clock)
        for event in events { core.report(event, of: generation) }
        guard case .wait(let time) = next else { return end(with: .finished, generation) }
        core.wait(time)
      } catch { return end(with: .failed(error), generation) }
    }
    playback.silence()
  }

  /// Waits until a time with the device open; returns false if another order arrived first.
  private func waitOpen(until time: Duration, _ generation: Int) -> Bool {
    while isCurrent(generation) {
      core.live()
      let left = time - core.clock()
      if left <= .zero { return true }
      core.wait(min(left, .milliseconds(500)))
    }
    return false
  }

  /// Returns whether playback may continue; also handles a pending check of the device.
  private func isCurrent(_ generation: Int) -> Bool {
    guard generation == core.currentGeneration else { return false }
    let isChecked = core.orders.withLock { orders in
      defer { orders.checks = false }
      return orders.checks
    }
    if isChecked { core.report(.available) }
    return true
  }
}
#else
extension AlarmThread {
  private func tryDevice() throws(PCMError) { throw .leftOut }

  private func play(_ order: PlayerCore.Order, _ generation: Int) throws(PCMError) {
    throw .leftOut
  }
}
#endif
