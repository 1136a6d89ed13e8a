#if ALSA
import Glibc

/// The playback of a source on a device, in steps that check the device, recover it if necessary
/// and write frames.
struct Playback: ~Copyable {
  /// What follows a step.
  enum Next {
    /// Another step after a delay.
    case wait(Duration)
    /// Nothing: playback is complete.
    case finished
  }

  /// The interval between steps: half a period.
  ///
  /// Polling the device's descriptors would take a third of a processor with servers that keep them
  /// readable.
  static let tick = Duration.milliseconds(25)
  /// The maximum time that a device may stall.
  private static let patience = Duration.milliseconds(2000)
  /// The maximum time that a device may take to resume after the machine's sleep.
  private static let resumePatience = Duration.seconds(6)
  /// The margin after the last frame, by the device's count, when the sound is certainly over.
  private static let margin = Duration.milliseconds(60)
  private static let chunkFrames = 4096

  private let device: PCMDevice
  private let deadline: Duration
  private var head: WriteHead
  private var samples: [Int16] = []
  private var pace: Pace
  private var recoveries = Recoveries()
  private var stall = Stall(patience: Playback.patience)
  private var underruns = 0
  /// The time at which resuming began.
  private var suspended: Duration?
  /// Whether the device's buffer is empty.
  private var isFresh = true
  private var hasStarted = false
  /// The time at which the last frame will have been played.
  private var over: Duration?

  /// Begins at the clock's current position.
  init(
    _ device: consuming PCMDevice, _ source: AlarmSource, _ deadline: Duration, isPaced: Bool,
    _ now: Duration
  ) {
    pace = Pace(rate: device.rate, ahead: isPaced ? device.bufferFrames + device.rate / 2 : nil)
    head = WriteHead(source, near: (now - deadline).signedFrames(rate: device.rate))
    self.device = device
    self.deadline = deadline
  }

  /// Silences the device immediately.
  func silence() { device.drop() }

  /// Performs a step; returns what follows, and events.
  mutating func step(now: () -> Duration) throws(PCMError) -> (Next, events: [AlarmPlayer.Event]) {
    var events: [AlarmPlayer.Event] = []
    // After a recovery, a second pass refills the whole buffer immediately.
    for _ in 0..<2 {
      let time = now()
      if let over {
        noteStart(time, &events)
        guard time < over, device.state == .running else { return finish(time, &events) }
        return (.wait(min(Self.tick, over - time)), events)
      }
      guard try recover(time, &events) else { return (.wait(.milliseconds(200)), events) }
      guard let room = try device.available(), let written = try fill(room, now) else { continue }
      if written > 0, device.state == .prepared { try device.start() }
      try stall.look(available: room - written, written: written, at: now())
      noteStart(now(), &events)
      if head.isAtEnd { noteEnd(now()) }
      return (.wait(Self.tick), events)
    }
    try stall.look(available: -1, written: 0, at: now())
    return (.wait(Self.tick), events)
  }

  /// Recovers a stopped device; returns `false` while it needs more time.
  ///
  /// `snd_pcm_recover` would sleep for seconds, and trust a device that claims to have recovered.
  private mutating func recover(
    _ time: Duration, _ events: inout [AlarmPlayer.Event]
  ) throws(PCMError) -> Bool {
    switch device.state {
    case .prepared, .running: return true
    case .disconnected: throw PCMError(operation: "write", code: ENODEV)
    case .ranOut:
      try recoveries.count(at: time)
      underruns += 1
      events.append(.underrun(count: underruns))
      try device.prepare()
    case .suspended:
      let since = suspended ?? time
      suspended = since
      if !device.resume(), time - since < Self.resumePatience { return false }
      try recoveries.count(at: time)
      if device.state != .running { try device.prepare() }
      events.append(.resumed)
    }
    suspended = nil
    isFresh = true
    pace.restart()
    return true
  }

  /// Writes the frames that the device accepts; returns their number, or `nil` if it must be
  /// recovered.
  private mutating func fill(_ room: Int, _ now: () -> Duration) throws(PCMError) -> Int? {
    align(now)
    var written = 0
    let room = min(room, head.left, pace.allowance(at: now()))
    while written < room {
      let count = min(room - written, Self.chunkFrames)
      samples.removeAll(keepingCapacity: true)
      head.source.append(count, from: head.position, to: &samples, channels: device.channels)
      guard let taken = try device.write(samples[...]) else { return nil }
      head.advance(by: taken)
      pace.count(taken)
      written += taken
      if taken < count { break }
    }
    if written > 0 { isFresh = false }
    return written
  }

  /// Aligns the write position with the clock.
  ///
  /// Of several attempts, it uses the one in which the clock was read soonest after the device.
  private mutating func align(_ now: () -> Duration) {
    guard head.position < 0 else { return }
    var delay = 0
    var time = now()
    for _ in 0..<3 {
      let before = now()
      delay = device.delay
      time = now()
      if time - before < .microseconds(100) { break }
    }
    let target = (time - deadline).signedFrames(rate: device.rate) + delay
    head.align(to: target, fresh: isFresh)
  }

  /// Reports the time at which the alarm's first frame was played.
  private mutating func noteStart(_ time: Duration, _ events: inout [AlarmPlayer.Event]) {
    guard !hasStarted, head.position > 0 else { return }
    let heard = head.position - device.delay
    guard heard >= 0 else { return }
    hasStarted = true
    // A device that reports no delay would appear to be early.
    events.append(.started(at: max(deadline, time - .frames(heard, rate: device.rate))))
  }

  /// Computes the time at which everything will have been played.
  ///
  /// The delay alone can't be trusted: some servers report none or a negative one. Draining the
  /// device could block forever.
  private mutating func noteEnd(_ time: Duration) {
    let room = (try? device.available()) ?? device.bufferFrames
    let rest = max(device.delay, device.bufferFrames - room)
    over = time + .frames(rest, rate: device.rate) + Self.margin
  }

  private mutating func finish(
    _ time: Duration, _ events: inout [AlarmPlayer.Event]
  ) -> (Next, events: [AlarmPlayer.Event]) {
    if !hasStarted { events.append(.started(at: max(deadline, time))) }
    device.drop()
    return (.finished, events)
  }
}
#endif
