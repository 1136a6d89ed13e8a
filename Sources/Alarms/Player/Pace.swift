import Glibc

/// Holds the writing of frames to the clock: there are devices that take any number of them at once
/// (one that writes files took 254 MB in half a second).
struct Pace: Hashable {
  private let rate: Int
  private let ahead: Int?
  private var start: Duration?
  private var written = 0

  /// Creates a pace.
  ///
  /// - Parameters:
  ///   - rate: The frames in a second.
  ///   - ahead: How many frames may be written ahead of the clock; `nil` for any number.
  init(rate: Int, ahead: Int?) {
    self.rate = rate
    self.ahead = ahead
  }

  /// Returns how many frames may be written now; the clock starts with the first question.
  mutating func allowance(at time: Duration) -> Int {
    guard let ahead else { return .max }
    let start = start ?? time
    self.start = start
    return max(0, (time - start).frames(rate: rate) + ahead - written)
  }

  /// Takes note of frames that were written.
  mutating func count(_ frames: Int) { written += frames }

  /// Starts anew, as after a recovery.
  mutating func restart() {
    start = nil
    written = 0
  }
}

/// Counts how often a device was brought back, and gives it up when that is too often.
struct Recoveries: Hashable {
  private static let most = 10
  private static let time = Duration.seconds(5)

  private var times: [Duration] = []

  /// Counts one more.
  mutating func count(at time: Duration) throws(PCMError) {
    times.removeAll { time - $0 > Self.time }
    times.append(time)
    if times.count > Self.most { throw PCMError(operation: "write", code: EPIPE) }
  }
}

/// Sees that a device stands still, by what it takes.
struct Stall: Hashable {
  /// The longest time between two looks that counts: after more, the program itself stood still.
  private static let longest = Duration.milliseconds(250)

  private let patience: Duration
  private var available: Int?
  private var last: Duration?
  private var still = Duration.zero

  init(patience: Duration) { self.patience = patience }

  /// Looks at a device that has so much room after so many frames were written.
  mutating func look(available: Int, written: Int, at time: Duration) throws(PCMError) {
    let passed = min(time - (last ?? time), Self.longest)
    let moved = written > 0 || available != self.available
    self.available = available
    last = time
    still = moved ? .zero : still + passed
    if still >= patience { throw PCMError(operation: "write", code: ETIMEDOUT) }
  }
}
