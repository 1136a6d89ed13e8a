import CALSASupport
import Glibc
import Synchronization

/// The thread of a player: the only one that ever touches the device.
struct AlarmThread {
  /// How long before the first sound the device is opened, and the sounds are rendered.
  private static let openLead = Duration.milliseconds(1500)
  /// How long before the first sound the device begins to play silence, which wakes those that would
  /// swallow the beginning.
  private static let silenceLead = Duration.milliseconds(1000)
  /// More than ALSA's parser of settings and its plugins need, less than a thread is given otherwise.
  private static let stackSize = 1024 * 1024

  private let core: PlayerCore

  /// Starts the thread; returns the number of the error when the system has no more threads.
  static func start(_ core: PlayerCore) -> Int32? {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // A new thread blocks what its maker does, from its first instruction on.
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

  /// Answers a question about the device.
  private func checkDevice() {
    core.orders.withLock { $0.checks = false }
    core.isPlaying.store(true, ordering: .relaxed)
    defer { core.isPlaying.store(false, ordering: .relaxed) }
    do {
      try tryDevice()
      core.tell(.available)
    } catch {
      core.tell(.unavailable(error))
    }
  }

  /// Waits for what is armed and plays it.
  private func serve(_ order: PlayerCore.Order, _ generation: Int) {
    let first = order.deadline - order.program.lead
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

  /// Tells that a program came to an end, unless another order came first.
  private func end(with event: AlarmPlayer.Event, _ generation: Int) {
    guard generation == core.currentGeneration else { return }
    core.disarm(after: generation)
    core.tell(event, of: generation)
  }

  /// Waits for a time with the device closed; returns whether it came without another order.
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

  /// Plays a program from the silence before it on.
  ///
  /// What became of it is told before the device is let go of, which takes for ever in a plugin whose
  /// server hangs; errors thrown are those of the opening.
  private func play(_ order: PlayerCore.Order, _ generation: Int) throws(PCMError) {
    // Opened first: where there is no device, nothing needs to be rendered.
    let program = order.program
    let device = try PCMDevice(core.device, rate: program.rate, channels: program.channels)
    core.live()
    let source = AlarmSource(program, rate: device.rate)
    core.live()
    let start = order.deadline - program.lead - Self.silenceLead
    guard waitOpen(until: start, generation) else { return }
    var playback = Playback(device, source, order.deadline, isPaced: core.isPaced, core.clock())
    while isCurrent(generation) {
      core.live()
      do {
        let (next, events) = try playback.step(now: core.clock)
        for event in events { core.tell(event, of: generation) }
        guard case .wait(let time) = next else { return end(with: .finished, generation) }
        core.wait(time)
      } catch {
        return end(with: .failed(error), generation)
      }
    }
    playback.silence()
  }

  /// Waits for a time with the device open; returns whether it came without another order.
  private func waitOpen(until time: Duration, _ generation: Int) -> Bool {
    while isCurrent(generation) {
      core.live()
      let left = time - core.clock()
      if left <= .zero { return true }
      core.wait(min(left, .milliseconds(500)))
    }
    return false
  }

  /// Whether what sounds may go on; a question about the device is answered on the way.
  private func isCurrent(_ generation: Int) -> Bool {
    guard generation == core.currentGeneration else { return false }
    if core.orders.withLock({ exchange(&$0.checks, false) }) { core.tell(.available) }
    return true
  }
}

private func exchange(_ value: inout Bool, _ new: Bool) -> Bool {
  defer { value = new }
  return value
}
#else
extension AlarmThread {
  private func tryDevice() throws(PCMError) { throw .leftOut }

  private func play(_ order: PlayerCore.Order, _ generation: Int) throws(PCMError) {
    throw .leftOut
  }
}
#endif
