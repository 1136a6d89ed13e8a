#if SndFile
internal import CSoundDecoder
internal import Glibc
internal import Synth
internal import System

/// A sandboxed child process that decodes one file; see CSoundDecoder.
struct DecoderProcess {
  let id: pid_t
  private let answers: OwnedDescriptor
  private let limits: DecoderLimits

  /// Returns the sound in an open file.
  static func waveform(
    of file: Int32, _ limits: DecoderLimits = DecoderLimits()
  ) throws(DecoderFailure) -> Waveform {
    try startingAgain { () throws(DecoderFailure) in
      try DecoderProcess(decoding: file, limits).answer()
    }
  }

  /// Retries once if the process wasn't ready: it may have been forked while another thread was
  /// loading a library.
  static func startingAgain<Value>(
    _ body: () throws(DecoderFailure) -> Value
  ) throws(DecoderFailure) -> Value {
    do throws(DecoderFailure) {
      return try body()
    } catch {
      guard error == .notReady else { throw error }
      return try body()
    }
  }

  /// Starts the process; the caller must then call ``answer()``.
  init(decoding file: Int32, _ limits: DecoderLimits) throws(DecoderFailure) {
    // This process's copy of the writing end is closed on return, so that the end can be seen.
    let pipe = try rethrow(try DescriptorPipe(), as: { DecoderFailure.system($0.code) })
    Descriptor.setNonBlocking(pipe.reading.number)
    let may = csound_limits(memory: limits.memory, processor_time: limits.processorTime)
    let id = unsafe csound_start(limits.library, file, pipe.writing.number, may)
    guard id > 0 else { throw .system(-id) }
    (self.id, self.limits) = (id, limits)
    answers = pipe.reading
  }

  /// Waits for the response and ends the process.
  func answer() throws(DecoderFailure) -> Waveform {
    let (answer, isInTime) = listen()
    kill(id, SIGKILL)
    let ending = ProcessEnding.wait(for: id)
    if let outcome = answer.outcome { return try outcome.get() }
    guard answer.isReady else { throw .notReady }
    throw isInTime ? DecoderFailure(ending) : .tooSlow
  }
}

extension DecoderProcess {
  /// The maximum time of one wait.
  private static let patience = Duration.milliseconds(100)
  /// The most bytes that are read at once.
  private static let longestPiece = 1 << 16

  /// Reads until the response is complete, the process closes the pipe, or the time is up.
  private func listen() -> (DecoderAnswer, isInTime: Bool) {
    var answer = DecoderAnswer(longest: limits.longest, mostSamples: limits.mostSamples)
    var left = limits.startTime
    while left > .zero {
      left -= wait(atMost: left)
      switch try? Descriptor.receive(answers.number, upTo: Self.longestPiece) {
      case .bytes(let bytes):
        let wasReady = answer.isReady
        answer.take(bytes)
        if answer.outcome != nil { return (answer, true) }
        if !wasReady, answer.isReady { left = limits.time }
      case .nothing: continue
      case .end, nil: return (answer, true)
      }
    }
    return (answer, false)
  }

  /// Waits for bytes and returns the time to charge.
  ///
  /// Time during which this program is stopped isn't charged, except for one wait.
  private func wait(atMost left: Duration) -> Duration {
    let start = SuspendingClock.now
    let time = min(left, Self.patience)
    Descriptor.isReady(answers.number, within: time)
    return min(SuspendingClock.now - start, time)
  }
}
#endif
