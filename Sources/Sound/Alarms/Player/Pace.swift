import Glibc

/// A limiter that writes frames at the clock's pace, because some devices accept any number at once
/// (one that writes files accepted 254 MB in half a second).
struct Pace: Hashable {
  private let rate: Int
  private let ahead: Int?
  private var start: Duration?
  private var written = 0

  /// Creates a pace.
  ///
  /// - Parameters:
  ///   - rate: The frames per second.
  ///   - ahead: The number of frames that may be written ahead of the clock; `nil` for no limit.
  init(rate: Int, ahead: Int?) { (self.rate, self.ahead) = (rate, ahead) }

  /// Returns the number of frames that may be written now; the first call starts the clock.
  mutating func allowance(at time: Duration) -> Int {
    guard let ahead else { return .max }
    let start = start ?? time
    self.start = start
    return max(0, (time - start).frames(rate: rate) + ahead - written)
  }

  /// Records written frames.
  mutating func count(_ frames: Int) { written += frames }

  /// Starts over, as after a recovery.
  mutating func restart() {
    start = nil
    written = 0
  }
}

/// A counter of device recoveries that fails if there are too many.
struct Recoveries: Hashable {
  private static let most = 10
  private static let time = Duration.seconds(5)

  private var times: [Duration] = []

  mutating func count(at time: Duration) throws(PCMError) {
    times.removeAll { time - $0 > Self.time }
    times.append(time)
    if times.count > Self.most { throw PCMError(operation: "write", code: EPIPE) }
  }
}

/// A detector of stalled devices, based on the frames that they consume.
struct Stall: Hashable {
  /// The maximum time between two checks: a longer one means that the program itself was stopped.
  private static let longest = Duration.milliseconds(250)

  private let patience: Duration
  private var available: Int?
  private var last: Duration?
  private var still = Duration.zero

  init(patience: Duration) { self.patience = patience }

  /// Checks a device that has space for `available` frames after `written` frames.
  mutating func look(available: Int, written: Int, at time: Duration) throws(PCMError) {
    let passed = min(time - (last ?? time), Self.longest)
    let moved = written > 0 || available != self.available
    self.available = available
    last = time
    still = moved ? .zero : still + passed
    if still >= patience { throw PCMError(operation: "write", code: ETIMEDOUT) }
  }
}
