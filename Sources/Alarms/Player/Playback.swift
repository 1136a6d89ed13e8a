#if ALSA
import Glibc

/// One playing of a source on a device, step by step: each looks at the device, mends what can be
/// mended and gives it what it takes.
struct Playback: ~Copyable {
  /// What comes after a step.
  enum Next {
    /// Another step, after so much time.
    case wait(Duration)
    /// Nothing: all was heard.
    case finished
  }

  /// How often the device is looked at: twice a period.
  ///
  /// Polling its own descriptors instead would cost a third of a processor with servers that keep
  /// them readable.
  static let tick = Duration.milliseconds(25)
  /// How long a device may stand still.
  private static let patience = Duration.milliseconds(2000)
  /// How long a device may take to come back from the machine's sleep.
  private static let resumePatience = Duration.seconds(6)
  /// How long after the last frame by the device's count the sound is surely over.
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
  /// Since when the device is asked to come back.
  private var suspended: Duration?
  /// Whether the device holds nothing yet, or nothing any more.
  private var isFresh = true
  private var hasStarted = false
  /// When the last frame will have been heard.
  private var over: Duration?

  /// Begins at the position that the clock is at.
  init(
    _ device: consuming PCMDevice, _ source: AlarmSource, _ deadline: Duration, isPaced: Bool,
    _ now: Duration
  ) {
    pace = Pace(
      rate: device.rate, ahead: isPaced ? device.bufferFrames + device.rate / 2 : nil)
    head = WriteHead(source, near: (now - deadline).signedFrames(rate: device.rate))
    self.device = device
    self.deadline = deadline
  }

  /// Silences the device at once.
  func silence() { device.drop() }

  /// Makes a step; returns what comes next and what happened.
  mutating func step(
    now: () -> Duration
  ) throws(PCMError) -> (Next, events: [AlarmPlayer.Event]) {
    var events: [AlarmPlayer.Event] = []
    // A second look after a recovery, so that the whole buffer is filled again at once.
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

  /// Brings a device that stopped back; returns `false` while it needs time.
  ///
  /// `snd_pcm_recover` would sleep for seconds, and believe a device that says it came back.
  private mutating func recover(
    _ time: Duration, _ events: inout [AlarmPlayer.Event]
  ) throws(PCMError) -> Bool {
    switch device.state {
    case .prepared, .running:
      return true
    case .disconnected:
      throw PCMError(operation: "write", code: ENODEV)
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

  /// Writes what the device takes; returns how many frames, or `nil` when it must be recovered.
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

  /// Holds what is written to the clock.
  ///
  /// Of some tries the one counts in which the clock was read right after the device, and not after
  /// another program's turn.
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

  /// Tells when the alarm's first frame was heard, once it was.
  private mutating func noteStart(_ time: Duration, _ events: inout [AlarmPlayer.Event]) {
    guard !hasStarted, head.position > 0 else { return }
    let heard = head.position - device.delay
    guard heard >= 0 else { return }
    hasStarted = true
    // A device that tells no delay would seem to be early.
    events.append(.started(at: max(deadline, time - .frames(heard, rate: device.rate))))
  }

  /// Works out when all will have been heard.
  ///
  /// The delay alone can't be trusted: there are servers that tell none or a negative one. Nor is the
  /// device drained, which can block for ever.
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
